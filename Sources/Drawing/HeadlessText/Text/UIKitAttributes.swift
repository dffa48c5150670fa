import Foundation
import HeadlessGraphics

extension AttributeScopes {
  /// The attributes of UIKit's attributed strings.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit defines, for `AttributedString` and `AttributeContainer`.
  ///
  /// Each has the name of a key of `NSAttributedString`.
  /// > Documented: AttributeScopes.UIKitAttributes.
  /// > Differs: the scope has no `accessibility`, `adaptiveImageGlyph` and `textItemTag`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the run.
    public let font: FontAttribute
    /// The paragraph style; the style of a paragraph's first character applies to all of it.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// 0 for no ligatures, 1 for the default ones.
    public let ligature: LigatureAttribute
    /// The distance between a character and the next, in points.
    public let kern: KernAttribute
    /// The points added to the width of every character.
    public let tracking: TrackingAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the outline; stored only.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline, in hundredths of the font's size; stored only.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The effect of the text; stored only.
    public let textEffect: TextEffectAttribute
    /// The attachment that the character U+FFFC represents.
    public let attachment: AttachmentAttribute
    /// The distance of the text above its line's baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The skew of the glyphs; stored only.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor that stretches the glyphs; stored only.
    public let expansion: ExpansionAttribute
    /// The attributes that Foundation defines, such as `link`.
    public let foundation: AttributeScopes.FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Looks an attribute of UIKit up by the name of its property, as in `container.font`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

// MARK: Keys

extension AttributeScopes.UIKitAttributes {
  /// The key of ``font``.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Font
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.font.rawValue }
  }

  /// The key of ``paragraphStyle``.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = ParagraphStyle
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.paragraphStyle.rawValue }
  }

  /// The key of ``foregroundColor``.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Color
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.foregroundColor.rawValue }
  }

  /// The key of ``backgroundColor``.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Color
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.backgroundColor.rawValue }
  }

  /// The key of ``ligature``.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Int
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.ligature.rawValue }
  }

  /// The key of ``kern``.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.kern.rawValue }
  }

  /// The key of ``tracking``.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.tracking.rawValue }
  }

  /// The key of ``strikethroughStyle``.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UnderlineStyle
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.strikethroughStyle.rawValue }
  }

  /// The key of ``underlineStyle``.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = UnderlineStyle
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.underlineStyle.rawValue }
  }

  /// The key of ``strokeColor``.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Color
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.strokeColor.rawValue }
  }

  /// The key of ``strokeWidth``.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.strokeWidth.rawValue }
  }

  /// The key of ``shadow``.
  public enum ShadowAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = TextShadow
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.shadow.rawValue }
  }

  /// The key of ``textEffect``.
  public enum TextEffectAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = NSAttributedString.TextEffectStyle
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.textEffect.rawValue }
  }

  /// The key of ``attachment``.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = TextAttachment
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.attachment.rawValue }
  }

  /// The key of ``baselineOffset``.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.baselineOffset.rawValue }
  }

  /// The key of ``underlineColor``.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Color
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.underlineColor.rawValue }
  }

  /// The key of ``strikethroughColor``.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = Color
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.strikethroughColor.rawValue }
  }

  /// The key of ``obliqueness``.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.obliqueness.rawValue }
  }

  /// The key of ``expansion``.
  public enum ExpansionAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = CGFloat
    /// The name in an attributed string.
    public static var name: String { NSAttributedString.Key.expansion.rawValue }
  }
}
