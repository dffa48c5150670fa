import Foundation

extension IssueHandler {
  /// Fails the test where `HeadlessTesting` is linked, and prints a line on standard error everywhere else.
  public static let standard = IssueHandler { report in
    if let linkedHandler { linkedHandler.handle(report) } else { printing(report) }
  }

  /// Prints each report as a line on standard error.
  public static let printing = IssueHandler { report in
    FileHandle.standardError.write(Data("HeadlessKit: \(report)\n".utf8))
  }
}

/// A type that receives the reports that have no other handler.
package protocol ReportHandling: SendableMetatype {
  static func handle(_ report: IssueReport)
}

/// The class of `HeadlessTesting`, found by its name: a library that is only linked can't announce itself.
private let linkedHandler = NSClassFromString("HeadlessTesting.ReportRecorder") as? any ReportHandling.Type
