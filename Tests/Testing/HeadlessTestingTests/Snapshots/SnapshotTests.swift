import Foundation

@testable import HeadlessTesting

@Suite("Snapshots") struct SnapshotTests {
  let folder: TemporaryFolder
  let file: SnapshotFile

  init() throws {
    folder = try TemporaryFolder()
    file = SnapshotFile(
      beside: folder.url.appendingPathComponent("CardTests.swift").path, test: "looks(row:)", name: "dark",
      fileExtension: "svg")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let mode: RecordMode
    let old: String?
    let outcome: Snapshot.Outcome
    let content: String?
    var testDescription: String { "\(mode), \(old ?? "no file")" }
  }

  static let change = Snapshot.Change(expected: Data("old".utf8), difference: "-+")
  static let rows = [
    Row(mode: .missing, old: nil, outcome: .recorded(isNewFolder: true), content: "new"),
    Row(mode: .missing, old: "old", outcome: .different(change), content: "old"),
    Row(mode: .missing, old: "new", outcome: .equal, content: "new"),
    Row(mode: .failed, old: nil, outcome: .recorded(isNewFolder: true), content: "new"),
    Row(mode: .failed, old: "old", outcome: .recordedAgain(change), content: "new"),
    Row(mode: .failed, old: "new", outcome: .equal, content: "new"),
    Row(mode: .all, old: nil, outcome: .recorded(isNewFolder: true), content: "new"),
    Row(mode: .all, old: "old", outcome: .recordedAgain(change), content: "new"),
    Row(mode: .never, old: nil, outcome: .missing, content: nil),
    Row(mode: .never, old: "old", outcome: .different(change), content: "old"),
    Row(mode: .never, old: "new", outcome: .equal, content: "new"),
  ]

  @Test(arguments: rows) func `the mode decides which file is written`(row: Row) throws {
    if let old = row.old { try file.write(Data(old.utf8)) }
    let snapshot = Snapshot(found: Data("new".utf8), file: file)
    #expect(try snapshot.compare(row.mode, at: #_sourceLocation) { _, _ in "-+" } == row.outcome)
    #expect(try file.read() == row.content.map { Data($0.utf8) })
  }

  @Test
  func `the file is named after the test file, the function and the name, beside the test file`() throws {
    try file.write(Data())
    #expect(folder.files == ["__Snapshots__/CardTests/looks-dark.svg"])
    #expect(file.shortPath == "__Snapshots__/CardTests/looks-dark.svg")
  }

  @Test(arguments: [
    ("größe()", "grüße()"), ("`tree (small)`()", "`tree (large)`()"),
    (String(repeating: "x", count: 70), String(repeating: "x", count: 71)),
  ])
  func `names that differ only in characters that no file's name contains have files of their own`(
    one: String, other: String
  ) {
    let paths = [one, other].map { test in
      SnapshotFile(beside: "/a/CardTests.swift", test: test, name: nil, fileExtension: "svg").url.lastPathComponent
    }
    #expect(paths[0] != paths[1])
  }

  @Test func `a name of letters and spaces does not change, except for its arguments`() {
    let file = SnapshotFile(
      beside: "/a/CardTests.swift", test: "looks(row:)", name: "title color", fileExtension: "svg")
    #expect(file.url.lastPathComponent == "looks-title-color.svg")
  }

  @Test(arguments: [
    "../../up", "/etc/passwd", "a/../../../b", "..", "nul\0", "ä\n", "", String(repeating: "x", count: 1000),
  ])
  func `no name points out of the folder`(name: String) throws {
    let file = SnapshotFile(
      beside: folder.url.appendingPathComponent("CardTests.swift").path, test: name, name: name, fileExtension: name)
    try file.write(Data())
    #expect(folder.files.count == 1)
    #expect(folder.files[0].hasPrefix("__Snapshots__/CardTests/"))
  }

  @Test(arguments: ["", "/CardTests", "/CardTests/looks-dark.svg"])
  func `nothing is written through a symbolic link`(path: String) throws {
    let outside = try TemporaryFolder()
    let target = outside.url.appendingPathComponent(path.hasSuffix("svg") ? "target" : "")
    if path.hasSuffix("svg") { try Data("kept".utf8).write(to: target) }
    let link = URL(fileURLWithPath: file.root.path + path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(throws: SnapshotOutside.self) { try file.write(Data("new".utf8)) }
    #expect(outside.files == (path.hasSuffix("svg") ? ["target"] : []))
    if path.hasSuffix("svg") { #expect(try Data(contentsOf: target) == Data("kept".utf8)) }
  }

  @Test func `a package below a symbolic link writes its files`() throws {
    let other = try TemporaryFolder()
    let link = other.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    try SnapshotFile(
      beside: link.appendingPathComponent("CardTests.swift").path, test: "a", name: nil, fileExtension: "txt"
    ).write(Data())
    #expect(folder.files == ["__Snapshots__/CardTests/a.txt"])
  }
}
