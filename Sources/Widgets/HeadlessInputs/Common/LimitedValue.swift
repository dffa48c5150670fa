/// A value in a range whose ends can be moved.
struct LimitedValue<Number: BinaryFloatingPoint & Sendable>: Equatable, Sendable {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  mutating func set(_ newValue: Number) { value = min(max(newValue, minimum), maximum) }

  /// Sets the least value; the greatest one is not less.
  mutating func setMinimum(_ newValue: Number) {
    minimum = newValue
    maximum = max(maximum, newValue)
    set(value)
  }

  /// Sets the greatest value; the least one is not larger.
  mutating func setMaximum(_ newValue: Number) {
    maximum = newValue
    minimum = min(minimum, newValue)
    set(value)
  }

  /// Returns the fraction of the range before a value, from 0 to 1; 0 in a range without a length.
  func fraction(of value: Number) -> Double {
    guard maximum > minimum, !value.isNaN else { return 0 }
    let value = min(max(value, minimum), maximum)
    // Halves, so that the length of a range of two finite numbers is finite.
    return (Double(value) / 2 - Double(minimum) / 2) / (Double(maximum) / 2 - Double(minimum) / 2)
  }

  func value(at fraction: Double) -> Number { Number(Double(minimum) + fraction * (Double(maximum) - Double(minimum))) }
}
