import Soak
import Testing

@MainActor @Suite("Long runs") struct LongRunTests {
  @Test func `a run increments the seed until the time is over, and returns its counts`() {
    var seeds: [UInt64] = []
    let outcome = LongRun(firstSeed: 7, seconds: 0.05, length: 20).run { seeds.append($0) }
    #expect(seeds == Array(7..<7 + UInt64(seeds.count)) && outcome.programs == seeds.count)
    #expect(outcome.steps == 20 * seeds.count && outcome.failure == nil)
    #expect(outcome.summary.hasPrefix("\(20 * seeds.count) steps in \(seeds.count) programs, "))
  }
}
