import Foundation
import Testing

@testable import Portability

/// Ports Swift from texts or folders.
enum PortingSupport {
  /// Returns the ported text of one file, without `#sourceLocation` lines.
  static func ported(_ source: String) throws -> String {
    let ported = try port(["A.swift": source]).files[0]
    return String(decoding: ported.plainBytes, as: UTF8.self)
  }

  /// Ports files by their paths, in the order of their paths.
  static func port(_ files: [String: String], modules: Set<String> = []) throws -> Porting.Result {
    let paths = files.keys.sorted()
    let sources = try paths.map { try SourceFile(path: $0, bytes: Array((files[$0] ?? "").utf8)) }
    return Porting.port(sources, modules: modules, originals: paths, targets: paths.map { _ in 0 })
  }

  /// Returns the ported text of each file as it is written.
  static func copies(_ files: [String: String]) throws -> [String: String] {
    let result = try port(files)
    return Dictionary(
      uniqueKeysWithValues: result.files.map { ($0.source.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Compares the ported source of a row with what it becomes; a second time it stays as it is.
  static func expectPorted(_ row: TextRow) throws {
    // The import keeps the tool from adding one, and does not change.
    try expectEqual(ported(row.source + "\nimport UIKit\n"), row.after + "\nimport UIKit\n")
    let first = try copies(["A.swift": row.source])
    try expectEqual(copies(first), first)
  }

  /// Writes files into a folder.
  static func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Runs the command with `port` and the words; without the compiler, unless it is asked for.
  static func run(_ words: [String], isChecked: Bool = false) -> (code: Int32, out: String, error: String) {
    var out = ""
    var error = ""
    let words = isChecked ? words : words + ["--no-check"]
    let code = Command(printOutput: { out += "\($0)\n" }, printError: { error += "\($0)\n" }).run(["port"] + words)
    return (code, out, error)
  }

  /// Ports a package with the words and compiles it; returns the copy's files too.
  static func portChecked(
    _ files: [String: String], _ words: String...
  ) throws -> (code: Int32, out: [String], error: String, copy: [String: String]) {
    try Reading.inFolder { folder in
      let (source, output) = (folder.appending(path: "Kit"), folder.appending(path: "copy"))
      try write(files, to: source)
      let run = run([source.path, "--output", output.path] + words, isChecked: true)
      return (
        run.code, run.out.split(separator: "\n").map { String($0).replacing(source.path + "/", with: "") }, run.error,
        (try? contents(of: output)) ?? [:]
      )
    }
  }

  /// Ports and compiles a library of the row's source, and compares code, list and copy with the row.
  ///
  /// The row's `left` has parts of lines of the list, `has` and `has not` parts of the copy. Its code is 3 where it has
  /// none: something is left out. The list that is returned is without imports.
  static func checkPorting(of row: TextRow) throws -> (code: Int32, out: [String], list: [String]) {
    let ported = try portChecked(["Sources/A.swift": "import UIKit\n" + row.source + "\n"])
    let text = try #require(ported.copy["Sources/Kit/A.ported.swift"])
    expectEqual(ported.code, Int32(row["code"] ?? "3"), "\(ported.out)")
    let list = ported.out.filter { $0.contains(": left out: ") && !$0.contains("`import ") }
    let left = row.texts("left")
    #expect(list.count >= left.count, "\(list)")
    for part in left { #expect(list.contains { $0.contains(part) }, "\(part) in \(list)") }
    for part in row.texts("has") { #expect(text.contains(part), "\(text)") }
    for part in row.texts("has not") { #expect(!text.contains(part), "\(text)") }
    return (ported.code, ported.out, list)
  }

  /// Returns the files of a package with one target of its name.
  static func package(_ name: String, source: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")])
      """, "Sources/\(name)/A.swift": source,
    ]
  }

  /// Returns the files of a folder, by path, hidden ones included.
  static func contents(of folder: URL) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      if let data = FileManager.default.contents(atPath: folder.appending(path: path).path),
        (try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path))[.type]
          as? FileAttributeType
          == .typeRegular
      {
        contents[path] = String(decoding: data, as: UTF8.self)
      }
    }
    return contents
  }
}

extension PortedFile {
  /// The ported text without `#sourceLocation` lines.
  var plainBytes: [UInt8] { Array(importLines.utf8) + Self.apply(edits, to: source.bytes, in: 0..<source.bytes.count) }
}
