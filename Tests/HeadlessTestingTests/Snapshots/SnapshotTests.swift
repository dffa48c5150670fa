import Foundation
import Testing

@testable import HeadlessTesting

@Suite("Snapshots")
struct SnapshotTests {
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
    let left: String?

    var testDescription: String { "\(mode), \(old ?? "no file")" }
  }

  static let rows = [
    Row(mode: .missing, old: nil, outcome: .recorded(over: nil, isNewFolder: true), left: "new"),
    Row(mode: .missing, old: "old", outcome: .different(from: Data("old".utf8)), left: "old"),
    Row(mode: .missing, old: "new", outcome: .equal, left: "new"),
    Row(mode: .failed, old: nil, outcome: .recorded(over: nil, isNewFolder: true), left: "new"),
    Row(mode: .failed, old: "old", outcome: .recorded(over: Data("old".utf8)), left: "new"),
    Row(mode: .failed, old: "new", outcome: .equal, left: "new"),
    Row(mode: .all, old: nil, outcome: .recorded(over: nil, isNewFolder: true), left: "new"),
    Row(mode: .all, old: "old", outcome: .recorded(over: Data("old".utf8)), left: "new"),
    Row(mode: .never, old: nil, outcome: .missing, left: nil),
    Row(mode: .never, old: "old", outcome: .different(from: Data("old".utf8)), left: "old"),
    Row(mode: .never, old: "new", outcome: .equal, left: "new"),
  ]

  @Test("the mode says what is written", arguments: rows)
  func modes(row: Row) throws {
    if let old = row.old { try file.write(Data(old.utf8)) }
    #expect(try Snapshot(found: Data("new".utf8), file: file).settle(row.mode) == row.outcome)
    #expect(try file.read() == row.left.map { Data($0.utf8) })
  }

  @Test("the file is named after the test file, the function and the name, beside the test file")
  func place() throws {
    try file.write(Data())
    #expect(folder.files == ["__Snapshots__/CardTests/looks-dark.svg"])
    #expect(file.shortPath == "__Snapshots__/CardTests/looks-dark.svg")
  }

  @Test(
    "names that differ only in what no file's name holds have files of their own",
    arguments: [
      ("größe()", "grüße()"), ("`tree (small)`()", "`tree (large)`()"),
      (String(repeating: "x", count: 70), String(repeating: "x", count: 71)),
    ])
  func different(one: String, other: String) {
    let paths = [one, other].map { test in
      SnapshotFile(beside: "/a/CardTests.swift", test: test, name: nil, fileExtension: "svg").url.lastPathComponent
    }
    #expect(paths[0] != paths[1])
  }

  @Test("a name of letters and spaces stays as it is, without its arguments")
  func plainName() {
    let file = SnapshotFile(
      beside: "/a/CardTests.swift", test: "looks(row:)", name: "title colour", fileExtension: "svg")
    #expect(file.url.lastPathComponent == "looks-title-colour.svg")
  }

  @Test(
    "no name leads out of the folder",
    arguments: [
      "../../up", "/etc/passwd", "a/../../../b", "..", "nul\0", "ä\n", "", String(repeating: "x", count: 1000),
    ])
  func names(name: String) throws {
    let file = SnapshotFile(
      beside: folder.url.appendingPathComponent("CardTests.swift").path, test: name, name: name, fileExtension: name)
    try file.write(Data())
    #expect(folder.files.count == 1)
    #expect(folder.files[0].hasPrefix("__Snapshots__/CardTests/"))
  }

  @Test("a symbolic link leads nothing out of the folder", arguments: ["", "/CardTests", "/CardTests/looks-dark.svg"])
  func links(path: String) throws {
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

  @Test("a package under a symbolic link writes as any other")
  func linkedPackage() throws {
    let other = try TemporaryFolder()
    let link = other.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    try SnapshotFile(
      beside: link.appendingPathComponent("CardTests.swift").path, test: "a", name: nil, fileExtension: "txt"
    ).write(Data())
    #expect(folder.files == ["__Snapshots__/CardTests/a.txt"])
  }
}
