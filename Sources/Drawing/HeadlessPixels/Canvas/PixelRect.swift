import Foundation
import HeadlessGeometry

/// A rectangle of whole pixels, its far edges not included.
struct PixelRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let zero = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var count: Int { isEmpty ? 0 : width * height }
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  /// Returns the intersection; zero if they do not intersect.
  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .zero : common
  }

  /// Returns the rectangle grown on all sides, then moved.
  func grown(by margin: Int, x: Int = 0, y: Int = 0) -> PixelRect {
    PixelRect(minX: minX - margin + x, minY: minY - margin + y, maxX: maxX + margin + x, maxY: maxY + margin + y)
  }

  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the pixels of it that a rectangle of points touches; all of it for nil, and where there are no numbers.
  func cropped(to extent: CGRect?, _ transform: CGAffineTransform) -> PixelRect {
    guard let extent else { return self }
    let seen = extent.applying(transform)
    guard seen.isFinite else { return self }
    let common = seen.insetBy(dx: -1, dy: -1).intersection(rect)
    if common.isNull || common.isEmpty { return .zero }
    return PixelRect(
      minX: Int(common.minX.rounded(.down)), minY: Int(common.minY.rounded(.down)),
      maxX: Int(common.maxX.rounded(.up)), maxY: Int(common.maxY.rounded(.up)))
  }

  /// Returns the whole pixels that an area of the rectangle touches; nil means all of it, and, as a result, none.
  func pixels(touchedBy area: CGRect?) -> PixelRect? {
    guard let area else { return isEmpty ? nil : self }
    guard area.isFinite else { return nil }
    let inside = area.intersection(rect)
    if isEmpty || inside.isNull || inside.isEmpty { return nil }
    // A third of a point times three is not quite a pixel.
    let noise = PixelGrid.tolerance
    let touched = PixelRect(
      minX: Int((inside.minX + noise).rounded(.down)), minY: Int((inside.minY + noise).rounded(.down)),
      maxX: Int((inside.maxX - noise).rounded(.up)), maxY: Int((inside.maxY - noise).rounded(.up)))
    return touched.isEmpty ? nil : touched
  }
}
