@testable import HeadlessTesting

@Suite("Record modes") struct RecordModeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let mode: RecordMode
    var testDescription: String { "\(environment) means \(mode)" }
  }

  static let rows = [
    Row(environment: [:], mode: .missing),
    Row(environment: ["CI": "true"], mode: .never),
    Row(environment: ["CI": "1"], mode: .never),
    Row(environment: ["CI": "false"], mode: .missing),
    Row(environment: ["CI": ""], mode: .missing),
    Row(environment: ["HEADLESS_RECORD": "all"], mode: .all),
    Row(environment: ["HEADLESS_RECORD": "failed", "CI": "true"], mode: .failed),
    Row(environment: ["HEADLESS_RECORD": "never"], mode: .never),
    Row(environment: ["HEADLESS_RECORD": "missing", "CI": "true"], mode: .missing),
    Row(environment: ["HEADLESS_RECORD": "", "CI": "true"], mode: .never),
  ]

  @Test(arguments: rows)
  func `the mode is that of HEADLESS_RECORD, else depends on CI, else records missing files`(row: Row) throws {
    #expect(try RecordMode.requested(by: row.environment) == row.mode)
  }

  @Test func `the error for an unknown name lists the modes`() {
    let error = #expect(throws: RecordModeError.self) { try RecordMode.requested(by: ["HEADLESS_RECORD": "yes"]) }
    #expect(
      error?.description
        == "Expected the name of a record mode in HEADLESS_RECORD; got 'yes'. Set it to one of missing, failed, all, never."
    )
  }

  @Test(.snapshots(.never)) func `a trait sets the mode of a test`() { #expect(RecordMode.scoped == .never) }
}
