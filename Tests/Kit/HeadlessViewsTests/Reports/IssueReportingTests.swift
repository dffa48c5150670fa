import HeadlessKit
import HeadlessTesting
import Synchronization

@Suite("Issue reporting") struct IssueReportingTests {
  static let first = IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2.")
  static let second = IssueReport(place: "A.c", problem: "3 is wrong.", cure: "Give 4.")

  @Test func `collect returns the reports of its body in order, and not those of a collect in it`() {
    var inner: [IssueReport] = []
    let outer = IssueReporting.collect {
      IssueReporting.report(Self.first)
      inner = IssueReporting.collect { IssueReporting.report(Self.first) }
      IssueReporting.report(Self.second)
    }
    #expect(outer == [Self.first, Self.second] && inner == [Self.first])
    expectEqual(IssueReporting.collect {}, [])
  }

  @Test func `the body's error is rethrown, and the scope ends`() {
    struct Failure: Error {}
    let outer = IssueReporting.collect {
      #expect(throws: Failure.self) { _ = try IssueReporting.collect { throw Failure() } }
      IssueReporting.report(Self.first)
    }
    expectEqual(outer, [Self.first])
  }

  @Test func `a handler holds for its scope, also in the tasks the scope starts`() async {
    let seen = Mutex<[IssueReport]>([])
    await IssueReporting.$handler.withValue({ report in seen.withLock { $0.append(report) } }) {
      IssueReporting.report(Self.first)
      await withTaskGroup(of: Void.self) { group in group.addTask { IssueReporting.report(Self.second) } }
    }
    expectEqual(seen.withLock { $0 }, [Self.first, Self.second])
  }

  @Test func `a printed report is a line on standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      IssueReporting.$handler.withValue(.printing) {
        IssueReporting.report(IssueReport(place: "A.b", problem: "1 is wrong.", cure: "Give 2."))
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    expectEqual(text?.contains("HeadlessKit: A.b: 1 is wrong. Give 2.\n"), true)
  }
}
