extension Variable {
  /// A small number that no other variable of the solver has at the same time.
  package var index: Int { Int(symbol) }
}

extension Solver.ConstraintID {
  /// A small number that no other constraint of the solver has at the same time.
  package var index: Int { Int(symbol) }
}
