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
  /// > Reported: fact a7. Assumed: a line that is not truncated but cut, or attributed text, takes all of the room.
  func truncatedWidth(to room: CGFloat) -> CGFloat {
    guard case .plain(let text) = content, mode.truncates else { return room }
    let measurer = TextMeasuring.current
    let width =
      TextMeasuring.isStandard
      ? TruncatedWidths.recent.width(of: text, in: font, mode, room: room) {
        shortenedWidth(of: text, to: room, by: measurer)
      }
      : shortenedWidth(of: text, to: room, by: measurer)
    return min(room, Screen.main.grid.up(width))
  }

  private func shortenedWidth(of text: String, to room: CGFloat, by measurer: any TextMeasurer) -> CGFloat {
    let shown = Truncation.shorten(text, to: room, mode: mode) { measurer.size(of: $0, in: font).width }
    return measurer.size(of: shown, in: font).width
  }

  private var rawSize: CGSize {
    switch content {
    case .plain(let text): return TextMeasuring.current.size(of: text, in: font)
    case .attributed(let text):
      var size = CGSize.zero
      text.forEachRun { run, attributes, _ in
        let runSize = TextMeasuring.current.size(of: run, in: attributes[.font] as? Font ?? font)
        size.width += runSize.width
        size.height = max(size.height, runSize.height)
      }
      return size
    }
  }
}
