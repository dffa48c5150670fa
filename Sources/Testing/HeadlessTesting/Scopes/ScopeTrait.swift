import HeadlessGraphics
import HeadlessReporting
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
  ) async throws { try await run(function) }
}

extension Trait where Self == ScopeTrait {
  /// Records every issue that the toolkit reports as an issue of the test, at the line of the test.
  ///
  /// This is the default; use it for a test in a suite with ``printsReports``.
  public static var reportsIssuesAsFailures: Self { reports(to: .standard) }

  /// A trait that prints the toolkit's reports on standard error, a line each; no report fails the test.
  public static var printsReports: Self { reports(to: .printing) }

  private static func reports(to handler: IssueHandler) -> Self {
    ScopeTrait { body in try await IssueReporting.$handler.withValue(handler) { try await body() } }
  }

  /// Measures the test's texts with this measurer, such as `.oneEm`.
  public static func textMeasurer(_ measurer: some TextMeasurer) -> Self {
    ScopeTrait { body in try await TextMeasuring.withCurrent(measurer) { try await body() } }
  }
}

extension TextMeasurer where Self == OneEmTextMeasurer {
  /// A trait that measures text as if every character were a square of the font's size: `"Buy"` at 10 points is 30×10.
  public static var oneEm: Self { OneEmTextMeasurer() }
}
