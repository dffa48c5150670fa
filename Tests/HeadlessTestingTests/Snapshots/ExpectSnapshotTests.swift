import Foundation
import HeadlessTesting

/// What a test is told of its snapshots.
@Suite("Expected snapshots")
struct ExpectSnapshotTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var place: SourceLocation {
    SourceLocation(
      fileID: "Tests/CardTests.swift", filePath: folder.url.appendingPathComponent("CardTests.swift").path, line: 1,
      column: 1)
  }

  private func check(_ text: String) { expectSnapshot(text, function: "looks()", sourceLocation: place) }

  @Test("a missing file is written and told, and then compared", .snapshots(.missing))
  func missing() throws {
    #expect(
      failures { check("one\ntwo") }.first
        == "The snapshot __Snapshots__/CardTests/looks.txt was missing and is written; the next run compares.")
    #expect(failures { check("one\ntwo") }.isEmpty)
    #expect(
      failures { check("one\n2") }.first
        == """
        The snapshot __Snapshots__/CardTests/looks.txt is another (- expected, + found):
          one
        - two
        + 2
        Write it anew with HEADLESS_RECORD=failed.
        """)
    #expect(failures { check("one\ntwo") }.isEmpty)
  }

  @Test("where nothing may be written a missing file fails", .snapshots(.never))
  func never() {
    #expect(
      failures { check("one") }.first
        == "There is no snapshot __Snapshots__/CardTests/looks.txt, and none may be written here; "
        + "write it with HEADLESS_RECORD=missing.")
    #expect(folder.files.isEmpty)
  }

  @Test("a file that is written anew is told with what changed", .snapshots(.failed))
  func failed() {
    _ = failures { check("one") }
    #expect(
      failures { check("two") }.first
        == """
        The snapshot __Snapshots__/CardTests/looks.txt was another and is written anew (- before, + now):
        - one
        + two
        """)
    #expect(failures { check("two") }.isEmpty)
  }

  @Test("texts that read the same and are not are told", .snapshots(.missing))
  func invisible() {
    _ = failures { check("caf\u{e9}") }
    #expect(
      failures { check("cafe\u{301}") }.first?.contains(
        "The lines read the same; how characters are encoded or the text ends is another.") == true)
  }

  @Test("a file that can't be written is told", .snapshots(.all))
  func unwritable() throws {
    try Data().write(to: folder.url.appendingPathComponent("__Snapshots__"))
    #expect(
      failures { check("one") }.first?.hasPrefix("The snapshot __Snapshots__/CardTests/looks.txt can't be compared: ")
        == true)
  }
}
