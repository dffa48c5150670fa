import HeadlessKit
import HeadlessTesting
import XCTest

/// Failures and reports in a test that XCTest runs.
final class XCTestCaseTests: XCTestCase {
  private var messages: [String]?

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      if messages == nil { super.record(issue) } else { messages?.append(issue.compactDescription) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if messages != nil { return messages!.append(description) }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  private func messages(of body: () -> Void) -> [String] {
    messages = []
    body()
    defer { messages = nil }
    return messages ?? []
  }

  func testFailuresHaveTheirPlaceInTheMessage() {
    let line = #line + 1
    let messages = messages { expectIssue(containing: "frame") {} }
    XCTAssertEqual(
      messages,
      [
        "failed - HeadlessTestingTests/XCTestCaseTests.swift:\(line): "
          + "Expected an issue that contains 'frame'; got none."
      ])
  }

  func testReportsFailTheTest() {
    let messages = messages {
      IssueReporting.report(IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2."))
    }
    XCTAssertEqual(messages, ["failed - A.b: 1 is wrong. Give 2."])
  }

  func testWhatIsExpectedFailsNothing() {
    expectIssue(containing: "A.b") {
      IssueReporting.report(IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2."))
    }
  }
}
