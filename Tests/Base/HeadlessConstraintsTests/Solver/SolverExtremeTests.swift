import RandomNumbers
import Testing

@testable import HeadlessConstraints

@Suite("Solver: extreme numbers") struct SolverExtremeTests {
  @Test(arguments: 0..<60) func `extreme coefficients neither trap nor hang`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers: [Double] = [
      0, 1, -1, 1e-300, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-8, -1e-8, 1e8, 1e-9, 1e16,
    ]
    let strengths: [Strength] = [.required, .free, .broken, Strength(level: 750), Strength(level: 250)]
    let solver = Solver(usesDefinitions: seed % 2 == 0)
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var live: [Solver.ConstraintID] = []
    for _ in 0..<80 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !live.isEmpty: solver.remove(live.remove(at: Int.random(in: 0..<live.count, using: &random)))
      case 1 where !live.isEmpty:
        solver.setConstant(numbers.randomElement(using: &random)!, of: live.randomElement(using: &random)!)
      default:
        let count = Int.random(in: 0...3, using: &random)
        live.append(
          solver.add(
            LinearConstraint(
              variables.shuffled(using: &random).prefix(count).map {
                .init($0, numbers.randomElement(using: &random)!)
              },
              constant: numbers.randomElement(using: &random)!, strengthAbove: strengths.randomElement(using: &random)!,
              strengthBelow: strengths.randomElement(using: &random)!)))
      }
      let before = live.count
      while let conflict = solver.solve() {
        let broken = conflict.constraints.last!
        #expect(live.contains(broken), "seed \(seed)")
        live.removeAll { $0 == broken }
        solver.remove(broken)
        if live.count < before - 80 { return }
      }
      #expect(solver.pivotCount < 1_000_000, "seed \(seed)")
      _ = variables.map { solver.isDetermined($0) }
    }
    // The rest is removed as usual.
    for constraint in live { solver.remove(constraint) }
    for variable in variables { solver.remove(variable) }
    expectNil(solver.solve())
    let isEmpty = solver.symbols.allSatisfy { $0.kind == .free }
    #expect(isEmpty, "seed \(seed)")
  }

  @Test func `terms of one variable add up`() {
    let solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add(LinearConstraint([.init(x), .init(x, 2)], constant: -12, .equal))
    expectEqual(solver.solved(x), [4])
    // x == x + 10 cannot hold.
    let impossible = solver.add(LinearConstraint([.init(x), .init(x, -1)], constant: 10, .equal))
    expectEqual(solver.solve()?.constraints, [impossible])
  }

  @Test func `numbers that are freed together are used again side by side, from the lowest on`() {
    let solver = Solver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let constraints = variables.map { solver.add([($0, 1)], .equal, 10, at: 250) }
    expectNil(solver.solve())
    for index in (0..<100).map({ $0 * 37 % 100 }) { solver.remove(constraints[index]) }
    expectNil(solver.solve())
    for index in (0..<100).map({ $0 * 63 % 100 }) { solver.remove(variables[index]) }
    expectNil(solver.solve())
    let new = (0..<200).map { _ in solver.makeVariable() }
    expectEqual(new.map(\.index), Array(0..<200))
    for variable in new { solver.add([(variable, 1)], .equal, 5) }
    expectNil(solver.solve())
    expectEqual(solver.terms.cells.map { Int($0.column) }, Array(0..<200))
  }

  @Test func `constants that change 100,000 times leave no rounding error behind`() {
    let solver = Solver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let sum = solver.add(LinearConstraint(variables.map { .init($0, 3) }, .equal))
    for (variable, level) in zip(variables, [250 as Float, 500, 750, 999]) {
      _ = solver.add(LinearConstraint([.init(variable)], constant: -0.1, .equal, strength: Strength(level: level)))
    }
    for step in 0..<100_000 {
      solver.setConstant(-Double(step % 977) / 7, of: sum)
      expectNil(solver.solve())
    }
    #expect(solver.faults().isEmpty)
    solver.setConstant(-1.2, of: sum)
    expectNil(solver.solve())
    for variable in variables { #expect(abs(solver.value(of: variable) - 0.1) < 1e-9) }
  }
}

@Suite("Solver: determination") struct SolverDeterminationTests {
  let solver = Solver()

  @Test func `limits that meet determine a variable`() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(LinearConstraint([.init(x)], constant: -5, .greaterThanOrEqual))
    _ = solver.add(LinearConstraint([.init(x), .init(y)], constant: -5, .lessThanOrEqual))
    expectNil(solver.solve())
    #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
    _ = solver.add(LinearConstraint([.init(y)], .greaterThanOrEqual))
    expectNil(solver.solve())
    #expect(solver.isDetermined(x) && solver.isDetermined(y))
  }

  @Test func `a tie determines a variable unless ties are ignored`() {
    let widths = [solver.makeVariable(), solver.makeVariable()]
    _ = solver.add(LinearConstraint(widths.map { .init($0) }, constant: -100, .equal))
    for (index, width) in widths.enumerated() {
      solver.add([(width, 1)], .equal, 20, at: 250, tie: TieBreak(above: index + 1))
    }
    expectNil(solver.solve())
    expectEqual(widths.map(solver.value), [80, 20])
    for width in widths {
      #expect(solver.isDetermined(width))
      #expect(!solver.isDetermined(width, ignoringTies: true))
    }
  }

  @Test func `a defined variable is determined with the variables of its definition`() {
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add(LinearConstraint([.init(right), .init(left, -1), .init(width, -1)], .equal))
    _ = solver.add(LinearConstraint([.init(left)], constant: -16, .equal))
    expectNil(solver.solve())
    #expect(solver.isDetermined(left) && !solver.isDetermined(right))
    _ = solver.add(LinearConstraint([.init(width)], constant: -20, .equal, strength: Strength(level: 250)))
    expectNil(solver.solve())
    #expect(solver.isDetermined(right))
    expectEqual(solver.value(of: right), 36)
  }
}
