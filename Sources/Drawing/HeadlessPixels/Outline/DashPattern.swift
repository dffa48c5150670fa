/// A position in a repeating pattern of dashes and gaps.
struct DashPattern {
  /// The lengths of dashes and gaps, an even number of them.
  private let lengths: [Double]
  private let total: Double
  private var index = 0
  /// The remaining length of the current dash or gap.
  private(set) var left: Double

  /// Whether it is a dash now, not a gap.
  var isDash: Bool { index % 2 == 0 }

  /// Creates a pattern at its beginning; nil if the lengths make none.
  /// > Documented: SVG 1.1, 11.4: an odd number of lengths is repeated once; a negative length, or only zeros: no gaps.
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

  /// Advances by a length of any size.
  mutating func advance(by length: Double) {
    var rest = length.truncatingRemainder(dividingBy: total)
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
  mutating func use(_ length: Double) { left = max(left - length, 0) }

  mutating func next() {
    index = (index + 1) % lengths.count
    left = lengths[index]
  }
}
