/// The steps of the simplex method.
///
/// Both methods choose the oldest symbol where several would do (Bland's rule), so that they end and the
/// same steps lead to the same solution, whatever else is in the solver.
extension Solver {
  /// Repairs the solution after constraints have been added, removed or changed.
  ///
  /// - Returns: Required constraints that cannot all hold, or nil. Remove one of them, and solve again.
  package func solve() -> Conflict? {
    lowerPrice()
    if let conflict = restoreRanges() { return conflict }
    lowerPrice()
    return nil
  }

  /// Whether a symbol was made before another one. Symbol numbers are used again and say nothing about age.
  func isOlder(_ symbol: Int32, than other: Int32) -> Bool {
    symbols[Int(symbol)].order < symbols[Int(other)].order
  }

  // MARK: Ranges (the dual simplex method)

  func isOutOfRange(_ row: Int32) -> Bool {
    let (basic, constant) = (tableau.rows[Int(row)].basic, tableau.rows[Int(row)].constant)
    if basic == Tableau.none { return false }
    guard case .deviation(let deviation) = symbols[Int(basic)].kind else { return false }
    switch symbols[Int(basic)].side {
    case 1: return constant < -Self.tolerance
    case -1: return constant > Self.tolerance
    default:
      return abs(constant) > Self.tolerance || !deviation.isRequiredEquality
    }
  }

  private func restoreRanges() -> Conflict? {
    while let row = nextRowOutOfRange() {
      let basic = tableau.rows[Int(row)].basic
      guard case .deviation(let deviation) = symbols[Int(basic)].kind else { continue }
      let constant = tableau.rows[Int(row)].constant
      let isBelow = abs(constant) > Self.tolerance ? constant < 0 : !deviation.mayBeAbove || deviation.below == .free
      // A side that costs nothing and is allowed.
      let outside = Self.cost(deviation, isBelow: isBelow)
      let isAllowed = isBelow ? deviation.mayBeBelow : deviation.mayBeAbove
      let current = slope(ofBasic: basic)
      // The price of staying outside, relative to now: at least 0.
      let staying = isAllowed ? outside.adding(current, times: isBelow ? 1 : -1) : nil
      let entering = cheapestWay(row, up: isBelow)
      if let staying, !(entering.map { $0.cost.isLower(than: staying) } ?? false) {
        setSide(isBelow ? -1 : 1, ofBasic: basic, in: row)
      } else if let entering {
        pivot(row, on: entering.symbol, side: entering.side)
      } else {
        rowsToCheck.append(row)
        return conflict(in: row)
      }
    }
    return nil
  }

  static func cost(_ deviation: Deviation, isBelow: Bool) -> Cost {
    isBelow ? deviation.costBelow : deviation.costAbove
  }

  /// The row out of its range whose basic symbol is the oldest; rows in range leave the list.
  private func nextRowOutOfRange() -> Int32? {
    var best: Int32?
    var kept = 0
    for row in rowsToCheck where isOutOfRange(row) {
      rowsToCheck[kept] = row
      kept += 1
      if best.map({ isOlder(tableau.rows[Int(row)].basic, than: tableau.rows[Int($0)].basic) }) ?? true { best = row }
    }
    rowsToCheck.removeLast(rowsToCheck.count - kept)
    return best
  }

  /// The symbol that raises or lowers the basic symbol of a row at the lowest price.
  private func cheapestWay(_ row: Int32, up: Bool) -> (symbol: Int32, side: Int, cost: Cost)? {
    var best: (symbol: Int32, side: Int, cost: Cost)?
    var bestSize = 0.0
    var cell = tableau.rows[Int(row)].first
    while cell != Tableau.none {
      let current = tableau.cells[Int(cell)]
      cell = current.nextInRow
      let size = abs(current.value)
      if size < 1e-7 { continue }
      let side = (current.value > 0) == up ? 1 : -1
      guard let price = price(of: current.symbol, side: side) else { continue }
      let cost = price.scaled(by: 1 / size)
      if let known = best {
        if known.cost.isLower(than: cost) { continue }
        if !cost.isLower(than: known.cost), !isOlder(current.symbol, than: known.symbol) || size < bestSize * 1e-3 {
          continue
        }
      }
      best = (current.symbol, side, cost)
      bestSize = size
    }
    return best
  }

