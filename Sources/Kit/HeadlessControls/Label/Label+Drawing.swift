import Foundation
import HeadlessGraphics
import HeadlessText

/// The drawing of a label's lines.
extension Label {
  /// Draws lines into a context, their shadow first.
  /// > Documented: UILabel.shadowOffset: the shadow is the text in one color, not blurred.
  final func draw(_ lines: [Line], into context: DrawingContext) {
    let runs = lines.flatMap(runs)
    if let shadowColor {
      for run in runs { run.drawShadow(shadowColor.cgColor, offset: shadowOffset, into: context) }
    }
    for run in runs { run.draw(into: context) }
  }

  private func runs(of line: Line) -> [DecoratedRun] {
    guard hasAttributedText, let text = attributedText, NSMaxRange(line.range) <= text.length else {
      let font: Font = line.scale == 1 ? font : font.withSize(font.pointSize * line.scale)
      let origin = CGPoint(x: line.rect.minX, y: line.baseline)
      return [
        DecoratedRun(
          text: DrawingList.TextRun(
            line.string, font: font, color: drawnTextColor.cgColor, origin: origin, width: line.rect.width))
      ]
    }
    return AttributedLine(
      line.string, of: text, in: line.range, rect: line.rect, baseline: line.baseline, scale: line.scale,
      font: fontOfBareStretches, color: shade(storedTextColor)
    ).runs
  }
}
