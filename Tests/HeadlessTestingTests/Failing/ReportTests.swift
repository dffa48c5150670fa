import HeadlessKit
import HeadlessTesting

/// What becomes of the toolkit's reports in tests.
@MainActor @Suite("Reports in tests")
struct ReportTests {
  nonisolated static let message = "View.frame: (nan, 0, 0, 0) is not finite"

  private func misuse() { View().frame.origin.x = .nan }

  @Test("a report fails a test that asked for nothing, at the line of the test")
  func standard() {
    withKnownIssue {
      misuse()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(Self.message) == true && $0.sourceLocation == Test.current?.sourceLocation
    }
  }

  @Test("printed reports fail nothing", .printsReports)
  func printed() { misuse() }

  @Test("of two traits the inner one counts", .printsReports, .reportsIssuesAsFailures)
  func inner() {
    withKnownIssue { misuse() }
  }

  @Test("an expected report fails nothing, however often it comes")
  func expected() async {
    let result = expectIssue(containing: "View.frame") {
      misuse()
      misuse()
      return 7
    }
    #expect(result == 7)
    await expectIssue(containing: "nan") {
      await Task.yield()
      misuse()
    }
  }

  @Test("an expected report that does not come fails the test")
  func absent() async {
    expectFailure("An issue containing 'frame' was expected; nothing was reported.") { place in
      expectIssue(containing: "frame", sourceLocation: place) {}
    }
    await withKnownIssue {
      await expectIssue(containing: "frame") { await Task.yield() }
    }
  }

  @Test func `equal reports of one test are counted, as all have the line of the test`() {
    let place = Test.current?.sourceLocation
    let messages = failures {
      misuse()
      View().frame.size.width = .infinity
      misuse()
    }
    #expect(messages.count == 3 && place != nil)
    #expect(messages[0].hasPrefix(Self.message) && !messages[0].contains("Report"))
    #expect(!messages[1].contains("Report"))
    #expect(messages[2] == messages[0] + " (Report 2 of this kind in the test.)")
  }

  @Test(arguments: [1, 2]) func `each case of a test with arguments counts anew`(argument: Int) {
    #expect(failures { misuse() }.first?.contains("Report") == false)
  }

  @Test func `an empty text expects any report`() {
    expectIssue(containing: "") { misuse() }
    expectFailure("An issue was expected; nothing was reported.") { place in
      expectIssue(containing: "", sourceLocation: place) {}
    }
  }

  @Test("another report goes where it would have gone, and is told")
  func other() {
    let report = IssueReport(place: "place", problem: "problem", cure: "cure")
    let reports = IssueReporting.collect {
      expectFailure("An issue containing 'frame' was expected; reported was: place: problem cure") { place in
        expectIssue(containing: "frame", sourceLocation: place) { IssueReporting.report(report) }
      }
    }
    #expect(reports == [report])
  }
}
