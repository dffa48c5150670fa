/// Definitions: required equations that express one of their variables by the others, outside of the tableau.
///
/// They form a graph without cycles. Each defined variable has a higher rank than the variables in its definition, so
/// that visiting variables by rank visits each one once, in chains of any length.
extension Solver {
  // MARK: Making and removing

  /// The greatest number of mentions of a variable that are looked at one by one.
  static let longestCheck = 16

  /// Returns the variable of a required equation that the equation can define.
  ///
  /// It is one without installed constraints, or else one on which none of the others depends; of several the one with
  /// the fewest inequalities and optional constraints, then the newest. A length is defined by other lengths alone: an
  /// equation in which a position is left after the substitution of the definitions gives the position its value.
  func definableVariable(of constraint: Int32) -> Int32? {
    var largest = 0.0
    var kind = Kind.length
    var hasPosition = false
    forEachTerm(of: constraint) { variable, coefficient in
      largest = max(largest, abs(coefficient))
      if symbols[Int(variable)].kind != .variable { return }
      hasPosition = true
      if symbols[Int(variable)].definition == SparseMatrix.none { kind = .variable }
    }
    if largest == 0 || kind == .length && hasPosition && dependsOnPositions(constraint) { return nil }
    var best: Int32?
    var bestIsNew = false
    forEachTerm(of: constraint) { variable, coefficient in
      let symbol = symbols[Int(variable)]
      if symbol.kind != kind || symbol.definition != SparseMatrix.none { return }
      if !Self.isDivisor(coefficient, ofLargest: largest) { return }
      let isNew = symbol.mentionCount == 0 && !tableau.contains(variable)
      if let best, isNew == bestIsNew ? !isBetterDefined(variable, than: best) : bestIsNew { return }
      if !isNew {
        if symbol.mentionCount > Self.longestCheck { return }
        let row = tableau.rowOfSymbol[Int(variable)]
        if row != Tableau.none, self.variable(replacing: variable, inRow: row) == nil { return }
        if rank(of: variable, definedBy: constraint) == nil { return }
      }
      best = variable
      bestIsNew = isNew
    }
    return best
  }

  /// Returns whether a position is left in a constraint after the substitution of the definitions.
  private func dependsOnPositions(_ constraint: Int32) -> Bool {
    forEachTerm(of: constraint, addToSum)
    _ = substituteDefinitions()
    defer { sum.removeAll() }
    return sum.symbols.contains {
      symbols[Int($0)].kind == .variable && abs(sum.amounts[Int($0)]) > Self.smallestPivot
    }
  }

  /// Returns whether a definition of a variable leaves fewer constraints to the tableau than one of another variable,
  /// or as many, and the variable is newer.
  private func isBetterDefined(_ variable: Int32, than other: Int32) -> Bool {
    let (count, otherCount) = (inequalityCount(of: variable), inequalityCount(of: other))
    return count == otherCount ? isOlder(other, than: variable) : count < otherCount
  }

  /// Returns the number of a variable's inequalities and optional constraints; the greatest number for many.
  private func inequalityCount(of variable: Int32) -> Int {
    if terms.columns[Int(variable)].count > Self.longestCheck { return .max }
    var count = 0
    forEachConstraint(with: variable) { constraint, _ in
      if !symbols[Int(constraint)].deviation.isRequiredEquality { count += 1 }
    }
    return count
  }

  /// Returns whether a definition may divide by a coefficient: a small one would enlarge rounding errors.
  static func isDivisor(_ coefficient: Double, ofLargest largest: Double) -> Bool {
    coefficient != 0 && abs(coefficient) >= largest * 1e-3
  }

  /// Returns a rank above those of a definition's other variables, and below those of the variables that depend on the
  /// defined one; nil if there is none.
  func rank(of variable: Int32, definedBy constraint: Int32) -> Double? {
    var low = 0.0
    forEachTerm(of: constraint) { other, _ in
      if other != variable { low = max(low, symbols[Int(other)].rank) }
    }
    var high = Double.infinity
    forEachConstraint(with: variable) { other, _ in
      let defined = symbols[Int(other)].definition
      if symbols[Int(other)].installation == .definition, defined != variable {
        high = min(high, symbols[Int(defined)].rank)
      }
    }
    if high == .infinity { return low + 1 }
    let middle = (low + high) / 2
    return low < middle && middle < high ? middle : nil
  }

