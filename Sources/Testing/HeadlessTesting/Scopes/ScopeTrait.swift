import Testing

/// A trait that sets the screen, the text measurer or the handling of reports for a test or every test of a suite.
///
/// The scope of the first of several traits is the outermost. Their order does not matter: `.screen(scale: 3),
/// .userInterfaceStyle(.dark)` and the reverse both run the test on a dark screen with scale 3.
public struct ScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait of a suite applies to each of its tests; always true.
  public var isRecursive: Bool { true }

  private let run: @Sendable (@Sendable () async throws -> Void) async throws -> Void

  init(_ run: @escaping @Sendable (@Sendable () async throws -> Void) async throws -> Void) { self.run = run }

  /// Runs the test inside the scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await run(function)
  }
}
