import Foundation

/// One thing that is measured: a line of the table.
@MainActor
struct Workload {
  /// The row of the table it belongs to.
  let row: Row
  /// What is done, in a few words.
  let name: String
  /// How many buttons, levels, touches or characters there are.
  let count: Int
  /// How its figures come about, and in which unit they are.
  let method: Method
  /// Sets everything up and returns what the clock runs for.
  ///
  /// What the returned closure holds lives until it is dropped, so that nothing is torn down while the clock runs.
  let prepare: @MainActor () -> @MainActor () -> Void

  /// How a figure comes about.
  enum Method {
    /// By the clock, divided by `units`; `isRepeatable` where one setting up serves all rounds.
    case time(unit: FigureUnit, units: Int, isRepeatable: Bool)
    /// By the memory of a fresh process that makes and lays out as many buttons as `count` says.
    case memory
    /// By the clock, around a whole process: of a program, or of this one where there is none, with these arguments.
    case process(program: URL?, arguments: [String])
  }
}

/// The rows of the table.
enum Row: String, CaseIterable, Codable, Sendable {
  /// Building buttons.
  case build = "W1"
  /// Their first layout.
  case firstLayout = "W2"
  /// Their layout after all have grown.
  case relayout = "W3"
  /// One new title among many buttons.
  case oneTitle = "W4"
  /// A new state of every button.
  case states = "W5"
  /// A chain of containers.
  case chain = "W6"
  /// Memory.
  case memory = "W7"
  /// A whole process.
  case process = "W8"
  /// Touches.
  case touches = "W9"
  /// Measuring a title.
  case title = "T1"
}

/// What a figure counts.
enum FigureUnit: String, Codable, Sendable {
  /// Time for one button.
  case button = "ns a button"
  /// Time for one change.
  case change = "ns a change"
  /// Time for one level of a chain.
  case level = "ns a level"
  /// Time for one touch, down and up.
  case touch = "ns a touch"
  /// Time for one text.
  case text = "ns a text"
  /// Time for one process.
  case process = "ms a process"
  /// Memory for one button.
  case memory = "bytes a button"
}
