import Synchronization

/// A counter of the steps of blurs in a scope, for tests.
package final class BlurWork: Sendable {
  /// The counter of the current scope; nil outside of tests.
  @TaskLocal package static var counter: BlurWork?

  private let storage = Atomic<Int>(0)

  package init() {}

  package var steps: Int { storage.load(ordering: .relaxed) }

  func add(_ steps: Int) { storage.add(steps, ordering: .relaxed) }
}
