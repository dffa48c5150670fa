import Foundation

extension CGFloat {
  /// The number with at most six significant digits and no trailing zeros, as UIKit prints it: `46`, `45.6667`.
  public var shortDescription: String {
    // Minus zero is a rounding's leftover; nobody wants to read it.
    String(format: "%g", Double(self == 0 ? 0 : self))
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
  /// The rectangle as `(x, y, width, height)`, signs of the size kept.
  public var shortDescription: String {
    "(\(origin.x.shortDescription), \(origin.y.shortDescription), "
      + "\(size.width.shortDescription), \(size.height.shortDescription))"
  }
}
