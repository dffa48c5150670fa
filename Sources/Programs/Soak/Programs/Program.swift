import HeadlessReporting
import HeadlessViews

/// A program of steps over the public interface, run on its own views.
@MainActor package struct Program {
  package let steps: [Step]

  let makePlainView: () -> SoakView

  /// Creates a program of steps; a test plants a fault with plain views of its own.
  package init(_ steps: [Step], plainView makePlainView: @escaping () -> SoakView = { SoakView(frame: .zero) }) {
    self.steps = steps
    self.makePlainView = makePlainView
  }

  /// The failure when it runs with every check after every step, or nil.
  package var failure: Failure? { run(isStrict: true) }

  /// Runs the program, strictly with all checks of every view after every step; returns the first failure, or nil.
  package func run(isStrict: Bool) -> Failure? {
    var failure: Failure?
    Screen.withMain(Screen(scale: 2)) {
      let world = World(isStrict: isStrict, makePlainView: makePlainView)
      IssueReporting.$handler.withValue({ report in world.reports.withLock { $0.append(report) } }) {
        LayoutObservation.observe(with: world) { failure = run(in: world) }
      }
    }
    return failure
  }

  private func run(in world: World) -> Failure? {
    defer { for node in world.nodes { node.removeLinks() } }
    for (index, step) in steps.enumerated() {
      if let problem = world.perform(step) { return Failure(index: index, step: step, problem: problem) }
    }
    return world.tearDown().map { Failure(index: steps.count, step: nil, problem: $0) }
  }
}

package struct Failure: Equatable, CustomStringConvertible, Sendable {
  /// The index of the step; the number of steps for the end of the program.
  package let index: Int
  /// The step; nil at the end, when all views must be deallocated.
  package let step: Step?
  package let problem: String

  /// The sort of the failure: the first words, without the view.
  package var sort: String {
    let words = problem.split(separator: " ").drop { $0.hasPrefix("#") }
    return words.prefix(problem.hasPrefix("#") ? 4 : 2).joined(separator: " ")
  }

  package var description: String { "step \(index), \(step?.description ?? "the end"): \(problem)" }
}
