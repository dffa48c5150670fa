import Foundation
import HeadlessGeometry

/// A stretch of a line in one style, with its decoration.
package struct DecoratedRun {
  /// The text.
  package var text: DrawingList.TextRun
  var background: CGColor?
  var underline: CGColor?
  var strikethrough: CGColor?
  var shadow: TextShadow?
  var attachment: DrawingList.ImagePlacement?

  /// Makes a stretch without decoration.
  package init(text: DrawingList.TextRun) {
    self.text = text
  }

  /// Draws the stretch with what lies behind it, under it and through it.
  package func draw(into context: DrawingContext) {
    if let background { context.fill(.rect(text.rect), with: .color(background)) }
    if let shadow, let color = shadow.shadowColor as? Color {
      drawShadow(color.cgColor, offset: shadow.shadowOffset, into: context)
    }
    if let attachment { return context.draw(attachment) }
    // > Assumed: the lines are as thick as a stem, under the baseline and through an x.
    if let underline { drawLine(underline, below: text.font.pointSize / 10, into: context) }
    context.draw(text)
    if let strikethrough { drawLine(strikethrough, below: -text.font.xHeight / 2, into: context) }
  }

  /// Draws the text in another colour, moved.
  package func drawShadow(_ color: CGColor, offset: CGSize, into context: DrawingContext) {
    if attachment != nil { return }
    var shadow = text
    shadow.color = color
    shadow.origin = CGPoint(x: text.origin.x + offset.width, y: text.origin.y + offset.height)
    context.draw(shadow)
  }

  private func drawLine(_ color: CGColor, below distance: CGFloat, into context: DrawingContext) {
    let height = text.font.pointSize / 18
    let rect = CGRect(x: text.origin.x, y: text.origin.y + distance, width: text.width, height: height)
    context.fill(.rect(rect), with: .color(color))
  }
}
