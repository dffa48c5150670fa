import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The hooks, and their arithmetic.
extension Slider {
  /// The hooks that return a rectangle for the bounds alone.
  enum Hook: String {
    case minimumValueImage = "minimumValueImageRect(forBounds:)"
    case maximumValueImage = "maximumValueImageRect(forBounds:)"
    case track = "trackRect(forBounds:)"
  }

  /// Calls a hook and notifies the observers; all that the toolkit asks of one is asked here and below.
  final func ask(_ hook: Hook, in bounds: CGRect) -> CGRect {
    LayoutObservation.ask(hook.rawValue, of: self, bounds) { bounds in
      switch hook {
      case .minimumValueImage: minimumValueImageRect(forBounds: bounds)
      case .maximumValueImage: maximumValueImageRect(forBounds: bounds)
      case .track: trackRect(forBounds: bounds)
      }
    }
  }

  final func askThumbRect(in bounds: CGRect, track: CGRect) -> CGRect {
    LayoutObservation.ask("thumbRect(forBounds:trackRect:value:)", of: self, bounds) { bounds in
      thumbRect(forBounds: bounds, trackRect: track, value: value)
    }
  }

  private var trackHeight: CGFloat { era.hasGlassControls ? 6 : 4 }

  /// The size of the thumb: its image's, or else the standard one.
  final var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    return era.hasGlassControls ? CGSize(width: 37, height: 24) : CGSize(width: 31, height: 31)
  }

  final func heightWithImages(_ height: CGFloat) -> CGFloat {
    max(
      height, currentThumbImage?.size.height ?? 0, minimumValueImage?.size.height ?? 0,
      maximumValueImage?.size.height ?? 0)
  }

  /// Returns the image's rectangle at the edge: of the least value at the side where the layout begins.
  final func imageRect(of image: Image?, _ isMinimum: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
    let isLeft = isMinimum != isRightToLeft
    let top = pixelGrid.halfUp(bounds.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: isLeft ? bounds.minX : bounds.maxX - size.width, y: top), size: size)
  }

  final func standardTrackRect(in bounds: CGRect) -> CGRect {
    let edge: CGFloat = era.hasGlassControls ? 0 : 2
    var (left, right) = (bounds.minX + edge, bounds.maxX - edge)
    let minimum = minimumValueImage == nil ? nil : ask(.minimumValueImage, in: bounds)
    let maximum = maximumValueImage == nil ? nil : ask(.maximumValueImage, in: bounds)
    let (first, last) = isRightToLeft ? (maximum, minimum) : (minimum, maximum)
    // > Assumed: 2 points between image and track.
    if let first { left = first.maxX + 2 }
    if let last { right = last.minX - 2 }
    let top = pixelGrid.halfUp(bounds.midY - trackHeight / 2)
    return CGRect(x: left, y: top, width: max(0, right - left), height: trackHeight)
  }

  /// Returns the range of the thumb's left edge: its start and its length, in points.
  private func thumbRange(track: CGRect) -> (start: CGFloat, length: CGFloat) {
    let edge: CGFloat = era.hasGlassControls || minimumValueImage != nil || maximumValueImage != nil ? 0 : 2
    let room = track.insetBy(dx: -edge, dy: 0)
    return (room.minX, max(0, room.width - thumbSize.width))
  }

  /// Returns the left edge of the thumb for a value, not rounded.
  final func thumbStart(track: CGRect, value: Float) -> CGFloat {
    let stretch = thumbRange(track: track)
    let fraction = range.fraction(of: value)
    return stretch.start + (isRightToLeft ? 1 - fraction : fraction) * stretch.length
  }

  final func standardThumbRect(track: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let start = thumbStart(track: track, value: value)
    let origin = CGPoint(
      x: (start + 0.5 + PixelGrid.tolerance).rounded(.down), y: pixelGrid.halfUp(track.midY - size.height / 2))
    return CGRect(origin: origin, size: size)
  }

  final var shownThumbRect: CGRect {
    let bounds = bounds
    return askThumbRect(in: bounds, track: ask(.track, in: bounds))
  }

  final func value(forThumbAt x: CGFloat) -> Float {
    let stretch = thumbRange(track: ask(.track, in: bounds))
    guard stretch.length > 0, x.isFinite else { return value }
    let fraction = min(max(0, (x - thumbSize.width / 2 - stretch.start) / stretch.length), 1)
    return range.value(at: isRightToLeft ? 1 - fraction : fraction)
  }
}

extension Slider: Draggable {
  package final var dragStart: CGPoint {
    let thumb = shownThumbRect
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }
}
