import Synchronization

/// Reports of misuse, which the toolkit makes instead of crashing.
///
/// The refused operation does not change the old state. By default a report is one line on standard error, or, where
/// `HeadlessTesting` is linked, a failure of the test.
public enum IssueReporting {
  /// Receives every report made in the current scope; set it for a scope with `IssueReporting.$handler.withValue`.
  @TaskLocal public static var handler = IssueHandler.standard

  /// Hands a report to the current ``handler``.
  ///
  /// What a handler reports while it runs is handed to it as well, up to 100 reports within one another.
  public static func report(_ report: IssueReport) {
    if nesting < CallbackNesting.limit { $nesting.withValue(nesting + 1) { handler(report) } }
  }

  @TaskLocal private static var nesting = 0

  /// Hands a report of a place, a problem and a cure to the current ``handler``.
  package static func report(place: String, problem: String, cure: String) {
    report(IssueReport(place: place, problem: problem, cure: cure))
  }

  /// Runs `body` and returns the reports that it made, which reach no other handler.
  ///
  /// - Parameter body: The code whose misuse is expected.
  /// - Returns: The reports, in the order they were made.
  /// - Throws: The error of `body`.
  public static func collect(_ body: () throws -> Void) rethrows -> [IssueReport] {
    let collector = IssueCollector()
    try $handler.withValue({ collector.append($0) }, operation: body)
    return collector.reports
  }
}

/// Stores reports, which may be made on any thread.
private final class IssueCollector: Sendable {
  private let storage = Mutex<[IssueReport]>([])

  var reports: [IssueReport] { storage.withLock { $0 } }

  func append(_ report: IssueReport) {
    storage.withLock { $0.append(report) }
  }
}
