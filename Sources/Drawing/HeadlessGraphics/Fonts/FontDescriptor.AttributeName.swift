import Foundation

extension FontDescriptor {
  /// The name of an attribute of a descriptor.
  /// > Documented: UIFontDescriptor.AttributeName. Reported: the raw values.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name under which a descriptor stores the attribute.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name in its family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A text style, a `Font.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name of the found font that menus show, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transform of the glyphs; stored nowhere, as glyphs are not transformed here.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must have; not read.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The descriptors of the fonts for missing characters; not read.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The width of every glyph; not read.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Features of the font, an array of dictionaries by ``FeatureKey``; only equally wide digits have an effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in ``AttributeName/traits``.
  /// > Documented: UIFontDescriptor.TraitKey. Reported: the raw values.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name under which a descriptor stores the trait.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `Font.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a `Font.Width` or its number; not read.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number; above 0 the font is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits, a ``SymbolicTraits`` or its number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The name of an entry of a feature's setting.
  /// > Documented: UIFontDescriptor.FeatureKey. Reported: the raw values.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name under which a descriptor stores the entry.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature's number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The setting's number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The feature's number, as before iOS 15.
    public static let featureIdentifier = type
    /// The setting's number, as before iOS 15.
    public static let typeIdentifier = selector
  }

  /// The shape of the system font's letters.
  /// > Documented: UIFontDescriptor.SystemDesign. Reported: the raw values.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses for the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// San Francisco, the standard design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Every character is equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// San Francisco with rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York, a design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}
