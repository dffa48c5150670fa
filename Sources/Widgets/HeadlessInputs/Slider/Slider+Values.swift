import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

struct SliderLooks {
  var minimumImage: Image?
  var maximumImage: Image?
  var thumbImages = StateImages()
  var minimumTrackImages = StateImages()
  var maximumTrackImages = StateImages()
}

/// The checks of values, which report those that are not numbers.
extension Slider {
  final func store(_ value: Float) {
    guard !value.isNaN else { return refuse(value, "value") }
    change { $0.set(value) }
  }

  final func storeMinimum(_ value: Float) {
    guard value.isFinite else { return refuse(value, "minimumValue") }
    change { $0.setMinimum(value) }
  }

  final func storeMaximum(_ value: Float) {
    guard value.isFinite else { return refuse(value, "maximumValue") }
    change { $0.setMaximum(value) }
  }

  private func change(_ change: (inout LimitedValue<Float>) -> Void) {
    let old = (range.value, range.minimum, range.maximum)
    change(&range)
    if (range.value, range.minimum, range.maximum) != old { setNeedsDisplay() }
  }

  /// Stores an image, and marks the slider if it is another one.
  final func setLook<Value: Equatable>(_ look: WritableKeyPath<SliderLooks, Value>, to value: Value) {
    if looks[keyPath: look] == value { return }
    looks[keyPath: look] = value
    setNeedsDisplay()
  }

  /// Stores an image whose size affects the size of the slider and the frames in it.
  final func setSizedImage<Value: Equatable>(
    _ look: WritableKeyPath<SliderLooks, Value>, to value: Value, _ member: StaticString
  ) {
    if looks[keyPath: look] == value { return }
    looks[keyPath: look] = value
    invalidateIntrinsicContentSize()
    setNeedsLayout(because: member)
  }

  private func refuse(_ value: Float, _ member: String) {
    refuse(member, value: "\(value)", because: "is not a finite number", cure: "Pass a finite number.")
  }
}
