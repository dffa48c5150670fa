import HeadlessKit
import HeadlessTesting

@testable import Gallery

/// The results of all examples, of which none changes unnoticed; the tests of the toolkit derive their numbers.
@MainActor @Suite("Results of examples") struct ExampleResultTests {
  @Test func `every trace, frame and color is the recorded one`() {
    expectSnapshot(Report(sections: allRuns.first).text, function: "report")
  }
}
