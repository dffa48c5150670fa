import HeadlessKit
import HeadlessTesting

/// A view that does in its callbacks what a test asks for.
@MainActor
protocol HookedView: AnyObject {
  /// Releases the test's closures.
  func forgetHooks()
}

/// The views of one test that hold closures of the test.
///
/// The closures hold the views in turn; the trait ``Testing/Trait/forgetsHooks`` unties them after the test, so that a
/// leak found by a sanitizer is one of the library.
@MainActor final class Hooks {
  @TaskLocal static var ofTest: Hooks?
  private var views: [any HookedView] = []

  nonisolated init() {}

  func add(_ view: any HookedView) { views.append(view) }

  func forget() {
    for view in views { view.forgetHooks() }
    views = []
  }
}

struct ForgetsHooks: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let hooks = Hooks()
    let result = await Hooks.$ofTest.withValue(hooks) {
      do { return Result<Void, any Error>.success(try await function()) } catch { return .failure(error) }
    }
    await hooks.forget()
    try result.get()
  }
}

extension Trait where Self == ForgetsHooks {
  /// Releases the closures of the test's views at the end of the test.
  static var forgetsHooks: Self { ForgetsHooks() }
}
