import Testing

/// A trait that gives a test, or every test of a suite, its own surroundings: screen, text measurer, treatment of reports.
///
/// Of several traits the first one is the outermost: `.screen(scale: 3), .userInterfaceStyle(.dark)` is a dark screen of
/// scale 3, and so it is the other way round.
public struct ScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Suites hand the trait on to their tests.
  public var isRecursive: Bool { true }

  private let run: @Sendable (@Sendable () async throws -> Void) async throws -> Void

  init(_ run: @escaping @Sendable (@Sendable () async throws -> Void) async throws -> Void) {
    self.run = run
  }

  /// Runs the test inside the scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await run(function)
  }
}
