import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The arithmetic of the hooks, and the drawing.
extension Slider {
  /// The height of the track, in points.
  private var trackHeight: CGFloat { era.hasGlassControls ? 6 : 4 }

  /// The size of the thumb: that of its image, or else the standard one.
  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    return era.hasGlassControls ? CGSize(width: 37, height: 24) : CGSize(width: 31, height: 31)
  }

  final var preferredHeight: CGFloat {
    max(
      34, currentThumbImage?.size.height ?? 0, minimumValueImage?.size.height ?? 0, maximumValueImage?.size.height ?? 0)
  }

  // MARK: Rectangles

  /// The image's rectangle at the edge: of the least value at the side where the layout begins.
  final func imageRect(of image: Image?, _ isMinimum: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
    let isLeft = isMinimum != isRightToLeft
    let top = pixelGrid.halfUp(bounds.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: isLeft ? bounds.minX : bounds.maxX - size.width, y: top), size: size)
  }

  final func standardTrackRect(in bounds: CGRect) -> CGRect {
    let edge: CGFloat = era.hasGlassControls ? 0 : 2
    var (left, right) = (bounds.minX + edge, bounds.maxX - edge)
    let minimum = minimumValueImage == nil ? nil : minimumValueImageRect(forBounds: bounds)
    let maximum = maximumValueImage == nil ? nil : maximumValueImageRect(forBounds: bounds)
    let (first, last) = isRightToLeft ? (maximum, minimum) : (minimum, maximum)
    // > Assumed: 2 points between image and track.
    if let first { left = first.maxX + 2 }
    if let last { right = last.minX - 2 }
    let top = pixelGrid.halfUp(bounds.midY - trackHeight / 2)
    return CGRect(x: left, y: top, width: max(0, right - left), height: trackHeight)
  }

  /// The stretch that the thumb's left edge moves along.
  private func thumbWay(in bounds: CGRect, track: CGRect) -> (start: CGFloat, length: CGFloat) {
    let edge: CGFloat = era.hasGlassControls || minimumValueImage != nil || maximumValueImage != nil ? 0 : 2
    let stretch = track.insetBy(dx: -edge, dy: 0)
    return (stretch.minX, max(0, stretch.width - thumbSize.width))
  }

  /// The left edge of the thumb for a value, not rounded.
  private func thumbStart(in bounds: CGRect, track: CGRect, value: Float) -> CGFloat {
    let way = thumbWay(in: bounds, track: track)
    let fraction = range.fraction(of: value)
    return way.start + (isRightToLeft ? 1 - fraction : fraction) * way.length
  }

  final func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let start = thumbStart(in: bounds, track: track, value: value)
    let origin = CGPoint(
      x: (start + 0.5 + PixelGrid.tolerance).rounded(.down), y: pixelGrid.halfUp(track.midY - size.height / 2))
    return CGRect(origin: origin, size: size)
  }

  final var shownThumbRect: CGRect {
    let bounds = bounds
    return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns the value for a place of the thumb's middle.
  final func value(forThumbAt x: CGFloat) -> Float {
    let bounds = bounds
    let way = thumbWay(in: bounds, track: trackRect(forBounds: bounds))
    guard way.length > 0, x.isFinite else { return value }
    let fraction = min(max(0, (x - thumbSize.width / 2 - way.start) / way.length), 1)
    return range.value(at: isRightToLeft ? 1 - fraction : fraction)
  }

  // MARK: Drawing

  /// > Seen: fact i2: the track before the thumb ends at the thumb's middle, and the track behind it is black or white at
  /// > 26/255.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let bounds = bounds
    let track = trackRect(forBounds: bounds)
    drawTrack(track, currentMaximumTrackImage, maximumTrackTintColor ?? Self.trackColor, into: context)
    let middle = thumbStart(in: bounds, track: track, value: value) + thumbSize.width / 2
    var start = track
    if isRightToLeft {
      start.origin.x = min(middle, track.maxX)
      start.size.width = track.maxX - start.minX
    } else {
      start.size.width = min(max(0, middle - track.minX), track.width)
    }
    drawTrack(start, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor ?? .systemBlue, into: context)
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
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

  /// > Seen: fact i2, fitted to the pixels around the thumb.
  private static let thumbShadow = DrawingList.Shadow(
    color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.11), offset: CGSize(width: 0, height: 1), radius: 3)
}
