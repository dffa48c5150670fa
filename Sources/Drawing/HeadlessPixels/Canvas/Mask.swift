import Foundation

/// The coverage of each pixel, 0 to 255.
struct Mask {
  let bounds: PixelRect
  var coverage: [UInt8]

  /// Creates a mask of a coverage; nil for zeros.
  init(_ bounds: PixelRect, coverage: [UInt8]? = nil) {
    self.bounds = bounds
    self.coverage = coverage ?? [UInt8](repeating: 0, count: bounds.count)
  }

  static let nothing = Mask(.zero)

  /// Creates a mask of an upright rectangle, with the exact coverage of each pixel.
  init(rect: CGRect, within window: PixelRect) {
    let columns = Self.parts(from: Double(rect.minX), to: Double(rect.maxX), within: window.minX..<window.maxX)
    let rows = Self.parts(from: Double(rect.minY), to: Double(rect.maxY), within: window.minY..<window.maxY)
    self.init(
      PixelRect(
        minX: columns.first, minY: rows.first, maxX: columns.first + columns.parts.count,
        maxY: rows.first + rows.parts.count))
    if bounds.isEmpty { return }
    var index = 0
    for row in rows.parts {
      for column in columns.parts {
        coverage[index] = row == 1 && column == 1 ? 255 : UInt8((row * column * 255).rounded())
        index += 1
      }
    }
  }

  /// Returns the fractions of pixels between two numbers.
  private static func parts(from low: Double, to high: Double, within window: Range<Int>) -> (
    first: Int, parts: [Double]
  ) {
    let low = max(low, Double(window.lowerBound))
    let high = min(high, Double(window.upperBound))
    guard low < high else { return (0, []) }
    let first = Int(low.rounded(.down))
    let last = Int(high.rounded(.up))
    return (first, (first..<last).map { min(high, Double($0 + 1)) - max(low, Double($0)) })
  }

  /// Returns the product of both coverages.
  func intersection(_ other: Mask) -> Mask {
    var result = Mask(bounds.intersection(other.bounds))
    let common = result.bounds
    var index = 0
    for y in common.minY..<common.maxY {
      var mine = (y - bounds.minY) * bounds.width + common.minX - bounds.minX
      var theirs = (y - other.bounds.minY) * other.bounds.width + common.minX - other.bounds.minX
      for _ in 0..<common.width {
        let product = Int(coverage[mine]) * Int(other.coverage[theirs])
        result.coverage[index] = UInt8((product + 127) / 255)
        index += 1
        mine += 1
        theirs += 1
      }
    }
    return result
  }

  func cropped(to rect: PixelRect) -> Mask {
    let common = bounds.intersection(rect)
    if common == bounds { return self }
    var result = Mask(common)
    for y in common.minY..<common.maxY {
      let start = (y - bounds.minY) * bounds.width + common.minX - bounds.minX
      let target = (y - common.minY) * common.width
      result.coverage.replaceSubrange(target..<target + common.width, with: coverage[start..<start + common.width])
    }
    return result
  }
}
