import Foundation
import HeadlessGraphics

/// A line of attributed text that is laid out once: size, characters and drawing; `CTLine` in the module `CoreText`.
///
/// It begins at x = 0, without the indents of its paragraph.
package struct TypesetLine: Sendable {
  /// The whole text that contains the line.
  private let text: FixedText
  private let laidOut: LaidOutText

  /// Lays out a text in one line, of any width; characters after its first newline are not shown.
  package init(_ text: NSAttributedString) {
    let own = NSAttributedString(attributedString: text)
    let end = own.string.rangeOfNewline(from: own.string.startIndex)?.lowerBound ?? own.string.endIndex
    let length = own.string.utf16.distance(from: own.string.startIndex, to: end)
    let shown = own.attributedSubstring(from: NSRange(location: 0, length: length))
    let line = Self.withoutParagraphStyles(shown)
    self =
      Self.lines(of: line, in: TextRoom(maximumLines: 1)).first?.line ?? TypesetLine(FixedText(line), LaidOutText())
  }

  private init(_ text: FixedText, _ laidOut: LaidOutText) {
    self.text = text
    self.laidOut = laidOut
  }

  /// Lays out a text in lines, with their rectangles and their baselines from the top.
  package static func lines(
    of text: NSAttributedString, in room: TextRoom
  ) -> [(line: TypesetLine, rect: CGRect, baseline: CGFloat)] {
    let own = FixedText(text)
    let styled = StyledText(own.string, font: StyledText.defaultFont)
    let measurer = TextMeasuring.current
    return TextLayout(styled, in: room, measurer: measurer).lines.map { line in
      (TypesetLine(own, LaidOutText(line, of: styled, measurer: measurer)), line.rect, line.baseline)
    }
  }

  /// Returns the text without the indents and spacing of its paragraph styles, which retain their tab stops.
  /// > Documented: CTLine has no indents and spacing, which belong to a frame's layout.
  private static func withoutParagraphStyles(_ text: NSAttributedString) -> NSAttributedString {
    let plain = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { style, range, _ in
      guard let style = style as? ParagraphStyle else { return }
      let tabs = MutableParagraphStyle()
      tabs.tabStops = style.tabStops
      tabs.defaultTabInterval = style.defaultTabInterval
      plain.addAttribute(.paragraphStyle, value: tabs, range: range)
    }
    return plain
  }

  private var line: TextLayout.Line? { laidOut.lines.first }

  /// The UTF-16 units of the text that the line has, with the spaces and the newline that end it.
  package var range: NSRange { line?.range ?? NSRange() }

  /// The width, in points, not rounded.
  package var width: CGFloat { line?.rect.width ?? 0 }

  /// The points above the baseline.
  package var ascent: CGFloat { line?.baseline ?? 0 }

  /// The points below the baseline, positive.
  package var descent: CGFloat { line.map { $0.rect.height - $0.baseline } ?? 0 }

  /// Returns the distance of a UTF-16 unit's leading edge from the line's start; the index is from the text's start.
  package func offset(of unit: Int) -> CGFloat {
    guard let line else { return 0 }
    let location = min(max(unit, line.range.location), NSMaxRange(line.range))
    return laidOut.x(of: location, in: line)
  }

  /// Returns the boundary between characters, from the text's start, nearest to a distance from the line's start.
  package func boundary(at x: CGFloat) -> Int {
    guard let found = laidOut.character(at: CGPoint(x: x.isNaN ? 0 : x, y: 0)) else { return 0 }
    return found.fraction > 0.5 ? found.index + found.length : found.index
  }

  /// Draws the line into a context, downward, with its baseline at the origin.
  package func draw(in context: CGContext) {
    guard let line else { return }
    let runs = line.runs(of: text.string, at: CGPoint(x: 0, y: -line.baseline))
    context.paintAsGroup("CTLineDraw") { drawing in runs.forEach { $0.draw(into: drawing) } }
  }
}
