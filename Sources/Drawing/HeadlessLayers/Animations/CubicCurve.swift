import Foundation

/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), as a pure value.
/// > Documented: CAMediaTimingFunction: the x of the control points is from 0 to 1.
package struct CubicCurve: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  package static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Returns the y of the curve at an x; 0 before and 1 after the curve.
  package func progress(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.point(y1, y2, at: parameter(at: x))
  }

  /// Returns the time at which a rising curve has a progress of `y`, the inverse of ``progress(at:)``.
  package func time(atProgress y: Double) -> Double {
    CubicCurve(x1: y1, y1: x1, x2: y2, y2: x2).progress(at: y)
  }

  /// Returns the curve's parameter at a time `x`, by Newton's method within a bracket that halves, to the last digits.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = Self.point(x1, x2, at: parameter) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(x1, x2, at: parameter)
      let guess = parameter - error / slope
      parameter = guess > low && guess < high ? guess : (low + high) / 2
    }
    return parameter
  }

  private static func point(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}
