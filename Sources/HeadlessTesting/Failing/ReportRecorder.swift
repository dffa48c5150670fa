import HeadlessReporting
import Testing

/// Takes the toolkit's reports wherever this library is linked, so that misuse fails a test that never asked for it.
///
/// `HeadlessReporting` finds the class by its name.
final class ReportRecorder: ReportTaking {
  static func take(_ report: IssueReport) {
    Failure(message: report.description).record(at: Test.current?.sourceLocation)
  }
}
