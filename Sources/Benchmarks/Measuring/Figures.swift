/// The figures of a line: several rounds, after one that does not count.
struct Figures: Codable, Equatable, Sendable {
  /// The round that does not count: caches and memory are cold.
  let first: Double
  /// The least of the rounds.
  let min: Double
  /// The middle one; of an even number of rounds the mean of the middle two.
  let median: Double
  /// The greatest.
  let max: Double

  /// Sums up a first round and those that count, of which there is at least one.
  init(first: Double, rounds: [Double]) {
    let sorted = rounds.sorted()
    self.first = first
    min = sorted[0]
    max = sorted[sorted.count - 1]
    median = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
