/// The rounded corners of a layer.
///
/// > Documented: CACornerMask, with its raw values.
public struct CornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a mask from bits; bits without a meaning are refused where the mask is set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)

  static let all = CornerMask(rawValue: 0b1111)
}
