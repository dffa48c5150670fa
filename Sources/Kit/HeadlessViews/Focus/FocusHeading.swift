/// The direction in which the focus moves.
/// > Documented: UIFocusHeading, with its raw values.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each direction.
  public let rawValue: UInt
  /// Creates a heading from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A move to a view above.
  public static let up = FocusHeading(rawValue: 1 &<< 0)
  /// A move to a view below.
  public static let down = FocusHeading(rawValue: 1 &<< 1)
  /// A move to a view on the left.
  public static let left = FocusHeading(rawValue: 1 &<< 2)
  /// A move to a view on the right.
  public static let right = FocusHeading(rawValue: 1 &<< 3)
  /// A move to the next view, as with the tab key.
  public static let next = FocusHeading(rawValue: 1 &<< 4)
  /// A move to the previous view, as with shift and tab.
  public static let previous = FocusHeading(rawValue: 1 &<< 5)
}
