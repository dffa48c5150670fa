import Testing

@testable import HeadlessConstraints

/// Random systems with multipliers; each failure names the seed.
@Suite("Solver: multipliers")
struct SolverMultiplierTests {
  private static let strengths: [Strength] = [
    .required, Strength(level: 750), Strength(level: 500), Strength(level: 250),
  ]

  private typealias Row = (terms: [(variable: Int, coefficient: Double)], constant: Double, above: Int?, below: Int?)

  /// Returns random constraints whose coefficients are from 9 down to a negative power of ten.
  private func rows(_ seed: UInt64, smallest exponent: Int) -> [Row] {
    var random = SeededGenerator(state: seed)
    return (0..<Int.random(in: 2...9, using: &random)).map { _ in
      let terms = (0..<6).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)).map { variable in
        var size = Double(Int.random(in: -9...9, using: &random))
        for _ in 0..<Int.random(in: 0...exponent, using: &random) { size /= 10 }
        return (variable, size)
      }
      let strength = Int.random(in: 0..<4, using: &random)
      let side = Int.random(in: 0..<4, using: &random)
      return (
        terms, Double(Int.random(in: -50...50, using: &random)), side == 0 ? nil : strength, side == 1 ? nil : strength
      )
    }
  }

  /// Solves the constraints, and returns the violations of each strength, or nil for a conflict.
  private func violations(_ rows: [Row], in solver: Solver) -> (sums: [Double], size: Double)? {
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let ids = rows.map { row in
      solver.add(
        LinearConstraint(
          row.terms.map { .init(variables[$0.variable], $0.coefficient) }, constant: row.constant,
          strengthAbove: row.above.map { Self.strengths[$0] } ?? .free,
          strengthBelow: row.below.map { Self.strengths[$0] } ?? .free))
    }
    if solver.solve() != nil { return nil }
    var sums = [Double](repeating: 0, count: Self.strengths.count)
    for (id, row) in zip(ids, rows) {
      let sum = solver.sum(of: id.symbol)
      if let strength = sum > 0 ? row.above : row.below { sums[strength] += abs(sum) }
    }
    return (sums, variables.map { abs(solver.value(of: $0)) }.max() ?? 0)
  }

  @Test(arguments: [0, 3])
  func `definitions change no result of multipliers down to a thousandth`(exponent: Int) {
    for seed in 0..<5_000 as Range<UInt64> {
      let rows = rows(seed, smallest: exponent)
      let (mine, other) = (
        violations(rows, in: Solver()), violations(rows, in: Solver(usesDefinitions: false))
      )
      #expect((mine == nil) == (other == nil), "seed \(seed)")
      guard let mine, let other else { continue }
      // Values grow by a thousand with each equation that divides by a thousandth.
      let isEqual = zip(mine.sums, other.sums).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, mine.size, other.size) }
      #expect(isEqual, "seed \(seed): \(mine) and \(other)")
    }
  }
}

/// Inequalities that hold are outside of the tableau.
@Suite("Solver: satisfied inequalities")
struct SolverSatisfiedTests {
  let solver = Solver()
  let widths: [Variable]

  /// Creates a width, and one that is twice as long.
  init() {
    widths = [solver.makeVariable(isLength: true), solver.makeVariable(isLength: true)]
    _ = solver.add(LinearConstraint([.init(widths[1]), .init(widths[0], -2)], .equal))
  }

  private func add(
    _ relation: LinearConstraint.Relation, _ number: Double, _ level: Double = 1000
  ) -> Solver.ConstraintID {
    solver.add(
      LinearConstraint(
        [.init(widths[1])], constant: -number, relation, strength: level == 1000 ? .required : Strength(level: level)))
  }

  private func width() -> Double {
    #expect(solver.solve() == nil)
    #expect(solver.faults().isEmpty)
    return solver.value(of: widths[1])
  }

  @Test func `an inequality holds again each time that another constraint would violate it`() {
    let preferred = solver.add(
      LinearConstraint([.init(widths[0])], constant: -50, .equal, strength: Strength(level: 250)))
    #expect(width() == 100)
    let limit = add(.lessThanOrEqual, 150)
    let cells = solver.cellCount
    #expect(width() == 100)
    #expect(solver.cellCount == cells)
    for _ in 0..<2 {
      solver.setConstant(-100, of: preferred)
      #expect(width() == 150)
      solver.setConstant(-50, of: preferred)
      #expect(width() == 100)
    }
    solver.remove(limit)
    solver.setConstant(-100, of: preferred)
    #expect(width() == 200)
    // In the place of the removed one.
    _ = add(.lessThanOrEqual, 300)
    #expect(width() == 200)
    solver.setConstant(-200, of: preferred)
    #expect(width() == 300)
  }

  @Test func `an inequality that holds limits after its own number or strength changes`() {
    let preferred = solver.add(
      LinearConstraint([.init(widths[0])], constant: -50, .equal, strength: Strength(level: 500)))
    let limit = add(.lessThanOrEqual, 150, 250)
    #expect(width() == 100)
    solver.setConstant(-80, of: limit)
    #expect(width() == 100)
    solver.setStrength(.required, tie: Tie(), of: limit)
    #expect(width() == 80)
    let second = add(.lessThanOrEqual, 150)
    #expect(width() == 80)
    solver.setConstant(-60, of: second)
    #expect(width() == 60)
    let third = add(.lessThanOrEqual, 150)
    #expect(width() == 60)
    #expect(solver.change(third, to: LinearConstraint([.init(widths[1])], constant: -40, .lessThanOrEqual)))
    #expect(width() == 40)
    solver.remove(third)
    solver.remove(second)
    solver.setConstant(-10, of: preferred)
    #expect(width() == 20)
  }

  @Test func `inequalities that exclude one another are a conflict when one of them changes`() {
    let least = add(.greaterThanOrEqual, 10)
    let limit = add(.lessThanOrEqual, 150)
    #expect(width() == 10)
    solver.setConstant(-5, of: limit)
    let conflict = solver.solve()
    #expect(conflict?.constraints == [least, limit])
    solver.remove(limit)
    #expect(width() == 10)
  }

  @Test func `an inequality that has come to hold exactly determines a value`() {
    let preferred = solver.add(
      LinearConstraint([.init(widths[1])], constant: -100, strengthAbove: Strength(level: 250), strengthBelow: .free))
    let limit = add(.lessThanOrEqual, 0)
    let least = add(.greaterThanOrEqual, 0)
    #expect(width() == 0)
    #expect(solver.isDetermined(widths[1]) && solver.isDetermined(widths[0]))
    solver.remove(least)
    solver.remove(limit)
    #expect(width() == 0)
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
    for _ in 0..<count { _ = add(.greaterThanOrEqual, 8) }
    #expect(width() == 6_000)
    #expect(solver.cellCount < 4 * count)
    #expect(solver.visitCount < 20 * count)
  }
}
