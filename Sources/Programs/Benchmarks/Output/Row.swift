enum Row: String, CaseIterable, Codable, Sendable {
  /// The creation of buttons.
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
  case memory = "W7"
  /// A whole process.
  case process = "W8"
  case touches = "W9"
  /// List rows by constraints, and their first layout.
  case constraintRows = "C1"
  /// One new title in a list of rows by constraints.
  case constraintTitle = "C2"
  /// Rows by constraints after their list has grown.
  case constraintWidth = "C3"
  /// A chain of equal widths.
  case constraintChain = "C4"
  case stackViews = "C5"
  case constraintMemory = "C6"
  case longStacks = "C7"
  case configurations = "G1"
  case title = "T1"
  /// Breaking a long text into lines.
  case wrapping = "T2"
}

enum FigureUnit: String, Codable, Sendable {
  case button = "ns a button"
  case change = "ns a change"
  case level = "ns a level"
  /// Time for one touch, down and up.
  case touch = "ns a touch"
  case text = "ns a text"
  case byte = "ns a byte"
  case process = "ms a process"
  case row = "ns a row"
  case view = "ns a view"
  case constraint = "bytes a constraint"
  case memory = "bytes a button"
}
