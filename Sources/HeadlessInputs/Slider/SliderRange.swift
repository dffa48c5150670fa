import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The value of a slider in its range.
struct SliderRange {
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// The part of the range before the value, from 0 to 1.
  var fraction: CGFloat { fraction(of: value) }

  /// Returns the part of the range before a value, from 0 to 1; 0 in a range without a length.
  func fraction(of value: Float) -> CGFloat {
    guard maximum > minimum, !value.isNaN else { return 0 }
    let value = min(max(value, minimum), maximum)
    // In double precision the length of a range of two finite numbers is finite.
    return CGFloat((Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum)))
  }

  /// Returns the value at a part of the range.
  func value(at fraction: CGFloat) -> Float {
    Float(Double(minimum) + Double(fraction) * (Double(maximum) - Double(minimum)))
  }

  mutating func set(_ newValue: Float) { value = min(max(newValue, minimum), maximum) }

  mutating func setMinimum(_ newValue: Float) {
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  mutating func setMaximum(_ newValue: Float) {
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }
}

/// The colors and images of a slider.
struct SliderLooks {
  var minimumTrackTint: Color?
  var maximumTrackTint: Color?
  var thumbTint: Color?
  var minimumImage: Image?
  var maximumImage: Image?
  var thumbImages = StateImages()
  var minimumTrackImages = StateImages()
  var maximumTrackImages = StateImages()
}

/// The checks of values, which are reported where they are no numbers.
extension Slider {
  final func store(_ value: Float) {
    guard !value.isNaN else { return refuse(value, "value") }
    range.set(value)
  }

  final func storeMinimum(_ value: Float) {
    guard value.isFinite else { return refuse(value, "minimumValue") }
    range.setMinimum(value)
  }

  final func storeMaximum(_ value: Float) {
    guard value.isFinite else { return refuse(value, "maximumValue") }
    range.setMaximum(value)
  }

  private func refuse(_ value: Float, _ member: String) {
    refuse(member, value: "\(value)", because: "is not a finite number", cure: "Give a finite number.")
  }
}
