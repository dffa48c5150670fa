import HeadlessReporting
import Testing

extension Trait where Self == ScopeTrait {
  /// Records every issue that the toolkit reports as an issue of the test, at the line of the test.
  ///
  /// This is so without the trait; it sets a test of a suite apart that is ``printsReports``.
  public static var reportsIssuesAsFailures: Self { reports(to: .standard) }

  /// Prints what the toolkit reports as lines on standard error; no report fails the test.
  public static var printsReports: Self { reports(to: .printing) }

  private static func reports(to handler: IssueHandler) -> Self {
    ScopeTrait { body in
      try await IssueReporting.$handler.withValue(handler) { try await body() }
    }
  }
}
