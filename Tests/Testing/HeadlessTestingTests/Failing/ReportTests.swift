import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Reports in tests") struct ReportTests {
  nonisolated static let message = "View.frame: (nan, 0, 0, 0) is not finite"

  private func misuse() { View().frame.origin.x = .nan }

  @Test func `a report fails the test without any setup, at the line of the test`() {
    withKnownIssue {
      misuse()
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(Self.message) == true && $0.sourceLocation == Test.current?.sourceLocation
    }
  }

  @Test(.printsReports) func `printed reports fail nothing`() { misuse() }

  @Test(.printsReports, .reportsIssuesAsFailures) func `of two traits the inner one has effect`() {
    withKnownIssue { misuse() }
  }

  @Test func `an expected report fails nothing, even if it is repeated`() async {
    let result = expectIssue(containing: "View.frame") {
      misuse()
      misuse()
      return 7
    }
    expectEqual(result, 7)
    await expectIssue(containing: "nan") {
      await Task.yield()
      misuse()
    }
  }

  @Test func `a missing expected report fails the test`() async {
    expectFailure("Expected an issue that contains 'frame'; got none.") { place in
      expectIssue(containing: "frame", sourceLocation: place) {}
    }
    await withKnownIssue { await expectIssue(containing: "frame") { await Task.yield() } }
  }

  @Test func `equal reports of one test are numbered, because all have the line of the test`() {
    let place = Test.current?.sourceLocation
    let messages = failures {
      misuse()
      View().frame.size.width = .infinity
      misuse()
    }
    #expect(messages.count == 3 && place != nil)
    #expect(messages[0].hasPrefix(Self.message) && !messages[0].contains("Report"))
    #expect(!messages[1].contains("Report"))
    expectEqual(messages[2], messages[0] + " (Report 2 of this kind in the test.)")
  }

  @Test(arguments: [1, 2]) func `the numbers of reports begin at 1 in each case of a test with arguments`(argument: Int)
  {
    expectEqual(failures { misuse() }.first?.contains("Report"), false)
  }

  @Test func `an empty text expects any report`() {
    expectIssue(containing: "") { misuse() }
    expectFailure("Expected an issue; got none.") { place in
      expectIssue(containing: "", sourceLocation: place) {}
    }
  }

  @Test func `another report is handled as usual, and is part of the failure`() {
    let report = IssueReport(place: "place", problem: "problem", cure: "cure")
    let reports = IssueReporting.collect {
      expectFailure("Expected an issue that contains 'frame'; got: place: problem cure") { place in
        expectIssue(containing: "frame", sourceLocation: place) { IssueReporting.report(report) }
      }
    }
    expectEqual(reports, [report])
  }
}
