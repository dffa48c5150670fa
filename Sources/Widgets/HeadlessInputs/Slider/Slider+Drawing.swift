import Foundation
import HeadlessGraphics
import HeadlessViews

extension Slider: ShadowDrawing {
  package final var drawnArea: CGRect {
    if currentThumbImage != nil { return bounds }
    return bounds.union(Self.thumbShadow.extent(of: shownThumbRect))
  }

  /// Draws the track before and after the thumb, the images at its ends and the thumb.
  /// > Seen: fact i2: the track before the thumb ends at its middle; the track behind is black or white at 26/255.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let bounds = bounds
    let track = ask(.track, in: bounds)
    drawTrack(track, currentMaximumTrackImage, maximumTrackTintColor ?? Self.trackColor, into: context)
    let middle = thumbStart(track: track, value: value) + thumbSize.width / 2
    var start = track
    if isRightToLeft {
      start.origin.x = min(middle, track.maxX)
      start.size.width = track.maxX - start.minX
    } else {
      start.size.width = min(max(0, middle - track.minX), track.width)
    }
    drawTrack(start, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor ?? .systemBlue, into: context)
    minimumValueImage?.draw(in: ask(.minimumValueImage, in: bounds))
    maximumValueImage?.draw(in: ask(.maximumValueImage, in: bounds))
    let thumb = askThumbRect(in: bounds, track: track)
    if let image = currentThumbImage { return image.draw(in: thumb) }
    context.drawShadow(Self.thumbShadow, of: .rounded(thumb, radius: thumb.height / 2))
    context.fillCapsule(thumb, with: thumbTintColor ?? .white)
  }

  private func drawTrack(_ rect: CGRect, _ image: Image?, _ color: Color, into context: DrawingContext) {
    if let image {
      image.draw(
        in: CGRect(x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width, height: image.size.height))
    } else {
      context.fillCapsule(rect, with: color, opacity: drawnOpacity)
    }
  }

  private static let trackColor = Color(
    light: Color(white: 0, alpha: 26.0 / 255), dark: Color(white: 1, alpha: 26.0 / 255))

  /// The shadow below the thumb.
  /// > Seen: fact i2, fitted to the pixels around the thumb.
  private static let thumbShadow = DrawingList.Shadow(
    color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.11), offset: CGSize(width: 0, height: 1), radius: 3)
}
