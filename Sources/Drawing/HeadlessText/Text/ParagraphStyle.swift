import Foundation
import HeadlessGraphics

/// The breaking, spacing, alignment and indents of a paragraph; `NSParagraphStyle` in the module `UIKit`.
/// > Documented: NSParagraphStyle, with its defaults.
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` describes the class between them.
open class ParagraphStyle: TextAttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {  // Immutable.
  // Unchecked: not changed once a text has it.
  /// The values of the style.
  package final var values = ParagraphValues()

  /// Creates a style with the defaults.
  public override init() {}

  private convenience init(_ values: ParagraphValues) {
    self.init()
    self.values = values
  }

  /// The style of text without one.
  open class var `default`: ParagraphStyle { ParagraphStyle() }

  /// The alignment of lines; natural by default.
  open var alignment: TextAlignment { values.alignment }
  /// The behavior of a line that is too wide; wrapping at words by default, also in a label that truncates.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// Further rules for breaking lines.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The direction of the paragraph; natural means the label's.
  open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
  /// The points between the bottom of one line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The points between the paragraph's last line and the next paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The points above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The factor of a line's natural height, or 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The points from the leading margin to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The points from the leading margin to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The points to the lines' end: from the leading margin if positive, from the trailing one if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The points between tab stops, or 0 for the default of 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The tab stops, in the order of their distances; by default 12 that are 28 points apart.
  open var tabStops: [TextTab]! { values.tabStops }
  /// Whether words are hyphenated as the system thinks best; stored only.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The threshold of hyphenation; stored only, as hyphenation needs a dictionary.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether a line may be tightened a little before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncating }

  /// Returns the writing direction of a language, such as `ar`; natural for an unknown one.
  /// > Documented: NSParagraphStyle.defaultWritingDirection(forLanguage:).
  open class func defaultWritingDirection(forLanguage languageName: String?) -> WritingDirection {
    guard let languageName else { return .natural }
    switch Locale.Language(identifier: languageName).characterDirection {
    case .rightToLeft: return .rightToLeft
    case .leftToRight: return .leftToRight
    default: return .natural
    }
  }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { ParagraphStyle(values) }

  /// Returns a ``MutableParagraphStyle`` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { MutableParagraphStyle(values) }

  /// Returns whether the object is a style with the same values, mutable or not.
  open override func isEqual(_ object: Any?) -> Bool { (object as? ParagraphStyle)?.values == values }

  /// A hash of the style's values.
  open override var hash: Int { values.hashValue }

  /// The rules for breaking lines.
  /// > Documented: NSParagraphStyle.LineBreakStrategy, with its raw values.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bit mask of the strategies, with UIKit's values.
    public let rawValue: UInt
    /// Creates a strategy of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A last line gets more than one word.
    /// > Differs: stored only; lines here are as full as they can be.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean breaks at spaces only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies of labels.
    /// > Assumed: Korean words are not broken only if the device's language is Korean; here it has no effect.
    public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }

    /// Whether a line may not end inside a Korean word.
    package var keepsHangulWords: Bool { self != .standard && contains(.hangulWordPriority) }
  }
}
