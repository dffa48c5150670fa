import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews
import Testing

/// A trait that gives a test, or every test of a suite, its own screen, text measurer or treatment of reports.
public struct ScopeTrait: TestTrait, SuiteTrait, TestScoping {
  /// Suites hand the trait on to their tests.
  public var isRecursive: Bool { true }

  private let run: @Sendable (@Sendable () async throws -> Void) async throws -> Void

  fileprivate init(_ run: @escaping @Sendable (@Sendable () async throws -> Void) async throws -> Void) {
    self.run = run
  }

  /// Runs the test inside the scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await run(function)
  }
}

extension Trait where Self == ScopeTrait {
  /// Runs the test on a screen with this scale, in pixels a point.
  public static func screen(scale: CGFloat) -> Self {
    ScopeTrait { try await Screen.withMain(Screen(scale: scale), $0) }
  }

  /// Measures the test's texts with this measurer.
  public static func textMeasurer(_ measurer: any TextMeasurer) -> Self {
    ScopeTrait { body in
      try await TextMeasuring.$current.withValue(measurer) { try await body() }
    }
  }

  /// Records every issue that the toolkit reports as an issue of the test.
  public static var reportsIssuesAsFailures: Self {
    ScopeTrait { body in
      try await IssueReporting.$handler.withValue({ Issue.record("\($0)") }) { try await body() }
    }
  }
}
