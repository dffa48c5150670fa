/// Reasons for values: the constraints that determine one, and the freedom that they leave.
extension Solver {
  /// The values that constraints leave a variable.
  package enum Freedom: Equatable, Sendable {
    /// There is one value.
    case determined
    /// There are others, at which constraints of equal strength are violated by the same sum.
    case tied
    /// There are others, at which every constraint holds as well as it does now.
    case free
  }

  /// The strength of a constraint that only chooses among equal solutions: below every priority, above ``TieBreak``.
  package static let choice = Strength(level: -1)

  /// Violations nearer to zero than this are rounding errors.
  package static let explanationTolerance = 1e-6

  /// Returns the freedom that the constraints leave a variable, after ``solve()`` has returned nil.
  package func freedom(of variable: Variable) -> Freedom {
    if isDetermined(variable, ignoringTies: true) { return .determined }
    return isDetermined(variable) ? .tied : .free
  }

  /// Returns whether a constraint is required on one side at least.
  package func isRequired(_ constraint: ConstraintID) -> Bool {
    let deviation = symbols[Int(constraint.symbol)].deviation
    return deviation.above == .required || deviation.below == .required
  }

  /// Returns the constraints from which the value of a variable follows, the oldest first.
  ///
  /// Each of them holds exactly. Without any one of them the variable could have another value.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of these constraints and of the definitions between them.
  package func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
    constraintsDetermining { self.addToSum(variable.symbol, 1) }
  }

  /// Returns the constraints that keep a violated constraint from holding, the oldest first; empty for one that holds.
  package func constraintsOpposing(_ constraint: ConstraintID) -> [ConstraintID] {
    if abs(deviation(of: constraint)) <= Self.explanationTolerance { return [] }
    return constraintsDetermining { forEachTerm(of: constraint.symbol, self.addToSum) }
  }

  /// Returns the constraints that determine the value of a sum: in the tableau, and the definitions in between.
  private func constraintsDetermining(_ addTerms: () -> Void) -> [ConstraintID] {
    addTerms()
    let amounts = removeSumInParametricSymbols().filter { symbols[Int($0.key)].kind == .constraint }
    addTerms()
    return constraintsAndDefinitions(amounts.sorted { $0.key < $1.key })
  }

  /// Subtracts the sums of constraints, times their amounts, from ``sum`` and empties it; returns these constraints and
  /// the definitions in between, the oldest first.
  func constraintsAndDefinitions(_ amounts: [(key: Int32, value: Double)]) -> [ConstraintID] {
    var found: [Int32] = []
    for (symbol, amount) in amounts {
      if abs(amount) <= Self.tolerance { continue }
      found.append(symbol)
      forEachTerm(of: symbol) { addToSum($0, -amount * $1) }
    }
    _ = substituteDefinitions { definition, factor in
      if abs(factor) > Self.tolerance { found.append(definition) }
    }
    sum.removeAll()
    return found.sorted { isOlder($0, than: $1) }.map { ConstraintID(symbol: $0) }
  }
}
