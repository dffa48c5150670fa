import RandomNumbers

@testable import HeadlessConstraints

/// Random steps on the same constraints in several solvers.
struct RandomProgram {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var above, below: Strength
    var tie: TieBreak
    var ids: [Solver.ConstraintID] = []
    var isRequired: Bool { max(above, below) == .required }
  }

  static let optional: [Strength] = [
    .broken, .requiredContent, Strength(level: 750), Strength(level: 500), Strength(level: 250),
  ]

  var random: SeededGenerator
  let solvers: [Solver]
  private(set) var variables: [[Variable]]
  private(set) var live: [Constraint] = []
  /// Whether all constraints are about a row of views: a left edge and a width each.
  let isRow: Bool

  init(seed: UInt64, solvers: [Solver]) {
    random = SeededGenerator(seed: seed)
    self.solvers = solvers
    isRow = seed % 2 == 1
    let count = isRow ? 2 * Int.random(in: 2...8, using: &random) : Int.random(in: 1...6, using: &random)
    let isRow = isRow
    variables = solvers.map { solver in (0..<count).map { solver.makeVariable(isLength: isRow && $0 % 2 == 1) } }
  }

  // MARK: Steps

  mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<6: add(isRow ? rowConstraint() : anyConstraint())
    case 6..<9 where !live.isEmpty: remove(Int.random(in: 0..<live.count, using: &random))
    case 9 where !live.isEmpty: changeStrengths()
    case 10 where !live.isEmpty: changeTerms()
    default: changeConstant()
    }
  }

  mutating func add(_ constraint: Constraint) {
    var constraint = constraint
    constraint.ids = solvers.indices.map { solvers[$0].add(linear(constraint, variables[$0])) }
    live.append(constraint)
  }

  mutating func remove(_ index: Int) {
    let constraint = live.remove(at: index)
    for (solver, id) in zip(solvers, constraint.ids) { solver.remove(id) }
  }

  private mutating func changeStrengths() {
    let index = Int.random(in: 0..<live.count, using: &random)
    let isRequired = Int.random(in: 0..<4, using: &random) == 0
    let strength = isRequired ? .required : Self.optional.randomElement(using: &random)!
    live[index].above = live[index].above == .free ? .free : strength
    live[index].below = live[index].below == .free ? .free : Self.optional.randomElement(using: &random)!
    if isRequired, live[index].below != .free { live[index].below = .required }
    live[index].tie = randomTie()
    let constraint = live[index]
    for (solver, id) in zip(solvers, constraint.ids) {
      solver.setStrengths(above: constraint.above, below: constraint.below, tie: constraint.tie, of: id)
    }
  }

  /// Changes the coefficients of a constraint, in place where a solver can, and sometimes its constant and its sides.
  private mutating func changeTerms() {
    let index = Int.random(in: 0..<live.count, using: &random)
    for term in live[index].terms.indices where Bool.random(using: &random) {
      live[index].terms[term].coefficient = [1, -1, 2, 0.5].randomElement(using: &random)!
    }
    if Bool.random(using: &random) { live[index].constant = randomConstant() }
    if Bool.random(using: &random) { (live[index].above, live[index].below) = (live[index].below, live[index].above) }
    for solver in solvers.indices {
      let (id, constraint) = (live[index].ids[solver], linear(live[index], variables[solver]))
      if solvers[solver].change(id, to: constraint) { continue }
      solvers[solver].remove(id)
      live[index].ids[solver] = solvers[solver].add(constraint)
    }
  }

  private mutating func changeConstant() {
    if live.isEmpty { return }
    let index = Int.random(in: 0..<live.count, using: &random)
    live[index].constant = randomConstant()
    for (solver, id) in zip(solvers, live[index].ids) { solver.setConstant(live[index].constant, of: id) }
  }

  // MARK: Constraints

  private mutating func randomConstant() -> Double { Double(Int.random(in: -50...50, using: &random)) }

  private mutating func randomTie() -> TieBreak {
    TieBreak(above: Int.random(in: 1...9, using: &random), below: -Int.random(in: 1...9, using: &random))
  }

  private mutating func anyConstraint() -> Constraint {
    let count = Int.random(in: 1...min(3, variables[0].count), using: &random)
    let sides = Self.optional + [.required, .required, .free]
    return Constraint(
      terms: variables[0].indices.shuffled(using: &random).prefix(count).map {
        ($0, [1, 1, -1, 2, -2, 0.5].randomElement(using: &random)!)
      },
      constant: randomConstant(), above: sides.randomElement(using: &random)!,
      below: sides.randomElement(using: &random)!, tie: randomTie())
  }

  /// Returns a view beside another one, as wide as another one, limited or with a content size; mostly required
  /// equations.
  private mutating func rowConstraint() -> Constraint {
    let views = variables[0].indices.filter { $0 % 2 == 0 }
    let (view, other) = (views.randomElement(using: &random)!, views.randomElement(using: &random)!)
    let limit = [Strength.required, .free].shuffled(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<3 where view != other:
      return Constraint(
        terms: [(view, 1), (other, -1), (other + 1, -1)], constant: randomConstant(), above: .required,
        below: .required, tie: TieBreak())
    case 3 where view != other, 4 where view != other:
      return Constraint(
        terms: [(view + 1, 1), (other + 1, -1)], constant: 0, above: .required, below: .required, tie: TieBreak())
    case 5:
      return Constraint(
        terms: [(view, 1), (view + 1, 1)], constant: -randomConstant(), above: limit[0], below: limit[1],
        tie: TieBreak())
    case 6:
      return Constraint(
        terms: [(view + 1, 1)], constant: -randomConstant(), above: Self.optional.randomElement(using: &random)!,
        below: Self.optional.randomElement(using: &random)!, tie: randomTie())
    case 7:
      let isOfBoth = view != other && Bool.random(using: &random)
      return Constraint(
        terms: [(view + 1, 1)] + (isOfBoth ? [(other + 1, -1)] : []), constant: randomConstant(), above: limit[0],
        below: limit[1], tie: TieBreak())
    default:
      return Constraint(
        terms: [(view + Int.random(in: 0...1, using: &random), 1)], constant: randomConstant(), above: .required,
        below: .required, tie: TieBreak())
    }
  }

  /// Returns a constraint for the solver of some variables.
  private func linear(_ constraint: Constraint, _ variables: [Variable]) -> LinearConstraint {
    LinearConstraint(
      constraint.terms.map { LinearConstraint.Term(variables[$0.variable], $0.coefficient) },
      constant: constraint.constant, strengthAbove: constraint.above, strengthBelow: constraint.below,
      tie: constraint.tie)
  }

  // MARK: Results

  /// Adds a new solver with copies of some constraints, and returns it after it has solved them.
  func newSolver(with constraints: [Constraint]) -> (
    solver: Solver, variables: [Variable], ids: [Solver.ConstraintID], conflict: Solver.Conflict?
  ) {
    let solver = Solver(usesDefinitions: false)
    let copies = variables[0].indices.map { solver.makeVariable(isLength: isRow && $0 % 2 == 1) }
    let ids = constraints.map { solver.add(linear($0, copies)) }
    return (solver, copies, ids, solver.solve())
  }

  /// Returns whether two lists of violations are the same but for rounding errors.
  static func areEqual(_ violations: [Double], _ others: [Double]) -> Bool {
    zip(violations, others).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  /// Returns the violations of each level, the highest first, and of the ties.
  func violations(in solver: Solver, _ ids: [Solver.ConstraintID]) -> [Double] {
    var sums = [Double](repeating: 0, count: Self.optional.count + 1)
    for (id, constraint) in zip(ids, live) {
      let sum = solver.deviation(of: id)
      let strength = sum > 0 ? constraint.above : constraint.below
      guard let level = Self.optional.firstIndex(of: strength) else { continue }
      sums[level] += abs(sum)
      sums[Self.optional.count] += abs(sum) * Double(sum > 0 ? constraint.tie.above : constraint.tie.below)
    }
    return sums
  }
}
