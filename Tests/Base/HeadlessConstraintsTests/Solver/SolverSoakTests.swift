import Testing

@testable import HeadlessConstraints

@Suite("Solver: random programs") struct SolverSoakTests {
  /// Solves in all solvers, and removes a constraint of each conflict; returns false after a failure.
  private func solve(_ program: inout RandomProgram, _ installation: Comment) -> Bool {
    while true {
      let conflicts = program.solvers.map { $0.solve() }
      if conflicts.allSatisfy({ $0 == nil }) { return true }
      for (index, conflict) in conflicts.enumerated() {
        guard let conflict else {
          Issue.record("\(installation): expected a conflict in solver \(index)")
          return false
        }
        let members = program.live.filter { conflict.constraints.contains($0.ids[index]) }
        expectEqual(members.count, conflict.constraints.count, installation)
        let areRequired = members.allSatisfy(\.isRequired)
        #expect(areRequired, installation)
        #expect(program.newSolver(with: members).conflict != nil, installation)
        for left in members.indices {
          var others = members
          others.remove(at: left)
          expectNil(program.newSolver(with: others).conflict, installation)
        }
      }
      let broken = conflicts[0]!.constraints.randomElement(using: &program.random)!
      guard let index = program.live.firstIndex(where: { $0.ids[0] == broken }) else {
        Issue.record("\(installation): the conflict names a constraint that is not there")
        return false
      }
      program.remove(index)
    }
  }

  /// Compares the solvers of a program with each other and with the values before.
  private func compare(_ program: RandomProgram, _ values: inout [[Double]], _ installation: Comment) -> Bool {
    var isCorrect = true
    func check(_ condition: Bool, _ comment: @autoclosure () -> String) {
      #expect(condition, "\(installation): \(comment())")
      if !condition { isCorrect = false }
    }
    for (index, solver) in program.solvers.enumerated() {
      let faults = solver.faults()
      check(faults.isEmpty, "\(faults)")
      let now = program.variables[index].map { solver.value(of: $0) }
      let moved = program.variables[index].indices.filter { now[$0] != values[index][$0] }
      let reported = solver.popChangedVariables()
      check(
        Set(moved.map { program.variables[index][$0] }) == Set(reported) && moved.count == reported.count,
        "expected changes of \(moved)")
      values[index] = now
    }
    let violations = program.solvers.indices.map { index in
      program.violations(in: program.solvers[index], program.live.map { $0.ids[index] })
    }
    for other in violations.dropFirst() {
      check(RandomProgram.areEqual(violations[0], other), "\(violations[0]) and \(other)")
    }
    for variable in values[0].indices {
      let isDetermined = program.solvers.indices.map {
        program.solvers[$0].isDetermined(program.variables[$0][variable])
      }
      check(Set(isDetermined).count == 1, "variable \(variable) is determined: \(isDetermined)")
      if isDetermined[0] {
        check(abs(values[0][variable] - values[1][variable]) < 1e-4, "the values of variable \(variable) differ")
      }
    }
    return isCorrect
  }

  @Test(arguments: 0..<100) func `definitions change no result, nor does the order of the steps`(seed: UInt64) {
    var program = RandomProgram(seed: seed, solvers: [Solver(), Solver(usesDefinitions: false)])
    var values = program.variables.map { $0.map { _ in 0.0 } }
    let stepsToSolve = [1, 1, 3, 10][Int(seed / 2 % 4)]
    for step in 1...80 {
      program.step()
      if step % stepsToSolve != 0, step < 80 { continue }
      let installation: Comment = "seed \(seed), step \(step)"
      if !solve(&program, installation) || !compare(program, &values, installation) { return }
    }
    let fresh = program.newSolver(with: program.live)
    expectNil(fresh.conflict, "seed \(seed)")
    let (mine, other) = (
      program.violations(in: program.solvers[0], program.live.map { $0.ids[0] }),
      program.violations(in: fresh.solver, fresh.ids)
    )
    #expect(RandomProgram.areEqual(mine, other), "seed \(seed): \(mine) and \(other)")
    for (index, variable) in fresh.variables.enumerated() where fresh.solver.isDetermined(variable) {
      #expect(abs(fresh.solver.value(of: variable) - values[0][index]) < 1e-4, "seed \(seed), variable \(index)")
    }
  }

  @Test func `a solver whose constraints and variables are all removed is empty`() {
    for seed in 0..<20 as Range<UInt64> {
      var program = RandomProgram(seed: seed, solvers: [Solver()])
      let solver = program.solvers[0]
      for step in 1...60 {
        program.step()
        if step % 7 == 0, !solve(&program, "seed \(seed)") { return }
      }
      while !program.live.isEmpty { program.remove(0) }
      for variable in program.variables[0] { solver.remove(variable) }
      expectNil(solver.solve())
      expectEqual(solver.cellCount, 0, "seed \(seed)")
      let isEmpty = solver.symbols.allSatisfy { $0.kind == .free }
      #expect(isEmpty, "seed \(seed)")
    }
  }
}
