import Foundation
import HeadlessGraphics

/// A stretch of a line in one style, with its decoration.
package struct DecoratedRun {
  package var text: DrawingList.TextRun
  /// The displayed range of the whole text, without characters that an ellipsis replaces.
  var range = NSRange()
  var background: CGColor?
  var underline: CGColor?
  var strikethrough: CGColor?
  var shadow: TextShadow?
  var attachment: DrawingList.ImagePlacement?

  package init(text: DrawingList.TextRun) { self.text = text }

  /// Draws the run with its background and its lines.
  package func draw(into context: DrawingContext) {
    if let background { context.fill(.rect(text.rect), with: .color(background)) }
    if let shadow, let color = shadow.shadowColor as? Color {
      drawShadow(color.cgColor, offset: shadow.shadowOffset, into: context)
    }
    if let attachment { return context.draw(attachment) }
    if let underline { context.fill(.rect(underlineRect), with: .color(underline)) }
    context.draw(text)
    if let strikethrough { context.fill(.rect(strikethroughRect), with: .color(strikethrough)) }
  }

  /// The rectangle of a line under the text.
  /// > Assumed: a tenth of the font size below the baseline, and as thick as a stem.
  var underlineRect: CGRect { lineRect(below: text.font.pointSize / 10) }

  /// The rectangle of a line through the text.
  /// > Assumed: through the middle of an x, and as thick as a stem.
  var strikethroughRect: CGRect { lineRect(below: -text.font.xHeight / 2) }

  /// Draws the text in another color, moved.
  package func drawShadow(_ color: CGColor, offset: CGSize, into context: DrawingContext) {
    if attachment != nil { return }
    var shadow = text
    shadow.color = color
    shadow.origin = CGPoint(x: text.origin.x + offset.width, y: text.origin.y + offset.height)
    context.draw(shadow)
  }

  private func lineRect(below distance: CGFloat) -> CGRect {
    CGRect(x: text.origin.x, y: text.origin.y + distance, width: text.width, height: text.font.pointSize / 18)
  }
}