  /// The price of moving a symbol that is not basic off zero; nil where it may not.
  private func price(of symbol: Int32, side: Int) -> Cost? {
    let slope = symbols[Int(symbol)].slope
    switch symbols[Int(symbol)].kind {
    case .free: return nil
    case .variable: return slope.isZero ? slope : slope.scaled(by: Double(side))
    case .deviation(let deviation):
      if side > 0 { return deviation.mayBeAbove ? slope.adding(deviation.costAbove) : nil }
      return deviation.mayBeBelow ? deviation.costBelow.adding(slope, times: -1) : nil
    }
  }

  private func conflict(in row: Int32) -> Conflict {
    var constraints = [ConstraintID(symbol: tableau.rows[Int(row)].basic)]
    tableau.forEachCell(inRow: row) { symbol, coefficient in
      if abs(coefficient) >= 1e-7 { constraints.append(ConstraintID(symbol: symbol)) }
    }
    return Conflict(constraints: constraints.sorted { isOlder($0.symbol, than: $1.symbol) })
  }

  // MARK: Price (the primal simplex method)

  /// Lowers the price as far as it goes without the rows that are out of their range, which ``restoreRanges()`` then repairs.
  func lowerPrice() {
    while let symbol = nextSymbolToCheck() {
      guard tableau.rowOfSymbol[Int(symbol)] == Tableau.none, cheaperSide(of: symbol) != nil else { continue }
      // Without the prices of rows out of range the other side may be the cheaper one.
      suspendRowsOutOfRange(inColumn: symbol)
      guard let side = cheaperSide(of: symbol), let row = firstLimit(of: symbol, side: side) else { continue }
      pivot(row, on: symbol, side: side)
      symbolsToCheckLater(inRow: row)
    }
  }

  /// Takes the price off the rows that are out of their range and contain a symbol.
  private func suspendRowsOutOfRange(inColumn symbol: Int32) {
    tableau.forEachCell(inColumn: symbol) { row, _ in
      let basic = tableau.rows[Int(row)].basic
      if symbols[Int(basic)].side != 0, isOutOfRange(row) { setSide(0, ofBasic: basic, in: row) }
    }
  }

  private func nextSymbolToCheck() -> Int32? {
    guard let place = symbolsToCheck.indices.min(by: { isOlder(symbolsToCheck[$0], than: symbolsToCheck[$1]) }) else {
      return nil
    }
    symbolsToCheck.swapAt(place, symbolsToCheck.count - 1)
    let symbol = symbolsToCheck.removeLast()
    symbols[Int(symbol)].isQueued = false
    return symbol
  }

  /// The side on which leaving zero lowers the price.
  func cheaperSide(of symbol: Int32) -> Int? {
    for side in [1, -1] where price(of: symbol, side: side)?.isLower(than: .zero) ?? false { return side }
    return nil
  }

  /// The row whose basic symbol is the first to reach zero when a symbol leaves it.
  private func firstLimit(of symbol: Int32, side: Int) -> Int32? {
    var best: Int32?
    var bestStep = Double.infinity
    var cell = tableau.columns[Int(symbol)]
    while cell != Tableau.none {
      let current = tableau.cells[Int(cell)]
      cell = current.nextInColumn
      if abs(current.value) < 1e-7 { continue }
      let row = tableau.rows[Int(current.row)]
      guard case .deviation = symbols[Int(row.basic)].kind else { continue }
      let speed = current.value * Double(side)
      if isOutOfRange(current.row) { continue }
      let limit = symbols[Int(row.basic)].side
      if limit != 0, Double(limit) * speed > 0 { continue }
      let step = limit == 0 ? 0 : max(0, -row.constant / speed)
      let isSooner = step < bestStep - Self.tolerance
      let isTie = !isSooner && step <= bestStep + Self.tolerance
      if isSooner || isTie && isOlder(row.basic, than: tableau.rows[Int(best!)].basic) {
        best = current.row
        bestStep = min(step, bestStep)
      }
    }
    return best
  }

