import RandomNumbers
import Testing

@testable import HeadlessConstraints

/// A row of views that are as wide as one of them: `v[i].left == v[i-1].left + v[i-1].width`, `v[i].width == root.width + c`.
private struct EqualRow {
  let solver = Solver()
  let lefts, widths: [Variable]
  private(set) var equalities: [Solver.ConstraintID] = []

  init(_ count: Int) {
    let solver = solver
    lefts = (0..<count).map { _ in solver.makeVariable() }
    widths = (0..<count).map { _ in solver.makeVariable(isLength: true) }
    _ = solver.add(LinearConstraint([.init(lefts[0])], .equal))
    for index in 1..<count {
      solver.add([(lefts[index], 1), (lefts[index - 1], -1), (widths[index - 1], -1)], .equal, 0)
    }
    makeEqual(to: 0)
  }

  /// Removes the equalities, and makes each width greater than a view's by a distance, in one solution.
  mutating func makeEqual(to root: Int, distance: Double = 0) {
    equalities.forEach(solver.remove)
    equalities = widths.indices.filter { $0 != root }.map {
      solver.add(LinearConstraint([.init(widths[$0]), .init(widths[root], -1)], constant: -distance, .equal))
    }
  }

  func end(at room: Double) -> Solver.ConstraintID {
    solver.add(LinearConstraint([.init(lefts.last!), .init(widths.last!)], constant: -room, .equal))
  }
}

/// A stack view across its axis.
///
/// The bottom of the first view is the stack's; the bottoms of the others are the first view's. Tops are aligned in the
/// same way, or not at all.
private struct AlignedRow {
  private struct View {
    let top, height: Variable
    let constraints: [Solver.ConstraintID]
  }

  let solver = Solver()
  private let alignsTops: Bool
  private let (top, height): (Variable, Variable)
  private var views: [View] = []
  private var alignments: [Solver.ConstraintID] = []

  init(_ count: Int, alignsTops: Bool) {
    self.alignsTops = alignsTops
    (top, height) = (solver.makeVariable(), solver.makeVariable(isLength: true))
    _ = solver.add(LinearConstraint([.init(top)], .equal))
    _ = solver.add(LinearConstraint([.init(height)], constant: -100, .equal))
    for _ in 0..<count { addFirst() }
    align()
  }

  private mutating func addFirst() {
    let (viewTop, height) = (solver.makeVariable(), solver.makeVariable(isLength: true))
    let content = LinearConstraint([.init(height)], constant: -10, .equal, strength: Strength(level: 250))
    let below = LinearConstraint([.init(viewTop), .init(top, -1)], .greaterThanOrEqual)
    views.insert(View(top: viewTop, height: height, constraints: [content, below].map(solver.add)), at: 0)
  }

  private mutating func align() {
    alignments.forEach(solver.remove)
    alignments = []
    var (top, height) = (top, height)
    for view in views {
      let tops = [LinearConstraint.Term(top), .init(view.top, -1)]
      if alignsTops { alignments.append(solver.add(LinearConstraint(tops, .equal))) }
      alignments.append(solver.add(LinearConstraint(tops + [.init(height), .init(view.height, -1)], .equal)))
      (top, height) = (views[0].top, views[0].height)
    }
  }

  mutating func insertFirst() {
    addFirst()
    align()
  }

  mutating func removeFirst() {
    let view = views.removeFirst()
    align()
    view.constraints.forEach(solver.remove)
    solver.remove(view.top)
    solver.remove(view.height)
  }

  var heights: [Double] { views.map { solver.value(of: $0.height) } }
}

@Suite("Solver: definitions that equations replace") struct SolverReplacementTests {
  @Test func `a new view that all are as wide as costs a few visits and no pivot for each`() {
    for count in [10, 100, 1_000] {
      var row = EqualRow(count)
      _ = row.end(at: 10 * Double(count))
      expectNil(row.solver.solve())
      let (visits, pivots) = (row.solver.visitCount, row.solver.pivotCount)
      row.makeEqual(to: 1)
      #expect(row.solver.solve() == nil && row.solver.faults().isEmpty)
      #expect(row.widths.allSatisfy { abs(row.solver.value(of: $0) - 10) < 1e-9 })
      #expect(row.solver.visitCount - visits <= 30 * count, "\(count) views")
      #expect(row.solver.pivotCount - pivots <= 8, "\(count) views")
    }
  }

