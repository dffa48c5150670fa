extension Solver {
  /// Returns whether all solutions of the same price give a variable one value, after ``solve()`` has returned nil.
  ///
  /// A value that only a ``TieBreak`` decides is treated as free if ties are ignored.
  ///
  /// - Complexity: O(*n*) for *n* cells in the variable's rows; more where constraints that hold by chance limit it.
  package func isDetermined(_ variable: Variable, ignoringTies: Bool = false) -> Bool {
    enterExact()
    let movable = movableSymbols(of: variable, ignoringTies: ignoringTies)
    if movable.isEmpty { return true }
    // Coefficients that have overflowed are meaningless.
    if movable.contains(where: { !$0.value.isFinite }) { return false }
    let limits = tightRows(of: Array(movable.keys), ignoringTies: ignoringTies)
    if limits.isEmpty { return false }
    return !canMove(movable, within: limits, ignoringTies: ignoringTies)
  }

  /// Returns the parametric symbols that can leave zero without a price, and by how much each one moves a variable.
  private func movableSymbols(of variable: Variable, ignoringTies: Bool) -> [Int32: Double] {
    addToSum(variable.symbol, 1)
    return removeSumInParametricSymbols().filter {
      abs($0.value) > Self.tolerance && freeSides(of: $0.key, ignoringTies: ignoringTies) != nil
    }
  }

  /// Empties the sum and returns it by parametric symbols, without definitions and basic symbols.
  func removeSumInParametricSymbols() -> [Int32: Double] {
    _ = substituteDefinitions()
    var amounts: [Int32: Double] = [:]
    for symbol in sum.symbols where sum.amounts[Int(symbol)] != 0 {
      let amount = sum.amounts[Int(symbol)]
      let row = tableau.rowOfSymbol[Int(symbol)]
      if row == Tableau.none {
        amounts[symbol, default: 0] += amount
      } else {
        forEachSymbol(in: row) { amounts[$0, default: 0] += $1 * amount }
      }
    }
    sum.removeAll()
    return amounts
  }

  /// Returns the strengths of a constraint that keeps a parametric symbol on the sides of zero without a price, or nil.
  private func freeSides(of symbol: Int32, ignoringTies: Bool) -> (above: Strength, below: Strength)? {
    let sides = [Int8(1), -1].map { side -> Strength in
      guard let price = price(of: symbol, side: side) else { return .required }
      return (ignoringTies ? price.isOnlyTie : price.isOnlyLength) ? .free : .required
    }
    return sides.contains(.free) ? (sides[0], sides[1]) : nil
  }

  /// Returns the rows at zero that limit some symbols, or others that are in such rows.
  private func tightRows(of movable: [Int32], ignoringTies: Bool) -> [Int32] {
    var (symbols, rows, next) = (movable, [Int32](), 0)
    var (knownSymbols, knownRows) = (Set(movable), Set<Int32>())
    while next < symbols.count {
      forEachRow(with: symbols[next]) { row, coefficient in
        if abs(coefficient) < Self.smallestPivot || !isTight(row) || !knownRows.insert(row).inserted { return }
        rows.append(row)
        forEachSymbol(in: row) { other, _ in
          if freeSides(of: other, ignoringTies: ignoringTies) == nil || !knownSymbols.insert(other).inserted { return }
          symbols.append(other)
        }
      }
      next += 1
    }
    return rows
  }

  private func isTight(_ row: Int32) -> Bool {
    let (basic, constant) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].constant)
    if symbols[Int(basic)].kind != .constraint || abs(constant) > 1e-6 { return false }
    return symbols[Int(basic)].deviation.above != .free || symbols[Int(basic)].deviation.below != .free
  }

  /// Returns whether symbols can move a variable and leave the basic symbols of some rows on their sides.
  ///
  /// A small system with a variable a symbol answers it: the directions are the solutions of a homogeneous system.
  private func canMove(_ movable: [Int32: Double], within limits: [Int32], ignoringTies: Bool) -> Bool {
    let directions = Solver()
    var variables: [Int32: Variable] = [:]
    func direction(of symbol: Int32) -> Variable? {
      if let variable = variables[symbol] { return variable }
      guard let sides = freeSides(of: symbol, ignoringTies: ignoringTies) else { return nil }
      let variable = directions.makeVariable()
      variables[symbol] = variable
      _ = directions.add(LinearConstraint([.init(variable)], strengthAbove: sides.above, strengthBelow: sides.below))
      return variable
    }
    for row in limits {
      var terms: [LinearConstraint.Term] = []
      forEachSymbol(in: row) { symbol, coefficient in
        if coefficient.isFinite, let variable = direction(of: symbol) { terms.append(.init(variable, coefficient)) }
      }
      let side = symbols[Int(tableau.rows[Int(row)].basic)].side
      _ = directions.add(
        LinearConstraint(
          terms, strengthAbove: side > 0 ? .free : .required, strengthBelow: side < 0 ? .free : .required))
    }
    let terms = movable.compactMap { symbol, amount in
      direction(of: symbol).map { LinearConstraint.Term($0, amount) }
    }
    let wanted = directions.add(LinearConstraint(terms, constant: -1, .equal, strength: Strength(level: 1)))
    for move in [1.0, -1.0] {
      directions.setConstant(-move, of: wanted)
      if directions.solve() == nil, abs(directions.deviation(of: wanted)) < 0.5 { return true }
    }
    return false
  }
}
