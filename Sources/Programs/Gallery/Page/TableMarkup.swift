import HeadlessInspection

/// A table of examples on the page: caption, shared code and small drawings with numbers or words.
struct TableMarkup {
  let table: Table
  let examples: [ExampleResult]
  let facet: Section.Facet
  let links: ClaimLinks

  /// Returns the tables of a section; the results of all tables follow one another.
  static func html(
    of tables: [Table], with examples: [ExampleResult], showing facet: Section.Facet, links: ClaimLinks
  ) -> String {
    var rest = examples[...]
    return tables.map { table in
      let own = Array(rest.prefix(table.examples.count))
      rest = rest.dropFirst(own.count)
      return TableMarkup(table: table, examples: own, facet: facet, links: links).html
    }.joined(separator: "\n")
  }

  private var cells: [TableCell] {
    let sheet = Sheet.cell(in: table.width, height: table.cellHeight)
    let outcomes = examples.map(\.outcome)
    let showsButton = !outcomes.allSatisfy { $0.bounds == outcomes[0].bounds }
    return zip(examples, Projection.together(outcomes, on: sheet)).map { result, projection in
      let picture = Picture(of: result.outcome, id: result.example.id, on: sheet, by: projection)
      return TableCell(
        result: result, facet: facet, picture: facet == .frames ? picture.svg : picture.look, links: links,
        showsButton: showsButton)
    }
  }

  private var html: String {
    """
    <div class="table\(table.width < 3 ? " wide" : "")" style="--columns: \(table.width)">
    <header>
    <div><h3>\(table.title.escaped)</h3>
    <p class="summary">\(table.summary.escaped)</p>\(table.isCrossed ? links.paragraph(table.claims) : "")</div>
    <pre class="code"><code>\(table.code.escapedLines)</code></pre>
    </header>
    \(table.isCrossed ? crossed : listed)
    </div>
    """
  }

  private var crossed: String {
    let heads = table.columns.map { "<th scope=\"col\">\(Self.heading($0))</th>" }
    let cells = cells
    let rows = table.rows.enumerated().map { index, name in
      let row = cells.dropFirst(index * table.width).prefix(table.width)
      let columns = zip(row, table.columns).map { $0.crossed(in: $1) }
      return "<tr><th scope=\"row\">\(Self.heading(name))</th>\n\(columns.joined(separator: "\n"))\n</tr>"
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
    "<div class=\"list\">\n\(cells.map(\.listed).joined(separator: "\n"))\n</div>"
  }

  /// Returns a name as markup that allows line breaks before capital letters.
  private static func heading(_ name: String) -> String {
    name.escaped.replacing(/[a-z](?=[A-Z])/) { "\($0.output)<wbr>" }
  }
}
