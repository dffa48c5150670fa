/// An incremental solver of linear constraints with priorities: the simplex method on the form of Cassowary.
///
/// Every constraint has a *deviation*: the value of its sum. A required constraint keeps it at zero or on the allowed
/// side, an optional one has a price for it. The tableau expresses some symbols, the basic ones, by the others, the
/// parametric ones, which are zero. A solution is optimal when no symbol lowers the price by leaving zero. The price is
/// lexicographic (``Cost``): each ``Strength`` is a level of its own.
///
/// Most required equations only define a variable (`title.left = icon.left + icon.width + 8`). Such an equation is the
/// *definition* of that variable, and stays out of the tableau: constraints that mention the variable enter the tableau
/// with the definition in its place. So a chain of views costs each view one short definition.
///
/// Adding, removing and changing a constraint repair the last solution. A change visits only what depends on it, so
/// that constraints without common variables cost each other nothing, and don't change each other's solution.
///
/// Constants and coefficients must be finite, and levels not NaN: the caller refuses others beforehand.
/// > Documented: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001),
/// > for the form and the incremental steps; strict levels in place of weights as fact f9 has them.
package final class Solver {
  package struct ConstraintID: Hashable, Sendable {
    package let symbol: Int32

    @inlinable package init(symbol: Int32) { self.symbol = symbol }

    /// A small number that no other constraint of the solver has at the same time.
    @inlinable package var index: Int { Int(symbol) }
  }

  /// Required constraints that cannot all hold; without any one of them the others can.
  package struct Conflict: Error, Equatable {
    /// The constraints, the oldest first.
    package let constraints: [ConstraintID]
  }

  /// Numbers nearer to each other than this are equal.
  static let tolerance = 1e-7

  /// Coefficients nearer to zero than this are not used to pivot on.
  static let smallestPivot = 1e-7

  // The dynamic checks of exclusive access would take a quarter of the time. The extensions of this class only pass one
  // property to closures that use others.

  @exclusivity(unchecked) var tableau = Tableau()  // A quarter of the time.
  @exclusivity(unchecked) var symbols: ContiguousArray<Symbol> = []  // A quarter of the time.
  /// The terms of all constraints: a row a constraint, a column a variable.
  @exclusivity(unchecked) var terms = SparseMatrix()  // A quarter of the time.
  /// The slopes of symbols that are not zero, in no order.
  @exclusivity(unchecked) var slopes: ContiguousArray<Cost> = []  // A quarter of the time.
  /// Scratch space: a sum whose defined variables are being replaced.
  @exclusivity(unchecked) var sum = SparseSum()  // A quarter of the time.
  @exclusivity(unchecked) var lists = Lists()  // A quarter of the time.

  /// The number of pivots so far: the work that the simplex methods have done.
  package internal(set) var pivotCount = 0
  /// The number of cells so far that were looked at to change rows of the tableau, and of terms to substitute
  /// definitions: with the pivots the work that the solver has done.
  package var visitCount: Int { tableau.visitCount + substitutionCount }
  var substitutionCount = 0
  /// The number of pivots after which ``solve()`` stops, where rounding errors of extreme coefficients prevent its end.
  ///
  /// The variables then have values, but constraints on them may be violated.
  var pivotLimit = Int.max

  /// Whether equations may define variables outside of the tableau; without it the same solutions take more time.
  let usesDefinitions: Bool

  package init(usesDefinitions: Bool = true) { self.usesDefinitions = usesDefinitions }

  // MARK: Variables

  /// Creates a variable; its value is 0 until constraints determine it.
  ///
  /// A length is as near to zero as constraints allow. Where position and length could satisfy one, the position does.
  package func makeVariable(isLength: Bool = false) -> Variable {
    let symbol = makeSymbol(isLength ? .length : .variable)
    if isLength { symbols[Int(symbol)].deviation = .length }
    return Variable(symbol: symbol)
  }

  package func constraints(with variable: Variable) -> [ConstraintID] {
    var constraints: [ConstraintID] = []
    forEachConstraint(with: variable.symbol) { constraint, _ in
      if !symbols[Int(constraint)].isRemoved { constraints.append(ConstraintID(symbol: constraint)) }
    }
    return constraints
  }

  /// Removes a variable that is in no constraint.
  package func remove(_ variable: Variable) {
    precondition(constraints(with: variable).isEmpty, "The variable is in a constraint.")
    symbols[Int(variable.symbol)].isRemoved = true
    lists.variableRemovals.append(variable.symbol)
  }

  /// Returns the value of a variable in the last solution.
  package func value(of variable: Variable) -> Double { symbols[Int(variable.symbol)].value }

  /// Returns the variables whose values have changed since the last call.
  package func popChangedVariables() -> [Variable] {
    defer { lists.changedVariables.removeAll(keepingCapacity: true) }
    return lists.changedVariables.compactMap { change in
      symbols[Int(change.symbol)].isReported = false
      let symbol = symbols[Int(change.symbol)]
      if !symbol.kind.isVariable || symbol.order == change.order && symbol.value == change.value { return nil }
      return Variable(symbol: change.symbol)
    }
  }

  // MARK: Constraints

  /// Adds a constraint; ``solve()`` then repairs the solution.
  ///
  /// Constraints that are added before one ``solve()`` enter together, equations first.
  package func add(_ constraint: LinearConstraint) -> ConstraintID {
    Self.checkNumber(constraint.constant)
    let symbol = makeSymbol(.constraint)
    symbols[Int(symbol)].constant = constraint.constant
    symbols[Int(symbol)].deviation = Deviation(
      above: constraint.strengthAbove, below: constraint.strengthBelow, tie: constraint.tie)
    for term in constraint.terms {
      Self.checkNumber(term.coefficient)
      let cell = terms.cell(row: symbol, column: term.variable.symbol)
      if cell == SparseMatrix.none {
        terms.insert(term.coefficient, row: symbol, column: term.variable.symbol)
      } else {
        terms.setValue(terms[cell].value + term.coefficient, of: cell)
      }
    }
    lists.additions.append(symbol)
    return ConstraintID(symbol: symbol)
  }

  /// Removes a constraint; ``solve()`` then repairs the solution.
  package func remove(_ constraint: ConstraintID) {
    if symbols[Int(constraint.symbol)].isRemoved { return }
    symbols[Int(constraint.symbol)].isRemoved = true
    lists.removals.append(constraint.symbol)
  }

  /// Changes the constant of a constraint; ``solve()`` then repairs the solution.
  package func setConstant(_ constant: Double, of constraint: ConstraintID) {
    Self.checkNumber(constant)
    let symbol = constraint.symbol
    let change = constant - symbols[Int(symbol)].constant
    if change == 0 { return }
    symbols[Int(symbol)].constant = constant
    switch symbols[Int(symbol)].installation {
    case .waiting: break
    case .tableau: shift(symbol, by: change)
    case .definition: move(symbols[Int(symbol)].definition, by: change * symbols[Int(symbol)].definitionFactor)
    case .satisfied: queueForSum(symbol)
    }
  }

  /// Changes a constraint to another one with the same variables, if its sum changes by a number only: definitions fix
  /// the variables of the terms that change.
  ///
  /// - Returns: Whether the constraint was changed; if not, remove it, and add the other one.
  package func change(_ constraint: ConstraintID, to other: LinearConstraint) -> Bool {
    let symbol = constraint.symbol
    guard symbols[Int(symbol)].installation != .waiting, !symbols[Int(symbol)].isRemoved,
      other.terms.count == Int(terms.rows[Int(symbol)].count), let change = fixedChange(of: symbol, to: other)
    else { return false }
    for term in other.terms {
      terms.setValue(term.coefficient, of: terms.cell(row: symbol, column: term.variable.symbol))
    }
    if symbols[Int(symbol)].installation == .tableau, change != 0 { shift(symbol, by: change) }
    if symbols[Int(symbol)].installation == .satisfied { queueForSum(symbol) }
    setConstant(other.constant, of: constraint)
    let deviation = symbols[Int(symbol)].deviation
    if deviation.above != other.strengthAbove || deviation.below != other.strengthBelow || deviation.tie != other.tie {
      setStrengths(above: other.strengthAbove, below: other.strengthBelow, tie: other.tie, of: constraint)
    }
    return true
  }

  /// Returns the number by which other coefficients change the sum of a constraint; nil if it depends on variables.
  private func fixedChange(of symbol: Int32, to other: LinearConstraint) -> Double? {
    defer { sum.removeAll() }
    for (index, term) in other.terms.enumerated() {
      let cell = terms.cell(row: symbol, column: term.variable.symbol)
      if cell == SparseMatrix.none || other.terms[..<index].contains(where: { $0.variable == term.variable }) {
        return nil
      }
      let change = term.coefficient - terms[cell].value
      if change == 0 { continue }
      if symbols[Int(symbol)].installation == .definition { return nil }
      addToSum(term.variable.symbol, change)
    }
    return fixedSum()
  }

  /// Changes the strengths of the sides of a constraint; ``solve()`` then repairs the solution.
  package func setStrengths(above: Strength, below: Strength, tie: TieBreak, of constraint: ConstraintID) {
    let symbol = constraint.symbol
    let deviation = Deviation(above: above, below: below, tie: tie)
    if symbols[Int(symbol)].installation == .definition, !deviation.isRequiredEquality { moveToTableau(symbol) }
    if symbols[Int(symbol)].installation == .tableau { return setDeviation(deviation, of: symbol) }
    symbols[Int(symbol)].deviation = deviation
    if symbols[Int(symbol)].installation == .satisfied { queueForSum(symbol) }
  }

  /// Returns the value of a constraint's sum in the last solution: zero where it holds exactly.
  package func deviation(of constraint: ConstraintID) -> Double {
    switch symbols[Int(constraint.symbol)].installation {
    case .definition: return 0
    case .tableau: return tableau.value(of: constraint.symbol)
    case .waiting, .satisfied: return sum(of: constraint.symbol)
    }
  }

  /// Returns the sum of a constraint for the values of the last solution.
  func sum(of constraint: Int32) -> Double {
    var sum = symbols[Int(constraint)].constant
    forEachTerm(of: constraint) { sum += $1 * symbols[Int($0)].value }
    return sum
  }

  private static func checkNumber(_ number: Double) {
    precondition(number.isFinite, "Expected a finite constant or coefficient; got \(number).")
  }

  // MARK: Symbols

  private func makeSymbol(_ kind: Kind) -> Int32 {
    lists.symbolCount += 1
    if let symbol = lists.freeSymbols.popLast() {
      symbols[Int(symbol)].kind = kind
      symbols[Int(symbol)].order = lists.symbolCount
      return symbol
    }
    symbols.append(Symbol(order: lists.symbolCount, kind: kind))
    tableau.addSymbol()
    terms.makeRow()
    terms.makeColumn()
    sum.addSymbol()
    return Int32(symbols.count - 1)
  }

  func release(_ symbol: Int32) {
    setSlope(.zero, of: symbol)
    let old = symbols[Int(symbol)]
    symbols[Int(symbol)] = Symbol(isStale: old.isStale, isReported: old.isReported)
    lists.freeSymbols.append(symbol)
  }

  /// Returns whether a symbol was made before another one.
  ///
  /// Symbol numbers are reused and do not indicate age.
  func isOlder(_ symbol: Int32, than other: Int32) -> Bool { symbols[Int(symbol)].order < symbols[Int(other)].order }

  func entry(for symbol: Int32, key: Double) -> SymbolQueue.Entry {
    SymbolQueue.Entry(key: key, order: symbols[Int(symbol)].order, symbol: symbol)
  }

  func markStale(_ variable: Int32) {
    if symbols[Int(variable)].isStale { return }
    symbols[Int(variable)].isStale = true
    lists.staleVariables.append(variable)
  }

  func reportChange(of variable: Int32) {
    if symbols[Int(variable)].isReported { return }
    symbols[Int(variable)].isReported = true
    let symbol = symbols[Int(variable)]
    lists.changedVariables.append((variable, symbol.order, symbol.value))
  }
}
