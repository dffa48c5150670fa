/// Rows of text in columns: the first ones to the left, the others, with numbers, to the right.
struct TextTable {
  /// The lines, the heading first; all of the same length.
  let rows: [[String]]
  let wordColumns: Int

  /// The rows, two spaces between the columns.
  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < wordColumns ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ").replacing(#/ +$/#, with: "")
    }
    .joined(separator: "\n")
  }
}
