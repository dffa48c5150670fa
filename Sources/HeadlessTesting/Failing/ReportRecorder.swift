import HeadlessReporting
import Synchronization
import Testing

/// Takes the toolkit's reports wherever this library is linked, so that misuse fails a test that never asked for it.
///
/// `HeadlessReporting` finds the class by its name.
final class ReportRecorder: ReportHandling {
  static func handle(_ report: IssueReport) {
    let count = counts.add(report)
    let message = count == 1 ? report.description : "\(report.description) (Report \(count) of this kind in the test.)"
    Failure(message: message).record(at: Test.current?.sourceLocation)
  }

  private static let counts = ReportCounts()
}

/// Counts equal reports of one test, which all have the line of the test: the number says which statement made a
/// report.
private final class ReportCounts: Sendable {
  private struct Key: Hashable {
    let test: Test.ID
    let arguments: String
    let report: IssueReport
  }

  private let counts = Mutex<[Key: Int]>([:])

  /// Counts a report.
  ///
  /// - Returns: How many equal reports the running test has made so far, with this one; 1 outside of a test.
  func add(_ report: IssueReport) -> Int {
    guard let test = Test.current else { return 1 }
    let key = Key(test: test.id, arguments: Test.Case.current.map { String(describing: $0) } ?? "", report: report)
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
}
