/// The steps of ``Solver/solve()``.
extension Solver {
  /// Repairs the solution after constraints have been added, removed or changed.
  ///
  /// - Returns: Required constraints that cannot all hold, or nil. Remove one of them, and solve again; until then the
  ///   variables keep the values of the last solution.
  package func solve() -> Conflict? {
    performRemovals()
    installAdditions()
    // The methods end by themselves after far fewer pivots as long as rounding errors are small.
    pivotLimit = pivotCount + 1_000 + 50 * tableau.rows.count
    lowerPrice()
    if let conflict = restoreRanges() { return conflict }
    lowerPrice()
    updateValues()
    while !lists.sumsToCheck.isEmpty {
      if let conflict = enterViolated() { return conflict }
      lowerPrice()
      updateValues()
    }
    return nil
  }

  // MARK: Satisfied inequalities

  /// Returns whether an inequality can stay outside of the tableau until a solution violates it.
  ///
  /// A position would take the value at which the inequality holds exactly; without one an inequality that holds
  /// changes nothing. In the tableau the rows of many of them would be as long as the sums of lengths in them.
  private func isInequalityOfLengths(_ constraint: Int32) -> Bool {
    let deviation = symbols[Int(constraint)].deviation
    if !usesDefinitions || deviation.above != .free && deviation.below != .free { return false }
    forEachTerm(of: constraint, addToSum)
    _ = substituteDefinitions()
    defer { sum.removeAll() }
    return sum.symbols.allSatisfy { sum.amounts[Int($0)] == 0 || symbols[Int($0)].kind == .length }
  }

  private func currentSum(of constraint: Int32) -> Double {
    forEachTerm(of: constraint, addToSum)
    defer { sum.removeAll() }
    var value = symbols[Int(constraint)].constant + substituteDefinitions()
    for symbol in sum.symbols { value += sum.amounts[Int(symbol)] * tableau.value(of: symbol) }
    return value
  }

  /// Returns whether a sum is on a side of zero that is not free.
  func isViolated(_ constraint: Int32, by sum: Double) -> Bool {
    let deviation = symbols[Int(constraint)].deviation
    return sum > Self.tolerance ? deviation.above != .free : sum < -Self.tolerance && deviation.below != .free
  }

  func queueForSum(_ constraint: Int32) {
    if symbols[Int(constraint)].isQueuedForSum { return }
    symbols[Int(constraint)].isQueuedForSum = true
    lists.sumsToCheck.append(constraint)
  }

  /// Adds the inequalities that the solution violates to the tableau, each one that those before it have not mended.
  private func enterViolated() -> Conflict? {
    while let constraint = lists.sumsToCheck.popLast() {
      guard symbols[Int(constraint)].installation == .satisfied else { continue }
      symbols[Int(constraint)].isQueuedForSum = false
      let sum = sum(of: constraint)
      if abs(sum) <= Self.explanationTolerance { lists.exactSums.append(constraint) }
      guard isViolated(constraint, by: sum), isViolated(constraint, by: currentSum(of: constraint)) else { continue }
      enterTableau(constraint)
      if let conflict = restoreRanges() { return conflict }
    }
    return nil
  }

  /// Adds the inequalities that have held exactly to the tableau, where they limit the values of variables.
  func enterExact() {
    while let constraint = lists.exactSums.popLast() {
      if symbols[Int(constraint)].installation != .satisfied { continue }
      enterTableau(constraint)
      _ = restoreRanges()
    }
  }

  // MARK: Adding

  private func installAdditions() {
    if lists.additions.isEmpty { return }
    // Equations first: they define variables as long as nothing else mentions these.
    queueReadyEquations()
    forEachReadyEquation(install)
    for constraint in lists.additions where isWaitingEquation(constraint) && symbols[Int(constraint)].mentionCount > 1 {
      install(constraint)
      forEachReadyEquation(install)
    }
    for constraint in lists.additions where isWaitingEquation(constraint) { install(constraint) }
    for constraint in lists.additions where symbols[Int(constraint)].installation == .waiting { install(constraint) }
    lists.additions.removeAll(keepingCapacity: true)
  }

  /// Counts the variables of each added equation that no installed constraint mentions, and queues those with one.
  func queueReadyEquations() {
    for constraint in lists.additions where isWaitingEquation(constraint) {
      var count: Int32 = 0
      forEachTerm(of: constraint) { variable, _ in if symbols[Int(variable)].mentionCount == 0 { count += 1 } }
      symbols[Int(constraint)].mentionCount = count
      if count == 1 { lists.readyEquations.append(constraint) }
    }
  }

