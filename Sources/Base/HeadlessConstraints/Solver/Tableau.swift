/// The solved form of a system: each basic symbol as a constant and a sum of parametric symbols.
///
/// The rows belong to the basic symbols, the columns to the parametric ones.
struct Tableau {
  struct Row {
    var constant = 0.0
    var basic = none
  }

  static let none = SparseMatrix.none

  /// Coefficients nearer to zero than this are dropped.
  static let smallest = 1e-9

  private(set) var matrix = SparseMatrix()
  /// The number of cells that were looked at to change rows.
  private(set) var visitCount = 0
  var rows: ContiguousArray<Row> = []
  private var freeRows = FreeNumbers()
  /// The row of each basic symbol; ``none`` for the others.
  private(set) var rowOfSymbol: ContiguousArray<Int32> = []
  /// Scratch space: the cell of each symbol in the row that is being changed.
  private var cellOfSymbol: ContiguousArray<Int32> = []

  // MARK: Symbols and rows

  mutating func addSymbol() {
    matrix.makeColumn()
    rowOfSymbol.append(Self.none)
    cellOfSymbol.append(Self.none)
  }

  /// Returns whether a symbol has a row or is in one.
  func contains(_ symbol: Int32) -> Bool {
    rowOfSymbol[Int(symbol)] != Self.none || matrix.columns[Int(symbol)].count > 0
  }

  mutating func makeRow() -> Int32 {
    if let row = freeRows.popLast() {
      rows[Int(row)] = Row()
      return row
    }
    rows.append(Row())
    matrix.makeRow()
    return Int32(rows.count - 1)
  }

  mutating func setBasic(_ symbol: Int32, of row: Int32) {
    rows[Int(row)].basic = symbol
    rowOfSymbol[Int(symbol)] = row
  }

  /// Removes a row with its cells; its basic symbol is then in no row.
  mutating func removeRow(_ row: Int32) {
    matrix.removeRow(row)
    let basic = rows[Int(row)].basic
    if basic != Self.none { rowOfSymbol[Int(basic)] = Self.none }
    rows[Int(row)] = Row()
    freeRows.append(row)
  }

  mutating func sortFree() {
    freeRows.sortIfMany()
    matrix.freeCells.sortIfMany()
  }

  /// Removes a parametric symbol from all rows.
  mutating func removeColumn(_ symbol: Int32) { matrix.removeColumn(symbol) }

  // MARK: Reading

  /// Returns the value of a symbol: parametric ones are zero.
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == Self.none ? 0 : rows[Int(row)].constant
  }

  // MARK: Changing

  /// Adds a multiple of a symbol to a row; a basic symbol is replaced by its row.
  mutating func add(_ symbol: Int32, times factor: Double, to row: Int32) {
    if rowOfSymbol[Int(symbol)] == Self.none {
      addParametric(symbol, times: factor, to: row)
    } else {
      addRow(rowOfSymbol[Int(symbol)], times: factor, to: row)
    }
  }

  private mutating func addParametric(_ symbol: Int32, times factor: Double, to row: Int32) {
    visitCount += Int(min(matrix.rows[Int(row)].count, matrix.columns[Int(symbol)].count)) + 1
    let cell = matrix.cell(row: row, column: symbol)
    if cell == Self.none {
      if abs(factor) >= Self.smallest { matrix.insert(factor, row: row, column: symbol) }
      return
    }
    let sum = matrix[cell].value + factor
    if abs(sum) < Self.smallest { matrix.remove(cell) } else { matrix.setValue(sum, of: cell) }
  }

  private mutating func addRow(_ source: Int32, times factor: Double, to row: Int32) {
    rows[Int(row)].constant += rows[Int(source)].constant * factor
    let count = matrix.rows[Int(source)].count
    if count <= 1 || count < matrix.rows[Int(row)].count / 8 {
      var cell = matrix.rows[Int(source)].first
      while cell != Self.none {
        let current = matrix[cell]
        addParametric(current.column, times: current.value * factor, to: row)
        cell = current.nextInRow
      }
    } else {
      addLongRow(source, times: factor, to: row)
    }
  }

  /// Adds a multiple of one row to another, and looks up the cells of the other one in a table.
  private mutating func addLongRow(_ source: Int32, times factor: Double, to row: Int32) {
    visitCount += 2 * Int(matrix.rows[Int(row)].count) + Int(matrix.rows[Int(source)].count)
    var cell = matrix.rows[Int(row)].first
    while cell != Self.none {
      cellOfSymbol[Int(matrix[cell].column)] = cell
      cell = matrix[cell].nextInRow
    }
    cell = matrix.rows[Int(source)].first
    while cell != Self.none {
      let current = matrix[cell]
      let change = current.value * factor
      let own = cellOfSymbol[Int(current.column)]
      if own == Self.none {
        if abs(change) >= Self.smallest { matrix.insert(change, row: row, column: current.column) }
      } else {
        matrix.setValue(matrix[own].value + change, of: own)
      }
      cell = current.nextInRow
    }
    cell = matrix.rows[Int(row)].first
    while cell != Self.none {
      let current = matrix[cell]
      cellOfSymbol[Int(current.column)] = Self.none
      if abs(current.value) < Self.smallest { matrix.remove(cell) }
      cell = current.nextInRow
    }
  }

  /// Makes a symbol of a row, whose coefficient is not zero, basic in place of the row's basic symbol, and replaces it
  /// by the row everywhere else.
  mutating func pivot(_ row: Int32, on symbol: Int32, changed: (Int32) -> Void) {
    let leaving = rows[Int(row)].basic
    let pivotCell = matrix.cell(row: row, column: symbol)
    let factor = -1 / matrix[pivotCell].value
    matrix.remove(pivotCell)
    rows[Int(row)].constant *= factor
    var cell = matrix.rows[Int(row)].first
    while cell != Self.none {
      matrix.setValue(matrix[cell].value * factor, of: cell)
      cell = matrix[cell].nextInRow
    }
    rowOfSymbol[Int(leaving)] = Self.none
    matrix.insert(-factor, row: row, column: leaving)
    cell = matrix.columns[Int(symbol)].first
    while cell != Self.none {
      let current = matrix[cell]
      matrix.remove(cell)
      addRow(row, times: current.value, to: current.row)
      changed(current.row)
      cell = current.nextInColumn
    }
    setBasic(symbol, of: row)
  }
}
