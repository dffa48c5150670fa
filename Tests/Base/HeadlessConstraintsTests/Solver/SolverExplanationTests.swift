import Testing

@testable import HeadlessConstraints

/// The constraints that determine values, and the freedom that they leave.
struct `Explanations of a solver` {
  /// Systems are explained in the same way whether or not equations define variables.
  @Test(arguments: [true, false])
  func `a value is determined by the constraints of its chain, and no others`(usesDefinitions: Bool) {
    let solver = Solver(usesDefinitions: usesDefinitions)
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let start = solver.add(LinearConstraint([.init(variables[0])], constant: -10, .equal))
    let links = (1..<4).map { index in
      solver.add(LinearConstraint([.init(variables[index]), .init(variables[index - 1], -1)], constant: -5, .equal))
    }
    let loose = solver.add(LinearConstraint([.init(variables[2])], constant: -100, .lessThanOrEqual))
    expectNil(solver.solve())
    expectEqual(solver.constraintsDetermining(variables[0]), [start])
    expectEqual(solver.constraintsDetermining(variables[2]), [start, links[0], links[1]])
    #expect(!solver.constraintsDetermining(variables[3]).contains(loose))
    expectEqual(solver.freedom(of: variables[3]), .determined)
  }

  @Test(arguments: [true, false]) func `an inequality that holds exactly determines a value`(usesDefinitions: Bool) {
    let solver = Solver(usesDefinitions: usesDefinitions)
    let (low, high) = (solver.makeVariable(), solver.makeVariable())
    let least = solver.add(LinearConstraint([.init(low)], constant: -10, .greaterThanOrEqual))
    let small = solver.add(LinearConstraint([.init(low)], .equal, strength: Strength(level: 250)))
    let link = solver.add(LinearConstraint([.init(high), .init(low, -2)], .equal))
    expectEqual(solver.solved(high), [20])
    expectEqual(solver.constraintsDetermining(high), [least, link])
    expectEqual(solver.constraintsOpposing(small), [least])
    #expect(solver.constraintsOpposing(least).isEmpty)
    #expect(solver.isRequired(least) && !solver.isRequired(small))
  }

  @Test(arguments: [true, false], [1.0, -1])
  func `a constraint that is violated upward or downward has the same opponents`(usesDefinitions: Bool, sign: Double) {
    let solver = Solver(usesDefinitions: usesDefinitions)
    let value = solver.makeVariable()
    // The limit is 10 for a preferred 30, or -10 for a preferred -30.
    let limit = solver.add(
      LinearConstraint([.init(value)], constant: -10 * sign, sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual))
    let wish = solver.add(
      LinearConstraint([.init(value)], constant: -30 * sign, .equal, strength: Strength(level: 250)))
    expectEqual(solver.solved(value), [10 * sign])
    #expect(solver.constraintsOpposing(wish) == [limit] && solver.constraintsOpposing(limit) == [])
  }

  @Test func `a variable is free without constraints, tied with equal ones, and determined otherwise`() {
    let solver = Solver()
    let (left, right, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add(LinearConstraint([.init(left), .init(right)], constant: -100, .equal))
    for (variable, tie) in [(left, 1), (right, 2)] {
      solver.add([(variable, 1)], .equal, 30, at: 250, tie: TieBreak(above: tie, below: -tie))
    }
    _ = solver.add(LinearConstraint([.init(other)], .greaterThanOrEqual))
    expectNil(solver.solve())
    expectEqual(solver.freedom(of: left), .tied)
    expectEqual(solver.freedom(of: right), .tied)
    expectEqual(solver.freedom(of: other), .free)
    expectEqual(solver.freedom(of: solver.makeVariable()), .free)
    _ = solver.add(LinearConstraint([.init(left)], constant: -40, .equal, strength: Strength(level: 251)))
    expectNil(solver.solve())
    expectEqual(solver.freedom(of: left), .determined)
    expectEqual(solver.freedom(of: right), .determined)
  }

  @Test func `a choice moves a free variable and leaves it free, and no priority is lower than it`() {
    let solver = Solver()
    let (free, fixed) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.add(LinearConstraint([.init(free)], constant: -10, .greaterThanOrEqual))
    _ = solver.add(LinearConstraint([.init(fixed)], constant: -10, .equal, strength: Strength(level: 1)))
    for variable in [free, fixed] {
      _ = solver.add(LinearConstraint([.init(variable)], constant: -50, .equal, strength: Solver.choice))
    }
    expectEqual(solver.solved(free, fixed), [50, 10])
    #expect(solver.freedom(of: free) != .determined)
    expectEqual(solver.freedom(of: fixed), .determined)
  }
}
