/// An incremental solver of linear constraints with priorities: the simplex method on the form of Cassowary.
///
/// Every constraint has a *deviation*, its sum, which a required one keeps at zero or on the allowed side, and an optional one
/// prices. The tableau expresses some symbols, the basic ones, by the others, which are zero. A solution is optimal when no
/// symbol lowers the price by leaving zero. The price is lexicographic (``Cost``): each ``Strength`` is a level of its own.
///
/// Adding, removing and changing a constraint repair the last solution. A change visits only the rows that contain what it
/// changes, so that constraints without common variables cost each other nothing.
///
/// > Documented: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001), for the
/// > form and the incremental steps; strict levels in place of weights as fact f9 has them.
package final class Solver {
  /// A constraint of a solver.
  package struct ConstraintID: Hashable, Sendable {
    let symbol: Int32
  }

  /// Required constraints that cannot all hold; without any one of them the others can.
  package struct Conflict: Error, Equatable {
    package let constraints: [ConstraintID]
  }

  /// Numbers nearer to each other than this are equal.
  static let tolerance = 1e-7

  /// What a symbol stands for.
  enum Kind {
    case free
    case variable
    case deviation(Deviation)
  }

  /// The allowed range and the price of a constraint's sum.
  struct Deviation {
    /// The strength against a sum above zero.
    var above: Strength
    /// The strength against a sum below zero.
    var below: Strength
    var tie: Tie

    var isRequiredEquality: Bool { above == .required && below == .required }
    var mayBeAbove: Bool { above != .required }
    var mayBeBelow: Bool { below != .required }

    /// The price of one above zero.
    var costAbove: Cost { above == .required || above == .free ? .zero : Cost(above, tie: tie.above) }

    /// The price of one below zero.
    var costBelow: Cost { below == .required || below == .free ? .zero : Cost(below, tie: tie.below) }
  }

  struct Symbol {
    var kind = Kind.free
    /// The side of zero that a basic deviation is on: 1, -1, or 0 while it has to return to zero.
    var side = 0
    /// The price of leaving zero upward by one, without the symbol's own; of symbols that are not basic.
    var slope = Cost.zero
    var constant = 0.0
    /// The number of symbols made before.
    var order = 0
    var isQueued = false
    var isReported = false
  }

  var tableau = Tableau()
  var symbols: ContiguousArray<Symbol> = []
  private var symbolCount = 0
  private var freeSymbols: ContiguousArray<Int32> = []
  /// The rows that may be outside of their range.
  var rowsToCheck: ContiguousArray<Int32> = []
  /// The symbols that may lower the price.
  var symbolsToCheck: ContiguousArray<Int32> = []
  private var changed: ContiguousArray<Int32> = []

  package init() {}

  // MARK: Variables

  /// Creates a variable; its value is 0 until a constraint says otherwise.
  package func makeVariable() -> Variable {
    Variable(symbol: makeSymbol(.variable))
  }

  /// Removes a variable that is in no constraint.
  package func remove(_ variable: Variable) {
    let row = tableau.rowOfSymbol[Int(variable.symbol)]
    if row != Tableau.none { tableau.removeRow(row) }
    precondition(tableau.columns[Int(variable.symbol)] == Tableau.none, "The variable is in a constraint.")
    release(variable.symbol)
  }

  /// The value of a variable in the last solution.
  package func value(of variable: Variable) -> Double {
    let row = tableau.rowOfSymbol[Int(variable.symbol)]
    return row == Tableau.none ? 0 : tableau.rows[Int(row)].constant
  }

  /// Whether the constraints leave a variable one value only.
  package func isDetermined(_ variable: Variable) -> Bool {
    let row = tableau.rowOfSymbol[Int(variable.symbol)]
    if row == Tableau.none { return false }
    var isDetermined = true
    tableau.forEachCell(inRow: row) { symbol, _ in
      if isDetermined { isDetermined = !canMoveForFree(symbol) }
    }
    return isDetermined
  }

  private func canMoveForFree(_ symbol: Int32) -> Bool {
    guard case .deviation(let deviation) = symbols[Int(symbol)].kind else { return true }
    let slope = symbols[Int(symbol)].slope
    if deviation.mayBeAbove, slope.adding(deviation.costAbove).isZero { return true }
    return deviation.mayBeBelow && slope.adding(deviation.costBelow, times: -1).isZero
  }

  /// Returns the variables whose values may have changed since the last call.
  package func popChangedVariables() -> [Variable] {
    defer { changed.removeAll(keepingCapacity: true) }
    return changed.compactMap {
      symbols[Int($0)].isReported = false
      guard case .variable = symbols[Int($0)].kind else { return nil }
      return Variable(symbol: $0)
    }
  }

  // MARK: Constraints

  /// Adds a constraint; ``solve()`` then repairs the solution.
  package func add(_ constraint: LinearConstraint) -> ConstraintID {
    let deviation = Deviation(
      above: constraint.strengthAbove, below: constraint.strengthBelow, tie: constraint.tie)
    let symbol = makeSymbol(.deviation(deviation))
    symbols[Int(symbol)].constant = constraint.constant
    let row = tableau.makeRow()
    tableau.rows[Int(row)].constant = constraint.constant
    for term in constraint.terms { tableau.add(term.variable.symbol, times: term.coefficient, to: row) }
    tableau.setBasic(symbol, of: row)
    var newest = Tableau.none
    tableau.forEachCell(inRow: row) { cell, coefficient in
      guard case .variable = symbols[Int(cell)].kind, abs(coefficient) > 1e-7 else { return }
      if newest == Tableau.none || symbols[Int(cell)].order > symbols[Int(newest)].order { newest = cell }
    }
    if newest == Tableau.none {
      check(row)
    } else {
      pivot(row, on: newest, side: 0)
    }
    return ConstraintID(symbol: symbol)
  }

  /// Removes a constraint; ``solve()`` then repairs the solution.
  package func remove(_ constraint: ConstraintID) {
    let symbol = constraint.symbol
    setDeviation(Deviation(above: .required, below: .required, tie: Tie()), of: symbol)
    // The symbol is free now: it may become basic by any row, at best by one that keeps the others in range.
    symbols[Int(symbol)].kind = .variable
    if tableau.rowOfSymbol[Int(symbol)] == Tableau.none, tableau.columns[Int(symbol)] != Tableau.none {
      makeBasic(symbol)
    }
    let row = tableau.rowOfSymbol[Int(symbol)]
    if row != Tableau.none { tableau.removeRow(row) }
    release(symbol)
  }

  /// Changes the constant of a constraint; ``solve()`` then repairs the solution.
  package func setConstant(_ constant: Double, of constraint: ConstraintID) {
    let symbol = constraint.symbol
    let change = constant - symbols[Int(symbol)].constant
    if change == 0 { return }
    symbols[Int(symbol)].constant = constant
    let row = tableau.rowOfSymbol[Int(symbol)]
    if row != Tableau.none {
      tableau.rows[Int(row)].constant += change
      return check(row)
    }
    var cell = tableau.columns[Int(symbol)]
    while cell != Tableau.none {
      let current = tableau.cells[Int(cell)]
      tableau.rows[Int(current.row)].constant -= current.value * change
      check(current.row)
      cell = current.nextInColumn
    }
  }

  /// Changes the strength of both sides of an optional constraint to another optional one; a free side stays free.
  ///
  /// ``solve()`` then repairs the solution.
  package func setStrength(_ strength: Strength, tie: Tie, of constraint: ConstraintID) {
    guard case .deviation(let deviation) = symbols[Int(constraint.symbol)].kind else { return }
    setStrengths(
      above: deviation.above == .free ? .free : strength, below: deviation.below == .free ? .free : strength, tie: tie,
      of: constraint)
  }

  /// Changes the strengths of the sides of an optional constraint to other optional ones; ``solve()`` then repairs the
  /// solution.
  package func setStrengths(above: Strength, below: Strength, tie: Tie, of constraint: ConstraintID) {
    guard case .deviation = symbols[Int(constraint.symbol)].kind else { return }
    setDeviation(Deviation(above: above, below: below, tie: tie), of: constraint.symbol)
  }

  /// The value of a constraint's sum in the last solution: zero where it holds exactly.
  package func deviation(of constraint: ConstraintID) -> Double {
    let row = tableau.rowOfSymbol[Int(constraint.symbol)]
    return row == Tableau.none ? 0 : tableau.rows[Int(row)].constant
  }

  // MARK: Symbols

  private func makeSymbol(_ kind: Kind) -> Int32 {
    symbolCount += 1
    if let symbol = freeSymbols.popLast() {
      symbols[Int(symbol)].kind = kind
      symbols[Int(symbol)].order = symbolCount
      return symbol
    }
    symbols.append(Symbol(kind: kind, order: symbolCount))
    tableau.addSymbol(Int32(symbols.count - 1))
    return Int32(symbols.count - 1)
  }

  private func release(_ symbol: Int32) {
    let (isQueued, isReported) = (symbols[Int(symbol)].isQueued, symbols[Int(symbol)].isReported)
    symbols[Int(symbol)] = Symbol()
    symbols[Int(symbol)].isQueued = isQueued
    symbols[Int(symbol)].isReported = isReported
    freeSymbols.append(symbol)
  }

  /// Puts a row among those whose range is checked, or reports the change of the variable that it is the value of.
  func check(_ row: Int32) {
    let basic = tableau.rows[Int(row)].basic
    switch symbols[Int(basic)].kind {
    case .variable: reportChange(of: basic)
    case .deviation: if isOutOfRange(row) { rowsToCheck.append(row) }
    case .free: break
    }
  }

  func reportChange(of variable: Int32) {
    if symbols[Int(variable)].isReported { return }
    symbols[Int(variable)].isReported = true
    changed.append(variable)
  }
}
