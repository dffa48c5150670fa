import Foundation

package struct ParagraphValues: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreakMode = LineBreakMode.byWordWrapping
  package var lineBreakStrategy: ParagraphStyle.LineBreakStrategy = []
  package var baseWritingDirection = WritingDirection.natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var defaultTabInterval: CGFloat = 0
  package var hyphenationFactor: Float = 0
  package var usesDefaultHyphenation = false
  /// The tab stops in the order of their distances, before those at intervals.
  package var tabStops: [TextTab] = ParagraphValues.standardTabStops
  package var tightensBeforeTruncating = false

  package init() {}

  /// Returns the height of a line by the height of its fonts: multiplied, then limited to the minimum and maximum.
  /// > Documented: NSParagraphStyle.lineHeightMultiple; 0 means no multiple and no limit.
  package func lineHeight(for natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(height, minimumLineHeight)
  }

  /// The distance between tab stops.
  /// > Documented: NSParagraphStyle.tabStops: the default ones are 28 points apart.
  package var tabInterval: CGFloat { defaultTabInterval > 0 ? defaultTabInterval : 28 }

  /// The tab stops of a style that has set none: 12, 28 points apart.
  /// > Documented: NSParagraphStyle.tabStops.
  private static let standardTabStops = (1...12).map { TextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// Returns the nearest tab stop after a position in a line.
  ///
  /// Stops that a style has set precede those at intervals; an interval that is set replaces the standard stops.
  package func tabStop(behind reached: CGFloat) -> CGFloat {
    let usesStops = defaultTabInterval == 0 || tabStops != Self.standardTabStops
    if usesStops, let stop = tabStops.first(where: { $0.location > reached }) { return stop.location }
    return ((reached / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// Returns the start and the end of a line in a width, from the side where lines begin.
  /// > Documented: NSParagraphStyle.tailIndent: from the leading margin if positive, from the trailing one if not.
  package func span(ofFirstLine isFirst: Bool, in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (isFirst ? firstLineHeadIndent : headIndent, tailIndent > 0 ? min(tailIndent, width) : width + tailIndent)
  }
}
