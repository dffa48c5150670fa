struct Record: Codable, Equatable, Sendable {
  let row: Row
  let name: String
  /// The number of buttons, levels, touches or characters.
  let count: Int
  let unit: FigureUnit
  let figures: Figures
  /// The calls of the toolkit in one round; nil if they were not counted.
  let calls: Calls?
}

/// The results of a run of the program, as `--json` prints them.
struct Recording: Codable, Equatable, Sendable {
  static let ownName = "HeadlessKit"

  /// The measured program: `HeadlessKit`, or the tree it is compared with.
  let program: String
  /// Whether it was compiled for debugging, which makes the times useless.
  let isDebugBuild: Bool
  /// The number of rounds for each figure.
  let rounds: Int
  let records: [Record]
}
