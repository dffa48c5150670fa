extension View {
  /// The components of a view's axis that change with the size of its superview.
  /// > Documented: UIView.AutoresizingMask, with its raw values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each flexible component.
    public let rawValue: UInt
    /// Creates a mask from bits; bits without a meaning are refused where the mask is set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge grows and shrinks with the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 &<< 0)
    /// The width grows and shrinks with the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 &<< 1)
    /// The distance to the superview's right edge grows and shrinks with the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 &<< 2)
    /// The distance to the superview's top edge grows and shrinks with the superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 &<< 3)
    /// The height grows and shrinks with the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 &<< 4)
    /// The distance to the superview's bottom edge grows and shrinks with the superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 &<< 5)

    static let known = AutoresizingMask(rawValue: 0b11_1111)
  }
}
