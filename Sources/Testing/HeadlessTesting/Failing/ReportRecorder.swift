import HeadlessReporting
import Synchronization
import Testing

/// A handler that records the toolkit's reports as failures wherever this library is linked, without a test's call.
///
/// `HeadlessReporting` finds the class by its name.
final class ReportRecorder: ReportHandling {
  static func handle(_ report: IssueReport) {
    let count = count(of: report)
    let message = count == 1 ? report.description : "\(report.description) (Report \(count) of this kind in the test.)"
    Failure(message: message).record(at: Test.current?.sourceLocation)
  }

  /// The numbers of equal reports of a test, which have the line of the test: the number identifies the statement.
  private static let counts = Mutex<[Key: Int]>([:])

  private struct Key: Hashable {
    let test: Test.ID
    let arguments: String
    let report: IssueReport
  }

  /// Counts a report; returns the number of equal reports of the running test, this one included, or 1 outside of one.
  private static func count(of report: IssueReport) -> Int {
    guard let test = Test.current else { return 1 }
    let key = Key(test: test.id, arguments: Test.Case.current.map { String(describing: $0) } ?? "", report: report)
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
