import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The drawing of a stepper.
extension Stepper {
  /// Draws the background, the line between the halves and the signs.
  ///
  /// > Seen: fact i3: bars 13 points long in (37, 37, 37), and a line of 1 point in the middle. Assumed: bars 1.5
  /// > thick, round corners of 8 points.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let bounds = bounds
    if let image = looks.background.value(for: state) {
      image.draw(in: bounds)
    } else {
      context.fill(.rounded(bounds, radius: 8), with: .tertiarySystemFill)
    }
    context.fill(
      .rect(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14)), with: .separator)
    let half = bounds.width / 2
    var (down, up) = (bounds, bounds)
    down.size.width = half
    up = down.offsetBy(dx: half, dy: 0)
    if isRightToLeft { swap(&down, &up) }
    draw(looks.decrement.value(for: state), isUp: false, in: down, context)
    draw(looks.increment.value(for: state), isUp: true, in: up, context)
  }

  private func draw(_ image: Image?, isUp: Bool, in rect: CGRect, _ context: DrawingContext) {
    if let image {
      let origin = CGPoint(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      return image.draw(in: CGRect(origin: origin, size: image.size))
    }
    let canMove = wraps || (isUp ? value < maximumValue : value > minimumValue)
    let color = isEnabled && canMove ? Color.label : Color.label.withAlphaComponent(0.3)
    context.fill(.rect(CGRect(x: rect.midX - 6.5, y: rect.midY - 0.75, width: 13, height: 1.5)), with: color)
    if isUp {
      context.fill(.rect(CGRect(x: rect.midX - 0.75, y: rect.midY - 6.5, width: 1.5, height: 13)), with: color)
    }
  }
}
