/// The figures of a line: several rounds, after one that is ignored.
struct Figures: Codable, Equatable, Sendable {
  /// The ignored first round: caches and memory are cold.
  let first: Double
  let min: Double
  /// The middle one; of an even number of rounds the mean of the middle two.
  let median: Double
  let max: Double

  /// Creates the figures of a first round and of the others, of which there is at least one.
  init(first: Double, rounds: [Double]) {
    let sorted = rounds.sorted()
    self.first = first
    min = sorted[0]
    max = sorted[sorted.count - 1]
    median = Self.median(of: sorted)
  }

  /// Creates the figures of several ones, of which there is at least one: the medians of the medians and of the first
  /// rounds, the minimum and the maximum of all.
  init(of figures: [Figures]) {
    first = Self.median(of: figures.map(\.first).sorted())
    median = Self.median(of: figures.map(\.median).sorted())
    min = figures.map(\.min).min() ?? median
    max = figures.map(\.max).max() ?? median
  }

  private static func median(of sorted: [Double]) -> Double {
    (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
