@testable import HeadlessTesting

@Suite("Record modes") struct RecordModeTests {
  static let rows: [([String: String], RecordMode)] = [
    ([:], .missing), (["CI": "true"], .never), (["CI": "1"], .never), (["CI": "false"], .missing),
    (["CI": ""], .missing), (["HEADLESS_RECORD": "all"], .all), (["HEADLESS_RECORD": "never"], .never),
    (["HEADLESS_RECORD": "failed", "CI": "true"], .failed), (["HEADLESS_RECORD": "missing", "CI": "true"], .missing),
    (["HEADLESS_RECORD": "", "CI": "true"], .never),
  ]

  @Test(arguments: rows)
  func `the mode is that of HEADLESS_RECORD, else depends on CI, else records missing files`(
    environment: [String: String], mode: RecordMode
  ) throws {
    try expectEqual(RecordMode.requested(by: environment), mode)
  }

  @Test func `the error for an unknown name lists the modes`() {
    let error = #expect(throws: RecordModeError.self) { try RecordMode.requested(by: ["HEADLESS_RECORD": "yes"]) }
    expectEqual(
      error?.description,
      "Expected the name of a record mode in HEADLESS_RECORD; got 'yes'. Set it to one of missing, failed, all, never.")
  }

  @Test(.snapshots(.never)) func `a trait sets the mode of a test`() { expectEqual(RecordMode.scoped, .never) }
}
