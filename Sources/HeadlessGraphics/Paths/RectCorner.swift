import Foundation

/// Corners of a rectangle on the screen, where the y axis points down.
///
/// > Documented: UIRectCorner, with its raw values; those of CACornerMask are the same.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let topLeft = RectCorner(rawValue: 1 << 0)
  /// Top right.
  public static let topRight = RectCorner(rawValue: 1 << 1)
  /// Bottom left.
  public static let bottomLeft = RectCorner(rawValue: 1 << 2)
  /// Bottom right.
  public static let bottomRight = RectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = RectCorner(rawValue: ~0)

  /// The bits that stand for a corner.
  static let four = RectCorner(rawValue: 0b1111)
}

extension CGPath {
  /// Creates a path of a rectangle, some of whose corners are quarters of a circle, clockwise from its left top.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radius: The radius of the corners, at most half the shorter side.
  ///   - corners: Which corners are round.
  package convenience init(rect: CGRect, radius: CGFloat, corners: RectCorner) {
    self.init(.rect(rect, corner: CGSize(width: radius, height: radius), corners: corners))
  }
}
