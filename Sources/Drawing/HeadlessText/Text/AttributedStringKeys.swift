import Foundation

/// The attributes of UIKit's attributed strings, by its names.
///
/// Measuring reads font, kerning, tracking, paragraph style, baseline offset and attachments; others are stored only.
/// > Documented: NSAttributedString.Key, with its raw values.
extension NSAttributedString.Key {
  /// The key for a ``Font``; text without one is drawn in a font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key for a ``ParagraphStyle``; the style of a paragraph's first character applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points between this character and the next.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points added to every character's width.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number of points by which the text is above its line's baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A ``TextAttachment``, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")

  /// The ``Color`` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key for the ``Color`` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// 0 for no ligatures, 1 for the usual ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The ``Color`` of the line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``UnderlineStyle`` for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The ``Color`` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The ``Color`` of the outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline in hundredths of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key for a ``TextShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The raw value of a ``Foundation/NSAttributedString/TextEffectStyle``.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A URL or a string that a tap opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// The slant of the text.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which the text is stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An array of numbers, one a nested direction.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The key for 0: iOS has horizontal text only.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// An effect of the text, for the key ``Key/textEffect``.
  /// > Documented: NSAttributedString.TextEffectStyle.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String
    /// Creates an effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The effect of letters pressed into the paper; stored only.
    /// > Assumed: its raw value, which apps should not read.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