  /// Makes a constraint the definition of one of its variables, which is not in the tableau.
  func define(_ variable: Int32, by constraint: Int32) {
    guard let rank = rank(of: variable, definedBy: constraint) else {
      preconditionFailure("The variable depends on itself.")
    }
    symbols[Int(variable)].rank = rank
    symbols[Int(variable)].definition = constraint
    symbols[Int(constraint)].definition = variable
    symbols[Int(constraint)].installation = .definition
    symbols[Int(constraint)].definitionFactor = -1 / terms[terms.cell(row: constraint, column: variable)].value
    markStale(variable)
  }

  /// Makes the variable of a definition an ordinary one again; the constraint is then in no place.
  func endDefinition(_ constraint: Int32) {
    let variable = symbols[Int(constraint)].definition
    symbols[Int(variable)].definition = SparseMatrix.none
    symbols[Int(variable)].rank = 0
    symbols[Int(constraint)].definition = SparseMatrix.none
    symbols[Int(constraint)].installation = .waiting
    markStale(variable)
  }

  /// Adds a definition to the tableau as a parametric deviation, without a change of the solution.
  ///
  /// The definitions of lengths that depend on a position follow the position: the tableau decides which of both moves.
  func moveToTableau(_ constraint: Int32) {
    let variable = symbols[Int(constraint)].definition
    if symbols[Int(variable)].kind == .variable {
      for length in definedLengths(dependingOn: variable) { moveToTableau(symbols[Int(length)].definition) }
    }
    let factor = symbols[Int(constraint)].definitionFactor
    // The deviation moves the variable by 1 / coefficient, and with it all that depends on the variable.
    visitDependents(of: variable, moving: -factor)
    for other in sum.symbols where symbols[Int(other)].kind == .constraint {
      addColumn(constraint, like: other, times: sum.amounts[Int(other)])
    }
    sum.removeAll()
    let row = tableau.makeRow()
    forEachTerm(of: constraint) { other, coefficient in
      if other != variable { addToSum(other, coefficient * factor) }
    }
    moveSum(to: row, constant: symbols[Int(constraint)].constant * factor)
    tableau.add(constraint, times: -factor, to: row)
    tableau.setBasic(variable, of: row)
    endDefinition(constraint)
    symbols[Int(constraint)].installation = .tableau
    check(row)
  }

  private func definedLengths(dependingOn variable: Int32) -> [Int32] {
    visitDependents(of: variable, moving: 1)
    defer { sum.removeAll() }
    return sum.symbols.filter {
      symbols[Int($0)].kind == .length && abs(sum.amounts[Int($0)]) > Self.smallestPivot
    }
  }

  /// Adds a parametric symbol to the rows that a constraint's deviation is in, as if a multiple were a term of it.
  private func addColumn(_ symbol: Int32, like constraint: Int32, times factor: Double) {
    if factor == 0 { return }
    let own = tableau.rowOfSymbol[Int(constraint)]
    if own != Tableau.none {
      tableau.add(symbol, times: factor, to: own)
      addSlope(slope(ofBasic: constraint), times: factor, to: symbol)
      return
    }
    forEachRow(with: constraint) { row, coefficient in
      tableau.add(symbol, times: -coefficient * factor, to: row)
    }
    addSlope(slope(of: constraint), times: -factor, to: symbol)
  }

  // MARK: Substitution

  func addToSum(_ variable: Int32, _ amount: Double) {
    if sum.add(variable, amount), symbols[Int(variable)].definition != SparseMatrix.none {
      lists.definedVariables.push(entry(for: variable, key: -symbols[Int(variable)].rank))
    }
  }

