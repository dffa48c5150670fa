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
  /// A handler that reports while it runs receives that report as well, up to 100 reports within one another.
  public static func report(_ report: IssueReport) {
    if nesting < CallbackNesting.limit { $nesting.withValue(nesting + 1) { handler(report) } }
  }

  @TaskLocal private static var nesting = 0

  /// Hands a report of a place, a problem and a cure to the current ``handler``.
  package static func report(place: String, problem: String, cure: String) {
    report(IssueReport(place: place, problem: problem, cure: cure))
  }

  /// Runs code whose misuse is expected, and returns its reports in their order; no other handler gets them.
  public static func collect(_ body: () throws -> Void) rethrows -> [IssueReport] {
    // Reports may be made on any thread.
    let reports = Mutex<[IssueReport]>([])
    try $handler.withValue({ report in reports.withLock { $0.append(report) } }, operation: body)
    return reports.withLock { $0 }
  }
}
