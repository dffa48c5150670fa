extension Solver {
  /// The symbols that the next steps go through, and the numbers that are free.
  struct Lists {
    /// Constraints that the next ``Solver/solve()`` installs.
    var additions: ContiguousArray<Int32> = []
    /// Installed constraints that the next ``Solver/solve()`` removes.
    var removals: ContiguousArray<Int32> = []
    /// Variables that the next ``Solver/solve()`` removes.
    var variableRemovals: ContiguousArray<Int32> = []

    /// The basic symbols that may be out of their range, by age.
    var symbolsOutOfRange = SymbolQueue()
    /// The parametric symbols that may lower the price, by age.
    var symbolsToCheck = SymbolQueue()
    /// Inequalities outside of the tableau whose sum may have changed.
    var sumsToCheck: ContiguousArray<Int32> = []
    /// Inequalities outside of the tableau that held exactly when their sum was looked at.
    var exactSums: ContiguousArray<Int32> = []
    /// The variables whose value may differ from the last solution.
    var staleVariables: ContiguousArray<Int32> = []
    /// The variables that have changed since the last ``Solver/popChangedVariables()``, with their values then.
    var changedVariables: ContiguousArray<(symbol: Int32, order: Int, value: Double)> = []

    /// Scratch space: waiting equations that can define a variable.
    var readyEquations: ContiguousArray<Int32> = []
    /// Scratch space: the rows that a pivot has changed.
    var changedRows: ContiguousArray<Int32> = []
    /// Scratch space: stale variables, by rank.
    var staleQueue = SymbolQueue()
    /// Scratch space: the defined variables in ``Solver/sum`` that have not been visited.
    var definedVariables = SymbolQueue()

    /// The number of symbols that were made.
    var symbolCount = 0
    var freeSymbols = FreeNumbers()
    var freeSlopes: ContiguousArray<Int32> = []
  }
}
