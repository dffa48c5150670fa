import RandomNumbers
import Testing

@testable import HeadlessConstraints

@Suite("Solver: independence") struct SolverIndependenceTests {
  /// A component with more variables than its constraints determine, and with constraints that tie.
  final class AmbiguousComponent {
    let solver: Solver
    var random: SeededGenerator
    var variables: [Variable] = []
    var constraints: [(id: Solver.ConstraintID, isOptional: Bool)] = []
    init(in solver: Solver, seed: UInt64) {
      self.solver = solver
      random = SeededGenerator(seed: seed)
      for _ in 0..<8 { variables.append(solver.makeVariable()) }
    }

    func step() {
      let strengths = [Strength.required, Strength(level: 750), Strength(level: 250)]
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<5:
        let count = Int.random(in: 2...3, using: &random)
        let terms = variables.shuffled(using: &random).prefix(count).map {
          LinearConstraint.Term($0, [1, 1, -1, 0.5, 3].randomElement(using: &random)!)
        }
        let strength = strengths.randomElement(using: &random)!
        let constraint = LinearConstraint(
          terms, constant: Double(Int.random(in: -50...50, using: &random)) / 3,
          [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random)!, strength: strength)
        constraints.append((solver.add(constraint), strength != .required))
      case 5 where constraints.count > 3:
        solver.remove(constraints.remove(at: Int.random(in: 0..<constraints.count, using: &random)).id)
      case 6 where !constraints.isEmpty:
        let constraint = constraints.randomElement(using: &random)!
        if constraint.isOptional { solver.setStrength(Strength(level: 500), tie: TieBreak(), of: constraint.id) }
      default:
        guard let constraint = constraints.randomElement(using: &random) else { return }
        solver.setConstant(Double(Int.random(in: -50...50, using: &random)) / 7, of: constraint.id)
      }
    }

    /// Solves the constraints, and removes the youngest one of a conflict while there is one.
    func solve(removing others: AmbiguousComponent?) {
      while let conflict = solver.solve() {
        let broken = conflict.constraints.last!
        for component in [self, others] { component?.constraints.removeAll { $0.id == broken } }
        solver.remove(broken)
      }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test(arguments: 0..<100)
  func `an ambiguous component has the same values whatever else is in the solver`(seed: UInt64) {
    let alone = AmbiguousComponent(in: Solver(), seed: seed)
    var history = SeededGenerator(seed: seed ^ 0xABCD)
    let shared = Solver()
    let early = AmbiguousComponent(in: shared, seed: seed &+ 1_000)
    for _ in 0..<Int.random(in: 0..<30, using: &history) { early.step() }
    early.solve(removing: nil)
    let beside = AmbiguousComponent(in: shared, seed: seed)
    for step in 0..<60 {
      alone.step()
      beside.step()
      for _ in 0..<Int.random(in: 0..<3, using: &history) { early.step() }
      if step % 3 != 2 { continue }
      alone.solve(removing: nil)
      beside.solve(removing: early)
      expectEqual(alone.values, beside.values, "seed \(seed), step \(step)")
      if alone.values != beside.values { return }
    }
  }

  @Test(arguments: [false, true])
  func `equations of new variables have the same values beside a definition that is removed`(isBeside: Bool) {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let definition = solver.add(LinearConstraint([.init(first)], constant: -50, .equal))
    _ = solver.add(LinearConstraint([.init(second), .init(first, -1)], constant: -1, .equal))
    expectNil(solver.solve())
    if isBeside {
      // What defines the first variable then are two new ones.
      let (top, height) = (solver.makeVariable(), solver.makeVariable(isLength: true))
      solver.remove(definition)
      _ = solver.add(LinearConstraint([.init(top), .init(height)], constant: -60, .equal))
      _ = solver.add(LinearConstraint([.init(first), .init(top, -1), .init(height, -1)], .equal))
    }
    let (d, c, b, a) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for (left, right) in [(a, b), (c, d), (b, c)] {
      _ = solver.add(LinearConstraint([.init(left), .init(right, -1)], constant: -10, .equal))
    }
    #expect(solver.solve() == nil && solver.faults().isEmpty)
    expectEqual([a, b, c, d].map(solver.value), [10, 0, -10, -20])
    expectEqual(solver.value(of: second), isBeside ? 61 : 51)
  }
}
