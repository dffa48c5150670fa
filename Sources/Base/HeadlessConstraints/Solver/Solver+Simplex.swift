/// The dual simplex method: returns basic deviations to their ranges, and keeps the price as low as it can be.
///
/// Where several symbols would do, the oldest one is chosen (Bland's rule), so that the method ends and the same steps
/// lead to the same solution, whatever else is in the solver.
extension Solver {
  func isOutOfRange(_ row: Int32) -> Bool {
    let (basic, constant) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].constant)
    if basic == Tableau.none || !symbols[Int(basic)].kind.hasDeviation { return false }
    switch symbols[Int(basic)].side {
    case 1: return constant < -Self.tolerance
    case -1: return constant > Self.tolerance
    default: return abs(constant) > Self.tolerance || !symbols[Int(basic)].deviation.isRequiredEquality
    }
  }

  func restoreRanges() -> Conflict? {
    while mayPivot, let symbol = nextSymbolOutOfRange() {
      let row = tableau.rowOfSymbol[Int(symbol)]
      let constant = tableau.rows[Int(row)].constant
      let deviation = symbols[Int(symbol)].deviation
      let isZero = abs(constant) <= Self.tolerance
      // At zero the side that is allowed, at best without a price.
      let isBelow = isZero ? !deviation.mayBeAbove || deviation.below == .free : constant < 0
      let entering = cheapestEntering(row, up: isBelow)
      if mayStay(symbol, below: isBelow, insteadOf: entering) {
        setSide(isBelow ? -1 : 1, ofBasic: symbol, in: row)
      } else if isZero, mayStay(symbol, below: !isBelow, insteadOf: cheapestEntering(row, up: !isBelow)) {
        // At zero both sides are the same solution, and no price falls below zero. With a pivot, each of many equations
        // that say the same, such as those of a stack's views with its edge, would change the rows of all others.
        setSide(isBelow ? 1 : -1, ofBasic: symbol, in: row)
      } else if let entering {
        pivot(row, on: entering.symbol, side: entering.side)
      } else {
        check(row)
        return conflict(in: row)
      }
    }
    return nil
  }

  /// Returns whether a basic symbol may stay on a side of zero: if that is allowed, and costs no more than the cheapest
  /// symbol that enters.
  private func mayStay(_ symbol: Int32, below isBelow: Bool, insteadOf entering: Entering?) -> Bool {
    let deviation = symbols[Int(symbol)].deviation
    guard isBelow ? deviation.mayBeBelow : deviation.mayBeAbove else { return false }
    // The price of staying outside, relative to now: at least 0.
    let outside = isBelow ? deviation.costBelow : deviation.costAbove
    let staying = outside.adding(slope(ofBasic: symbol), times: isBelow ? 1 : -1)
    return entering.map { !$0.cost.isLower(than: staying) } ?? true
  }

  private func nextSymbolOutOfRange() -> Int32? {
    while let entry = lists.symbolsOutOfRange.pop() {
      if symbols[Int(entry.symbol)].order != entry.order { continue }
      symbols[Int(entry.symbol)].isQueuedForRange = false
      let row = tableau.rowOfSymbol[Int(entry.symbol)]
      if row != Tableau.none, isOutOfRange(row) { return entry.symbol }
    }
    return nil
  }

  private typealias Entering = (symbol: Int32, side: Int8, cost: Cost)

  /// Returns the symbol that raises or lowers the basic symbol of a row at the lowest price.
  private func cheapestEntering(_ row: Int32, up: Bool) -> Entering? {
    var best: Entering?
    var bestSize = 0.0
    forEachSymbol(in: row) { symbol, coefficient in
      let size = abs(coefficient)
      if size < Self.smallestPivot { return }
      let side: Int8 = (coefficient > 0) == up ? 1 : -1
      guard let price = price(of: symbol, side: side) else { return }
      let cost = size == 1 ? price : price.scaled(by: 1 / size)
      if let known = best {
        if known.cost.isLower(than: cost) { return }
        if !cost.isLower(than: known.cost), !isOlder(symbol, than: known.symbol) || size < bestSize * 1e-3 { return }
      }
      best = (symbol, side, cost)
      bestSize = size
    }
    return best
  }

  /// Returns the constraints that keep a row out of its range, with the definitions that they use.
  private func conflict(in row: Int32) -> Conflict {
    var amounts = [(key: tableau.rows[Int(row)].basic, value: -1.0)]
    forEachSymbol(in: row) { amounts.append((key: $0, value: $1)) }
    return Conflict(constraints: constraintsAndDefinitions(amounts))
  }
}

/// The primal simplex method: lowers the price, and keeps basic deviations in their ranges.
extension Solver {
  /// Lowers the price as far as possible without the rows out of their range, which ``restoreRanges()`` then repairs.
  func lowerPrice() {
    while mayPivot, let symbol = nextSymbolToCheck() {
      if cheaperSide(of: symbol) == nil { continue }
      // Without the prices of rows out of range the other side may be the cheaper one.
      suspendRowsOutOfRange(inColumn: symbol)
      guard let side = cheaperSide(of: symbol), let row = firstLimit(of: symbol, side: side) else { continue }
      pivot(row, on: symbol, side: side)
      forEachSymbol(in: row) { symbol, _ in checkPrice(of: symbol) }
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
    forEachRow(with: symbol) { row, _ in
      let basic = tableau.rows[Int(row)].basic
      if symbols[Int(basic)].side != 0, isOutOfRange(row) { setSide(0, ofBasic: basic, in: row) }
    }
  }

  /// Returns the row whose basic symbol is the first to reach zero when a symbol leaves it; of equal ones the oldest.
  private func firstLimit(of symbol: Int32, side: Int8) -> Int32? {
    var best: Int32?
    var bestStep = Double.infinity
    forEachRow(with: symbol) { row, coefficient in
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
    forEachRow(with: symbol) { row, coefficient in
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
