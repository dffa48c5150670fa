import HeadlessInspection
import HeadlessKit

/// A table of examples on the page: caption, shared code and small drawings with what they show.
struct TableMarkup {
  private let table: Table
  private let facet: Section.Facet
  private let cells: [TableCell]

  /// The tables of a section.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - examples: The played examples of all tables, one table after the other.
  ///   - facet: What the drawings show.
  /// - Returns: The HTML elements.
  static func html(of tables: [Table], with examples: [PlayedExample], showing facet: Section.Facet) -> String {
    var rest = examples[...]
    return tables.map { table in
      let own = Array(rest.prefix(table.examples.count))
      rest = rest.dropFirst(own.count)
      return TableMarkup(table, with: own, showing: facet).html
    }.joined(separator: "\n")
  }

  private init(_ table: Table, with examples: [PlayedExample], showing facet: Section.Facet) {
    self.table = table
    self.facet = facet
    let sheet = Sheet.cell(in: table.width, height: table.cellHeight)
    let outcomes = examples.map(\.outcome)
    let showsButton = !outcomes.allSatisfy { $0.bounds == outcomes[0].bounds }
    cells = zip(examples, Projection.together(outcomes, on: sheet)).map { played, projection in
      TableCell(played: played, facet: facet, sheet: sheet, projection: projection, showsButton: showsButton)
    }
  }

  private var html: String {
    """
    <div class="table\(table.width > 4 ? " dense" : table.width < 3 ? " wide" : "")" style="--columns: \(table.width)">
    <header>
    <div><h3>\(table.title.escaped)</h3>
    <p class="summary">\(table.summary.escaped)</p>\(table.isCrossed ? Page.chips(table.claims) : "")</div>
    <pre class="code"><code>\(table.code.escapedLines)</code></pre>
    </header>
    \(table.isCrossed ? crossed : listed)
    </div>
    """
  }

  private var crossed: String {
    let heads = table.columns.map { "<th scope=\"col\">\(Self.heading($0))</th>" }
    let rows = table.rows.enumerated().map { index, name in
      let row = cells.dropFirst(index * table.width).prefix(table.width)
      let cells = zip(row, table.columns).map { $0.html(as: "td", in: $1) }
      return "<tr><th scope=\"row\">\(Self.heading(name))</th>\n\(cells.joined(separator: "\n"))\n</tr>"
    }
    return """
      <table>
      <thead><tr><td></td>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  private var listed: String {
    "<div class=\"list\">\n\(cells.map { $0.html(as: "article") }.joined(separator: "\n"))\n</div>"
  }

  /// A name that may break before a capital letter.
  private static func heading(_ name: String) -> String {
    name.escaped.replacing(/[a-z](?=[A-Z])/) { "\($0.output)<wbr>" }
  }
}
