/// The direction in which the focus moves.
///
/// > Documented: UIFocusHeading, with its raw values.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a heading from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = FocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = FocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = FocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = FocusHeading(rawValue: 1 << 3)
  /// To the next one.
  public static let next = FocusHeading(rawValue: 1 << 4)
  /// To the one before.
  public static let previous = FocusHeading(rawValue: 1 << 5)
}
