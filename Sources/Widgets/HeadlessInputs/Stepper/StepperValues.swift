import HeadlessControls
import HeadlessGraphics
import HeadlessViews

struct StepperLimits {
  var range = LimitedValue<Double>(from: 0, to: 100)
  var step = 1.0

  /// Makes a step.
  /// > Documented: UIStepper.wraps: a step beyond one end leads to the other end.
  mutating func move(up: Bool, wraps: Bool) {
    let next = up ? range.value + step : range.value - step
    if wraps, next > range.maximum { return range.set(range.minimum) }
    if wraps, next < range.minimum { return range.set(range.maximum) }
    range.set(next)
  }
}

struct StepperLooks {
  var increment = StateImages()
  var decrement = StateImages()
  var background = StateImages()
  var dividers: [StatePair: Image] = [:]
}

extension Stepper {
  final func change(_ change: (inout LimitedValue<Double>) -> Void) {
    let old = limits.range
    change(&limits.range)
    if limits.range != old { setNeedsDisplay() }
  }

  /// Stores an image, and marks the stepper if it is another one.
  final func setImage(_ look: WritableKeyPath<StepperLooks, Image?>, to image: Image?) {
    if looks[keyPath: look] === image { return }
    looks[keyPath: look] = image
    setNeedsDisplay()
  }
}
