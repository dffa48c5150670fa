import Testing

@testable import HeadlessTesting

@Suite("Record modes")
struct RecordModeTests {
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

  @Test("HEADLESS_RECORD says it, then CI, else what is missing is written", arguments: rows)
  func mode(row: Row) throws {
    #expect(try RecordMode.wanted(by: row.environment) == row.mode)
  }

  @Test("another name is refused with those there are")
  func unknown() {
    let error = #expect(throws: RecordModeError.self) { try RecordMode.wanted(by: ["HEADLESS_RECORD": "yes"]) }
    #expect(
      error?.description
        == "HEADLESS_RECORD is 'yes', which is no record mode; write one of missing, failed, all, never.")
  }

  @Test("a trait says it for a test", .snapshots(.never))
  func trait() { #expect(RecordMode.scoped == .never) }
}