  private func symbolsToCheckLater(inRow row: Int32) {
    tableau.forEachCell(inRow: row) { symbol, _ in checkPrice(of: symbol) }
  }

  func checkPrice(of symbol: Int32) {
    if symbols[Int(symbol)].isQueued { return }
    symbols[Int(symbol)].isQueued = true
    symbolsToCheck.append(symbol)
  }

  // MARK: Steps

  /// The price that a basic deviation has on its side, by one upward.
  func slope(ofBasic symbol: Int32) -> Cost {
    guard case .deviation(let deviation) = symbols[Int(symbol)].kind else { return .zero }
    switch symbols[Int(symbol)].side {
    case 1: return deviation.costAbove
    case -1: return deviation.costBelow.scaled(by: -1)
    default: return .zero
    }
  }

  /// Puts a basic deviation on a side of zero.
  private func setSide(_ side: Int, ofBasic symbol: Int32, in row: Int32) {
    let old = slope(ofBasic: symbol)
    symbols[Int(symbol)].side = side
    addSlope(slope(ofBasic: symbol).adding(old, times: -1), in: row)
  }

  /// Adds a price of a row's basic symbol to those of the symbols in the row.
  private func addSlope(_ slope: Cost, in row: Int32) {
    if slope.isZero { return }
    var cell = tableau.rows[Int(row)].first
    while cell != Tableau.none {
      let current = tableau.cells[Int(cell)]
      symbols[Int(current.symbol)].slope.add(slope, times: current.value)
      checkPrice(of: current.symbol)
      cell = current.nextInRow
    }
  }

  /// Makes a symbol basic in place of a row's basic symbol, which goes to zero.
  func pivot(_ row: Int32, on symbol: Int32, side: Int) {
    let leaving = tableau.rows[Int(row)].basic
    let leavingSlope = slope(ofBasic: leaving)
    symbols[Int(leaving)].side = 0
    symbols[Int(leaving)].slope = leavingSlope.scaled(by: -1)
    var changedRows: ContiguousArray<Int32> = []
    tableau.pivot(row, on: symbol) { changedRows.append($0) }
    var price = symbols[Int(symbol)].slope
    symbols[Int(symbol)].slope = .zero
    if case .deviation = symbols[Int(symbol)].kind { symbols[Int(symbol)].side = side }
    price.add(slope(ofBasic: symbol), times: 1)
    addSlope(price, in: row)
    check(row)
    for row in changedRows { check(row) }
    if case .variable = symbols[Int(leaving)].kind { reportChange(of: leaving) }
  }

  /// Gives a constraint another range and price.
  func setDeviation(_ deviation: Deviation, of symbol: Int32) {
    let row = tableau.rowOfSymbol[Int(symbol)]
    let old = slope(ofBasic: symbol)
    symbols[Int(symbol)].kind = .deviation(deviation)
    if row == Tableau.none { return checkPrice(of: symbol) }
    addSlope(slope(ofBasic: symbol).adding(old, times: -1), in: row)
  }

  /// Makes a free symbol basic by a row that keeps the others in range, if there is one.
  func makeBasic(_ symbol: Int32) {
    let direction = -symbols[Int(symbol)].slope.sign
    let sides = direction == 0 ? [1, -1] : [direction]
    for side in sides {
      if let row = firstLimit(of: symbol, side: side) { return pivot(row, on: symbol, side: 0) }
    }
    // No constraint limits it: the oldest variable becomes free with it.
    var oldest = Tableau.none
    tableau.forEachCell(inColumn: symbol) { row, _ in
      let order = symbols[Int(tableau.rows[Int(row)].basic)].order
      if oldest == Tableau.none || order < symbols[Int(tableau.rows[Int(oldest)].basic)].order { oldest = row }
    }
    pivot(oldest, on: symbol, side: 0)
  }
}
