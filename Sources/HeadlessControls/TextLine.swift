import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A text in one line, as a label and a button's title measure it: in whole pixels of the screen.
@MainActor
struct TextLine {
  private enum Content {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private let content: Content
  private let font: Font
  private let mode: LineBreakMode

  /// A line of what there is, attributed text first; nil without any text.
  init?(attributedText: NSAttributedString?, text: String?, font: Font, mode: LineBreakMode) {
    if let attributedText, attributedText.length > 0 {
      content = .attributed(attributedText)
    } else if let text, !text.isEmpty, attributedText == nil {
      content = .plain(text)
    } else {
      return nil
    }
    self.font = font
    self.mode = mode
  }

  /// The height of an empty line.
  static func height(in font: Font) -> CGFloat {
    Screen.main.grid.up(TextMeasuring.current.size(of: "", in: font).height)
  }

  /// The natural size, each axis rounded up to whole pixels.
  ///
  /// > Seen: facts b1 and d9.
  var size: CGSize { Screen.main.grid.up(rawSize) }

  /// The width after truncation to a room, rounded up to whole pixels but not above the room.
  ///
  /// > Reported: fact a7. Assumed: a line that is not truncated but cut takes all of the room.
  func truncatedWidth(to room: CGFloat) -> CGFloat {
    guard truncates, room > 0 else { return room }
    let width: CGFloat
    if case .plain(let text) = content, TextMeasuring.isStandard {
      width = TruncatedWidths.recent.width(of: text, in: font, mode, room: room) { shortenedWidth(to: room) }
    } else {
      width = shortenedWidth(to: room)
    }
    return min(room, Screen.main.grid.up(width))
  }

  private func shortenedWidth(to room: CGFloat) -> CGFloat {
    TextLayout(styledText, in: TextRoom(width: room, maximumLines: 1)).size.width
  }

  private var truncates: Bool {
    switch content {
    case .plain: mode.truncates
    case .attributed: styledText.paragraph(at: styledText.string.startIndex).lineBreakMode.truncates
    }
  }

  private var rawSize: CGSize {
    if case .plain(let text) = content, StyledText.isPlainLine(text) {
      return TextMeasuring.current.size(of: text, in: font)
    }
    return TextLayout(styledText, in: TextRoom(maximumLines: 1)).size
  }

  private var styledText: StyledText {
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = mode
    switch content {
    case .plain(let text): return StyledText(text, style: TextStyle(font: font), paragraph: paragraph)
    case .attributed(let text): return StyledText(text, font: font, paragraph: paragraph)
    }
  }
}
