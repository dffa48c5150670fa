import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The distribution of a text to lines, from its start to its end or until the height is filled.
struct LineFiller {
  let text: StyledText
  let room: TextRoom
  let ruler: TextRuler
  private(set) var lines: [FilledLine] = []
  /// The number of lines that fit the height, at least 1; nil if all do.
  private(set) var linesWithinHeight: Int?
  private var bottom: CGFloat = 0
  private var paragraph = Paragraph()
  private var lineInParagraph = 0
  private var oneSpace: TextExtent?

  init(_ text: StyledText, in room: TextRoom, measurer: any TextMeasurer) {
    self.text = text
    self.room = room
    ruler = TextRuler(text: text, measurer: measurer)
  }

  /// A stretch between newlines.
  private struct Paragraph {
    var content = "".startIndex..<"".endIndex
    /// The end of the newline after it.
    var end = "".startIndex
    var values = ParagraphValues()
  }

  /// Fills lines with all paragraphs; a newline at the text's end does not begin another one.
  /// > Reported: to add empty lines, developers put a space after each newline, as one alone has no effect.
  mutating func fill() {
    var start = text.string.startIndex
    while start < text.string.endIndex && !isFull {
      start = beginParagraph(at: start)
      fillParagraph()
    }
    if let last = lines.last, last.end < text.string.endIndex { lines[lines.count - 1].isTruncated = true }
  }

  // MARK: State

  var isFull: Bool { linesWithinHeight != nil || room.maximumLines > 0 && lines.count >= room.maximumLines }

  /// Whether the next line is the last one and is shortened rather than wrapped.
  private var nextIsShortened: Bool {
    if paragraph.values.lineBreakMode.wraps { return false }
    return !room.wrapsBeforeTruncating || room.maximumLines > 0 && lines.count == room.maximumLines - 1
  }

  /// The start and the end of the next line.
  private var span: (start: CGFloat, end: CGFloat) {
    paragraph.values.span(ofFirstLine: lineInParagraph == 0, in: room.lineWidth)
  }

  private func hasRoom(for width: CGFloat) -> Bool {
    let span = span
    return span.start + width <= span.end + PixelGrid.tolerance
  }

  // MARK: Paragraphs

  /// Begins the paragraph at an index, adds the space above, with line spacing between paragraphs, and returns its end.
  /// > Reported: TextKit adds line spacing to every line fragment but the last one of the text.
  private mutating func beginParagraph(at start: String.Index) -> String.Index {
    let found = text.contents.contains(.newlines) ? text.string.rangeOfNewline(from: start) : nil
    let newline = found ?? text.string.endIndex..<text.string.endIndex
    let values = text.paragraph(at: start)
    if let last = lines.last {
      bottom += leading(of: last) + paragraph.values.lineSpacing + last.paragraphSpacing + values.paragraphSpacingBefore
    }
    paragraph = Paragraph(content: start..<newline.lowerBound, end: newline.upperBound, values: values)
    lineInParagraph = 0
    return newline.upperBound
  }

  private mutating func fillParagraph() {
    let content = paragraph.content
    if nextIsShortened { return shorten(from: content.lowerBound) }
    if isShort(content) {
      let whole = ruler.extent(of: content, from: span.start)
      if hasRoom(for: whole.width) {
        return close(OpenLine(content, extent: whole), endsParagraph: true)
      }
    }
    if paragraph.values.lineBreakMode == .byCharWrapping {
      if let line = fillByCharacters(content) { close(line, endsParagraph: true) }
    } else {
      fillByPieces()
    }
  }

  /// Returns whether it is worth asking first if all of it fits in one line.
  /// > Assumed: half a kilobyte is wider than any screen; where it is not, the pieces are added up.
  private func isShort(_ range: Range<String.Index>) -> Bool {
    room.lineWidth == .infinity || text.string.utf8.distance(from: range.lowerBound, to: range.upperBound) <= 512
  }

  // MARK: Wrapping

  private mutating func fillByPieces() {
    let rules = LineBreakRules(keepsHangulWords: paragraph.values.lineBreakStrategy.keepsHangulWords)
    let end = paragraph.content.upperBound
    var breaker = LineBreaker(text.string, in: paragraph.content, rules: rules)
    var line = OpenLine(at: paragraph.content.lowerBound)
    /// The line up to the last position where it may end and fits.
    var ending: OpenLine?
    while let piece = breaker.next() {
      let extent = ruler.extent(of: piece.content)
      if !hasRoom(for: line.widthWithSpaces + extent.width), !line.isEmpty {
        let closed = ending ?? line
        close(closed)
        if isFull { return }
        if nextIsShortened { return shorten(from: closed.end) }
        line = OpenLine(at: closed.end)
        ending = nil
        if closed.end < piece.content.lowerBound {
          breaker = LineBreaker(text.string, in: closed.end..<end, rules: rules)
          continue
        }
      }
      if line.isEmpty && !hasRoom(for: extent.width) {
        guard let rest = fillByCharacters(piece.content) else { return }
        line = rest
      } else {
        line.append(extent, to: piece.content.upperBound)
      }
      if piece.endsInSoftHyphen {
        line.hyphen = ruler.extent(of: OpenLine.hyphenText, in: text.style(at: piece.content.lowerBound))
      }
      line.spaces = spaces(piece.content.upperBound..<piece.end, behind: line.extent.width)
      line.end = piece.end
      if hasRoom(for: line.shownWidth) { ending = line }
    }
    close(line, endsParagraph: true)
  }

