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
  /// Breaking a long text into lines.
  case wrapping = "T2"
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
  /// Time for one byte of a text.
  case byte = "ns a byte"
  /// Time for one process.
  case process = "ms a process"
  /// Memory for one button.
  case memory = "bytes a button"
}
