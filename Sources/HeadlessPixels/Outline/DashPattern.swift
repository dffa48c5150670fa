import Foundation

/// Where in a repeating pattern of dashes and gaps a line is.
struct DashPattern {
  /// The lengths of dashes and gaps, an even number of them.
  private let lengths: [Double]
  private let total: Double
  private var index = 0
  /// How much of the current dash or gap is left.
  private(set) var left: Double

  /// Whether it is a dash now, not a gap.
  var isDash: Bool { index % 2 == 0 }

  /// Creates a pattern at its beginning; nil if the lengths make none.
  ///
  /// > Documented: SVG 1.1, 11.4: an odd number of lengths is taken twice; a negative length, or only zeros, mean no gaps.
  init?(_ style: StrokeStyle) {
    let given = style.dashes.map(Double.init)
    let lengths = given.count % 2 == 0 ? given : given + given
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite else { return nil }
    self.lengths = lengths
    self.total = total
    left = lengths[0]
    var phase = Double(style.dashPhase).truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    advance(by: phase)
  }

  /// The length of the pattern until it repeats.
  var period: Double { total }

  /// Goes on by a length of any size.
  mutating func advance(by length: Double) {
    var rest = length.truncatingRemainder(dividingBy: total)
    var steps = 0
    // Twice around is enough whatever rounding does.
    while rest >= left, rest > 0, steps < lengths.count * 2 {
      rest -= left
      next()
      steps += 1
    }
    left = max(left - rest, 0)
  }

  /// Goes on by at most what is left.
  mutating func use(_ length: Double) { left = max(left - length, 0) }

  /// Goes on to the next dash or gap.
  mutating func next() {
    index = (index + 1) % lengths.count
    left = lengths[index]
  }
}
