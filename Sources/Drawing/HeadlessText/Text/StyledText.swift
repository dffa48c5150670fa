import Foundation
import HeadlessGraphics

/// A text in stretches of one style, as measuring and breaking read it.
package struct StyledText: Sendable {
  /// The characters, without attributes.
  package let string: String
  /// The style of a text without runs, and of the ellipsis in an empty one.
  package let style: RunStyle
  /// The stretches, in order and without gaps; none in a text of one style.
  package let runs: [Run]
  /// The values of paragraphs without a style of their own.
  package let paragraph: ParagraphValues
  /// Whether paragraphs that wrap end with an ellipsis if more text does not fit.
  package var truncatesTail = false
  /// The special characters in the text.
  let contents: Contents

  /// A stretch of one style, which begins where the one before ends.
  package struct Run: Sendable {
    package let end: String.Index
    package let style: RunStyle
    package let paragraph: ParagraphValues?
  }

  package init(_ string: String, style: RunStyle, paragraph: ParagraphValues = ParagraphValues()) {
    self.string = string
    self.style = style
    runs = []
    self.paragraph = paragraph
    contents = Contents(of: string)
  }

  /// Creates a text from runs; those without a font or a paragraph style have the given ones.
  ///
  /// A run that ends inside a character contains all of it. The scale is a factor for fonts, kerning and offsets.
  package init(
    _ text: NSAttributedString, font: Font, paragraph: ParagraphValues = ParagraphValues(), scale: CGFloat = 1
  ) {
    let string = text.string
    self.string = string
    style = RunStyle(font: font).scaled(by: scale)
    self.paragraph = paragraph
    contents = Contents(of: string)
    var runs: [Run] = []
    var position = string.startIndex
    var location = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let edge = range.location + range.length
      // The last run may have begun and ended inside a character that the run before has.
      position = string.utf16.index(position, offsetBy: edge - location, limitedBy: string.endIndex) ?? string.endIndex
      location = edge
      let end = Self.characterEdge(atOrAfter: position, in: string)
      if end == runs.last?.end ?? string.startIndex { return }
      let style = RunStyle(attributes, font: font).scaled(by: scale)
      runs.append(Run(end: end, style: style, paragraph: (attributes[.paragraphStyle] as? ParagraphStyle)?.values))
    }
    self.runs = runs
  }

  private static func characterEdge(atOrAfter index: String.Index, in string: String) -> String.Index {
    index == string.endIndex || String.Index(index, within: string) != nil ? index : string.index(after: index)
  }

  /// Returns the index of the run that has the character at an index; of the last run at the end.
  package func runIndex(at index: String.Index) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  package func style(at index: String.Index) -> RunStyle { runs.isEmpty ? style : runs[runIndex(at: index)].style }

  /// Returns the values of the paragraph that begins at an index.
  package func paragraph(at index: String.Index) -> ParagraphValues {
    var values = runs.isEmpty ? paragraph : runs[runIndex(at: index)].paragraph ?? paragraph
    if truncatesTail && values.lineBreakMode.wraps { values.lineBreakMode = .byTruncatingTail }
    return values
  }

  /// Calls `body` with the ranges within a range that have one style each, in order.
  package func forEachStretch(of range: Range<String.Index>, _ body: (Range<String.Index>, RunStyle) -> Void) {
    if runs.isEmpty {
      body(range, style)
      return
    }
    var start = range.lowerBound
    var index = runIndex(at: start)
    while start < range.upperBound, index < runs.count {
      let end = min(runs[index].end, range.upperBound)
      if start < end { body(start..<end, runs[index].style) }
      start = max(start, end)
      index += 1
    }
  }
}
