import Foundation
import HeadlessGraphics
import HeadlessViews

extension Stepper {
  /// Draws the background, the line between the halves and the signs.
  /// > Seen: fact i3: bars 13 points long in (37, 37, 37), and a line of 1 point in the middle. Assumed: bars 1.5
  /// > thick, round corners of 8 points.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    let bounds = bounds
    if let image = backgroundImages.value(for: state) {
      image.draw(in: bounds)
    } else {
      context.fill(.rounded(bounds, radius: 8), with: .tertiarySystemFill)
    }
    context.fill(
      .rect(CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14)), with: .separator)
    draw(decrementImages.value(for: state), isUp: false, in: half(isUp: false), context)
    draw(incrementImages.value(for: state), isUp: true, in: half(isUp: true), context)
  }

  /// Returns the rectangle of a half: from right to left, the half for steps up is on the left.
  private func half(isUp: Bool) -> CGRect {
    let width = bounds.width / 2
    return CGRect(
      x: bounds.minX + (isUp != isRightToLeft ? width : 0), y: bounds.minY, width: width, height: bounds.height)
  }

  final func halfElement(isUp: Bool) -> AccessibilityElement {
    ControlPartElement(
      of: self, label: isUp ? "Increment" : "Decrement", rect: half(isUp: isUp),
      isEnabled: isEnabled && canMove(isUp: isUp),
      action: { [weak self] in isUp ? self?.accessibilityIncrement() : self?.accessibilityDecrement() })
  }

  private func canMove(isUp: Bool) -> Bool { wraps || (isUp ? value < maximumValue : value > minimumValue) }

  private func draw(_ image: Image?, isUp: Bool, in rect: CGRect, _ context: DrawingContext) {
    if let image {
      let origin = CGPoint(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      return image.draw(in: CGRect(origin: origin, size: image.size))
    }
    let color = isEnabled && canMove(isUp: isUp) ? Color.label : Color.label.withAlphaComponent(0.3)
    context.fill(.rect(CGRect(x: rect.midX - 6.5, y: rect.midY - 0.75, width: 13, height: 1.5)), with: color)
    if isUp {
      context.fill(.rect(CGRect(x: rect.midX - 0.75, y: rect.midY - 6.5, width: 1.5, height: 13)), with: color)
    }
  }
}
