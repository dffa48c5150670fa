import Testing

@testable import HeadlessConstraints

@Suite("Solver") struct SolverTests {
  let solver = Solver()

  @Test func `a variable without constraints is zero and not determined`() {
    let x = solver.makeVariable()
    expectEqual(solver.solved(x), [0])
    #expect(!solver.isDetermined(x))
  }

  typealias LevelRow = (name: String, constraints: [(LinearConstraint.Relation, Double, Float?)], expected: Double)

  /// > Seen: fact f9.
  nonisolated static let levels: [LevelRow] = [
    ("60 @750 beats 140 @749", [(.equal, 60, 750), (.equal, 140, 749)], 60),
    ("at least 90, required, beats 30 @999", [(.equal, 30, 999), (.greaterThanOrEqual, 90, nil)], 90),
    (
      "300 @500 goes to the nearest of 80 to 200",
      [(.equal, 300, 500), (.greaterThanOrEqual, 80, nil), (.lessThanOrEqual, 200, nil)], 200
    ),
    (
      "two constraints of a lower level don't add up to a higher one",
      [(.equal, 10, 500), (.equal, 50, 499), (.equal, 50, 499), (.equal, 50, 499)], 10
    ),
  ]

  @Test(arguments: levels) func `a higher level wins outright`(row: LevelRow) {
    for constraints in [row.constraints, row.constraints.reversed()] {
      let solver = Solver()
      let width = solver.makeVariable()
      for (relation, value, level) in constraints { solver.add([(width, 1)], relation, value, at: level) }
      expectNil(solver.solve())
      #expect(abs(solver.value(of: width) - row.expected) < 1e-9)
    }
  }

  @Test func `a new constant moves the solution, and back`() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    let leading = solver.add([(x, 1)], .equal, 16)
    solver.add([(x, 1), (width, 1)], .equal, 300)
    expectEqual(solver.solved(width), [284])
    _ = solver.popChangedVariables()
    solver.setConstant(-20, of: leading)
    expectEqual(solver.solved(width), [280])
    expectEqual(Set(solver.popChangedVariables()), [x, width])
    solver.setConstant(-16, of: leading)
    expectEqual(solver.solved(width), [284])
  }

  @Test func `a variable in the place of a removed one is a change, once, even with the same value`() {
    func make() -> (variable: Variable, id: Solver.ConstraintID) {
      let variable = solver.makeVariable()
      return (variable, solver.add(LinearConstraint([.init(variable)], constant: -5, .equal)))
    }
    let first = make()
    expectNil(solver.solve())
    expectEqual(solver.popChangedVariables(), [first.variable])
    solver.setConstant(-7, of: first.id)
    expectNil(solver.solve())
    solver.remove(first.id)
    solver.remove(first.variable)
    expectNil(solver.solve())
    let second = make()
    expectEqual(second.variable, first.variable)
    expectNil(solver.solve())
    expectEqual(solver.popChangedVariables(), [second.variable])
    expectEqual(solver.value(of: second.variable), 5)
  }

  @Test func `a length follows a fixed position, and the position follows where nothing fixes it`() {
    let (position, length) = (solver.makeVariable(), solver.makeVariable(isLength: true))
    let place = solver.add(LinearConstraint([.init(position)], constant: -5, .equal))
    _ = solver.add(LinearConstraint([.init(length), .init(position, -1)], constant: -3, .equal))
    expectEqual(solver.solved(position, length), [5, 8])
    solver.setStrength(Strength(level: 250), tie: TieBreak(), of: place)
    expectEqual(solver.solved(position, length), [5, 8])
    solver.remove(place)
    expectEqual(solver.solved(position, length), [-3, 0])
  }

  @Test func `a removed constraint no longer counts`() {
    let x = solver.makeVariable()
    solver.add([(x, 1)], .equal, 50, at: 250)
    let large = solver.add([(x, 1)], .greaterThanOrEqual, 80)
    expectEqual(solver.solved(x), [80])
    for _ in 0..<2 { solver.remove(large) }
    expectEqual(solver.solved(x), [50])
    let others = [solver.makeVariable(), solver.makeVariable()]
    for (index, other) in others.enumerated() { solver.add([(other, 1)], .equal, Double(index)) }
    #expect(solver.solve() == nil && others.map(solver.value) == [0, 1])
  }

  @Test func `an equation that is removed twice before a solution is removed once`() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = solver.add([(x, 1), (y, 1)], .equal, 10)
    let first = solver.add([(x, 1)], .equal, 4)
    #expect(solver.solve() == nil && solver.value(of: y) == 6)
    for id in [sum, first, sum, first] { solver.remove(id) }
    #expect(solver.solve() == nil && solver.constraints(with: x).isEmpty && solver.constraints(with: y).isEmpty)
    let ids = [solver.add([(x, 1)], .equal, 1), solver.add([(y, 1)], .equal, 2)]
    #expect(solver.solve() == nil && Set(ids).count == 2)
    #expect((solver.value(of: x), solver.value(of: y)) == (1, 2))
  }

  @Test func `a redundant equation is accepted, and holds when the other one is removed`() {
    let x = solver.makeVariable()
    let one = solver.add([(x, 1)], .equal, 10)
    solver.add([(x, 2)], .equal, 20)
    expectNil(solver.solve())
    solver.remove(one)
    expectEqual(solver.solved(x), [10])
  }
}

