/// The primal simplex method: lowers the price, and keeps basic deviations in their ranges.
extension Solver {
  /// Lowers the price as far as possible without the rows out of their range, which ``restoreRanges()`` then repairs.
  func lowerPrice() {
    while mayPivot(), let symbol = nextSymbolToCheck() {
      if cheaperSide(of: symbol) == nil { continue }
      // Without the prices of rows out of range the other side may be the cheaper one.
      suspendRowsOutOfRange(inColumn: symbol)
      guard let side = cheaperSide(of: symbol), let row = firstLimit(of: symbol, side: side) else { continue }
      pivot(row, on: symbol, side: side)
      tableau.forEachCell(inRow: row) { symbol, _ in checkPrice(of: symbol) }
    }
  }

  private func nextSymbolToCheck() -> Int32? {
    while let entry = lists.symbolsToCheck.pop() {
      if symbols[Int(entry.symbol)].order != entry.order { continue }
      symbols[Int(entry.symbol)].isQueuedForPrice = false
      if tableau.rowOfSymbol[Int(entry.symbol)] == Tableau.none { return entry.symbol }
    }
    return nil
  }

  /// Returns the side on which leaving zero lowers the price.
  func cheaperSide(of symbol: Int32) -> Int8? {
    if slope(of: symbol).isZero { return nil }
    let side: Int8 = slope(of: symbol).sign < 0 ? 1 : -1
    return price(of: symbol, side: side)?.isLower(than: .zero) ?? false ? side : nil
  }

  /// Removes the price of the rows that are out of their range and contain a symbol.
  private func suspendRowsOutOfRange(inColumn symbol: Int32) {
    tableau.forEachCell(inColumn: symbol) { row, _ in
      let basic = tableau.rows[Int(row)].basic
      if symbols[Int(basic)].side != 0, isOutOfRange(row) { setSide(0, ofBasic: basic, in: row) }
    }
  }

  /// Returns the row whose basic symbol is the first to reach zero when a symbol leaves it; of equal ones the oldest.
  private func firstLimit(of symbol: Int32, side: Int8) -> Int32? {
    var best: Int32?
    var bestStep = Double.infinity
    tableau.forEachCell(inColumn: symbol) { row, coefficient in
      if abs(coefficient) < Self.smallestPivot { return }
      let (basic, constant) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].constant)
      if !symbols[Int(basic)].kind.hasDeviation || isOutOfRange(row) { return }
      let speed = coefficient * Double(side)
      let limit = symbols[Int(basic)].side
      if limit != 0, Double(limit) * speed > 0 { return }
      let step = limit == 0 ? 0 : max(0, -constant / speed)
      let isSooner = step < bestStep - Self.tolerance
      let isTie = !isSooner && step <= bestStep + Self.tolerance
      guard isSooner || isTie && best.map({ isOlder(basic, than: tableau.rows[Int($0)].basic) }) ?? true else { return }
      best = row
      bestStep = min(step, bestStep)
    }
    return best
  }

  /// Makes a free symbol basic by a row that keeps the others in range, if there is one.
  func makeBasic(_ symbol: Int32) {
    let sign = slope(of: symbol).sign
    let sides: [Int8] = sign == 0 ? [1, -1] : [sign < 0 ? 1 : -1]
    for side in sides {
      if let row = firstLimit(of: symbol, side: side) { return pivot(row, on: symbol, side: 0) }
    }
    // No constraint limits it: the oldest variable becomes free with it.
    var oldest = Tableau.none
    tableau.forEachCell(inColumn: symbol) { row, coefficient in
      if abs(coefficient) < Self.smallestPivot { return }
      let basic = tableau.rows[Int(row)].basic
      if oldest == Tableau.none || isOlder(basic, than: tableau.rows[Int(oldest)].basic) { oldest = row }
    }
    if oldest != Tableau.none { return pivot(oldest, on: symbol, side: 0) }
    // Only rounding errors are left of it.
    tableau.removeColumn(symbol)
    setSlope(.zero, of: symbol)
  }
}