  @Test(arguments: [10, 100, 1_000], [true, false])
  func `inserting and removing the first view in turns costs a few visits for each of the others`(
    count: Int, alignsTops: Bool
  ) {
    var row = AlignedRow(count, alignsTops: alignsTops)
    expectNil(row.solver.solve())
    for step in 0..<8 {
      let (visits, pivots) = (row.solver.visitCount, row.solver.pivotCount)
      if step % 2 == 0 { row.insertFirst() } else { row.removeFirst() }
      #expect(row.solver.solve() == nil && row.solver.faults().isEmpty)
      #expect(row.heights.allSatisfy { $0 == (alignsTops ? 100 : 10) })
      #expect(row.solver.visitCount - visits <= 30 * count && row.solver.pivotCount - pivots <= 8, "step \(step)")
    }
  }

  @Test func `an equation that differs by a number moves what depends on the variable`() {
    var row = EqualRow(4)
    _ = row.end(at: 40)
    expectNil(row.solver.solve())
    row.makeEqual(to: 1, distance: 4)
    #expect(row.solver.solve() == nil && row.solver.faults().isEmpty)
    expectEqual(row.widths.map(row.solver.value), [11, 7, 11, 11])
    expectEqual(row.lefts.map(row.solver.value), [0, 11, 18, 29])
  }

  @Test(arguments: 1...60) func `whichever view the others are made as wide as, their widths fill the row`(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...12, using: &random)
    var row = EqualRow(count)
    _ = row.end(at: 120)
    expectNil(row.solver.solve())
    for _ in 0..<10 {
      let (root, distance) = (Int.random(in: 0..<count, using: &random), Double.random(in: 0...4, using: &random))
      row.makeEqual(to: root, distance: distance)
      #expect(row.solver.solve() == nil && row.solver.faults().isEmpty, "seed \(seed)")
      let width = (120 - distance * Double(count - 1)) / Double(count)
      for index in 0..<count {
        let expected = index == root ? width : width + distance
        #expect(abs(row.solver.value(of: row.widths[index]) - expected) < 1e-6, "seed \(seed), view \(index)")
      }
    }
  }

  @Test func `an equation whose terms cancel out replaces no definition`() {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    let definition = solver.add(LinearConstraint([.init(first)], constant: -50, .equal))
    _ = solver.add(LinearConstraint([.init(second), .init(first, -1)], constant: -1, .equal))
    expectNil(solver.solve())
    solver.remove(definition)
    _ = solver.add(LinearConstraint([.init(first), .init(first, -1)], .equal))
    #expect(solver.solve() == nil && solver.faults().isEmpty)
    expectEqual(solver.value(of: second), solver.value(of: first) + 1)
  }

  @Test func `views that are as wide as each of them in turn do not run out of ranks`() {
    let solver = Solver()
    let lefts = (0..<100).map { _ in solver.makeVariable() }
    let widths = lefts.map { _ in solver.makeVariable(isLength: true) }
    for (left, width) in zip(lefts, widths) {
      _ = solver.add(LinearConstraint([.init(left), .init(width)], constant: -300, .equal))
    }
    _ = solver.add(LinearConstraint([.init(lefts[0])], constant: -250, .equal))
    var equalities: [Solver.ConstraintID] = []
    for root in widths {
      equalities.forEach(solver.remove)
      equalities = widths.filter { $0 != root }.map {
        solver.add(LinearConstraint([.init($0), .init(root, -1)], .equal))
      }
      #expect(solver.solve() == nil && solver.faults().isEmpty)
      #expect(lefts.allSatisfy { abs(solver.value(of: $0) - 250) < 1e-9 })
    }
  }

  @Test func `a variable whose new equation depends on others than the old one takes their value`() {
    var row = EqualRow(3)
    expectNil(row.solver.solve())
    let other = row.solver.makeVariable()
    _ = row.solver.add(LinearConstraint([.init(other)], constant: -9, .equal))
    expectNil(row.solver.solve())
    row.makeEqual(to: 2)
    _ = row.solver.add(LinearConstraint([.init(row.widths[0]), .init(other, -1)], .equal))
    #expect(row.solver.solve() == nil && row.solver.faults().isEmpty)
    expectEqual(row.lefts.map(row.solver.value), [0, 9, 18])
  }
}
