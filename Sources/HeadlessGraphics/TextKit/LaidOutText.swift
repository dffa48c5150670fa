import Foundation
import HeadlessGeometry

/// The lines of a text in a container, with the places of its characters.
struct LaidOutText {
  /// The values that lines depend on.
  struct Key: Equatable {
    let storage: ObjectIdentifier
    let changeCount: Int
    let string: String
    let room: TextRoom
    let padding: CGFloat
    let lineBreakMode: LineBreakMode

    init(_ storage: TextStorage, _ container: TextContainer) {
      self.storage = ObjectIdentifier(storage)
      changeCount = storage.changeCount
      string = storage.string
      room = container.room
      padding = container.usablePadding
      lineBreakMode = container.lineBreakMode
    }
  }

  /// The lines, in the container's coordinates without its padding.
  private(set) var lines: [TextLayout.Line] = []
  /// The points that stay free at both ends of a line.
  private(set) var padding: CGFloat = 0
  /// The width of the container without its padding; that of the widest line where it is unlimited.
  private var width: CGFloat = 0
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
    width = room.width > 0 ? room.width : layout.size.width
    ruler = TextRuler(text, measurer: measurer)
  }

  /// The UTF-16 units of all lines.
  var range: NSRange { NSRange(location: 0, length: lines.last.map { $0.range.location + $0.range.length } ?? 0) }

  // MARK: Lines

  /// The index of the line that has a character; nil without lines, the last line for a character behind it.
  func lineIndex(of character: Int) -> Int? {
    if lines.isEmpty { return nil }
    return lines.firstIndex { character < $0.range.location + $0.range.length } ?? lines.count - 1
  }

  /// The rectangle of a line over the whole width of the container.
  func fragmentRect(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: 0, y: line.rect.minY, width: width + 2 * padding, height: line.rect.height)
  }

  /// The rectangle of a line's text with the padding at both ends.
  func usedRect(_ line: TextLayout.Line) -> CGRect {
    CGRect(
      x: line.rect.minX, y: line.rect.minY, width: line.rect.width + 2 * padding, height: line.rect.height)
  }

  /// The lines that have a character of a range.
  func lines(intersecting range: NSRange) -> [TextLayout.Line] {
    lines.filter { NSIntersectionRange($0.range, range).length > 0 }
  }

  // MARK: Characters

  /// The distance of a character's leading edge from the left edge of the container.
  func x(of character: Int, in line: TextLayout.Line) -> CGFloat {
    guard let ruler else { return 0 }
    let start = line.source.startIndex
    let units = line.source.base.utf16
    let end = units.index(start, offsetBy: character - line.range.location, limitedBy: line.source.endIndex)
    let index = max(end ?? line.source.endIndex, start)
    return padding + line.rect.minX + min(ruler.extent(of: start..<index).width, line.rect.width)
  }

  /// The rectangle of the part of a range that is in a line, as high as the line.
  func rect(of range: NSRange, in line: TextLayout.Line) -> CGRect {
    let part = NSIntersectionRange(range, line.range)
    let (left, right) = (x(of: part.location, in: line), x(of: part.location + part.length, in: line))
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }

  /// The character at a point, and how far into its width the point is, 0 to 1; nil without text.
  ///
  /// A point outside of the text finds the nearest character.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return nil }
    var location = line.range.location
    var edge = x(of: location, in: line)
    var found = (index: location, fraction: CGFloat(0))
    for character in line.source {
      let next = location + character.utf16.count
      let nextEdge = x(of: next, in: line)
      let part = nextEdge > edge ? (point.x - edge) / (nextEdge - edge) : 0
      found = (location, min(max(part, 0), 1))
      if point.x < nextEdge { break }
      (location, edge) = (next, nextEdge)
    }
    return found
  }
}
