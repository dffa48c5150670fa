import Foundation
import HeadlessTesting

/// A folder that goes with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns a line of a file of tests in the folder.
  func place(line: Int = 1) -> SourceLocation {
    let file = url.appendingPathComponent("CardTests.swift").path
    return SourceLocation(fileID: "Tests/CardTests.swift", filePath: file, line: line, column: 1)
  }

  var files: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
