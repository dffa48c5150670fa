import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The value of a stepper, its range and its step.
struct StepperLimits {
  private(set) var minimum = 0.0
  private(set) var maximum = 100.0
  private(set) var value = 0.0
  var step = 1.0

  mutating func set(_ newValue: Double) { value = min(max(newValue, minimum), maximum) }

  mutating func setMinimum(_ newValue: Double) {
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  mutating func setMaximum(_ newValue: Double) {
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// Makes a step.
  ///
  /// > Documented: UIStepper.wraps: a step beyond one end leads to the other end.
  mutating func move(up: Bool, wraps: Bool) {
    let next = up ? value + step : value - step
    if wraps, next > maximum { return value = minimum }
    if wraps, next < minimum { return value = maximum }
    set(next)
  }
}

/// The images of a stepper, and its drawing.
struct StepperLooks {
  var increment = StateImages()
  var decrement = StateImages()
  var background = StateImages()
  var dividers: [Pair: Image] = [:]

  /// The states of both halves.
  struct Pair: Hashable {
    let left: Control.State
    let right: Control.State
  }

  /// > Seen: fact i3: bars 13 points long in (37, 37, 37), and a line of 1 point in the middle. Assumed: bars 1.5 thick, round
  /// > corners of 8 points.
  @MainActor
  func draw(in stepper: Stepper, into context: DrawingContext) {
    let bounds = stepper.bounds
    if let image = background.value(for: stepper.state) {
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
    if stepper.isRightToLeft { swap(&down, &up) }
    draw(
      decrement.value(for: stepper.state), isPlus: false, isOn: stepper.isEnabled && canMove(stepper, up: false),
      in: down, context)
    draw(
      increment.value(for: stepper.state), isPlus: true, isOn: stepper.isEnabled && canMove(stepper, up: true), in: up,
      context)
  }

  @MainActor
  private func canMove(_ stepper: Stepper, up: Bool) -> Bool {
    stepper.wraps || (up ? stepper.value < stepper.maximumValue : stepper.value > stepper.minimumValue)
  }

  private func draw(_ image: Image?, isPlus: Bool, isOn: Bool, in rect: CGRect, _ context: DrawingContext) {
    if let image {
      let origin = CGPoint(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2)
      return image.draw(in: CGRect(origin: origin, size: image.size))
    }
    let color = isOn ? Color.label : Color.label.withAlphaComponent(0.3)
    context.fill(.rect(CGRect(x: rect.midX - 6.5, y: rect.midY - 0.75, width: 13, height: 1.5)), with: color)
    if isPlus {
      context.fill(.rect(CGRect(x: rect.midX - 0.75, y: rect.midY - 6.5, width: 1.5, height: 13)), with: color)
    }
  }
}
