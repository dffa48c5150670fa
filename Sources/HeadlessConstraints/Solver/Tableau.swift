/// The solved form of a system: each basic symbol as a constant and a sum of other symbols.
///
/// A sparse matrix of cells, each linked to its neighbours in its row and its column, so that an operation visits only the
/// rows that contain a symbol. All links are indices; -1 ends a list.
struct Tableau {
  struct Cell {
    var value: Double
    var row: Int32
    var symbol: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  struct Row {
    var constant = 0.0
    var basic = none
    var first = none
  }

  /// The end of a list, and no symbol or row.
  static let none: Int32 = -1

  /// Coefficients nearer to zero than this are dropped.
  static let smallest = 1e-9

  private(set) var cells: ContiguousArray<Cell> = []
  private var firstFree = none
  var rows: ContiguousArray<Row> = []
  private var freeRows: ContiguousArray<Int32> = []
  /// The first cell of each symbol's column.
  private(set) var columns: ContiguousArray<Int32> = []
  /// The row of each basic symbol; ``none`` for the others.
  private(set) var rowOfSymbol: ContiguousArray<Int32> = []
  /// Scratch space: the cell of each symbol in the row that is being changed.
  private var cellOfSymbol: ContiguousArray<Int32> = []

  // MARK: Symbols and rows

  mutating func addSymbol(_ symbol: Int32) {
    while columns.count <= symbol {
      columns.append(Self.none)
      rowOfSymbol.append(Self.none)
      cellOfSymbol.append(Self.none)
    }
  }

  mutating func makeRow() -> Int32 {
    if let row = freeRows.popLast() {
      rows[Int(row)] = Row()
      return row
    }
    rows.append(Row())
    return Int32(rows.count - 1)
  }

  mutating func setBasic(_ symbol: Int32, of row: Int32) {
    rows[Int(row)].basic = symbol
    rowOfSymbol[Int(symbol)] = row
  }

  /// Removes a row with its cells; its basic symbol is then in no row.
  mutating func removeRow(_ row: Int32) {
    var cell = rows[Int(row)].first
    while cell != Self.none {
      let next = cells[Int(cell)].nextInRow
      unlinkFromColumn(cell)
      free(cell)
      cell = next
    }
    let basic = rows[Int(row)].basic
    if basic != Self.none { rowOfSymbol[Int(basic)] = Self.none }
    rows[Int(row)] = Row()
    freeRows.append(row)
  }

  // MARK: Reading

  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    var cell = columns[Int(symbol)]
    while cell != Self.none {
      if cells[Int(cell)].row == row { return cells[Int(cell)].value }
      cell = cells[Int(cell)].nextInColumn
    }
    return 0
  }

  /// Calls a closure with each symbol of a row and its coefficient.
  func forEachCell(inRow row: Int32, _ body: (_ symbol: Int32, _ coefficient: Double) -> Void) {
    var cell = rows[Int(row)].first
    while cell != Self.none {
      let current = cells[Int(cell)]
      body(current.symbol, current.value)
      cell = current.nextInRow
    }
  }

  /// Calls a closure with each row that contains a symbol and the symbol's coefficient there.
  func forEachCell(inColumn symbol: Int32, _ body: (_ row: Int32, _ coefficient: Double) -> Void) {
    var cell = columns[Int(symbol)]
    while cell != Self.none {
      let current = cells[Int(cell)]
      body(current.row, current.value)
      cell = current.nextInColumn
    }
  }

  // MARK: Changing

  /// Adds a multiple of a symbol to a row; a basic symbol is replaced by its row.
  mutating func add(_ symbol: Int32, times factor: Double, to row: Int32) {
    if rowOfSymbol[Int(symbol)] != Self.none {
      addRow(rowOfSymbol[Int(symbol)], times: factor, to: row)
      return
    }
    var cell = rows[Int(row)].first
    while cell != Self.none {
      if cells[Int(cell)].symbol == symbol {
        cells[Int(cell)].value += factor
        if abs(cells[Int(cell)].value) < Self.smallest { remove(cell) }
        return
      }
      cell = cells[Int(cell)].nextInRow
    }
    if abs(factor) >= Self.smallest { insert(factor, symbol: symbol, row: row) }
  }

