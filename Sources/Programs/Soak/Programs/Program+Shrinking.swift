extension Program {
  /// The smallest program that fails in the same way; the program itself if it does not fail.
  package var shrunk: Program {
    let sort = failure?.sort
    var shrinker = Shrinker { steps in
      let failure = Program(steps, plainView: makePlainView).failure
      return failure?.sort == sort ? failure?.index : nil
    }
    return Program(shrinker.shrink(steps), plainView: makePlainView)
  }

  /// Returns the program as a Swift test with a name, to paste into a suite that imports Soak.
  package func test(named name: String) -> String {
    let problem = failure?.description ?? "does not fail"
    let lines = steps.map { "    \($0)," }.joined(separator: "\n")
    return """
      // \(problem.replacing("\n", with: " "))
      @MainActor @Test func `the program \(name) runs without a fault`() {
        let program = Program([
      \(lines)
        ])
        #expect(program.failure == nil)
      }
      """
  }
}
