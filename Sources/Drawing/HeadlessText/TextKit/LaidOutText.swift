import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The lines of a text in a container, with the positions of its characters.
struct LaidOutText {
  /// The values that lines depend on.
  struct Key: Equatable {
    let storage: ObjectIdentifier
    let changeCount: Int
    let room: TextRoom
    let padding: CGFloat
    let lineBreakMode: LineBreakMode
  }

  /// The lines, in the container's coordinates without its padding.
  private(set) var lines: [TextLayout.Line] = []
  /// The points that stay free at both ends of a line.
  private(set) var padding: CGFloat = 0
  /// The width of the container; where that is unlimited, the widest line and the padding.
  private var width: CGFloat = 0
  /// The empty line after a newline that ends the text, or of an empty text; nil if it does not fit.
  private(set) var extraLine: CGRect?
  private var ruler: TextRuler?

  init() {}

  init(_ storage: TextStorage, in container: TextContainer) {
    var text = StyledText(storage, font: StyledText.defaultFont)
    text.truncatesTail = !container.lineBreakMode.wraps && container.lineBreakMode != .byClipping
    let measurer = TextMeasuring.current
    let room = container.room
    let layout = TextLayout(text, in: room, measurer: measurer)
    lines = layout.lines
    padding = container.usablePadding
    width = container.size.width > 0 ? container.size.width : layout.size.width + 2 * padding
    let ruler = TextRuler(text: text, measurer: measurer)
    self.ruler = ruler
    extraLine = extraLine(of: text, in: room, ruler)
  }

  /// Creates the text of one line, which begins at x = 0.
  init(_ line: TextLayout.Line, of text: StyledText, measurer: any TextMeasurer) {
    var line = line
    line.baseline -= line.rect.minY
    line.rect.origin = .zero
    lines = [line]
    width = line.rect.width
    ruler = TextRuler(text: text, measurer: measurer)
  }

  /// Returns the empty line after a final newline, or of an empty text; nil without one.
  /// > Documented: NSLayoutManager.extraLineFragmentRect. Assumed: it is as high as a line in the style at the end.
  private func extraLine(of text: StyledText, in room: TextRoom, _ ruler: TextRuler) -> CGRect? {
    guard text.string.isEmpty || text.string.last?.isNewline == true else { return nil }
    guard lines.last?.isTruncated != true, room.maximumLines == 0 || lines.count < room.maximumLines else { return nil }
    let extent = ruler.emptyExtent(at: text.string.endIndex)
    let height = text.paragraph(at: text.string.endIndex).lineHeight(for: extent.height)
    let leading = room.usesFontLeading ? text.style(at: text.string.endIndex).font.leading : 0
    let top = lines.last.map { $0.rect.maxY + leading } ?? 0
    if !lines.isEmpty, room.height > 0, top + height > room.height + PixelGrid.tolerance { return nil }
    return CGRect(x: 0, y: top, width: width, height: height)
  }

  /// The UTF-16 units of all lines.
  var range: NSRange { NSRange(location: 0, length: lines.last.map { $0.range.location + $0.range.length } ?? 0) }

  // MARK: Lines

  /// Returns the index of the line that has a character; nil without lines, the last line for a character after it.
  func lineIndex(of character: Int) -> Int? {
    if lines.isEmpty { return nil }
    return lines.firstIndex { character < $0.range.location + $0.range.length } ?? lines.count - 1
  }

  /// Returns the rectangle of a line over the whole width of the container.
  func fragmentRect(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: 0, y: line.rect.minY, width: width, height: line.rect.height)
  }

  /// Returns the rectangle of a line's text with the padding at both ends.
  func usedRect(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * padding, height: line.rect.height)
  }

  /// The rectangle of the empty line at the end with the padding at both ends.
  var extraUsedRect: CGRect? {
    extraLine.map { CGRect(x: 0, y: $0.minY, width: 2 * padding, height: $0.height) }
  }

  /// The rectangle of all lines, the empty one at the end included.
  var usedRect: CGRect {
    let rects = lines.map(usedRect) + [extraUsedRect].compactMap(\.self)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func lines(intersecting range: NSRange) -> [TextLayout.Line] {
    lines.filter { NSIntersectionRange($0.range, range).length > 0 }
  }

  // MARK: Characters

  /// Returns the distance of a character's leading edge from the left edge of the container.
  func x(of character: Int, in line: TextLayout.Line) -> CGFloat {
    guard let ruler else { return 0 }
    let start = line.source.startIndex
    let units = line.source.base.utf16
    let end = units.index(start, offsetBy: max(character - line.range.location, 0), limitedBy: line.source.endIndex)
    let index = max(end ?? line.source.endIndex, start)
    return padding + line.rect.minX + min(ruler.extent(of: start..<index).width, line.rect.width)
  }

  /// Returns the rectangle of a range within a line, as high as the line.
  func rect(of range: NSRange, in line: TextLayout.Line) -> CGRect {
    let common = NSIntersectionRange(range, line.range)
    let (left, right) = (x(of: common.location, in: line), x(of: common.location + common.length, in: line))
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }

  /// A character at a point.
  struct Character {
    /// The index of its first UTF-16 unit.
    var index: Int
    /// The number of its UTF-16 units.
    var length: Int
    /// The fraction of its width before the point, 0 to 1.
    var fraction: CGFloat
  }

  /// Returns the character at a point; the nearest one for a point outside of the text, nil without text.
  func character(at point: CGPoint) -> Character? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return nil }
    var location = line.range.location
    var edge = x(of: location, in: line)
    var found = Character(index: location, length: 0, fraction: 0)
    for character in line.source {
      let next = location + character.utf16.count
      let nextEdge = x(of: next, in: line)
      let fraction = nextEdge > edge ? (point.x - edge) / (nextEdge - edge) : 0
      found = Character(
        index: location, length: next - location, fraction: fraction.isNaN ? 0 : min(max(fraction, 0), 1))
      if point.x < nextEdge { break }
      (location, edge) = (next, nextEdge)
    }
    return found
  }
}
