import Foundation

extension TextLayout {
  /// A line of a text as it is drawn.
  public struct Line: Sendable {
    /// The rectangle of the line in the layout's coordinates, in points: as wide as its text, as high as the line.
    public internal(set) var rect: CGRect

    /// The distance of the baseline from the layout's top, in points.
    public internal(set) var baseline: CGFloat

    /// Whether text that belongs in the line, or follows it, is not shown.
    public let isTruncated: Bool

    /// The range of the line in the text, in UTF-16 units, with the spaces and the newline that end it.
    ///
    /// The lines' ranges have no gaps. A truncated line's range includes the text that the ellipsis replaces.
    public let range: NSRange

    /// The text that stays whole: the line's without its ending.
    let source: Substring
    /// The text that replaces the source's; nil if it is shown unchanged.
    let replacement: String?
    /// The text in whose place an ellipsis is drawn, in UTF-16 units; nil without an ellipsis.
    let hidden: NSRange?

    /// The text that is drawn, with its ellipsis or hyphen.
    public var string: String { replacement ?? String(source) }
  }
}
