import CommandLineTool
import Soak

/// The command `fuzz`: random programs over the whole public interface, for as long as one likes.
struct Fuzz: Equatable {
  var seconds = 60
  var seed = 1

  /// Runs the programs and prints the number of steps, and a failure as a Swift test; `showSeed` receives the seed of
  /// each program before it runs.
  @MainActor func run(printOutput: (String) -> Void, showSeed: (UInt64) -> Void) throws(RunError) {
    let outcome = LongRun(firstSeed: UInt64(seed), seconds: Double(seconds)).run(begins: showSeed)
    printOutput("\(outcome.summary), from seed \(seed) on")
    guard let failure = outcome.failure else { return }
    printOutput(failure)
    throw RunError("the program of seed \(outcome.failedSeed ?? 0) has failed")
  }
}

extension Arguments {
  static func fuzzing(_ words: ArraySlice<String>) throws(UsageError) -> Arguments {
    let options = try Options(words, values: ["--seconds", "--seed"])
    var fuzz = Fuzz()
    fuzz.seconds = try options.number(of: "--seconds", in: counts) ?? fuzz.seconds
    fuzz.seed = try options.number(of: "--seed", in: counts) ?? fuzz.seed
    return .fuzz(fuzz)
  }
}
