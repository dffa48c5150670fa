/// Corners of a rectangle on the screen, where the y axis points down.
/// > Documented: UIRectCorner, with its raw values, which are CACornerMask's too.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The bit mask of the corners, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and y.
  public static let topLeft = RectCorner(rawValue: 1 &<< 0)
  /// The corner at the largest x and the smallest y.
  public static let topRight = RectCorner(rawValue: 1 &<< 1)
  /// The corner at the smallest x and the largest y.
  public static let bottomLeft = RectCorner(rawValue: 1 &<< 2)
  /// The corner at the largest x and y.
  public static let bottomRight = RectCorner(rawValue: 1 &<< 3)
  /// The set of all four corners.
  public static let allCorners = RectCorner(rawValue: ~0)

  static let four = RectCorner(rawValue: 0b1111)
}
