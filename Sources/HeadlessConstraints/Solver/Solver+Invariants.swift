extension Solver {
  /// Returns what is wrong with the solved form, one sentence a fault; empty after ``solve()`` has returned nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  package func faults() -> [String] {
    tableau.linkFaults() + rangeFaults() + priceFaults()
  }

  private func rangeFaults() -> [String] {
    tableau.rows.indices.compactMap { index in
      let basic = tableau.rows[index].basic
      if basic == Tableau.none || !isOutOfRange(Int32(index)) { return nil }
      return "Symbol \(basic) is out of its range: \(tableau.rows[index].constant)."
    }
  }

  /// Compares the stored prices with the sums of what they are made of.
  private func priceFaults() -> [String] {
    var sums = [Cost](repeating: .zero, count: symbols.count)
    for row in tableau.rows.indices where tableau.rows[row].basic != Tableau.none {
      let slope = slope(ofBasic: tableau.rows[row].basic)
      tableau.forEachCell(inRow: Int32(row)) { sums[Int($0)].add(slope, times: $1) }
    }
    return symbols.indices.flatMap { index -> [String] in
      if tableau.rowOfSymbol[index] != Tableau.none { return [] }
      var faults: [String] = []
      let stored = symbols[index].slope
      if stored.isLower(than: sums[index]) || sums[index].isLower(than: stored) {
        faults.append("Symbol \(index) has the price \(stored.parts); expected \(sums[index].parts).")
      }
      if cheaperSide(of: Int32(index)) != nil { faults.append("Symbol \(index) lowers the price.") }
      return faults
    }
  }
}

extension Tableau {
  /// Returns what is wrong with the links of the cells.
  fileprivate func linkFaults() -> [String] {
    var faults: [String] = []
    for row in rows.indices {
      let basic = rows[row].basic
      if basic != Self.none, rowOfSymbol[Int(basic)] != row {
        faults.append("Row \(row) and its symbol \(basic) disagree.")
      }
      forEachCell(inRow: Int32(row)) { symbol, coefficient in
        if rowOfSymbol[Int(symbol)] != Self.none { faults.append("The basic symbol \(symbol) is in row \(row).") }
        if self.coefficient(of: symbol, in: Int32(row)) != coefficient {
          faults.append("Row \(row) and the column of \(symbol) disagree.")
        }
      }
    }
    return faults
  }
}
