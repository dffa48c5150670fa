import Foundation

@testable import HeadlessTesting

@Suite("Snapshots") struct SnapshotTests {
  let folder: TemporaryFolder
  let file: SnapshotFile

  init() throws {
    folder = try TemporaryFolder()
    file = SnapshotFile(
      beside: folder.url.appendingPathComponent("CardTests.swift").path, test: "looks(row:)", name: "dark blue",
      fileExtension: "svg")
  }

  static let change = Snapshot.Change(expected: Data("old".utf8), difference: "-+")
  /// The mode, the content of the file before, the outcome for "new", and the content of the file afterwards.
  static let rows: [(RecordMode, String?, Snapshot.Outcome, String?)] = [
    (.missing, nil, .recorded(isNewFolder: true), "new"), (.missing, "old", .different(change), "old"),
    (.missing, "new", .equal, "new"), (.failed, nil, .recorded(isNewFolder: true), "new"),
    (.failed, "old", .recordedAgain(change), "new"), (.failed, "new", .equal, "new"),
    (.all, nil, .recorded(isNewFolder: true), "new"), (.all, "old", .recordedAgain(change), "new"),
    (.never, nil, .missing, nil), (.never, "old", .different(change), "old"), (.never, "new", .equal, "new"),
  ]

  @Test(arguments: rows)
  func `the mode decides which file is written`(
    mode: RecordMode, old: String?, outcome: Snapshot.Outcome, content: String?
  ) throws {
    if let old { try file.write(Data(old.utf8)) }
    let snapshot = Snapshot(found: Data("new".utf8), file: file)
    try expectEqual(snapshot.compare(mode, at: #_sourceLocation) { _, _ in "-+" }, outcome)
    try expectEqual(file.read(), content.map { Data($0.utf8) })
  }

  @Test
  func `the file is beside the test file, named after it, the function without its arguments and the name`() throws {
    try file.write(Data())
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks-dark-blue.svg"])
    expectEqual(file.shortPath, "__Snapshots__/CardTests/looks-dark-blue.svg")
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

  @Test(arguments: [
    "../../up", "/etc/passwd", "a/../../../b", "..", "nul\0", "ä\n", "", String(repeating: "x", count: 1000),
  ])
  func `no name points out of the folder`(name: String) throws {
    let file = SnapshotFile(
      beside: folder.url.appendingPathComponent("CardTests.swift").path, test: name, name: name, fileExtension: name)
    try file.write(Data())
    expectEqual(folder.files.count, 1)
    #expect(folder.files[0].hasPrefix("__Snapshots__/CardTests/"))
  }

  @Test(arguments: ["", "/CardTests", "/CardTests/looks-dark-blue.svg"])
  func `nothing is written through a symbolic link`(path: String) throws {
    let outside = try TemporaryFolder()
    let target = outside.url.appendingPathComponent(path.hasSuffix("svg") ? "target" : "")
    if path.hasSuffix("svg") { try Data("kept".utf8).write(to: target) }
    let link = URL(fileURLWithPath: file.root.path + path)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(throws: SnapshotOutside.self) { try file.write(Data("new".utf8)) }
    expectEqual(outside.files, path.hasSuffix("svg") ? ["target"] : [])
    if path.hasSuffix("svg") { try expectEqual(Data(contentsOf: target), Data("kept".utf8)) }
  }

  @Test func `a package below a symbolic link writes its files`() throws {
    let other = try TemporaryFolder()
    let link = other.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    try SnapshotFile(
      beside: link.appendingPathComponent("CardTests.swift").path, test: "a", name: nil, fileExtension: "txt"
    ).write(Data())
    expectEqual(folder.files, ["__Snapshots__/CardTests/a.txt"])
  }
}
