import Foundation

/// How figures grow with a number: what a plot shows, and what is kept as JSON.
struct Curve: Codable, Equatable, Sendable {
  /// The name of its files.
  let name: String
  /// What it shows, in a sentence.
  let title: String
  /// What grows.
  let across: Axis
  /// What is measured.
  let up: Axis
  /// The lines.
  let series: [Series]

  /// One of the directions of a plot.
  struct Axis: Codable, Equatable, Sendable {
    /// What it counts, and in which unit.
    let label: String
    /// Whether each step is a multiple of the one before; else the axis begins at zero.
    let isLogarithmic: Bool
  }

  /// One line.
  struct Series: Codable, Equatable, Sendable {
    /// What was done.
    let name: String
    /// The medians.
    let points: [Point]
  }

  /// One median.
  struct Point: Codable, Equatable, Sendable {
    /// How many there were.
    let x: Double
    /// The figure.
    let y: Double
  }

  /// The curve as JSON, its keys in alphabetical order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // Encoding cannot fail: there are only words and finite numbers.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
