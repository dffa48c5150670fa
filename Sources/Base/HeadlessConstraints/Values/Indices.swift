extension Variable {
  /// A small number that no other variable of the solver has at the same time.
  package var index: Int { Int(symbol) }
}

extension Solver.ConstraintID {
  /// A small number that no other constraint of the solver has at the same time.
  package var index: Int { Int(symbol) }
}

extension Int {
  /// Converts an index of the solver's lists.
  ///
  /// Swift's own conversion is generic and is copied into its caller in a debug build too: 1,200 lines of intermediate code
  /// for each of 337 uses, three fifths of the module's compile time.
  @inlinable package init(_ index: Int32) { self.init(truncatingIfNeeded: index) }
}