@Suite("Solver: choices among equal solutions") struct SolverChoiceTests {
  let solver = Solver()

  @Test func `of equal prices the older length takes the change`() {
    let (a, b) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
    solver.add([(a, -1), (b, -1)], .greaterThanOrEqual, 45, at: 1)
    let limit = solver.add([(a, 1), (b, -3)], .greaterThanOrEqual, 35)
    solver.setStrength(Strength(level: 3), tie: TieBreak(), of: limit)
    expectEqual(solver.solved(a, b), [-25, -20])
  }

  @Test func `a position that nothing but an inequality limits is at its limit`() {
    let x = solver.makeVariable()
    let (a, b) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
    let first = solver.add([(x, 1), (a, 1), (b, 1)], .lessThanOrEqual, -5, at: 1, tie: TieBreak(above: 3))
    solver.add([(x, 0.5), (a, 2)], .greaterThanOrEqual, -50)
    expectNil(solver.solve())
    solver.remove(first)
    expectEqual(solver.solved(x, a, b), [-100, 0, 0])
  }

  @Test func `an optional inequality that a change violates does not decide which of two lengths grows`() {
    let variables = [false, true, true, false].map { solver.makeVariable(isLength: $0) }
    let (x, a, b, y) = (variables[0], variables[1], variables[2], variables[3])
    let limit = solver.add([(a, -1), (x, -2)], .lessThanOrEqual, -5, at: 1, tie: TieBreak(above: 2))
    expectNil(solver.solve())
    solver.add([(b, 2), (y, 2)], .equal, -35, at: 2)
    let large = solver.add([(b, -1)], .lessThanOrEqual, -45, at: 3)
    solver.add([(a, -1), (x, -1.5)], .equal, 0)
    solver.add([(a, 1), (y, 1)], .equal, 10, at: 2)
    expectNil(solver.solve())
    solver.setConstant(-35, of: limit)
    solver.remove(large)
    expectNil(solver.solve())
    #expect(abs(solver.value(of: x) + 27.5 / 1.5) < 1e-9)
    #expect((solver.value(of: a), solver.value(of: b), solver.value(of: y)) == (27.5, 0, -17.5))
  }
}

@Suite("Solver: strengths of two sides") struct SolverSidesTests {
  /// Returns the width of a view with an intrinsic width of 24 and one other constraint.
  private func width(
    hugging: Strength, compression: Strength, _ value: Double, _ relation: LinearConstraint.Relation = .equal,
    at strength: Strength
  ) -> Double {
    let solver = Solver()
    let width = solver.makeVariable()
    _ = solver.add(LinearConstraint([.init(width)], constant: -24, strengthAbove: hugging, strengthBelow: compression))
    _ = solver.add(LinearConstraint([.init(width)], constant: -value, relation, strength: strength))
    expectNil(solver.solve())
    #expect(solver.faults().isEmpty)
    return solver.value(of: width)
  }

  /// > Seen: fact f11.
  @Test func `a content size is exceeded with its hugging and reduced with its compression resistance`() {
    let (low, high) = (Strength(priority: 250), Strength(priority: 750))
    expectEqual(width(hugging: low, compression: high, 36, at: Strength(priority: 500)), 36)
    expectEqual(width(hugging: low, compression: high, 10, at: Strength(priority: 500)), 24)
    expectEqual(width(hugging: low, compression: high, 10, at: Strength(priority: 999)), 10)
    expectEqual(width(hugging: low, compression: high, 90, .lessThanOrEqual, at: .required), 24)
    expectEqual(width(hugging: .requiredContent, compression: high, 36, at: Strength(priority: 999)), 24)
    expectEqual(width(hugging: low, compression: .requiredContent, 10, at: Strength(priority: 999)), 24)
    expectEqual(width(hugging: .requiredContent, compression: .requiredContent, 10, at: .broken), 10)
    expectEqual(width(hugging: .requiredContent, compression: .requiredContent, 36, at: .required), 36)
  }

