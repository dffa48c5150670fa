import HeadlessReporting
import Testing

extension Trait where Self == ScopeTrait {
  /// Records every issue that the toolkit reports as an issue of the test, at the line of the test.
  ///
  /// This is the default; use it for a test in a suite with ``printsReports``.
  public static var reportsIssuesAsFailures: Self { reports(to: .standard) }

  /// A trait that prints the toolkit's reports on standard error, a line each; no report fails the test.
  public static var printsReports: Self { reports(to: .printing) }

  private static func reports(to handler: IssueHandler) -> Self {
    ScopeTrait { body in
      try await IssueReporting.$handler.withValue(handler) { try await body() }
    }
  }
}
