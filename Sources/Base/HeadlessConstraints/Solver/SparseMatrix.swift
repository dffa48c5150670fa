/// A matrix that stores only the cells that are not zero.
///
/// Each cell is linked to its neighbors in its row and in its column, so that an operation visits only the cells it
/// needs. All links are indices; ``none`` ends a list.
struct SparseMatrix {
  struct Cell {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// The cells of a row or column.
  struct Line {
    var first = SparseMatrix.none
    var count: Int32 = 0
  }

  /// The end of a list, and no cell, row or symbol.
  static let none: Int32 = -1

  private(set) var cells: ContiguousArray<Cell> = []
  private(set) var rows: ContiguousArray<Line> = []
  private(set) var columns: ContiguousArray<Line> = []
  var freeCells = FreeNumbers()

  mutating func makeRow() { rows.append(Line()) }

  mutating func makeColumn() { columns.append(Line()) }

  // MARK: Reading

  subscript(cell: Int32) -> Cell { cells[Int(cell)] }

  /// Returns the cell in a row and a column, or ``none``.
  ///
  /// - Complexity: O(*n*), where *n* is the smaller one of the counts of the row and the column.
  func cell(row: Int32, column: Int32) -> Int32 {
    if rows[Int(row)].count <= columns[Int(column)].count {
      var cell = rows[Int(row)].first
      while cell != Self.none, cells[Int(cell)].column != column { cell = cells[Int(cell)].nextInRow }
      return cell
    }
    var cell = columns[Int(column)].first
    while cell != Self.none, cells[Int(cell)].row != row { cell = cells[Int(cell)].nextInColumn }
    return cell
  }

  // MARK: Changing

  mutating func setValue(_ value: Double, of cell: Int32) { cells[Int(cell)].value = value }

  /// Inserts a cell where there is none.
  mutating func insert(_ value: Double, row: Int32, column: Int32) {
    let (nextInRow, nextInColumn) = (rows[Int(row)].first, columns[Int(column)].first)
    let cell = Cell(
      value: value, row: row, column: column, nextInRow: nextInRow, previousInRow: Self.none,
      nextInColumn: nextInColumn, previousInColumn: Self.none)
    let index = freeCells.popLast() ?? Int32(cells.count)
    if index == cells.count { cells.append(cell) } else { cells[Int(index)] = cell }
    if nextInRow != Self.none { cells[Int(nextInRow)].previousInRow = index }
    if nextInColumn != Self.none { cells[Int(nextInColumn)].previousInColumn = index }
    rows[Int(row)].first = index
    rows[Int(row)].count += 1
    columns[Int(column)].first = index
    columns[Int(column)].count += 1
  }

  mutating func remove(_ cell: Int32) {
    unlinkFromRow(cell)
    unlinkFromColumn(cell)
    free(cell)
  }

  mutating func removeRow(_ row: Int32) {
    var cell = rows[Int(row)].first
    while cell != Self.none {
      let next = cells[Int(cell)].nextInRow
      unlinkFromColumn(cell)
      free(cell)
      cell = next
    }
    rows[Int(row)] = Line()
  }

  mutating func removeColumn(_ column: Int32) {
    var cell = columns[Int(column)].first
    while cell != Self.none {
      let next = cells[Int(cell)].nextInColumn
      unlinkFromRow(cell)
      free(cell)
      cell = next
    }
    columns[Int(column)] = Line()
  }

  private mutating func unlinkFromRow(_ cell: Int32) {
    let current = cells[Int(cell)]
    if current.previousInRow == Self.none {
      rows[Int(current.row)].first = current.nextInRow
    } else {
      cells[Int(current.previousInRow)].nextInRow = current.nextInRow
    }
    if current.nextInRow != Self.none { cells[Int(current.nextInRow)].previousInRow = current.previousInRow }
    rows[Int(current.row)].count -= 1
  }

  private mutating func unlinkFromColumn(_ cell: Int32) {
    let current = cells[Int(cell)]
    if current.previousInColumn == Self.none {
      columns[Int(current.column)].first = current.nextInColumn
    } else {
      cells[Int(current.previousInColumn)].nextInColumn = current.nextInColumn
    }
    if current.nextInColumn != Self.none {
      cells[Int(current.nextInColumn)].previousInColumn = current.previousInColumn
    }
    columns[Int(current.column)].count -= 1
  }

  private mutating func free(_ cell: Int32) { freeCells.append(cell) }
}

/// A sum of multiples of symbols, with an amount for each symbol.
struct SparseSum {
  private(set) var amounts: ContiguousArray<Double> = []
  private var isIncluded: ContiguousArray<Bool> = []
  /// The symbols of the sum in the order in which they were added; the amount of some may be zero.
  private(set) var symbols: ContiguousArray<Int32> = []

  mutating func addSymbol() {
    amounts.append(0)
    isIncluded.append(false)
  }

  /// Adds a multiple of a symbol, and returns whether the symbol was not in the sum before.
  mutating func add(_ symbol: Int32, _ amount: Double) -> Bool {
    amounts[Int(symbol)] += amount
    if isIncluded[Int(symbol)] { return false }
    isIncluded[Int(symbol)] = true
    symbols.append(symbol)
    return true
  }

  /// Sets the amount of a symbol to zero, and returns what it was.
  mutating func clearAmount(of symbol: Int32) -> Double {
    defer { amounts[Int(symbol)] = 0 }
    return amounts[Int(symbol)]
  }

  mutating func removeAll() {
    for symbol in symbols {
      amounts[Int(symbol)] = 0
      isIncluded[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
