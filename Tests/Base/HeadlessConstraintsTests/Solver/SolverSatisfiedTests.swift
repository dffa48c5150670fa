import Testing

@testable import HeadlessConstraints

/// Inequalities that hold are outside of the tableau.
@Suite("Solver: satisfied inequalities") struct SolverSatisfiedTests {
  let solver = Solver()
  let widths: [Variable]

  /// Creates a width, and one that is twice as long.
  init() {
    widths = [solver.makeVariable(isLength: true), solver.makeVariable(isLength: true)]
    _ = solver.add(LinearConstraint([.init(widths[1]), .init(widths[0], -2)], .equal))
  }

  @discardableResult
  private func add(
    _ relation: LinearConstraint.Relation, _ number: Double, _ level: Float? = nil
  ) -> Solver.ConstraintID { solver.add([(widths[1], 1)], relation, number, at: level) }

  private func width() -> Double {
    expectNil(solver.solve())
    #expect(solver.faults().isEmpty)
    return solver.value(of: widths[1])
  }

  @Test func `an inequality holds again each time that another constraint would violate it`() {
    let preferred = solver.add([(widths[0], 1)], .equal, 50, at: 250)
    expectEqual(width(), 100)
    let (limit, cells) = (add(.lessThanOrEqual, 150), solver.cellCount)
    expectEqual(width(), 100)
    expectEqual(solver.cellCount, cells)
    for _ in 0..<2 {
      solver.setConstant(-100, of: preferred)
      expectEqual(width(), 150)
      solver.setConstant(-50, of: preferred)
      expectEqual(width(), 100)
    }
    solver.remove(limit)
    solver.setConstant(-100, of: preferred)
    expectEqual(width(), 200)
    // In the place of the removed one.
    add(.lessThanOrEqual, 300)
    expectEqual(width(), 200)
    solver.setConstant(-200, of: preferred)
    expectEqual(width(), 300)
  }

  @Test func `an inequality that holds limits after its own number or strength changes`() {
    let preferred = solver.add([(widths[0], 1)], .equal, 50, at: 500)
    let limit = add(.lessThanOrEqual, 150, 250)
    expectEqual(width(), 100)
    solver.setConstant(-80, of: limit)
    expectEqual(width(), 100)
    solver.setStrength(.required, tie: TieBreak(), of: limit)
    expectEqual(width(), 80)
    let second = add(.lessThanOrEqual, 150)
    expectEqual(width(), 80)
    solver.setConstant(-60, of: second)
    expectEqual(width(), 60)
    let third = add(.lessThanOrEqual, 150)
    expectEqual(width(), 60)
    #expect(solver.change(third, to: LinearConstraint([.init(widths[1])], constant: -40, .lessThanOrEqual)))
    expectEqual(width(), 40)
    solver.remove(third)
    solver.remove(second)
    solver.setConstant(-10, of: preferred)
    expectEqual(width(), 20)
  }

  @Test func `inequalities that exclude one another are a conflict when one of them changes`() {
    let (least, limit) = (add(.greaterThanOrEqual, 10), add(.lessThanOrEqual, 150))
    expectEqual(width(), 10)
    solver.setConstant(-5, of: limit)
    expectEqual(solver.solve()?.constraints, [least, limit])
    solver.remove(limit)
    expectEqual(width(), 10)
  }

  @Test func `an inequality that has come to hold exactly determines a value`() {
    let preferred = solver.add(
      LinearConstraint([.init(widths[1])], constant: -100, strengthAbove: Strength(level: 250), strengthBelow: .free))
    let (limit, least) = (add(.lessThanOrEqual, 0), add(.greaterThanOrEqual, 0))
    expectEqual(width(), 0)
    #expect(solver.isDetermined(widths[1]) && solver.isDetermined(widths[0]))
    solver.remove(least)
    solver.remove(limit)
    expectEqual(width(), 0)
    _ = preferred
    #expect(!solver.isDetermined(widths[1]))
  }

  @Test func `many inequalities on one sum add a cell each at most`() {
    let count = 400
    let others = (0..<count).map { _ in solver.makeVariable(isLength: true) }
    for other in others {
      _ = solver.add(LinearConstraint([.init(other)], constant: -10, .equal, strength: Strength(level: 750)))
    }
    _ = solver.add(LinearConstraint(others.map { .init($0) } + [.init(widths[1])], constant: -10_000, .equal))
    for _ in 0..<count { add(.greaterThanOrEqual, 8) }
    expectEqual(width(), 6_000)
    #expect(solver.cellCount < 4 * count)
    #expect(solver.visitCount < 20 * count)
  }

  @Test func `of many inequalities that a change violates, those enter that the others do not mend`() {
    for limit in 1...200 { add(.lessThanOrEqual, Double(limit) + 100) }
    let preferred = solver.add([(widths[0], 1)], .equal, 10, at: 250)
    expectEqual(width(), 20)
    let cells = solver.cellCount
    add(.lessThanOrEqual, 50)
    solver.setConstant(-1000, of: preferred)
    expectEqual(width(), 50)
    #expect(solver.cellCount <= cells + 4)
  }

  @Test(arguments: [0.5, 1])
  func `an inequality limits after the coefficient of a fixed length changes`(factor: Double) {
    let fixed = solver.makeVariable(isLength: true)
    _ = solver.add(LinearConstraint([.init(fixed)], constant: -200, .equal))
    _ = solver.add(LinearConstraint([.init(widths[1])], constant: -150, .equal, strength: Strength(level: 250)))
    let limit = solver.add(LinearConstraint([.init(widths[1]), .init(fixed, -1)], .lessThanOrEqual))
    expectEqual(width(), 150)
    let changed = LinearConstraint([.init(widths[1]), .init(fixed, -factor)], .lessThanOrEqual)
    #expect(solver.change(limit, to: changed))
    expectEqual(width(), min(150, 200 * factor))
  }

  @Test func `an inequality that holds limits from the other side when it is turned round`() {
    _ = solver.add(LinearConstraint([.init(widths[0])], constant: -50, .equal, strength: Strength(level: 250)))
    let limit = add(.greaterThanOrEqual, 60)
    expectEqual(width(), 100)
    solver.setStrengths(above: .required, below: .free, tie: TieBreak(), of: limit)
    expectEqual(width(), 60)
  }

  @Test func `a value at a limit that may move away from it is not determined`() throws {
    let lengths = [solver.makeVariable(isLength: true), solver.makeVariable(isLength: true)]
    _ = solver.add(LinearConstraint(lengths.map { .init($0) }, constant: -150, .equal))
    expectNil(solver.solve())
    let longer = try #require(lengths.first { solver.value(of: $0) == 150 })
    _ = solver.add(LinearConstraint([.init(longer)], constant: -150, .lessThanOrEqual))
    #expect(solver.solve() == nil && solver.value(of: longer) == 150 && !solver.isDetermined(longer))
  }

  @Test func `an inequality that becomes an equation holds`() {
    let limit = add(.lessThanOrEqual, 150)
    expectEqual(width(), 0)
    #expect(solver.change(limit, to: LinearConstraint([.init(widths[1])], constant: -150, .equal)))
    expectEqual(width(), 150)
    #expect(solver.change(limit, to: LinearConstraint([.init(widths[1])], constant: -200, .greaterThanOrEqual)))
    expectEqual(width(), 200)
    solver.setStrengths(above: .required, below: .free, tie: TieBreak(), of: limit)
    expectEqual(width(), 0)
    solver.setStrengths(above: .required, below: .required, tie: TieBreak(), of: limit)
    expectEqual(width(), 200)
  }
}
