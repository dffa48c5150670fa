import HeadlessKit
import HeadlessTesting

/// Random programs against a model of the rules: marked views are laid out, in tree order, and no others.
///
/// The seeds are fixed; each failure names its seed and its step.
@MainActor @Suite("Random programs", .reportsIssuesAsFailures) struct RandomProgramTests {
  @Test(arguments: [0x5EED, 1, 2, 3, 4, 5, 6, 7] as [UInt64])
  func `a thousand edits and passes have the effects of the model`(seed: UInt64) {
    let world = ModelledWorld(seed: seed, viewCount: 24)
    for step in 0..<1000 {
      world.edit()
      if let fault = world.fault() {
        Issue.record("seed \(seed), step \(step): \(world.lastEdit): \(fault)")
        return
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `with random edits in layouts and callbacks, passes end and trees are consistent and clean`(seed: UInt64) {
    let world = ModelledWorld(seed: seed, viewCount: 16)
    for step in 0..<60 {
      // Callbacks may make so many edits; afterwards they are quiet and all must settle.
      world.meddling = 12
      // Calls that callbacks make impossible are reported, which does not matter here.
      _ = IssueReporting.collect {
        for _ in 0..<4 { world.edit() }
        for root in world.roots { root.layoutIfNeeded() }
      }
      world.meddling = 0
      for root in world.roots { root.layoutIfNeeded() }
      let trace = LayoutTrace.recording { for root in world.roots { root.layoutIfNeeded() } }
      if !trace.calls.isEmpty || trace.visits != 0 {
        Issue.record("seed \(seed), step \(step): \(trace.visits) visits after all was settled: \(trace)")
        return
      }
      for root in world.roots { expectConsistent(root) }
    }
  }
}
