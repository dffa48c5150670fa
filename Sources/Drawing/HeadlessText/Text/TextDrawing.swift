import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A text on its own that is drawn into the current context.
struct TextDrawing {
  private let text: NSAttributedString
  private let options: StringDrawingOptions

  init(_ text: NSAttributedString, options: StringDrawingOptions) {
    self.text = text
    self.options = options
  }

  /// Draws the text into a rectangle in points, where 0 in a direction means unlimited; the context receives the
  /// rectangle of the text.
  func draw(in rect: CGRect, context: StringDrawingContext?, _ member: String) {
    guard let graphics = CGContext.current(for: member) else { return }
    guard rect.origin.isFinite, text.length > 0 else { return }
    var room = TextRoom(wrapsBeforeTruncating: false)
    var styled = StyledText(text, font: StyledText.defaultFont)
    let wraps = options.contains(.usesLineFragmentOrigin)
    if wraps {
      (room.width, room.height) = (rect.width, rect.height)
      if options.contains(.truncatesLastVisibleLine) {
        room.wrapsBeforeTruncating = true
        styled.truncatesTail = true
      }
    } else {
      room.maximumLines = 1
    }
    let layout = TextLayout(styled, in: room)
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    // Without line fragments, the origin is on the baseline.
    let top = wraps ? rect.minY : rect.minY - (layout.lines.first?.baseline ?? 0)
    for line in layout.lines {
      let placement = AttributedLine.Placement(
        line.string, rect: line.rect.offsetBy(dx: rect.minX, dy: top), baseline: line.baseline + top,
        range: line.range)
      let runs = AttributedLine(placement, of: text, font: StyledText.defaultFont, color: .black).runs
      graphics.paintAsGroup(member) { drawing in runs.forEach { $0.draw(into: drawing) } }
    }
  }
}
