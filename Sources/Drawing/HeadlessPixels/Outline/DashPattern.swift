import Foundation

/// A position in a repeating pattern of dashes and gaps.
package struct DashPattern {
  /// The lengths of dashes and gaps, an even number of them.
  private let lengths: [Double]
  /// The length of the pattern until it repeats.
  let period: Double
  private var index = 0
  /// The remaining length of the current dash or gap.
  package private(set) var left: Double

  /// Whether it is a dash now, not a gap.
  package var isDash: Bool { index % 2 == 0 }

  /// Creates a pattern at its beginning; nil if the lengths make none.
  /// > Documented: SVG 1.1, 11.4: an odd number of lengths is repeated once; a negative length, or only zeros: no gaps.
  package init?(lengths: [CGFloat], phase: CGFloat) {
    let given = lengths.map(Double.init)
    let lengths = given.count % 2 == 0 ? given : given + given
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return nil }
    self.lengths = lengths
    left = lengths[0]
    let rest = Double(phase).truncatingRemainder(dividingBy: period)
    advance(by: rest < 0 ? rest + period : rest)
  }

  /// Advances by a length of any size.
  mutating func advance(by length: Double) {
    var rest = length.truncatingRemainder(dividingBy: period)
    var steps = 0
    // Two periods are enough, whatever the rounding.
    while rest >= left, rest > 0, steps < lengths.count * 2 {
      rest -= left
      next()
      steps += 1
    }
    left = max(left - rest, 0)
  }

  /// Advances within the current dash or gap.
  package mutating func use(_ length: Double) { left = max(left - length, 0) }

  package mutating func next() {
    index = (index + 1) % lengths.count
    left = lengths[index]
  }
}
