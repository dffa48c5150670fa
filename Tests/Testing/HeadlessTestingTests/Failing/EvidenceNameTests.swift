@testable import HeadlessTesting

@Suite("Names of attachments") struct EvidenceNameTests {
  @Test func `attachments of a snapshot are named after test file, test, name and kind`() {
    let files = [(nil, "txt"), ("title color", "tree.txt"), ("red", "png")].map { name, fileExtension in
      SnapshotFile(beside: "/a/ButtonTests.swift", test: "pill(row:)", name: name, fileExtension: fileExtension)
    }
    #expect(
      files.map { EvidenceName(of: $0.url)("expected") } == [
        "ButtonTests-pill-expected.txt", "ButtonTests-pill-title-color.tree-expected.txt",
        "ButtonTests-pill-red-expected.png",
      ])
  }

  @Test func `the name contains the line`() {
    let line = #line + 1
    #expect(
      EvidenceName(at: #_sourceLocation)("found")
        == "EvidenceNameTests-the-name-contains-the-line-line-\(line)-found.txt")
  }

  @Test("a test with a display name") func short() {
    let line = #line + 1
    expectEqual(EvidenceName(at: #_sourceLocation)("found"), "EvidenceNameTests-short-line-\(line)-found.txt")
  }
}
