import RandomNumbers
import Testing

@testable import HeadlessConstraints

/// A row of views of one width in a superview: `v[i].left == v[i-1].left + v[i-1].width + 8`, `v[i].width == v[i-1].width`.
private struct WidthChain {
  let solver: Solver
  let lefts, widths: [Variable]
  let room: Variable
  private(set) var constraints: [LinearConstraint] = []

  init(_ count: Int, in solver: Solver) {
    self.solver = solver
    room = solver.makeVariable()
    let views = (0..<count).map { _ in (left: solver.makeVariable(), width: solver.makeVariable()) }
    lefts = views.map(\.left)
    widths = views.map(\.width)
    constraints.append(LinearConstraint([.init(room)], constant: -10 * Double(count) + 8, .equal))
    constraints.append(LinearConstraint([.init(lefts[0])], .equal))
    for index in 1..<count {
      constraints.append(
        LinearConstraint(
          [.init(lefts[index]), .init(lefts[index - 1], -1), .init(widths[index - 1], -1)], constant: -8, .equal))
    }
    for index in 1..<count {
      constraints.append(LinearConstraint([.init(widths[index]), .init(widths[index - 1], -1)], .equal))
    }
    constraints.append(LinearConstraint([.init(lefts[count - 1]), .init(widths[count - 1]), .init(room, -1)], .equal))
  }

  /// Whether each width is 2, and each left edge at its place.
  var isSolved: Bool {
    lefts.indices.allSatisfy {
      abs(solver.value(of: lefts[$0]) - 10 * Double($0)) < 1e-6 && abs(solver.value(of: widths[$0]) - 2) < 1e-6
    }
  }
}

@Suite("Solver: chains") struct SolverChainTests {
  @Test(arguments: ["as written", "reversed", "shuffled", "one by one"])
  func `a chain of equal widths stays out of the tableau, whatever the order of its constraints`(order: String) {
    for count in [10, 100, 1_000] {
      let chain = WidthChain(count, in: Solver())
      var constraints = chain.constraints
      var random = SeededGenerator(seed: 7)
      if order == "reversed" { constraints.reverse() }
      if order == "shuffled" { constraints.shuffle(using: &random) }
      for constraint in constraints {
        _ = chain.solver.add(constraint)
        if order == "one by one" { expectNil(chain.solver.solve()) }
      }
      expectNil(chain.solver.solve())
      #expect(chain.isSolved)
      #expect(chain.solver.cellCount <= 8, "\(count) views")
      #expect(chain.solver.pivotCount <= 8, "\(count) views")
    }
  }

  @Test func `constraints of a chain that are removed and added again leave it as it was`() {
    let chain = WidthChain(40, in: Solver())
    let solver = chain.solver
    var ids = chain.constraints.map(solver.add)
    expectNil(solver.solve())
    for index in ids.indices {
      solver.remove(ids[index])
      expectNil(solver.solve())
      #expect(solver.faults().isEmpty, "without constraint \(index)")
      ids[index] = solver.add(chain.constraints[index])
      expectNil(solver.solve())
      #expect(solver.faults().isEmpty, "constraint \(index) again")
      #expect(chain.isSolved, "constraint \(index) again")
    }
    #expect(solver.cellCount <= 8)
  }

  @Test func `a chain that contradicts itself is a conflict of all of it`() {
    let chain = WidthChain(20, in: Solver())
    let ids = chain.constraints.map(chain.solver.add)
    let width = chain.solver.add(LinearConstraint([.init(chain.widths[0])], constant: -3, .equal))
    expectEqual(chain.solver.solve()?.constraints, ids + [width])
    chain.solver.remove(width)
    expectNil(chain.solver.solve())
    #expect(chain.isSolved)
  }

