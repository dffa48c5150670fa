import Foundation

/// Figures as a function of a number: the content of a plot, stored as JSON.
struct Curve: Codable, Equatable, Sendable {
  /// The name of its files.
  let name: String
  /// The title, a sentence.
  let title: String
  /// The horizontal axis: the number that grows.
  let across: Axis
  /// The vertical axis: the measured figure.
  let up: Axis
  /// The series of the plot, one for each line.
  let series: [Series]

  /// One of the directions of a plot.
  struct Axis: Codable, Equatable, Sendable {
    /// The counted quantity and its unit.
    let label: String
    /// Whether each step is a multiple of the one before; else the axis begins at zero.
    let isLogarithmic: Bool
  }

  /// A series of points, drawn as one line.
  struct Series: Codable, Equatable, Sendable {
    /// The name of the workload.
    let name: String
    /// The medians, by size.
    let points: [Point]
  }

  /// The median of the measurements for one size.
  struct Point: Codable, Equatable, Sendable {
    /// The number of items.
    let x: Double
    /// The median at this size.
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