  func isWaitingEquation(_ constraint: Int32) -> Bool {
    let symbol = symbols[Int(constraint)]
    return symbol.installation == .waiting && symbol.deviation.isRequiredEquality && !symbol.isRemoved
  }

  /// Calls a closure with each queued equation that has one variable that no installed constraint mentions.
  func forEachReadyEquation(_ body: (_ equation: Int32) -> Void) {
    var next = 0
    while next < lists.readyEquations.count {
      let constraint = lists.readyEquations[next]
      next += 1
      if isWaitingEquation(constraint), symbols[Int(constraint)].mentionCount == 1 { body(constraint) }
    }
    lists.readyEquations.removeAll(keepingCapacity: true)
  }

  /// Counts a mention of each variable of a constraint.
  ///
  /// A waiting equation that then has a single variable without a mention is ready: it can define that variable.
  func addMentions(of constraint: Int32) {
    forEachTerm(of: constraint) { variable, _ in
      symbols[Int(variable)].mentionCount += 1
      if symbols[Int(variable)].mentionCount > 1 { return }
      forEachConstraint(with: variable) { other, _ in
        if other == constraint || !isWaitingEquation(other) { return }
        symbols[Int(other)].mentionCount -= 1
        if symbols[Int(other)].mentionCount == 1 { lists.readyEquations.append(other) }
      }
    }
  }

  private func install(_ constraint: Int32) {
    let isEquation = usesDefinitions && symbols[Int(constraint)].deviation.isRequiredEquality
    let variable = isEquation ? definableVariable(of: constraint) : nil
    addMentions(of: constraint)
    if let variable, !tableau.contains(variable) {
      define(variable, by: constraint)
    } else if isInequalityOfLengths(constraint) {
      symbols[Int(constraint)].installation = .satisfied
      queueForSum(constraint)
    } else {
      enterTableau(constraint, defining: variable)
    }
  }

  /// Adds a row for a constraint, and makes one of its variables basic in place of the deviation; a variable that the
  /// constraint defines may leave the tableau again.
  func enterTableau(_ constraint: Int32, defining defined: Int32? = nil) {
    symbols[Int(constraint)].installation = .tableau
    if let defined, tableau.rowOfSymbol[Int(defined)] != Tableau.none {
      let row = tableau.rowOfSymbol[Int(defined)]
      if let free = variable(replacing: defined, inRow: row) { pivot(row, on: free, side: 0) }
    }
    let row = tableau.makeRow()
    forEachTerm(of: constraint, addToSum)
    moveSum(to: row, constant: symbols[Int(constraint)].constant)
    tableau.setBasic(constraint, of: row)
    if let defined {
      let cell = tableau.matrix.cell(row: row, column: defined)
      // A small divisor would enlarge rounding errors.
      if cell != SparseMatrix.none, abs(tableau.matrix[cell].value) > 1e-3 {
        pivot(row, on: defined, side: 0)
        tableau.removeRow(row)
        tableau.removeColumn(constraint)
        setSlope(.zero, of: constraint)
        return define(defined, by: constraint)
      }
    }
    // A length becomes basic only where the constraint would not hold without: in equations, and, as the first step of
    // the dual simplex method would do, in one that is about a single length.
    let deviation = symbols[Int(constraint)].deviation
    let isSize = tableau.matrix.rows[Int(row)].count == 1 && deviation.above != .free && deviation.below != .free
    let needsLength = deviation.isRequiredEquality || isSize
    if let newest = newest(.variable, inRow: row) ?? (needsLength ? newest(.length, inRow: row) : nil) {
      pivot(row, on: newest, side: 0)
    } else {
      check(row)
    }
  }

  /// Returns the parametric variable of a row that can replace a basic one: a position, or a length for a length.
  func variable(replacing variable: Int32, inRow row: Int32) -> Int32? {
    newest(.variable, inRow: row)
      ?? (symbols[Int(variable)].kind == .length ? newest(.length, inRow: row) : nil)
  }

  /// Returns the newest parametric variable of a kind in a row.
  private func newest(_ kind: Kind, inRow row: Int32) -> Int32? {
    var newest: Int32?
    forEachSymbol(in: row) { symbol, coefficient in
      if symbols[Int(symbol)].kind != kind || abs(coefficient) <= Self.smallestPivot { return }
      if newest.map({ isOlder($0, than: symbol) }) ?? true { newest = symbol }
    }
    return newest
  }

