import HeadlessKit
import HeadlessTesting
import XCTest

final class XCTestCaseTests: XCTestCase {
  private var messages: [String]?
  private var places: [String] = []

  #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
      guard messages != nil else { return super.record(issue) }
      messages?.append(issue.compactDescription)
      let location = issue.sourceCodeContext.location
      places.append("\(location?.fileURL.path ?? ""):\(location?.lineNumber ?? 0)")
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard messages != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      messages?.append(description)
      places.append("\(filePath):\(lineNumber)")
    }
  #endif

  private func messages(of body: () -> Void) -> [String] {
    messages = []
    body()
    defer { messages = nil }
    return messages ?? []
  }

  func testFailuresHaveFileAndLine() {
    let line = #line + 1
    let messages = messages { expectIssue(containing: "frame") {} }
    XCTAssertEqual(messages, ["failed - Expected an issue that contains 'frame'; got none."])
    XCTAssertEqual(places, ["\(#filePath):\(line)"])
  }

  func testReportsFailTheTest() {
    let messages = messages {
      IssueReporting.report(IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2."))
    }
    XCTAssertEqual(messages, ["failed - A.b: 1 is wrong. Give 2."])
    XCTAssertEqual(places, ["HeadlessKit:0"])
  }

  func testWhatIsExpectedFailsNothing() {
    expectIssue(containing: "A.b") {
      IssueReporting.report(IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2."))
    }
  }
}
