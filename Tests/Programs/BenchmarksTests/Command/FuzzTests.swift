import CommandLineTool
import Testing

@testable import Benchmarks

/// The command `fuzz`.
@MainActor @Suite("Fuzz") struct FuzzTests {
  @Test func `the arguments set the duration and the seed; a minute from seed 1 by default`() throws {
    try expectEqual(Arguments.parse(["fuzz"]), .fuzz(Fuzz(seconds: 60, seed: 1)))
    try expectEqual(Arguments.parse(["fuzz", "--seconds", "5", "--seed", "77"]), .fuzz(Fuzz(seconds: 5, seed: 77)))
    #expect(throws: UsageError.unknown("--n")) { try Arguments.parse(["fuzz", "--n", "5"]) }
  }

  @Test func `a run prints its steps and its first seed`() throws {
    var lines: [String] = []
    var seeds: [UInt64] = []
    try Fuzz(seconds: 1, seed: 3).run(printOutput: { lines.append($0) }, showSeed: { seeds.append($0) })
    expectEqual(lines.count, 1)
    #expect(lines[0].hasPrefix("\(300 * seeds.count) steps in \(seeds.count) programs, "))
    #expect(lines[0].hasSuffix(", from seed 3 on") && seeds.first == 3)
  }
}
