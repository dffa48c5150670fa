import Foundation

extension CGFloat {
  /// The number with at most six significant digits and no trailing zeros, as UIKit prints it: `46`, `45.6667`.
  public var shortDescription: String {
    // Most numbers are whole, which is quicker; and minus zero, a rounding's leftover, becomes zero.
    if magnitude < 1_000_000, self == rounded() { return "\(Int(self))" }
    return String(format: "%g", Double(self))
  }
}

extension CGPoint {
  /// The point as `(x, y)`.
  public var shortDescription: String { "(\(x.shortDescription), \(y.shortDescription))" }
}

extension CGSize {
  /// The size as `width×height`.
  public var shortDescription: String { "\(width.shortDescription)×\(height.shortDescription)" }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`, with the signs of the size.
  public var shortDescription: String {
    "(\(origin.x.shortDescription), \(origin.y.shortDescription), "
      + "\(size.width.shortDescription), \(size.height.shortDescription))"
  }
}
