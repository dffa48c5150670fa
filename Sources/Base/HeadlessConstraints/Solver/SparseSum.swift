/// A sum of multiples of symbols, with an amount for each symbol.
struct SparseSum {
  private(set) var amounts: ContiguousArray<Double> = []
  private var isIncluded: ContiguousArray<Bool> = []
  /// The symbols of the sum in the order in which they were added; the amount of some may be zero.
  private(set) var symbols: ContiguousArray<Int32> = []

  mutating func addSymbol() {
    amounts.append(0)
    isIncluded.append(false)
  }

  /// Adds a multiple of a symbol, and returns whether the symbol was not in the sum before.
  mutating func add(_ symbol: Int32, _ amount: Double) -> Bool {
    amounts[Int(symbol)] += amount
    if isIncluded[Int(symbol)] { return false }
    isIncluded[Int(symbol)] = true
    symbols.append(symbol)
    return true
  }

  /// Sets the amount of a symbol to zero, and returns what it was.
  mutating func clearAmount(of symbol: Int32) -> Double {
    defer { amounts[Int(symbol)] = 0 }
    return amounts[Int(symbol)]
  }

  mutating func removeAll() {
    for symbol in symbols {
      amounts[Int(symbol)] = 0
      isIncluded[Int(symbol)] = false
    }
    symbols.removeAll(keepingCapacity: true)
  }
}
