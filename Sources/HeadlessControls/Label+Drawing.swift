import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// How a label's lines become text in a drawing.
extension Label {
  /// Draws lines into a context, their shadow first.
  ///
  /// > Documented: UILabel.shadowOffset: the shadow is the text in one colour, not blurred.
  final func draw(_ lines: [Line], into context: DrawingContext) {
    let runs = lines.flatMap(runs)
    if let shadowColor {
      for run in runs { run.drawShadow(shadowColor.cgColor, offset: shadowOffset, into: context) }
    }
    for run in runs { run.draw(into: context) }
  }

  private func runs(of line: Line) -> [LabelRun] {
    guard hasAttributedText, let text = attributedText, NSMaxRange(line.range) <= text.length else {
      let font: Font = line.scale == 1 ? font : font.withSize(font.pointSize * line.scale)
      let origin = CGPoint(x: line.rect.minX, y: line.baseline)
      return [
        LabelRun(
          text: DrawingList.TextRun(
            line.string, font: font, color: drawnTextColor.cgColor, origin: origin, width: line.rect.width))
      ]
    }
    return AttributedLine(line, of: text, font: fontOfBareStretches, color: shade(storedTextColor)).runs
  }
}

/// A stretch of a label's line in one style, with its decoration.
@MainActor
struct LabelRun {
  var text: DrawingList.TextRun
  var background: CGColor?
  var underline: CGColor?
  var strikethrough: CGColor?
  var shadow: TextShadow?
  var attachment: DrawingList.ImagePlacement?

  func draw(into context: DrawingContext) {
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

  func drawShadow(_ color: CGColor, offset: CGSize, into context: DrawingContext) {
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
