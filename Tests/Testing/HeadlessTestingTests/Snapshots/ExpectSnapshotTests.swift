import HeadlessKit

@testable import HeadlessTesting

@Suite("Expected snapshots") struct ExpectSnapshotTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appendingPathComponent("__Snapshots__/CardTests/looks.txt") }

  /// Compares as in a run of its own.
  private func check(_ text: String) {
    SnapshotRun.$current.withValue(SnapshotRun()) {
      expectSnapshot(text, function: "looks()", sourceLocation: folder.place())
    }
  }

  @Test(.snapshots(.missing)) func `a missing file is recorded with a failure, and then compared`() throws {
    #expect(
      failures { check("one\ntwo") }.first
        == """
        The snapshot __Snapshots__/CardTests/looks.txt was missing and has been recorded; the next run compares it. Add \
        exclude: ["__Snapshots__"] to the test target in Package.swift, because the folder is new.
        """)
    #expect(failures { check("one\ntwo") }.isEmpty)
    #expect(
      failures { check("one\n2") }.first
        == """
        The snapshot __Snapshots__/CardTests/looks.txt is not as expected (- expected, + found):
          one
        - two
        + 2
        Record it again with HEADLESS_RECORD=failed.
        """)
    #expect(failures { check("one\ntwo") }.isEmpty)
  }

  @Test(.snapshots(.never)) func `a missing file fails if nothing may be recorded`() {
    expectEqual(
      failures { check("one") }.first,
      "Expected the snapshot __Snapshots__/CardTests/looks.txt; found no file, and this run may not record one. "
        + "Record it with HEADLESS_RECORD=missing.")
    #expect(folder.files.isEmpty)
  }

  @Test(.snapshots(.failed)) func `a file that is recorded again fails with the difference`() {
    _ = failures { check("one") }
    #expect(
      failures { check("two") }.first
        == """
        The snapshot __Snapshots__/CardTests/looks.txt was not as expected and has been recorded again (- before, + now):
        - one
        + two
        """)
    #expect(failures { check("two") }.isEmpty)
  }

  @Test(.snapshots(.missing)) func `texts that look equal fail with the encoding of their characters`() {
    _ = failures { check("one\ncaf\u{e9}") }
    expectEqual(
      failures { check("one\ncafe\u{301}") }.first?.contains(
        """
        The lines look equal; the encoding of characters, or the line breaks at the end, differ.
        - caf\\u{E9}
        + cafe\\u{301}
        """), true)
  }

  @Test(.snapshots(.missing)) func `only the first file mentions the manifest`() {
    _ = failures { check("one") }
    let failures = failures {
      expectSnapshot("two", named: "second", function: "looks()", sourceLocation: folder.place())
    }
    #expect(
      failures == [
        "The snapshot __Snapshots__/CardTests/looks-second.txt was missing and has been recorded; the next run compares it."
      ])
  }

  @Test(.snapshots(.missing)) func `a file that is not a text is not printed`() throws {
    _ = failures { check("one") }
    for bytes in [Data([0x61, 0, 0x1B]), Data([0xFF, 0xFE])] {
      try bytes.write(to: file)
      #expect(
        failures { check("one") }.first
          == """
          The snapshot __Snapshots__/CardTests/looks.txt is not as expected (- expected, + found):
          The file is not a text: its \(bytes.count) bytes are not UTF-8, or contain zeros.
          Record it again with HEADLESS_RECORD=failed.
          """)
    }
  }

  @Test(arguments: [RecordMode.missing, .failed, .all])
  func `two texts of one run with one file fail, and the file keeps the first one`(mode: RecordMode) throws {
    RecordMode.$scoped.withValue(mode) {
      SnapshotRun.$current.withValue(SnapshotRun()) {
        let compare = { (text: String, line: Int) in
          expectSnapshot(text, function: "looks()", sourceLocation: folder.place(line: line))
        }
        expectEqual(failures { compare("one", 3) }.count, 1)
        expectEqual(
          failures { compare("two", 8) },
          [
            """
            The snapshot __Snapshots__/CardTests/looks.txt also belongs to CardTests.swift:3, with another value in the same \
            run (- in the file, + found here):
            - one
            + two
            Give one of the two calls a name, such as named: "pressed".
            """
          ])
        expectEqual(failures { compare("one", 9) }, [])
      }
    }
    try expectEqual(String(contentsOf: file, encoding: .utf8), "one\n")
  }

  @MainActor @Test(.snapshots(.missing)) func `a tree and a text of one name have a file each`() {
    let view = View()
    let record = { (name: String) in
      expectTree(view, named: name, function: "looks()", sourceLocation: folder.place())
      expectSnapshot("text", named: name, function: "looks()", sourceLocation: folder.place(line: 2))
    }
    expectEqual(failures { record("n") }.count, 2)
    #expect(failures { record("n") }.isEmpty)
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks-n.tree.txt", "__Snapshots__/CardTests/looks-n.txt"])
  }

  @Test(.snapshots(.all)) func `a file that can't be written fails with the system's message`() throws {
    let folder = folder.url.appendingPathComponent("__Snapshots__")
    try Data().write(to: folder)
    #expect(
      failures { check("one") } == [
        "The snapshot __Snapshots__/CardTests/looks.txt can't be compared: '\(file.path)' can't be written: Not a directory."
      ])
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let message =
      "The snapshot __Snapshots__/CardTests/looks.txt can't be compared: '\(file.path)' can't be read: Is a directory."
    expectEqual(failures { check("one") }, [message])
  }
}