  @Test func `one side can be required and the other one optional`() {
    expectEqual(width(hugging: .required, compression: Strength(priority: 250), 36, at: Strength(priority: 999)), 24)
    expectEqual(width(hugging: .required, compression: Strength(priority: 250), 10, at: Strength(priority: 999)), 10)
  }

  @Test func `a free side costs nothing`() {
    expectEqual(width(hugging: .free, compression: .requiredContent, 36, at: Strength(priority: 1)), 36)
    expectEqual(width(hugging: .free, compression: .requiredContent, 10, at: Strength(priority: 999)), 24)
  }

  @Test func `the strengths of both sides can change`() {
    let solver = Solver()
    let width = solver.makeVariable()
    let content = solver.add(
      LinearConstraint(
        [.init(width)], constant: -24, strengthAbove: Strength(level: 250), strengthBelow: Strength(level: 750)))
    _ = solver.add(LinearConstraint([.init(width)], constant: -36, .equal, strength: Strength(level: 500)))
    expectEqual(solver.solved(width), [36])
    solver.setStrengths(above: .requiredContent, below: Strength(level: 1), tie: TieBreak(), of: content)
    expectEqual(solver.solved(width), [24])
    solver.setStrengths(above: Strength(level: 1), below: .requiredContent, tie: TieBreak(), of: content)
    expectEqual(solver.solved(width), [36])
  }

  @Test func `a priority of 1000 is required, any other one a level`() {
    expectEqual(Strength(priority: 1000), .required)
    #expect(Strength(priority: 999.5) > Strength(priority: 999))
    #expect(Strength.required > .broken)
    #expect(Strength.broken > .requiredContent)
    #expect(Strength.requiredContent > Strength(priority: Float(1000).nextDown))
  }
}

@Suite("Solver: conflicts") struct SolverConflictTests {
  let solver = Solver()

  @Test func `a conflict names the constraints that exclude each other, and no others`() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let small = solver.add([(x, 1)], .lessThanOrEqual, 10)
    solver.add([(y, 1)], .equal, 1)
    expectNil(solver.solve())
    let large = solver.add([(x, 1)], .greaterThanOrEqual, 20)
    expectEqual(Set(solver.solve()?.constraints ?? []), [small, large])
    solver.remove(small)
    expectEqual(solver.solved(x), [20])
  }

  @Test func `a constant can make a conflict, and end it`() {
    let x = solver.makeVariable()
    let limit = solver.add([(x, 1)], .lessThanOrEqual, 100)
    let value = solver.add([(x, 1)], .equal, 50)
    expectNil(solver.solve())
    solver.setConstant(-150, of: value)
    expectEqual(Set(solver.solve()?.constraints ?? []), [limit, value])
    solver.setConstant(-70, of: value)
    expectEqual(solver.solved(x), [70])
  }
}

@Suite("Solver: ties") struct SolverTieTests {
  /// Returns two widths in an available width, each with one preferred value; the ties are numbered by their order.
  private func widths(_ room: Double, _ preferences: [(Double, TieBreak)]) -> [Double] {
    let solver = Solver()
    let widths = preferences.map { _ in solver.makeVariable() }
    solver.add(widths.map { ($0, 1) }, .equal, room)
    for (width, preference) in zip(widths, preferences) {
      solver.add([(width, 1)], .equal, preference.0, at: 250, tie: preference.1)
    }
    expectNil(solver.solve())
    return widths.map(solver.value)
  }

  @Test func `of equal preferences the one with the lowest number for more width grows`() {
    expectEqual(widths(329, [(50, TieBreak(above: 1)), (50, TieBreak(above: 2))]), [279, 50])
    expectEqual(widths(329, [(50, TieBreak(above: 2)), (50, TieBreak(above: 1))]), [50, 279])
  }

  @Test func `of equal preferences the one with the lowest number for less width shrinks`() {
    expectEqual(widths(60, [(50, TieBreak(below: -1)), (50, TieBreak(below: -2))]), [50, 10])
    expectEqual(widths(60, [(50, TieBreak(below: -2)), (50, TieBreak(below: -1))]), [10, 50])
  }

  @Test func `a tie never beats a level`() {
    let solver = Solver()
    let x = solver.makeVariable()
    solver.add([(x, 1)], .equal, 10, at: 250)
    solver.add([(x, 1)], .equal, 20, at: 249, tie: TieBreak(above: 1_000_000, below: 1_000_000))
    expectEqual(solver.solved(x), [10])
  }
}
