import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// A button's title, or a label's line, as it is measured: in whole pixels of the screen.
@MainActor struct TextLine {
  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private let content: Content
  private let font: Font
  private let paragraph: ParagraphValues
  private let numberOfLines: Int
  private let isOfConfiguration: Bool

  /// Creates a line of the attributed text, else of the plain one, of at most a number of lines, 0 for no limit; nil
  /// without any text.
  init?(
    attributedText: NSAttributedString?, text: String?, font: Font, paragraph: ParagraphValues, numberOfLines: Int = 1,
    isOfConfiguration: Bool = false
  ) {
    if let attributedText, attributedText.length > 0 {
      content = .attributed(attributedText)
    } else if let text, !text.isEmpty, attributedText == nil {
      content = .plain(text)
    } else {
      return nil
    }
    self.font = font
    self.paragraph = paragraph
    self.numberOfLines = numberOfLines
    self.isOfConfiguration = isOfConfiguration
  }

  /// Returns the height of an empty line, in points.
  static func height(in font: Font) -> CGFloat {
    Screen.mainGrid.up(TextMeasuring.current.checkedSize(of: "", in: font).height)
  }

  /// Returns the natural size of a plain text of one line, as most titles are; nil for any other, and for none.
  ///
  /// Without it W2 takes 3.5 % more instructions.
  static func plainSize(of text: String?, _ attributedText: NSAttributedString?, in font: Font?) -> CGSize? {
    guard attributedText == nil, let font, let text, !text.isEmpty, let size = rawPlainSize(of: text, in: font) else {
      return nil
    }
    return Screen.mainGrid.up(size)
  }

  private static func rawPlainSize(of text: String, in font: Font) -> CGSize? {
    if TextMeasuring.isStandard, let size = SystemTextMeasurer.size(ofASCII: text, in: font) { return size }
    return StyledText.isPlainLine(text) ? TextMeasuring.current.checkedSize(of: text, in: font) : nil
  }

  /// The natural size, where newlines alone break lines, each axis rounded up to whole pixels.
  /// > Seen: facts b1 and d9.
  var size: CGSize { Screen.mainGrid.up(rawSize) }

  /// Returns the size in a width narrower than the natural one: of the shortened line, or of the lines it wraps to.
  ///
  /// The width is rounded up to whole pixels, but not above the available one; the height is the sum of all lines.
  func shownSize(in room: CGFloat) -> CGSize {
    if numberOfLines == 1 || room <= 0 { return CGSize(width: truncatedWidth(to: room), height: size.height) }
    let lines = TextLayout(styledText, in: textRoom(width: room)).size
    let rounded = Screen.mainGrid.up(lines)
    return CGSize(width: min(room, rounded.width), height: rounded.height)
  }

  /// Returns the width after truncation to an available width, rounded up to whole pixels but not above that width.
  /// > Reported: fact a7. Assumed: a line that is not truncated but clipped fills the available width.
  func truncatedWidth(to room: CGFloat) -> CGFloat {
    guard truncates, room > 0 else { return room }
    return min(room, Screen.mainGrid.up(keptWidth(in: room)))
  }

  /// Returns the width of the truncated line, from the cache if possible.
  private func keptWidth(in room: CGFloat) -> CGFloat {
    guard case .plain(let text) = content, !paragraph.tightensBeforeTruncating, TextMeasuring.isStandard else {
      return shortenedWidth(to: room)
    }
    let key = TruncatedWidths.Key(text: text, font: font, mode: paragraph.lineBreakMode, room: room)
    if let known = TruncatedWidths.recent.widths[key] { return known }
    let width = shortenedWidth(to: room)
    TruncatedWidths.recent.store(width, for: key)
    return width
  }

  private func shortenedWidth(to room: CGFloat) -> CGFloat {
    TextLayout(styledText, in: TextRoom(width: room, maximumLines: 1)).size.width
  }

  private var truncates: Bool {
    switch content {
    case .plain: paragraph.lineBreakMode.truncates
    case .attributed: styledText.paragraph(at: styledText.string.startIndex).lineBreakMode.truncates
    }
  }

  private var rawSize: CGSize {
    if case .plain(let text) = content, let size = Self.rawPlainSize(of: text, in: font) { return size }
    return TextLayout(styledText, in: textRoom()).size
  }

  private func textRoom(width: CGFloat = 0) -> TextRoom {
    var room = TextRoom(width: width, maximumLines: numberOfLines)
    room.usesFontLeading = !isOfConfiguration
    if isOfConfiguration, Screen.sharedMainEra.value.configuredTextHasWholePitch {
      room.roundsLinePitch = true
      room.countsSpacesAtLineEnds = true
    }
    return room
  }

  private var styledText: StyledText {
    switch content {
    case .plain(let text): return StyledText(text, style: RunStyle(font: font), paragraph: paragraph)
    case .attributed(let text): return StyledText(text, font: font, paragraph: paragraph)
    }
  }
}
