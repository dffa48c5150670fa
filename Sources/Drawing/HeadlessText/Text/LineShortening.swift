import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The last line, which has to hold the rest of its paragraph: as it is, cut at the edge, or with an ellipsis.
struct LineShortening {
  let ruler: TextRuler
  let range: Range<String.Index>
  let values: ParagraphValues
  /// Whether more text follows after the paragraph.
  let hasMore: Bool
  let start: CGFloat
  let width: CGFloat

  private var text: StyledText { ruler.text }
  private var mode: LineBreakMode { values.lineBreakMode }

  /// The line as it is shown.
  ///
  /// > Assumed: a rest that fits gets an ellipsis at its tail where more text follows, and none at its head or middle.
  var line: FilledLine {
    var line = FilledLine(source: text.string[range], extent: ruler.extent(of: range, from: start))
    let fits = hasRoom(for: line.extent.width)
    line.isTruncated = hasMore || !fits
    let needsEllipsis = mode.truncates && (!fits || hasMore && mode == .byTruncatingTail)
    if needsEllipsis && !(canTighten(line.extent.width) && !hasMore) { return truncated }
    line.extent.width = min(line.extent.width, max(width, 0))
    if text.contents.contains(.invisibles) { line.replacement = ruler.shown(range) }
    if needsEllipsis { line.isTruncated = false }
    return line
  }

  /// The greatest fraction of a line's width that tightening removes.
  ///
  /// > Documented: NSParagraphStyle.tighteningFactorForTruncation: 0.05 by default.
  private static let tightening: CGFloat = 0.05

  private func canTighten(_ natural: CGFloat) -> Bool {
    values.tightensBeforeTruncating && hasRoom(for: natural * (1 - Self.tightening))
  }

  private func hasRoom(for width: CGFloat) -> Bool {
    width <= self.width + PixelGrid.tolerance
  }

  // MARK: The ellipsis

  private var truncated: FilledLine {
    let ends = Truncation.ends(of: range, in: text.string, mode: mode, mayKeepAll: hasMore) {
      hasRoom(for: extent(of: $0).width)
    }
    var line = FilledLine(source: text.string[range], extent: extent(of: ends))
    line.replacement = shown(ends)
    line.hidden = ends.head.upperBound..<ends.tail.lowerBound
    line.isTruncated = true
    return line
  }

  private func shown(_ ends: Truncation.Ends) -> String {
    ruler.shown(ends.head) + Truncation.ellipsis + ruler.shown(ends.tail)
  }

  private func extent(of ends: Truncation.Ends) -> TextExtent {
    if text.runs.isEmpty && !text.contents.contains(.tabs) { return ruler.extent(of: shown(ends), in: text.style) }
    var extent = ruler.extent(of: ends.head, from: start)
    extent.append(ruler.extent(of: Truncation.ellipsis, in: style(between: ends)))
    extent.append(ruler.extent(of: ends.tail, from: start + extent.width))
    return extent
  }

  /// Returns the style of the ellipsis: the style of the character before it, or after it at the head of the line.
  private func style(between ends: Truncation.Ends) -> RunStyle {
    if mode == .byTruncatingHead || ends.head.isEmpty { return text.style(at: ends.tail.lowerBound) }
    return text.style(at: text.string.index(before: ends.head.upperBound))
  }
}
