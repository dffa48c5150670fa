import Foundation
import HeadlessGeometry

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
  /// > Assumed: a rest that fits gets an ellipsis at its tail where more text follows, and none at its head or middle.
  var line: FilledLine {
    var line = FilledLine(source: text.string[range], extent: ruler.extent(of: range, from: start))
    let fits = hasRoom(for: line.extent.width)
    line.isTruncated = hasMore || !fits
    let needsEllipsis = mode.truncates && (!fits || hasMore && mode == .byTruncatingTail)
    if needsEllipsis && !(canTighten(line.extent.width) && !hasMore) { return truncated(from: line.extent.width) }
    line.extent.width = min(line.extent.width, max(width, 0))
    if text.contents.contains(.invisibles) { line.replacement = ruler.shown(range) }
    if needsEllipsis { line.isTruncated = false }
    return line
  }

  /// The greatest fraction of a line's width that tightening removes.
  /// > Documented: NSParagraphStyle.tighteningFactorForTruncation: 0.05 by default.
  private static let tightening: CGFloat = 0.05

  private func canTighten(_ natural: CGFloat) -> Bool {
    values.tightensBeforeTruncating && hasRoom(for: natural * (1 - Self.tightening))
  }

  private func hasRoom(for width: CGFloat) -> Bool { width <= self.width + PixelGrid.tolerance }

  /// The character that replaces the removed ones.
  private static let ellipsis = "…"

  /// The parts of the range that remain before and after the ellipsis.
  private struct Ends {
    let head: Range<String.Index>
    let tail: Range<String.Index>
  }

  /// The parts that remain beside the ellipsis, and their text.
  private struct Kept {
    let ends: Ends
    /// The text with the ellipsis, where it was needed to measure.
    var text: String?
    let extent: TextExtent
  }

  /// Returns the line with the longest parts that fit; the ellipsis alone where not even one character does.
  private func truncated(from natural: CGFloat) -> FilledLine {
    let longest = Truncation.largest(near: probableCount(in: natural)) { count -> Kept? in
      // The whole range may remain if text after it is omitted.
      guard let ends = ends(keeping: count), hasMore || ends.head.upperBound < ends.tail.lowerBound else { return nil }
      let part = self.part(ends)
      return hasRoom(for: part.extent.width) ? part : nil
    }
    let none = Ends(head: range.lowerBound..<range.lowerBound, tail: range.upperBound..<range.upperBound)
    let kept = longest ?? part(none)
    var line = FilledLine(source: text.string[range], extent: kept.extent)
    line.replacement = kept.text ?? shown(kept.ends)
    line.hidden = kept.ends.head.upperBound..<kept.ends.tail.lowerBound
    line.isTruncated = true
    return line
  }

  /// Returns the number of characters beside the ellipsis if all are equally wide.
  private func probableCount(in natural: CGFloat) -> Int {
    guard natural > 0, width > 0, width < natural else { return 1 }
    let count = text.string.utf16.distance(from: range.lowerBound, to: range.upperBound)
    return Int(width / natural * CGFloat(count)) - 1
  }

  /// Returns the parts with a number of characters; nil if the range has fewer.
  private func ends(keeping count: Int) -> Ends? {
    let tailCount =
      switch mode {
      case .byTruncatingHead: count
      case .byTruncatingMiddle: count / 2
      default: 0
      }
    guard
      let head = text.string.index(range.lowerBound, offsetBy: count - tailCount, limitedBy: range.upperBound),
      let tail = text.string.index(range.upperBound, offsetBy: -tailCount, limitedBy: range.lowerBound),
      head <= tail
    else { return nil }
    return Ends(head: range.lowerBound..<head, tail: tail..<range.upperBound)
  }

  private func part(_ ends: Ends) -> Kept {
    if text.runs.isEmpty && !text.contents.contains(.tabs) {
      let shown = shown(ends)
      return Kept(ends: ends, text: shown, extent: ruler.extent(of: shown, in: text.style))
    }
    var extent = ruler.extent(of: ends.head, from: start)
    extent.append(ruler.extent(of: Self.ellipsis, in: style(between: ends)))
    extent.append(ruler.extent(of: ends.tail, from: start + extent.width))
    return Kept(ends: ends, extent: extent)
  }

  private func shown(_ ends: Ends) -> String {
    ruler.shown(ends.head) + Self.ellipsis + ruler.shown(ends.tail)
  }

  /// Returns the style of the ellipsis: the style of the character before it, or after it at the head of the line.
  private func style(between ends: Ends) -> RunStyle {
    if mode == .byTruncatingHead || ends.head.isEmpty { return text.style(at: ends.tail.lowerBound) }
    return text.style(at: text.string.index(before: ends.head.upperBound))
  }
}
