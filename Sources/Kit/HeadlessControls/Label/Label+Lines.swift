import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText

/// The positions of a label's lines in its bounds.
extension Label {
  /// The lines that the label draws in its bounds as they are now, from top to bottom; none in empty bounds.
  ///
  /// The lines that fit into the height, but at least one; the last one is truncated according to ``lineBreakMode``.
  public final var shownLines: [Line] {
    let outer = rare.drawnLines
    rare.drawnLines = []
    defer { rare.drawnLines = outer }
    drawText(in: bounds)
    return rare.drawnLines ?? []
  }

  /// The color that text without a color of its own is drawn in.
  /// > Assumed: a disabled label's text is half as opaque.
  package final var drawnTextColor: Color { shade(textColor ?? Label.standardTextColor) }

  /// Returns the color that a color is drawn in for the label's current state.
  final func shade(_ color: Color) -> Color {
    let color = isHighlighted ? highlightedTextColor ?? color : color
    return isEnabled ? color : color.withAlphaComponent(color.alpha / 2)
  }

  /// Returns the lines in a rectangle, in the middle of its height (fact d10).
  final func linesDrawn(in rect: CGRect) -> [Line] {
    guard rect.isFinite, rect.size.width > 0, rect.size.height > 0 else { return [] }
    let scale = fittingScale(in: rect.size.width)
    guard let text = styledText(scale: scale) else { return [] }
    let layout = TextLayout(text, in: textRoom(rect.size, numberOfLines: numberOfLines))
    let top = top(of: layout, scale: scale, in: rect)
    return layout.lines.map { line in
      Line(
        string: line.string, rect: line.rect.offsetBy(dx: rect.minX, dy: top), baseline: line.baseline + top,
        isTruncated: line.isTruncated, range: line.range, scale: scale)
    }
  }

  private func top(of layout: TextLayout, scale: CGFloat, in rect: CGRect) -> CGFloat {
    let middle = rect.minY + (rect.height - layout.size.height) / 2
    guard scale != 1, baselineAdjustment != .alignCenters, let full = fullLine(), let line = layout.lines.first else {
      return middle
    }
    let fullTop = rect.minY + (rect.height - full.rect.height) / 2
    return baselineAdjustment == .none ? fullTop : fullTop + full.baseline - line.baseline
  }

  private func fullLine(scale: CGFloat = 1) -> TextLayout.Line? {
    styledText(scale: scale).flatMap { TextLayout($0, in: TextRoom(maximumLines: 1)).lines.first }
  }

  /// Returns the factor of the text's size by which one line fits.
  ///
  /// The ratio of room and width, and where a font is not in proportion, the line through the last two widths.
  /// > Documented: UILabel.adjustsFontSizeToFitWidth: for one line. Assumed: at least a hundredth.
  private func fittingScale(in room: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    let least = max(minimumScaleFactor, 0.01)
    var last = (scale: CGFloat(0), width: CGFloat(0))
    var scale: CGFloat = 1
    for _ in 0..<8 {
      guard scale > least, let width = fullLine(scale: scale)?.rect.width, width > room + PixelGrid.tolerance else {
        break
      }
      let slope = (width - last.width) / (scale - last.scale)
      last = (scale, width)
      let next = slope > 0 ? scale - (width - room) / slope : least
      scale = next < scale ? max(next, least) : least
    }
    return scale
  }
}
