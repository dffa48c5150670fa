extension Font {
  /// A use of text, whose size follows the preferred text size.
  /// > Documented: UIFont.TextStyle, with its raw values.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses, such as `UICTFontTextStyleBody`.
    public let rawValue: String
    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

    /// The largest title of a page with much space.
    public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
    /// The second largest title of a page with much space.
    public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
    /// The title of a page.
    public static let largeTitle = TextStyle("Title0")
    /// A heading of the first level.
    public static let title1 = TextStyle("Title1")
    /// A heading of the second level.
    public static let title2 = TextStyle("Title2")
    /// A heading of the third level.
    public static let title3 = TextStyle("Title3")
    /// A heading as large as running text.
    public static let headline = TextStyle("Headline")
    /// A heading below another one.
    public static let subheadline = TextStyle("Subhead")
    /// The style of body text; 17 points in the size category `large`.
    public static let body = TextStyle("Body")
    /// The style of callouts; 16 points in the size category `large`.
    public static let callout = TextStyle("Callout")
    /// A note at the foot of a page.
    public static let footnote = TextStyle("Footnote")
    /// The text of a picture.
    public static let caption1 = TextStyle("Caption1")
    /// The second text of a picture.
    public static let caption2 = TextStyle("Caption2")
  }
}
