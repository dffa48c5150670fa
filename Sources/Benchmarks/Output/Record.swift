/// A line of the table with its figures.
struct Record: Codable, Equatable, Sendable {
  /// The row it belongs to.
  let row: Row
  /// What was done.
  let name: String
  /// How many buttons, levels, touches or characters there were.
  let count: Int
  /// What the figures count.
  let unit: FigureUnit
  /// The figures.
  let figures: Figures
  /// What the toolkit did in one round; nil where nobody counted.
  let calls: Calls?
}

/// A run of the program: what `--json` prints.
struct Recording: Codable, Equatable, Sendable {
  /// The name of what this package measures.
  static let ownName = "HeadlessKit"

  /// What was measured: `HeadlessKit`, or the tree it is compared with.
  let program: String
  /// Whether it was compiled for debugging, which makes the times useless.
  let isDebugBuild: Bool
  /// How many rounds each figure is of.
  let rounds: Int
  /// The lines.
  let records: [Record]
}
