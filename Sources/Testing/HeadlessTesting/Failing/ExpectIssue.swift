import HeadlessReporting
import Synchronization
import Testing

/// Runs code that misuses the toolkit, and fails unless the toolkit reports it.
///
/// Reports that contain the text are expected and fail nothing; all others are handled as without this function.
///
/// - Parameters:
///   - text: Text in the report, such as the member's name or the value; every report contains the empty text.
///   - sourceLocation: The line of the failure.
///   - body: The code.
/// - Returns: The result of `body`.
/// - Throws: The error of `body`.
@discardableResult public func expectIssue<Result>(
  containing text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let expected = ExpectedReport(text)
  let result = try IssueReporting.$handler.withValue(expected.handler, operation: body)
  expected.check(at: sourceLocation)
  return result
}

/// Runs asynchronous code that misuses the toolkit, with the tasks that it starts, and fails unless the toolkit reports it.
///
/// It runs on an actor, the caller's by default. All else is as for ``expectIssue(containing:sourceLocation:_:)``.
@discardableResult public func expectIssue<Result>(
  containing text: String, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
) async rethrows -> Result {
  let expected = ExpectedReport(text)
  let result = try await IssueReporting.$handler.withValue(expected.handler, operation: body, isolation: isolation)
  expected.check(at: sourceLocation)
  return result
}

/// A handler that recognizes the reports that contain a text, and forwards all others.
private final class ExpectedReport: Sendable {
  private let text: String
  private let fallback = IssueReporting.handler
  private let reports = Mutex((isExpectedFound: false, others: [String]()))

  init(_ text: String) { self.text = text }

  var handler: IssueHandler {
    IssueHandler { report in
      let isExpected = self.text.isEmpty || report.description.contains(self.text)
      self.reports.withLock { reports in
        if isExpected { reports.isExpectedFound = true } else { reports.others.append(report.description) }
      }
      if !isExpected { self.fallback(report) }
    }
  }

  func check(at location: SourceLocation) {
    let (isExpectedFound, others) = reports.withLock { $0 }
    if isExpectedFound { return }
    let expected = text.isEmpty ? "an issue" : "an issue that contains '\(text)'"
    let found = others.isEmpty ? "got none." : "got: \(others.joined(separator: " / "))"
    Failure.record("Expected \(expected); \(found)", at: location)
  }
}
