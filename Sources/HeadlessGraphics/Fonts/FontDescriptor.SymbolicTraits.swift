import Foundation

extension FontDescriptor {
  /// What a font is like, as a set.
  ///
  /// > Documented: UIFontDescriptor.SymbolicTraits, with its raw values.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// It is wide; kept, and without an effect on widths.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// It is narrow; kept, and without an effect on widths.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Every character is equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// It is set from top to bottom; kept alone.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// It is made for interfaces; kept alone.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines are nearer; kept, and without an effect on heights.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are further apart; kept, and without an effect on heights.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

extension FontDescriptor.SymbolicTraits {
  /// The traits of a cut.
  init(_ cut: FontCut) {
    self = []
    if cut.style.isItalic { insert(.traitItalic) }
    if cut.style.isBold { insert(.traitBold) }
    if cut.isMonospaced { insert(.traitMonoSpace) }
  }
}
