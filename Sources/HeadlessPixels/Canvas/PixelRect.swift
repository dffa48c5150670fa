import Foundation

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

  /// What both cover; zero where they do not meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .zero : common
  }

  /// The rectangle grown on all sides, then moved.
  func grown(by margin: Int, x: Int = 0, y: Int = 0) -> PixelRect {
    PixelRect(minX: minX - margin + x, minY: minY - margin + y, maxX: maxX + margin + x, maxY: maxY + margin + y)
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
