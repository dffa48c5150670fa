import Foundation

/// A line while it is being filled.
struct OpenLine {
  /// The text at the end of a line that ends at a soft hyphen.
  static let hyphenText = "-"

  let start: String.Index
  /// The end of the text that is included in the width.
  private(set) var contentEnd: String.Index
  /// The end of the spaces after the content.
  var end: String.Index
  var extent: TextExtent
  /// The width of the spaces after the content.
  var spaces: CGFloat = 0
  /// The hyphen that shows if the line ends here.
  var hyphen: TextExtent?

  init(at start: String.Index) { self.init(start..<start, extent: TextExtent()) }

  init(_ content: Range<String.Index>, extent: TextExtent) {
    start = content.lowerBound
    contentEnd = content.upperBound
    end = content.upperBound
    self.extent = extent
  }

  var isEmpty: Bool { end == start }

  /// The width if more text follows in the line.
  var widthWithSpaces: CGFloat { extent.width + spaces }

  /// The width if the line ends here.
  var shownWidth: CGFloat { extent.width + (hyphen?.width ?? 0) }

  /// Appends a piece after the content and its spaces.
  mutating func append(_ piece: TextExtent, to end: String.Index) {
    extent.width += spaces
    extent.append(piece)
    spaces = 0
    hyphen = nil
    contentEnd = end
    self.end = end
  }

  /// Moves spaces around a line break beyond the width: excludes those before it, and adds those after it to the line.
  mutating func excludeTrailingSpaces(of text: String, upTo limit: String.Index) {
    while end < limit, LineBreakClass(text[end]) == .space { end = text.index(after: end) }
    while contentEnd > start {
      // A space is one scalar. Only where there is one is the character looked up, which may take all flags before it.
      if LineBreakClass(text.unicodeScalars[text.unicodeScalars.index(before: contentEnd)]) != .space { return }
      let last = text.index(before: contentEnd)
      if LineBreakClass(text[last]) != .space { return }
      contentEnd = last
    }
  }
}
