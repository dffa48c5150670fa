import HeadlessKit

/// Small examples under one caption: in rows and columns, or in a list with headings of their own.
struct Table: Sendable {
  let title: String
  /// The common subject of the examples, in a sentence or two.
  let summary: String
  /// The Swift lines of each example, with its own values for the names in them; by default the first example's lines.
  let code: String
  /// The headings of the rows; empty if each example has a heading of its own.
  private(set) var rows: [String] = []
  /// The headings of the columns; empty if each example has a heading of its own.
  private(set) var columns: [String] = []
  let width: Int
  /// The height of a drawing, in pixels of the page.
  private(set) var cellHeight = Table.cellHeight
  let examples: [Example]

  /// The default height of a drawing, in pixels of the page.
  static let cellHeight: CGFloat = 124

  init<Row, Column>(
    _ title: String, summary: String, code: String? = nil, rows: [Named<Row>], columns: [Named<Column>],
    cellHeight: CGFloat = Table.cellHeight, example: (Named<Row>, Named<Column>) -> Example
  ) {
    let examples = rows.flatMap { row in columns.map { example(row, $0) } }
    self.init(title, summary: summary, code: code, width: columns.count, examples: examples)
    self.rows = rows.map(\.name)
    self.columns = columns.map(\.name)
    self.cellHeight = cellHeight
  }

  init(_ title: String, summary: String, code: String? = nil, width: Int, examples: [Example]) {
    self.title = title
    self.summary = summary
    self.code = code ?? examples.first?.code ?? ""
    self.width = max(width, 1)
    self.examples = examples
  }

  var isCrossed: Bool { !rows.isEmpty }

  /// The claims of all examples, each once, in the order of their first appearance.
  var claims: [String] {
    examples.flatMap(\.claims).reduce(into: []) { seen, claim in
      if !seen.contains(claim) { seen.append(claim) }
    }
  }
}

struct Named<Value: Sendable>: Sendable {
  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Returns values of an enumeration with the names of their cases.
  static func each(_ values: Value...) -> [Named] { values.map { Named("\($0)", $0) } }

  /// The name for an id: words joined by dashes.
  var slug: String { name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }
}
