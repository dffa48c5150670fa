import Foundation
import HeadlessGeometry

/// Texts drawn into the current context.
extension LayoutManager {
  /// Draws the backgrounds of the lines that have glyphs of a range.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; a line with one of them is drawn whole.
  ///   - origin: The top left corner of the container, in the context's coordinates.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, "LayoutManager.drawBackground(forGlyphRange:at:)") { run, drawing in
      if let background = run.background { drawing.fill(.rect(run.text.rect), with: .color(background)) }
    }
  }

  /// Draws the lines that have glyphs of a range, without their backgrounds.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; a line with one of them is drawn whole.
  ///   - origin: The top left corner of the container, in the context's coordinates.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, "LayoutManager.drawGlyphs(forGlyphRange:at:)") { run, drawing in
      var run = run
      run.background = nil
      run.draw(into: drawing)
    }
  }

  private func draw(
    _ range: NSRange, at origin: CGPoint, _ member: String, _ body: @escaping (DecoratedRun, DrawingContext) -> Void
  ) {
    guard let storage = textStorage, origin.isFinite, let graphics = CGContext.current(for: member) else { return }
    let text = lines
    for line in text.lines(intersecting: range) {
      let place = AttributedLine.Place(
        line.string, rect: line.rect.offsetBy(dx: origin.x + text.padding, dy: origin.y),
        baseline: line.baseline + origin.y, range: line.range)
      let runs = AttributedLine(place, of: storage, font: StyledText.defaultFont, color: .black).runs
      graphics.paint(member, covering: { drawing in runs.forEach { body($0, drawing) } }) { drawing, state in
        if state.alpha < 1 { drawing.beginGroup(alpha: state.alpha) }
        for run in runs { body(run, drawing) }
        if state.alpha < 1 { drawing.endGroup() }
      }
    }
  }
}
