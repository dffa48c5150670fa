import Foundation
import HeadlessGraphics
import HeadlessViews

extension Button: ContentDrawing {
  /// Whether the glow of ``showsTouchWhenHighlighted`` shows now.
  /// > Documented: fact g23: the property has no effect beside a configuration.
  package final var showsTouchGlow: Bool { showsTouchWhenHighlighted && isHighlighted && !isConfigured }

  /// Draws the content of a subclass.
  package final func drawContent(in context: DrawingContext) { drawInBounds(into: context) }

  package final func drawForeground(in context: DrawingContext) {
    if showsTouchGlow { drawGlow(into: context) }
  }

  /// Draws the glow of a touched button.
  /// > Documented: UIButton.showsTouchWhenHighlighted: a white glow in the middle. Assumed: it is in front of
  /// > everything, and fades from half of full opacity to the edge of a circle of 40 points around.
  private func drawGlow(into context: DrawingContext) {
    let bounds = bounds
    let radius: CGFloat = 40
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let colors = [0.5, 0].map { CGColor(red: 1, green: 1, blue: 1, alpha: $0) }
    let glow = DrawingList.Gradient(
      .radial(startCenter: center, startRadius: 0, endCenter: center, endRadius: radius),
      stops: [.init(0, colors[0]), .init(1, colors[1])])
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(.path(CGPath(ellipseIn: circle), .winding), with: .gradient(glow))
  }
}
