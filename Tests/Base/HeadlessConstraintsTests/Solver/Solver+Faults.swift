import Testing

@testable import HeadlessConstraints

extension Solver {
  /// Adds a constraint that is written as a sum, required without a level.
  @discardableResult
  func add(
    _ terms: [(Variable, Double)], _ relation: LinearConstraint.Relation, _ value: Double, at level: Float? = nil,
    tie: TieBreak = TieBreak()
  ) -> ConstraintID {
    add(
      LinearConstraint(
        terms.map { LinearConstraint.Term($0.0, $0.1) }, constant: -value, relation,
        strength: level.map { Strength(level: $0) } ?? .required, tie: tie))
  }

  /// Solves, expects no conflict, and returns the values of variables.
  func solved(_ variables: Variable..., sourceLocation: SourceLocation = #_sourceLocation) -> [Double] {
    expectNil(solve(), sourceLocation: sourceLocation)
    return variables.map { value(of: $0) }
  }

  /// Returns the faults of the solved form, a sentence for each; empty after ``solve()`` has returned nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells, but for short rows and columns.
  func faults() -> [String] { linkFaults() + rangeFaults() + priceFaults() + definitionFaults() + sumFaults() }

  var cellCount: Int { tableau.matrix.rows.reduce(0) { $0 + Int($1.count) } }

  private func rangeFaults() -> [String] {
    symbols.indices.compactMap { index in
      guard symbols[index].installation == .satisfied else { return nil }
      let sum = sum(of: Int32(index))
      return isViolated(Int32(index), by: sum * 0.5) ? "Inequality \(index) is violated by \(sum)." : nil
    }
      + tableau.rows.indices.compactMap { row in
        let basic = tableau.rows[row].basic
        if basic == Tableau.none || !isOutOfRange(Int32(row)) { return nil }
        return "Symbol \(basic) is out of its range: \(tableau.rows[row].constant)."
      }
  }

  /// Compares the stored prices with the sums of their parts.
  private func priceFaults() -> [String] {
    var sums = [Cost](repeating: .zero, count: symbols.count)
    for row in tableau.rows.indices where tableau.rows[row].basic != Tableau.none {
      let slope = slope(ofBasic: tableau.rows[row].basic)
      forEachSymbol(in: Int32(row)) { sums[Int($0)].add(slope, times: $1) }
    }
    return symbols.indices.flatMap { index -> [String] in
      if tableau.rowOfSymbol[index] != Tableau.none { return [] }
      var faults: [String] = []
      let stored = slope(of: Int32(index))
      if stored.isLower(than: sums[index]) || sums[index].isLower(than: stored) {
        faults.append("Symbol \(index) has the price \(stored); expected \(sums[index]).")
      }
      if cheaperSide(of: Int32(index)) != nil { faults.append("Symbol \(index) lowers the price.") }
      return faults
    }
  }

  private func linkFaults() -> [String] {
    var faults: [String] = []
    for row in tableau.rows.indices {
      let basic = tableau.rows[row].basic
      if basic != Tableau.none, tableau.rowOfSymbol[Int(basic)] != row {
        faults.append("Row \(row) and its symbol \(basic) disagree.")
      }
      var count = 0
      forEachSymbol(in: Int32(row)) { symbol, _ in
        count += 1
        if tableau.rowOfSymbol[Int(symbol)] != Tableau.none {
          faults.append("The basic symbol \(symbol) is in row \(row).")
        }
        if symbols[Int(symbol)].kind == .free || symbols[Int(symbol)].definition != SparseMatrix.none {
          faults.append("The symbol \(symbol) is in row \(row), but not in the tableau.")
        }
      }
      if count != tableau.matrix.rows[row].count { faults.append("Row \(row) has \(count) cells.") }
    }
    return faults
  }

  private func definitionFaults() -> [String] {
    symbols.indices.flatMap { index -> [String] in
      let variable = Int32(index)
      if !symbols[index].kind.isVariable { return [] }
      var faults: [String] = []
      var mentions: Int32 = 0
      forEachConstraint(with: variable) { constraint, _ in
        if symbols[Int(constraint)].installation != .waiting { mentions += 1 }
      }
      if mentions != symbols[index].mentionCount { faults.append("Variable \(index) has \(mentions) mentions.") }
      let definition = symbols[index].definition
      if definition == SparseMatrix.none { return faults }
      if tableau.contains(variable) || tableau.contains(definition) {
        faults.append("The definition of \(index) is in the tableau.")
      }
      forEachTerm(of: definition) { other, _ in
        if other != variable, symbols[Int(other)].rank >= symbols[index].rank {
          faults.append("Variable \(index) has a rank that is too low for \(other).")
        }
      }
      return faults
    }
  }

  /// Compares the deviations of the constraints with the values of their variables.
  private func sumFaults() -> [String] {
    symbols.indices.compactMap { index in
      if symbols[index].kind != .constraint { return nil }
      let (sum, deviation) = (sum(of: Int32(index)), deviation(of: ConstraintID(symbol: Int32(index))))
      var size = abs(symbols[index].constant)
      forEachTerm(of: Int32(index)) { size = max(size, abs($1 * symbols[Int($0)].value)) }
      if abs(sum - deviation) <= 1e-5 * max(1, size) { return nil }
      return "The sum of constraint \(index) is \(sum); expected \(deviation)."
    }
  }

  /// Changes the strength of both sides of a constraint; a free side stays free.
  ///
  /// ``solve()`` then repairs the solution.
  func setStrength(_ strength: Strength, tie: TieBreak, of constraint: ConstraintID) {
    let deviation = symbols[Int(constraint.symbol)].deviation
    setStrengths(
      above: deviation.above == .free ? .free : strength, below: deviation.below == .free ? .free : strength, tie: tie,
      of: constraint)
  }
}