  /// Fills lines with a range broken anywhere between characters; returns the last line, open, or nil without room.
  private mutating func fillByCharacters(_ range: Range<String.Index>) -> OpenLine? {
    var start = range.lowerBound
    while true {
      let cut = cut(start..<range.upperBound)
      var line = OpenLine(start..<cut.end, extent: cut.extent)
      if cut.end == range.upperBound { return line }
      line.excludeTrailingSpaces(of: text.string, upTo: range.upperBound)
      if line.contentEnd < cut.end { line.extent = ruler.extent(of: start..<line.contentEnd, from: span.start) }
      if line.end == range.upperBound { return line }
      close(line)
      if isFull { return nil }
      start = line.end
      if nextIsShortened {
        shorten(from: start)
        return nil
      }
    }
  }

  /// Returns the longest beginning of a range that fits the next line, at least one character.
  private func cut(_ range: Range<String.Index>) -> (end: String.Index, extent: TextExtent) {
    let string = text.string
    let offset = span.start
    let longest = Truncation.largest { count -> (end: String.Index, extent: TextExtent)? in
      guard let end = string.index(range.lowerBound, offsetBy: count, limitedBy: range.upperBound) else { return nil }
      let extent = ruler.extent(of: range.lowerBound..<end, from: offset)
      return hasRoom(for: extent.width) ? (end, extent) : nil
    }
    if let longest { return longest }
    let end = range.isEmpty ? range.upperBound : string.index(after: range.lowerBound)
    return (end, ruler.extent(of: range.lowerBound..<end, from: offset))
  }

  private mutating func spaces(_ range: Range<String.Index>, behind width: CGFloat) -> CGFloat {
    if range.isEmpty { return 0 }
    let isOneSpace =
      text.runs.isEmpty && !text.contents.contains(.tabs) && text.string[range].utf8.elementsEqual([0x20])
    if !isOneSpace { return ruler.extent(of: range, from: span.start + width).width }
    if let oneSpace { return oneSpace.width }
    let extent = ruler.extent(of: range)
    oneSpace = extent
    return extent.width
  }

  // MARK: Closing

  private mutating func shorten(from start: String.Index) {
    let span = span
    let line = LineShortening(
      ruler: ruler, range: start..<paragraph.content.upperBound, values: paragraph.values,
      hasMore: paragraph.end < text.string.endIndex, start: span.start, width: span.end - span.start
    ).line
    append(line, end: paragraph.end, endsParagraph: true)
  }

  private mutating func close(_ line: OpenLine, endsParagraph: Bool = false) {
    let content = line.start..<line.contentEnd
    var filled = FilledLine(source: text.string[content], extent: line.extent)
    if !endsParagraph, let hyphen = line.hyphen, hasRoom(for: line.shownWidth) {
      filled.extent.append(hyphen)
      filled.replacement = ruler.shown(content) + OpenLine.hyphenText
    } else if endsParagraph || room.countsSpacesAtLineEnds {
      let span = span
      filled.extent.width = min(line.widthWithSpaces, max(span.end - span.start, line.extent.width))
    }
    if filled.replacement == nil && text.contents.contains(.invisibles) { filled.replacement = ruler.shown(content) }
    append(filled, end: endsParagraph ? paragraph.end : line.end, endsParagraph: endsParagraph)
  }

  /// Returns the space between a line and the next one: the largest leading of its fonts.
  private func leading(of line: FilledLine) -> CGFloat {
    if !room.usesFontLeading { return 0 }
    if line.source.isEmpty { return text.style(at: line.source.startIndex).font.leading }
    var leading: CGFloat = 0
    text.forEachStretch(of: line.source.startIndex..<line.source.endIndex) { _, style in
      leading = max(leading, style.font.leading)
    }
    return leading
  }

  private mutating func append(_ line: FilledLine, end: String.Index, endsParagraph: Bool) {
    var line = line
    if line.extent.height == 0 {
      let empty = ruler.emptyExtent(at: line.source.startIndex)
      line.extent.ascent = empty.ascent
      line.extent.descent = empty.descent
    }
    line.end = end
    line.endsParagraph = endsParagraph
    line.setParagraph(paragraph.values, span: span, isRightToLeft: room.isRightToLeft)
    if lineInParagraph > 0, let last = lines.last { bottom += leading(of: last) + paragraph.values.lineSpacing }
    line.top = bottom
    bottom += room.roundsLinePitch ? line.height.rounded() : line.height
    lineInParagraph += 1
    lines.append(line)
    if line.top + line.height > room.lineHeights + PixelGrid.tolerance, lines.count > 1 {
      linesWithinHeight = lines.count - 1
    }
  }
}