  /// Adds a multiple of one row to another.
  private mutating func addRow(_ source: Int32, times factor: Double, to row: Int32) {
    rows[Int(row)].constant += rows[Int(source)].constant * factor
    var cell = rows[Int(row)].first
    while cell != Self.none {
      cellOfSymbol[Int(cells[Int(cell)].symbol)] = cell
      cell = cells[Int(cell)].nextInRow
    }
    cell = rows[Int(source)].first
    while cell != Self.none {
      let current = cells[Int(cell)]
      let change = current.value * factor
      let own = cellOfSymbol[Int(current.symbol)]
      if own == Self.none {
        if abs(change) >= Self.smallest { insert(change, symbol: current.symbol, row: row) }
      } else {
        cells[Int(own)].value += change
      }
      cell = current.nextInRow
    }
    cell = rows[Int(row)].first
    while cell != Self.none {
      let current = cells[Int(cell)]
      cellOfSymbol[Int(current.symbol)] = Self.none
      if abs(current.value) < Self.smallest { remove(cell) }
      cell = current.nextInRow
    }
  }

  /// Makes a symbol of a row basic in place of the row's basic symbol, and replaces it by the row everywhere else.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - symbol: A symbol of the row with a coefficient that is not zero.
  ///   - changed: Called with each other row that contained the symbol, after it has changed.
  mutating func pivot(_ row: Int32, on symbol: Int32, changed: (Int32) -> Void) {
    let leaving = rows[Int(row)].basic
    var pivotCell = columns[Int(symbol)]
    while cells[Int(pivotCell)].row != row { pivotCell = cells[Int(pivotCell)].nextInColumn }
    let factor = -1 / cells[Int(pivotCell)].value
    remove(pivotCell)
    rows[Int(row)].constant *= factor
    var cell = rows[Int(row)].first
    while cell != Self.none {
      cells[Int(cell)].value *= factor
      cell = cells[Int(cell)].nextInRow
    }
    rowOfSymbol[Int(leaving)] = Self.none
    insert(-factor, symbol: leaving, row: row)
    cell = columns[Int(symbol)]
    while cell != Self.none {
      let current = cells[Int(cell)]
      remove(cell)
      addRow(row, times: current.value, to: current.row)
      changed(current.row)
      cell = current.nextInColumn
    }
    setBasic(symbol, of: row)
  }

  // MARK: Cells

  private mutating func insert(_ value: Double, symbol: Int32, row: Int32) {
    let (nextInRow, nextInColumn) = (rows[Int(row)].first, columns[Int(symbol)])
    let cell = Cell(
      value: value, row: row, symbol: symbol, nextInRow: nextInRow, previousInRow: Self.none,
      nextInColumn: nextInColumn,
      previousInColumn: Self.none)
    let place: Int32
    if firstFree == Self.none {
      place = Int32(cells.count)
      cells.append(cell)
    } else {
      place = firstFree
      firstFree = cells[Int(place)].nextInRow
      cells[Int(place)] = cell
    }
    if nextInRow != Self.none { cells[Int(nextInRow)].previousInRow = place }
    if nextInColumn != Self.none { cells[Int(nextInColumn)].previousInColumn = place }
    rows[Int(row)].first = place
    columns[Int(symbol)] = place
  }

  private mutating func remove(_ cell: Int32) {
    let current = cells[Int(cell)]
    if current.previousInRow == Self.none {
      rows[Int(current.row)].first = current.nextInRow
    } else {
      cells[Int(current.previousInRow)].nextInRow = current.nextInRow
    }
    if current.nextInRow != Self.none { cells[Int(current.nextInRow)].previousInRow = current.previousInRow }
    unlinkFromColumn(cell)
    free(cell)
  }

  private mutating func unlinkFromColumn(_ cell: Int32) {
    let current = cells[Int(cell)]
    if current.previousInColumn == Self.none {
      columns[Int(current.symbol)] = current.nextInColumn
    } else {
      cells[Int(current.previousInColumn)].nextInColumn = current.nextInColumn
    }
    if current.nextInColumn != Self.none {
      cells[Int(current.nextInColumn)].previousInColumn = current.previousInColumn
    }
  }

  private mutating func free(_ cell: Int32) {
    cells[Int(cell)].nextInRow = firstFree
    firstFree = cell
  }
}
