import Conformance

extension RecordedValue {
  /// The difference up to which two numbers are equal: published ones have three decimals, and a pixel is 1/3 point.
  static let tolerance = 0.0006

  /// Returns whether two values are equal, numbers within a tolerance.
  func isClose(to other: RecordedValue, within tolerance: Double = Self.tolerance) -> Bool {
    func areClose(_ one: Double, _ two: Double) -> Bool {
      // Equal numbers first: the difference of two infinite ones is not a number.
      one == two || abs(one - two) <= tolerance
    }
    return switch (self, other) {
    case (.number(let one), .number(let two)): areClose(one, two)
    case (.numbers(let one), .numbers(let two)): one.count == two.count && zip(one, two).allSatisfy(areClose)
    // An empty array has no type in a file.
    case (.numbers(let one), .list(let two)): one.isEmpty && two.isEmpty
    case (.list(let one), .numbers(let two)): one.isEmpty && two.isEmpty
    default: self == other
    }
  }

  /// Returns whether two values are equal, or neither exists.
  static func areClose(_ one: RecordedValue?, _ two: RecordedValue?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    return one.isClose(to: two)
  }
}
