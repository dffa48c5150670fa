import HeadlessKit

/// Small examples under one caption: crossed by rows and columns, or one after the other with headings of their own.
struct Table: Sendable {
  /// The heading.
  let title: String
  /// What the examples have in common, in a sentence or two.
  let summary: String
  /// The Swift lines that each example runs, with its own values for the names in them.
  let code: String
  /// The headings of the rows; empty where each example has a heading of its own.
  let rows: [String]
  /// The headings of the columns; empty where each example has a heading of its own.
  let columns: [String]
  /// How many examples stand side by side.
  let width: Int
  /// The height of a drawing, in pixels of the page.
  var cellHeight = Table.cellHeight
  /// The examples, row by row.
  let examples: [Example]

  /// The height of a drawing unless set, in pixels of the page.
  static let cellHeight: CGFloat = 124

  /// Makes a table of all pairs of a row and a column.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - summary: What the examples have in common.
  ///   - code: The lines to show.
  ///   - rows: The rows, each with its heading.
  ///   - columns: The columns, each with its heading.
  ///   - cellHeight: The height of a drawing, in pixels of the page.
  ///   - example: Makes the example of a pair.
  init<Row, Column>(
    _ title: String, summary: String, code: String, rows: [Named<Row>], columns: [Named<Column>],
    cellHeight: CGFloat = Table.cellHeight, example: (Named<Row>, Named<Column>) -> Example
  ) {
    self.title = title
    self.summary = summary
    self.code = code
    self.rows = rows.map(\.name)
    self.columns = columns.map(\.name)
    width = columns.count
    self.cellHeight = cellHeight
    examples = rows.flatMap { row in columns.map { example(row, $0) } }
  }

  /// Makes a table of examples that have their own headings.
  init(_ title: String, summary: String, code: String, width: Int, examples: [Example]) {
    self.title = title
    self.summary = summary
    self.code = code
    rows = []
    columns = []
    self.width = max(width, 1)
    self.examples = examples
  }

  /// Whether rows and columns have headings, so that the examples need none.
  var isCrossed: Bool { !rows.isEmpty }

  /// The claims of all examples, each once, in the order in which they first come.
  var claims: [String] {
    examples.flatMap(\.claims).reduce(into: []) { seen, claim in
      if !seen.contains(claim) { seen.append(claim) }
    }
  }
}

/// A value and its name in a table's headings.
struct Named<Value: Sendable>: Sendable {
  /// The heading.
  let name: String
  /// What the heading stands for.
  let value: Value

  /// Names a value.
  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// The name as a part of an id: words joined by dashes.
  var slug: String { name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
}
