import Foundation
import HeadlessGraphics

/// The lines of a text: a pure value of text, font and available size.
///
/// Lines break as `LineBreakRules` say; spaces hang at a line's end. Nothing is rounded to pixels: who shows the lines
/// does that. A text wraps in one pass, in time linear in its length.
public struct TextLayout: Sendable {
  /// The lines, from top to bottom; none without text.
  public private(set) var lines: [Line]

  /// The size of all lines, in points, not rounded: the widest line with its indent, and the sum of the heights.
  public private(set) var size: CGSize

  /// Lays out a text in one font.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - lineBreakMode: The treatment of a line that is too wide.
  ///   - alignment: The alignment of the lines in the available width.
  ///   - room: The available size and number of lines.
  /// - Complexity: O(*n*) for *n* characters.
  public init(
    _ text: String, font: Font, lineBreakMode: LineBreakMode = .byWordWrapping, alignment: TextAlignment = .natural,
    in room: TextRoom
  ) {
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = lineBreakMode
    paragraph.alignment = alignment
    self.init(StyledText(text, style: RunStyle(font: font), paragraph: paragraph), in: room)
  }

  /// Lays out a text in a room; stretches without a font have `font`.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public init(_ text: NSAttributedString, font: Font, in room: TextRoom) {
    self.init(StyledText(text, font: font), in: room)
  }

  package init(_ text: StyledText, in room: TextRoom, measurer: any TextMeasurer = TextMeasuring.current) {
    var room = room
    var filler = LineFiller(text, in: room, measurer: measurer)
    filler.fill()
    if let limit = filler.linesWithinHeight, room.maximumLines <= 0 || limit < room.maximumLines {
      room.maximumLines = limit
      filler = LineFiller(text, in: room, measurer: measurer)
      filler.fill()
    }
    let placing = LinePlacing(room: room, lines: filler.lines)
    lines = placing.placed
    size = placing.size
  }
}
