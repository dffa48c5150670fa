/// The rounded corners of a layer.
/// > Documented: CACornerMask, with its raw values.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each corner.
  public let rawValue: UInt
  /// Creates a mask from bits; bits without a meaning are refused where the mask is set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner, at the minimum of x and y.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 &<< 0)
  /// The top right corner, at the maximum of x and the minimum of y.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 &<< 1)
  /// The bottom left corner, at the minimum of x and the maximum of y.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 &<< 2)
  /// The bottom right corner, at the maximum of x and y.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 &<< 3)

  static let all = CornerMask(rawValue: 0b1111)
}
