/// Random programs one after the other, seed by seed, until the time is over or one fails.
@MainActor package struct LongRun {
  /// The seed of the first program; the next one has the next seed.
  package let firstSeed: UInt64
  /// The duration, in seconds.
  package let seconds: Double
  package let length: Int

  package init(firstSeed: UInt64, seconds: Double, length: Int = 300) {
    self.firstSeed = firstSeed
    self.seconds = seconds
    self.length = length
  }

  package struct Outcome: Sendable {
    package var steps = 0
    package var programs = 0
    /// The duration, in seconds.
    package var seconds = 0.0
    package var failedSeed: UInt64?
    /// The failure, and the smallest program that fails like it as a Swift test.
    package var failure: String?

    package var summary: String {
      let rate = seconds > 0 ? Int(Double(steps) / seconds) : 0
      return "\(steps) steps in \(programs) programs, \(rate) steps a second"
    }
  }

  /// Runs programs until the time is over or one fails; `begins` receives each seed first, for a report after a crash.
  package func run(begins: (UInt64) -> Void = { _ in }) -> Outcome {
    let start = ContinuousClock.now
    var outcome = Outcome()
    repeat {
      let seed = firstSeed &+ UInt64(outcome.programs)
      begins(seed)
      var generator = Generator(seed: seed)
      let program = Program(generator.steps(length))
      let failure = program.run(isStrict: false)
      outcome.programs += 1
      outcome.steps += failure.map { $0.index + 1 } ?? length
      outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
      if let failure {
        outcome.failedSeed = seed
        outcome.failure = "seed \(seed), \(failure)\n\(program.shrunk.test(named: "seed\(seed)"))"
      }
    } while outcome.failure == nil && outcome.seconds < seconds
    return outcome
  }
}
