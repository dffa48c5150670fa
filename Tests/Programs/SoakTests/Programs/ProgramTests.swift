import Foundation
import Soak
import Testing

/// Random programs over the whole public interface, checked after every step.
///
/// A failure prints its seed and a test that replays the smallest program that fails in the same way. `SOAK_SEED` sets
/// the first seed and `SOAK_PROGRAMS` the number of programs; `swift run -c release Benchmarks fuzz` runs far more.
@MainActor @Suite("Random programs") struct ProgramTests {
  nonisolated static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SOAK_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["SOAK_PROGRAMS"].flatMap { UInt64($0) } ?? 10
    return first..<first + count
  }()

  @Test(arguments: ProgramTests.seeds)
  func `three hundred steps have the effects of the model and leak nothing`(seed: UInt64) {
    var generator = Generator(seed: seed)
    let program = Program(generator.steps(300))
    guard let failure = program.failure else { return }
    Issue.record("seed \(seed), \(failure)\n\(program.shrunk.test(named: "seed\(seed)"))")
  }

  @Test func `the same seed makes the same program, another seed another`() {
    var (one, same, other) = (Generator(seed: 7), Generator(seed: 7), Generator(seed: 8))
    let steps = one.steps(50)
    #expect(steps == same.steps(50) && steps != other.steps(50))
  }
}
