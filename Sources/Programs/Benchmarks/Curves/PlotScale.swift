import Foundation

/// A scale that converts numbers into positions along an axis.
struct PlotScale: Equatable {
  /// Whether each tick is ten times the one before; else they are equally far apart, from zero.
  let isLogarithmic: Bool
  /// The first and the last number of the axis.
  let range: ClosedRange<Double>
  /// The position of the first number.
  let start: Double
  /// The position of the last number.
  let end: Double

  /// Creates a scale that contains some numbers and has round ones at its ends.
  ///
  /// A logarithmic one spans two powers of ten or more, so that small differences look small.
  ///
  /// - Parameters:
  ///   - numbers: The numbers; on a logarithmic axis only those above zero are used.
  ///   - isLogarithmic: Whether each tick is ten times the one before.
  ///   - start: The position of the first number.
  ///   - end: The position of the last number.
  init(_ numbers: [Double], isLogarithmic: Bool, from start: Double, to end: Double) {
    self.isLogarithmic = isLogarithmic
    self.start = start
    self.end = end
    if isLogarithmic {
      let positive = numbers.filter { $0 > 0 }
      let high = log10(positive.max() ?? 100).rounded(.up)
      let low = min(log10(positive.min() ?? 1).rounded(.down), high - 2)
      range = pow(10, low)...pow(10, high)
    } else {
      let most = max(numbers.max() ?? 1, 1e-9)
      let step = Self.step(to: most)
      range = 0...(most / step).rounded(.up) * step
    }
  }

  /// Returns the position of a number.
  func position(of number: Double) -> Double {
    let fraction =
      isLogarithmic
      ? log10(max(number, range.lowerBound) / range.lowerBound) / log10(range.upperBound / range.lowerBound)
      : number / range.upperBound
    return start + fraction * (end - start)
  }

  /// The numbers that are written at the axis.
  var ticks: [Double] {
    if isLogarithmic {
      let decades = Int(log10(range.upperBound / range.lowerBound).rounded())
      return (0...decades).map { range.lowerBound * pow(10, Double($0)) }
    }
    let step = Self.step(to: range.upperBound)
    return (0...Int((range.upperBound / step).rounded())).map { Double($0) * step }
  }

  /// Returns the distance of ticks: 1, 2 or 5 times a power of ten, with five to ten ticks up to a number, and at least
  /// 1 for a small one.
  private static func step(to most: Double) -> Double {
    if most >= 2, most <= 10 { return 1 }
    let power = pow(10, log10(most / 5).rounded(.down))
    return [5, 2, 1].map { $0 * power }.first { most / $0 >= 5 } ?? power
  }
}
