extension FontDescriptor {
  /// The traits of a font, as a set.
  /// > Documented: UIFontDescriptor.SymbolicTraits, with its raw values.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bit mask of the traits, with UIKit's values.
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The trait of italic fonts.
    public static let traitItalic = SymbolicTraits(rawValue: 1 &<< 0)
    /// The trait of bold fonts.
    public static let traitBold = SymbolicTraits(rawValue: 1 &<< 1)
    /// The trait of wide fonts; stored only, without an effect on widths.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 &<< 5)
    /// The trait of narrow fonts; stored only, without an effect on widths.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 &<< 6)
    /// Every character is equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 &<< 10)
    /// The trait of fonts that are set from top to bottom; stored only.
    public static let traitVertical = SymbolicTraits(rawValue: 1 &<< 11)
    /// The trait of fonts for interfaces; stored only.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 &<< 12)
    /// Lines are nearer; stored only, without an effect on heights.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 &<< 15)
    /// Lines are further apart; stored only, without an effect on heights.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 &<< 16)
    /// The bits of the font's class.
    public static let classMask = SymbolicTraits(rawValue: 0xF &<< 28)
    /// The class of old style serifs; stored only.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 &<< 28)
    /// The class of transitional serifs; stored only.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 &<< 28)
    /// The class of modern serifs; stored only.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 &<< 28)
    /// The class of Clarendon serifs; stored only.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 &<< 28)
    /// The class of slab serifs; stored only.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 &<< 28)
    /// The class of freeform serifs; stored only.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 &<< 28)
    /// The class without serifs; stored only.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 &<< 28)
    /// The class of ornamentals; stored only.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 &<< 28)
    /// The class of scripts; stored only.
    public static let classScripts = SymbolicTraits(rawValue: 10 &<< 28)
    /// The class of symbols; stored only.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 &<< 28)

    init(_ fontFace: FontFace) {
      self = []
      if fontFace.style.isItalic { insert(.traitItalic) }
      if fontFace.style.isBold { insert(.traitBold) }
      if fontFace.isMonospaced { insert(.traitMonoSpace) }
    }
  }
}