  @Test func `content sizes along a chain cost a few cells each`() {
    for count in [10, 100, 1_000] {
      let solver = Solver()
      let lefts = (0..<count).map { _ in solver.makeVariable() }
      let widths = (0..<count).map { _ in solver.makeVariable() }
      _ = solver.add(LinearConstraint([.init(lefts[0])], .equal))
      for index in 0..<count {
        _ = solver.add(
          LinearConstraint(
            [.init(widths[index])], constant: -2, strengthAbove: Strength(level: 250),
            strengthBelow: Strength(level: 750), tie: TieBreak(above: index + 1, below: -(index + 1))))
        if index == 0 { continue }
        solver.add([(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], .equal, 8)
      }
      let room = solver.add([(lefts[count - 1], 1), (widths[count - 1], 1)], .equal, 1e5)
      expectNil(solver.solve())
      // The first one gets the room that is left.
      expectEqual(solver.value(of: widths[0]), 1e5 - 10 * Double(count) + 10)
      expectEqual(solver.value(of: widths[count - 1]), 2)
      #expect(solver.cellCount <= 4 * count, "\(count) views")
      solver.setConstant(-10 * Double(count) + 8, of: room)
      expectEqual(solver.solved(widths[0]), [2])
      #expect(solver.faults().isEmpty)
    }
  }

  @Test func `a chain of 100,000 variables is solved without recursion`() {
    let solver = Solver()
    let variables = (0...100_000).map { _ in solver.makeVariable() }
    let steps = (1...100_000).map {
      solver.add(LinearConstraint([.init(variables[$0]), .init(variables[$0 - 1], -1)], constant: -1, .equal))
    }
    expectEqual(solver.solved(variables[100_000]), [100_000])
    #expect(!solver.isDetermined(variables[100_000]))
    let start = solver.add(LinearConstraint([.init(variables[0])], constant: -5, .equal))
    expectEqual(solver.solved(variables[100_000]), [100_005])
    #expect(solver.isDetermined(variables[100_000]))
    #expect(solver.cellCount <= 1)
    #expect(solver.pivotCount <= 1)
    _ = solver.popChangedVariables()
    solver.setConstant(-6, of: start)
    expectEqual(solver.solved(variables[100_000]), [100_006])
    expectEqual(solver.popChangedVariables().count, 100_001)
    for step in steps { solver.remove(step) }
    expectEqual(solver.solved(variables[100_000], variables[0]), [0, 6])
    #expect(solver.cellCount <= 1)
  }

  @Test func `100,000 independent constraints take at most one pivot and one cell each`() {
    let solver = Solver()
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraints = (0..<100_000).map { index in
      solver.add(
        LinearConstraint(
          [.init(solver.makeVariable())], constant: -1, relations[index % 3],
          strength: index % 2 == 0 ? .required : Strength(level: 250)))
    }
    expectNil(solver.solve())
    #expect(solver.pivotCount <= 100_000)
    #expect(solver.cellCount <= 100_000)
    let pivots = solver.pivotCount
    solver.setConstant(-2, of: constraints[4])
    expectNil(solver.solve())
    #expect(solver.pivotCount <= pivots + 1)
    for constraint in constraints { solver.remove(constraint) }
    expectNil(solver.solve())
    expectEqual(solver.cellCount, 0)
  }

  @Test func `what cancels out in a chain is not followed through it`() {
    let solver = Solver()
    let count = 2_000
    var widths = [solver.makeVariable(isLength: true)]
    for _ in 1..<count {
      widths.append(solver.makeVariable(isLength: true))
      _ = solver.add(LinearConstraint([.init(widths[widths.count - 1]), .init(widths[widths.count - 2], -1)], .equal))
    }
    expectNil(solver.solve())
    // A limit on the difference of the last two, which are equal.
    var work = solver.visitCount
    solver.add([(widths[count - 1], 1), (widths[count - 2], -1)], .lessThanOrEqual, 1)
    expectNil(solver.solve())
    #expect(solver.visitCount - work < 50)
    // A distance of two positions that move together, at the head of a chain.
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let place = solver.add(LinearConstraint([.init(left)], .equal))
    _ = solver.add(LinearConstraint([.init(right), .init(left, -1)], constant: -10, .equal))
    var distances = [solver.makeVariable()]
    _ = solver.add(LinearConstraint([.init(distances[0]), .init(right, -1), .init(left)], .equal))
    for _ in 1..<count {
      distances.append(solver.makeVariable())
      solver.add([(distances[distances.count - 1], 1), (distances[distances.count - 2], -1)], .equal, 0)
    }
    expectEqual(solver.solved(distances[count - 1]), [10])
    work = solver.visitCount
    solver.setConstant(-7, of: place)
    expectEqual(solver.solved(right, distances[count - 1]), [17, 10])
    #expect(solver.visitCount - work < 50)
  }

  @Test(arguments: ["as written", "reversed", "contents first", "shuffled"])
  func `a filled row that is removed as a whole costs a few visits per view`(order: String) {
    let solver = Solver()
    let count = 1_000
    var (contents, others): ([Solver.ConstraintID], [Solver.ConstraintID]) = ([], [])
    let room = solver.makeVariable(isLength: true)
    var x = solver.makeVariable()
    var variables = [room, x]
    others.append(solver.add(LinearConstraint([.init(room)], constant: -20_000, .equal)))
    others.append(solver.add(LinearConstraint([.init(x)], .equal)))
    for index in 0..<count {
      let (width, next) = (solver.makeVariable(isLength: true), solver.makeVariable())
      variables += [width, next]
      others.append(solver.add(LinearConstraint([.init(next), .init(x, -1), .init(width, -1)], .equal)))
      contents.append(
        solver.add(
          LinearConstraint(
            [.init(width)], constant: -10, strengthAbove: Strength(level: 250), strengthBelow: Strength(level: 750),
            tie: TieBreak(above: index, below: -index))))
      x = next
    }
    others.append(solver.add(LinearConstraint([.init(x), .init(room, -1)], .equal)))
    expectNil(solver.solve())
    var removed = order == "contents first" ? contents + others : others + contents
    var random = SeededGenerator(seed: 1)
    if order == "reversed" { removed.reverse() } else if order == "shuffled" { removed.shuffle(using: &random) }
    let (visits, pivots) = (solver.visitCount, solver.pivotCount)
    for constraint in removed { solver.remove(constraint) }
    for variable in variables { solver.remove(variable) }
    expectNil(solver.solve())
    expectEqual(solver.cellCount, 0)
    #expect(solver.pivotCount - pivots < 2 * count)
    #expect(solver.visitCount - visits < 40 * count)
  }
}
