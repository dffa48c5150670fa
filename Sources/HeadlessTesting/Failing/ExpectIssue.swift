import HeadlessReporting
import Synchronization
import Testing

/// Runs code that misuses the toolkit, and fails unless that is reported.
///
/// A report that holds the text is expected and fails nothing, however often it comes; any other one goes where it would
/// have gone.
///
/// - Parameters:
///   - text: A part of the report, such as the name of the member or the value; any report contains an empty one.
///   - sourceLocation: Where a failure is recorded.
///   - body: The code.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public func expectIssue<Result>(
  containing text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  let wanted = WantedReport(text)
  let result = try IssueReporting.$handler.withValue(wanted.handler, operation: body)
  wanted.check(at: sourceLocation)
  return result
}

/// Runs asynchronous code that misuses the toolkit, and fails unless that is reported.
///
/// - Parameters:
///   - text: A part of the report, such as the name of the member or the value; any report contains an empty one.
///   - isolation: The actor it runs on: the caller's.
///   - sourceLocation: Where a failure is recorded.
///   - body: The code, with the tasks it starts.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public func expectIssue<Result>(
  containing text: String, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
) async rethrows -> Result {
  let wanted = WantedReport(text)
  let result = try await IssueReporting.$handler.withValue(wanted.handler, operation: body, isolation: isolation)
  wanted.check(at: sourceLocation)
  return result
}

/// Waits for a report that holds a text, and lets all others through.
private final class WantedReport: Sendable {
  private let text: String
  private let others = IssueReporting.handler
  private let seen = Mutex((hasCome: false, otherwise: [String]()))

  init(_ text: String) { self.text = text }

  var handler: IssueHandler {
    IssueHandler { report in
      let isWanted = self.text.isEmpty || report.description.contains(self.text)
      self.seen.withLock { seen in
        if isWanted { seen.hasCome = true } else { seen.otherwise.append(report.description) }
      }
      if !isWanted { self.others(report) }
    }
  }

  func check(at place: SourceLocation) {
    let (hasCome, otherwise) = seen.withLock { $0 }
    if hasCome { return }
    let found = otherwise.isEmpty ? "nothing was reported." : "reported was: \(otherwise.joined(separator: " / "))"
    let wanted = text.isEmpty ? "An issue" : "An issue containing '\(text)'"
    Failure(message: "\(wanted) was expected; \(found)").record(at: place)
  }
}
