extension LayoutConstraint {
  /// The alignment, direction and spacing of the views in a visual format.
  ///
  /// Alignment options can be combined; they align each view with the one before it, and must belong to the axis across
  /// the format. Only one direction and one spacing can be used.
  /// > Documented: NSLayoutConstraint.FormatOptions, with its raw values: an alignment is `1 <<` its attribute's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw value: bits for alignments, and fields of bits for the direction and the spacing.
    public let rawValue: UInt

    /// Creates options from bits; those without a meaning have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of the views in a vertical format.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges of the views in a vertical format.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges of the views in a horizontal format.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges of the views in a horizontal format.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges of the views in a vertical format.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges of the views in a vertical format.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers of the views in a vertical format.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers of the views in a horizontal format.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the baselines of the last lines of text in a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the baselines of the first lines of text in a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The bits that options of alignment use.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges the views of a horizontal format from the leading to the trailing edge; the default.
    public static let directionLeadingToTrailing = FormatOptions(rawValue: 0 &<< 16)
    /// Arranges the views of a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 &<< 16)
    /// Arranges the views of a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 &<< 16)
    /// The bits that options of direction use.
    public static let directionMask = FormatOptions(rawValue: 0x3 &<< 16)

    /// The default: spaces are measured from edge to edge.
    public static let spacingEdgeToEdge = FormatOptions(rawValue: 0 &<< 19)
    /// The spaces of a vertical format are measured from the last baseline of a view to the first baseline of the next.
    ///
    /// Edges replace the baselines of views without text.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 &<< 19)
    /// The bits that options of spacing use.
    public static let spacingMask = FormatOptions(rawValue: 0x1 &<< 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }
}

extension LayoutConstraint.FormatOptions {
  /// The attributes that the views have in common, in the order of their raw values.
  var alignments: [LayoutConstraint.Attribute] {
    (0..<16).compactMap(LayoutConstraint.Attribute.init).filter { $0.isAlignment && contains(Self($0)) }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether there is an option that aligns views by the attribute.
  fileprivate var isAlignment: Bool { isPosition && rawValue <= Self.firstBaseline.rawValue }
}
