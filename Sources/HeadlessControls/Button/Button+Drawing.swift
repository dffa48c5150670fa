import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension Button: ContentDrawing {
  /// Draws what a subclass draws, and over it the glow under a finger.
  package final func drawContent(in context: DrawingContext) {
    drawInBounds(into: context)
    if showsTouchGlow { drawGlow(into: context) }
  }

  /// > Documented: UIButton.showsTouchWhenHighlighted: a white glow in the middle. Assumed: it fades from half of full
  /// > opacity to the edge of a circle of 40 points around.
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

extension Button: GuideGiving {
  /// The rectangles that the hooks give for what there is.
  package final var guideRects: [(guide: DrawingGuides, rect: CGRect)] {
    let content = contentRect(forBounds: bounds)
    var rects: [(guide: DrawingGuides, rect: CGRect)] = [(.contentRect, content)]
    if currentImage != nil { rects.append((.imageRect, imageRect(forContentRect: content))) }
    if currentTitle != nil || currentAttributedTitle != nil {
      rects.append((.titleRect, titleRect(forContentRect: content)))
    }
    return rects
  }
}
