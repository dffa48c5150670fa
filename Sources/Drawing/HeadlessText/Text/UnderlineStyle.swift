/// The style of a line under or through text; `NSUnderlineStyle` in the module `UIKit`.
/// > Documented: NSUnderlineStyle, with its raw values.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bit mask of the style, with UIKit's values.
  public let rawValue: Int
  /// Creates a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = UnderlineStyle(rawValue: 0x01)
  /// A thick line; drawn as a single one here.
  public static let thick = UnderlineStyle(rawValue: 0x02)
  /// A double line; drawn as a single one here.
  public static let double = UnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns.
  public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
  /// An option that omits the line under spaces.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}