  /// Replaces the defined variables in ``sum`` by the others, and returns the sum of the definitions' constants.
  func substituteDefinitions(visit: (_ definition: Int32, _ factor: Double) -> Void = { _, _ in }) -> Double {
    var constant = 0.0
    while let variable = lists.definedVariables.pop()?.symbol {
      let definition = symbols[Int(variable)].definition
      let factor = sum.clearAmount(of: variable) * symbols[Int(definition)].definitionFactor
      // The amounts of neighbors in a chain cancel out; what is before them is not visited.
      if factor == 0 { continue }
      constant += factor * symbols[Int(definition)].constant
      substitutionCount += Int(terms.rows[Int(definition)].count)
      visit(definition, factor)
      forEachTerm(of: definition) { other, coefficient in
        if other != variable { addToSum(other, coefficient * factor) }
      }
    }
    return constant
  }

  /// Replaces the defined variables in ``sum``, and returns the number that it is; nil if it depends on other variables.
  func fixedSum() -> Double? {
    let constant = substituteDefinitions()
    return sum.symbols.allSatisfy { abs(sum.amounts[Int($0)]) < Tableau.smallest } ? constant : nil
  }

  /// Adds ``sum`` and a constant to a row, and clears it.
  func moveSum(to row: Int32, constant: Double) {
    let constant = constant + substituteDefinitions()
    for symbol in sum.symbols where sum.amounts[Int(symbol)] != 0 {
      tableau.add(symbol, times: sum.amounts[Int(symbol)], to: row)
    }
    tableau.rows[Int(row)].constant += constant
    sum.removeAll()
  }

  // MARK: Dependents

  /// Computes in ``sum`` the distances by which a move of a defined variable moves the variables that depend on it and
  /// the sums of the constraints in the tableau.
  private func visitDependents(of variable: Int32, moving amount: Double) {
    _ = sum.add(variable, amount)
    lists.definedVariables.push(entry(for: variable, key: symbols[Int(variable)].rank))
    while let variable = lists.definedVariables.pop()?.symbol {
      let amount = sum.amounts[Int(variable)]
      if amount == 0 { continue }
      substitutionCount += Int(terms.columns[Int(variable)].count)
      forEachConstraint(with: variable) { constraint, coefficient in
        let (installation, defined) = (symbols[Int(constraint)].installation, symbols[Int(constraint)].definition)
        if installation == .tableau {
          _ = sum.add(constraint, coefficient * amount)
        } else if installation == .definition, defined != variable {
          if sum.add(defined, coefficient * amount * symbols[Int(constraint)].definitionFactor) {
            lists.definedVariables.push(entry(for: defined, key: symbols[Int(defined)].rank))
          }
        }
      }
    }
  }

  /// Moves a defined variable, and with it what depends on it.
  func move(_ variable: Int32, by change: Double) {
    visitDependents(of: variable, moving: change)
    for other in sum.symbols where symbols[Int(other)].kind == .constraint {
      shift(other, by: sum.amounts[Int(other)])
    }
    sum.removeAll()
    markStale(variable)
  }

  // MARK: Values

  /// Computes the values of the variables from the tableau and the definitions.
  func updateValues() {
    for variable in lists.staleVariables {
      lists.staleQueue.push(entry(for: variable, key: symbols[Int(variable)].rank))
    }
    lists.staleVariables.removeAll(keepingCapacity: true)
    while let variable = lists.staleQueue.pop()?.symbol {
      symbols[Int(variable)].isStale = false
      let value = currentValue(of: variable)
      if !symbols[Int(variable)].kind.isVariable || value == symbols[Int(variable)].value { continue }
      reportChange(of: variable)
      symbols[Int(variable)].value = value
      forEachConstraint(with: variable) { constraint, _ in
        let defined = symbols[Int(constraint)].definition
        if symbols[Int(constraint)].installation == .satisfied { queueForSum(constraint) }
        if defined == SparseMatrix.none || defined == variable || symbols[Int(defined)].isStale { return }
        symbols[Int(defined)].isStale = true
        lists.staleQueue.push(entry(for: defined, key: symbols[Int(defined)].rank))
      }
    }
  }

  private func currentValue(of variable: Int32) -> Double {
    let definition = symbols[Int(variable)].definition
    if definition == SparseMatrix.none { return tableau.value(of: variable) + 0 }
    var sum = symbols[Int(definition)].constant
    forEachTerm(of: definition) { other, coefficient in
      if other != variable { sum += coefficient * symbols[Int(other)].value }
    }
    // Adding 0 turns -0 into 0.
    return sum * symbols[Int(definition)].definitionFactor + 0
  }
}
