import Testing

@testable import HeadlessConstraints

@Suite("Solver: random programs")
struct SolverSoakTests {
  @Test(arguments: 0..<300)
  func `a solver that was changed has the violations of a new one`(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let solver = Solver()
    let variables = (0..<Int.random(in: 1...6, using: &random)).map { _ in solver.makeVariable() }
    var live: [(id: Solver.ConstraintID, constraint: LinearConstraint)] = []
    let sides = [
      Strength.required, .requiredContent, .free, Strength(level: 750), Strength(level: 500), Strength(level: 250),
    ]
    for step in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        let count = Int.random(in: 1...min(3, variables.count), using: &random)
        let terms = variables.shuffled(using: &random).prefix(count).map {
          LinearConstraint.Term($0, [1, 1, -1, 2, -2, 0.5].randomElement(using: &random)!)
        }
        let constraint = LinearConstraint(
          terms, constant: Double(Int.random(in: -50...50, using: &random)),
          strengthAbove: sides.randomElement(using: &random)!, strengthBelow: sides.randomElement(using: &random)!)
        let id = solver.add(constraint)
        live.append((id, constraint))
      case 5..<7 where !live.isEmpty:
        solver.remove(live.remove(at: Int.random(in: 0..<live.count, using: &random)).id)
      case 7 where !live.isEmpty:
        let place = Int.random(in: 0..<live.count, using: &random)
        if live[place].constraint.strengthAbove != .required, live[place].constraint.strengthBelow != .required {
          live[place].constraint.strengthAbove = sides.dropFirst().randomElement(using: &random)!
          live[place].constraint.strengthBelow = sides.dropFirst().randomElement(using: &random)!
          solver.setStrengths(
            above: live[place].constraint.strengthAbove, below: live[place].constraint.strengthBelow, tie: Tie(),
            of: live[place].id)
        }
      default:
        if live.isEmpty { continue }
        let place = Int.random(in: 0..<live.count, using: &random)
        live[place].constraint.constant = Double(Int.random(in: -50...50, using: &random))
        solver.setConstant(live[place].constraint.constant, of: live[place].id)
      }
      while let conflict = solver.solve() {
        let broken = conflict.constraints.randomElement(using: &random)!
        guard let place = live.firstIndex(where: { $0.id == broken }) else {
          Issue.record("seed \(seed), step \(step): the conflict names a constraint that is not there")
          return
        }
        let constraint = live[place].constraint
        #expect(max(constraint.strengthAbove, constraint.strengthBelow) == .required, "seed \(seed), step \(step)")
        live.remove(at: place)
        solver.remove(broken)
      }
      let faults = solver.faults()
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      if !faults.isEmpty { return }
    }
    // A new solver with the same constraints.
    let other = Solver()
    let copies = Dictionary(uniqueKeysWithValues: variables.map { ($0, other.makeVariable()) })
    let ids = live.map { entry in
      var constraint = entry.constraint
      constraint.terms = constraint.terms.map { .init(copies[$0.variable]!, $0.coefficient) }
      let id = other.add(constraint)
      #expect(other.solve() == nil, "seed \(seed)")
      return id
    }
    #expect(other.faults().isEmpty, "seed \(seed)")
    for level in sides.dropFirst() where level != .free {
      func sum(_ solver: Solver, _ ids: [Solver.ConstraintID]) -> Double {
        zip(ids, live).reduce(0) { total, pair in
          let (id, entry) = pair
          let sum = solver.deviation(of: id)
          let strength = sum > 0 ? entry.constraint.strengthAbove : entry.constraint.strengthBelow
          return strength == level ? total + abs(sum) : total
        }
      }
      let (mine, fresh) = (sum(solver, live.map(\.id)), sum(other, ids))
      #expect(abs(mine - fresh) < 1e-4, "seed \(seed), level \(level): \(mine) and \(fresh)")
    }
    for variable in variables where solver.isDetermined(variable) && other.isDetermined(copies[variable]!) {
      #expect(abs(solver.value(of: variable) - other.value(of: copies[variable]!)) < 1e-4, "seed \(seed)")
    }
  }
}