  // MARK: Removing

  private func performRemovals() {
    if !lists.removals.isEmpty {
      // Basic ones first: they take only their row with them, where a parametric one would turn the longest row over.
      // Definitions last and from the end, as removing one that others depend on moves it to the tableau.
      for constraint in lists.removals where isBasic(constraint) { removeFromTableau(constraint) }
      var definitions = SymbolQueue()
      for constraint in lists.removals where symbols[Int(constraint)].kind != .free {
        switch symbols[Int(constraint)].installation {
        case .waiting:
          // It may be in the list of additions, which skips it; its symbol must not be reused before.
          continue
        case .tableau: removeFromTableau(constraint)
        case .satisfied: removeMentions(of: constraint)
        case .definition:
          let variable = symbols[Int(constraint)].definition
          definitions.push(entry(for: constraint, key: -symbols[Int(variable)].rank))
        }
      }
      replaceDefinitions(definitions)
      while let constraint = definitions.pop()?.symbol {
        switch symbols[Int(constraint)].installation {
        case .definition: removeDefinition(constraint)
        case .tableau: removeFromTableau(constraint)
        // Another constraint has replaced it.
        case .waiting, .satisfied: continue
        }
      }
      let waiting = lists.additions.filter { symbols[Int($0)].isRemoved }
      if !waiting.isEmpty { lists.additions.removeAll { symbols[Int($0)].isRemoved } }
      for constraint in waiting { releaseConstraint(constraint) }
      lists.removals.removeAll(keepingCapacity: true)
    }
    for variable in lists.variableRemovals {
      let row = tableau.rowOfSymbol[Int(variable)]
      if row != Tableau.none { tableau.removeRow(row) }
      tableau.removeColumn(variable)
      release(variable)
    }
    lists.variableRemovals.removeAll(keepingCapacity: true)
    lists.freeSymbols.sortIfMany()
    terms.freeCells.sortIfMany()
    tableau.sortFree()
  }

  private func isBasic(_ constraint: Int32) -> Bool {
    symbols[Int(constraint)].installation == .tableau && tableau.rowOfSymbol[Int(constraint)] != Tableau.none
  }

  private func removeDefinition(_ constraint: Int32) {
    let variable = symbols[Int(constraint)].definition
    if symbols[Int(variable)].mentionCount == 1 {
      endDefinition(constraint)
      removeMentions(of: constraint)
    } else {
      moveToTableau(constraint)
      removeFromTableau(constraint)
    }
  }

  private func removeFromTableau(_ constraint: Int32) {
    setDeviation(Deviation(), of: constraint)
    // The symbol is free now: it may become basic by any row, at best by one that keeps the others in range.
    symbols[Int(constraint)].kind = .variable
    if tableau.rowOfSymbol[Int(constraint)] == Tableau.none, tableau.contains(constraint) {
      if let row = rowOfRemovedVariable(with: constraint) {
        pivot(row, on: constraint, side: 0)
      } else {
        makeBasic(constraint)
      }
    }
    let row = tableau.rowOfSymbol[Int(constraint)]
    if row != Tableau.none { tableau.removeRow(row) }
    removeMentions(of: constraint)
  }

  /// Returns the shortest row of a variable that is removed as well, of those that a symbol is in.
  ///
  /// Its value matters to nothing that remains, and rows of long sums stay where they are.
  private func rowOfRemovedVariable(with symbol: Int32) -> Int32? {
    var shortest: Int32?
    forEachRow(with: symbol) { row, coefficient in
      let basic = tableau.rows[Int(row)].basic
      if !symbols[Int(basic)].isRemoved || abs(coefficient) < Self.smallestPivot { return }
      let count = tableau.matrix.rows[Int(row)].count
      if shortest.map({ count < tableau.matrix.rows[Int($0)].count }) ?? true { shortest = row }
    }
    return shortest
  }

  func removeMentions(of constraint: Int32) {
    forEachTerm(of: constraint) { variable, _ in symbols[Int(variable)].mentionCount -= 1 }
    releaseConstraint(constraint)
  }

  private func releaseConstraint(_ constraint: Int32) {
    terms.removeRow(constraint)
    release(constraint)
  }
}
