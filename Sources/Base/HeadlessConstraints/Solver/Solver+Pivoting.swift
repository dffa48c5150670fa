/// Pivots, and the prices that they change.
extension Solver {
  /// Whether another pivot is allowed in this ``solve()``.
  var mayPivot: Bool { pivotCount < pivotLimit }

  /// Adds a number to the sum of a constraint in the tableau.
  func shift(_ constraint: Int32, by change: Double) {
    let row = tableau.rowOfSymbol[Int(constraint)]
    if row != Tableau.none {
      tableau.rows[Int(row)].constant += change
      return check(row)
    }
    forEachRow(with: constraint) { row, coefficient in
      tableau.rows[Int(row)].constant -= coefficient * change
      check(row)
    }
  }

  /// Sets the range and the price of a constraint in the tableau.
  func setDeviation(_ deviation: Deviation, of symbol: Int32) {
    let row = tableau.rowOfSymbol[Int(symbol)]
    let old = slope(ofBasic: symbol)
    symbols[Int(symbol)].deviation = deviation
    if row == Tableau.none { return checkPrice(of: symbol) }
    // A deviation on a side that is forbidden now is out of its range.
    if symbols[Int(symbol)].side > 0 ? !deviation.mayBeAbove : !deviation.mayBeBelow { symbols[Int(symbol)].side = 0 }
    addSlope(slope(ofBasic: symbol).adding(old, times: -1), in: row)
    check(row)
  }

  /// Makes a symbol basic in place of a row's basic symbol, which becomes zero.
  func pivot(_ row: Int32, on symbol: Int32, side: Int8) {
    pivotCount += 1
    let leaving = tableau.rows[Int(row)].basic
    let leavingSlope = slope(ofBasic: leaving)
    symbols[Int(leaving)].side = 0
    setSlope(leavingSlope.scaled(by: -1), of: leaving)
    tableau.pivot(row, on: symbol) { lists.changedRows.append($0) }
    var price = slope(of: symbol)
    setSlope(.zero, of: symbol)
    if symbols[Int(symbol)].kind.hasDeviation { symbols[Int(symbol)].side = side }
    price.add(slope(ofBasic: symbol), times: 1)
    addSlope(price, in: row)
    check(row)
    for row in lists.changedRows { check(row) }
    lists.changedRows.removeAll(keepingCapacity: true)
    if symbols[Int(leaving)].kind.isVariable { markStale(leaving) }
  }

  /// Marks the basic variable of a row as stale, or queues the basic deviation if it is out of its range.
  func check(_ row: Int32) {
    let basic = tableau.rows[Int(row)].basic
    let kind = symbols[Int(basic)].kind
    if kind.isVariable { markStale(basic) }
    if !kind.hasDeviation || symbols[Int(basic)].isQueuedForRange || !isOutOfRange(row) { return }
    symbols[Int(basic)].isQueuedForRange = true
    lists.symbolsOutOfRange.push(entry(for: basic, key: 0))
  }

  /// Returns the change of the price if a basic deviation increases by one on its side of zero.
  func slope(ofBasic symbol: Int32) -> Cost {
    if !symbols[Int(symbol)].kind.hasDeviation { return .zero }
    switch symbols[Int(symbol)].side {
    case 1: return symbols[Int(symbol)].deviation.costAbove
    case -1: return symbols[Int(symbol)].deviation.costBelow.scaled(by: -1)
    default: return .zero
    }
  }

  /// Moves a basic deviation to a side of zero.
  func setSide(_ side: Int8, ofBasic symbol: Int32, in row: Int32) {
    let old = slope(ofBasic: symbol)
    symbols[Int(symbol)].side = side
    addSlope(slope(ofBasic: symbol).adding(old, times: -1), in: row)
  }

  /// Adds a slope of a row's basic symbol to the slopes of the symbols in the row, times their coefficients.
  func addSlope(_ slope: Cost, in row: Int32) {
    if slope.isZero { return }
    forEachSymbol(in: row) { symbol, coefficient in
      addSlope(slope, times: coefficient, to: symbol)
      checkPrice(of: symbol)
    }
  }

  /// Returns the change of the price if a parametric symbol moves from zero to a side by one; nil if it may not.
  func price(of symbol: Int32, side: Int8) -> Cost? {
    let slope = self.slope(of: symbol)
    switch symbols[Int(symbol)].kind {
    case .free: return nil
    case .variable: return slope.scaled(by: Double(side))
    case .length, .constraint:
      let deviation = symbols[Int(symbol)].deviation
      if side > 0 { return deviation.mayBeAbove ? slope.adding(deviation.costAbove) : nil }
      return deviation.mayBeBelow ? deviation.costBelow.adding(slope, times: -1) : nil
    }
  }

  func checkPrice(of symbol: Int32) {
    if symbols[Int(symbol)].isQueuedForPrice { return }
    symbols[Int(symbol)].isQueuedForPrice = true
    lists.symbolsToCheck.push(entry(for: symbol, key: 0))
  }
}
