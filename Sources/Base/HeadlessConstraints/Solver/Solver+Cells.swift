/// The cells of the terms and of the tableau.
///
/// The loops follow the links of the matrix in its place: a call on a property of a class would retain its arrays. The
/// closures must not remove the next cell.
extension Solver {
  /// Calls a closure with each variable of a constraint and its coefficient.
  func forEachTerm(of constraint: Int32, _ body: (_ variable: Int32, _ coefficient: Double) -> Void) {
    var cell = terms.rows[Int(constraint)].first
    while cell != SparseMatrix.none {
      let current = terms[cell]
      body(current.column, current.value)
      cell = current.nextInRow
    }
  }

  /// Calls a closure with each constraint of a variable and the variable's coefficient there.
  func forEachConstraint(with variable: Int32, _ body: (_ constraint: Int32, _ coefficient: Double) -> Void) {
    var cell = terms.columns[Int(variable)].first
    while cell != SparseMatrix.none {
      let current = terms[cell]
      body(current.row, current.value)
      cell = current.nextInColumn
    }
  }

  /// Calls a closure with each symbol of a row of the tableau and its coefficient.
  func forEachSymbol(in row: Int32, _ body: (_ symbol: Int32, _ coefficient: Double) -> Void) {
    var cell = tableau.matrix.rows[Int(row)].first
    while cell != SparseMatrix.none {
      let current = tableau.matrix[cell]
      body(current.column, current.value)
      cell = current.nextInRow
    }
  }

  /// Calls a closure with each row of the tableau that contains a symbol and the symbol's coefficient there.
  func forEachRow(with symbol: Int32, _ body: (_ row: Int32, _ coefficient: Double) -> Void) {
    var cell = tableau.matrix.columns[Int(symbol)].first
    while cell != SparseMatrix.none {
      let current = tableau.matrix[cell]
      body(current.row, current.value)
      cell = current.nextInColumn
    }
  }
}
