import Foundation

/// A tab stop of a ``ParagraphStyle``; `NSTextTab` in the module `UIKit`.
/// > Documented: NSTextTab. Differs: text after a stop begins there, whatever its alignment.
open class TextTab: NSObject, NSCopying, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column, a `CharacterSet`; stored only.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the stop; stored only.
  public final let alignment: TextAlignment
  /// The distance of the stop from the leading margin, in points.
  public final let location: CGFloat
  /// The options; stored only.
  public final let options: [OptionKey: Any]

  /// Creates a tab stop; a location that is not finite becomes 0.
  public init(textAlignment alignment: TextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
  }

  /// Returns the characters that end a column in a language: the decimal separator.
  /// > Documented: NSTextTab.columnTerminators(for:).
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether alignment and distance are another tab stop's.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash of the distance.
  open override var hash: Int { location.hashValue }
}
