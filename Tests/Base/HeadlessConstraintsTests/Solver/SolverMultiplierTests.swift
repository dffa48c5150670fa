import RandomNumbers
import Testing

@testable import HeadlessConstraints

@Suite("Solver: multipliers") struct SolverMultiplierTests {
  private static let strengths: [Strength] = [
    .required, Strength(level: 750), Strength(level: 500), Strength(level: 250),
  ]

  private typealias Row = (terms: [(variable: Int, coefficient: Double)], constant: Double, above: Int?, below: Int?)

  /// Returns random constraints whose coefficients are from 9 down to a negative power of ten.
  private func rows(_ seed: UInt64, smallest exponent: Int) -> [Row] {
    var random = SeededGenerator(seed: seed)
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

  @Test(arguments: [0, 3]) func `definitions change no result of multipliers down to a thousandth`(exponent: Int) {
    for seed in 0..<2_000 as Range<UInt64> {
      let rows = rows(seed, smallest: exponent)
      let (mine, other) = (violations(rows, in: Solver()), violations(rows, in: Solver(usesDefinitions: false)))
      expectEqual(mine == nil, other == nil, "seed \(seed)")
      guard let mine, let other else { continue }
      // Values grow by a thousand with each equation that divides by a thousandth.
      let isEqual = zip(mine.sums, other.sums).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, mine.size, other.size) }
      #expect(isEqual, "seed \(seed): \(mine) and \(other)")
    }
  }
}
