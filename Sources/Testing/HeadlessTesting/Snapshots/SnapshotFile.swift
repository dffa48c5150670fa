import Foundation
import HeadlessReporting

/// The file of a snapshot: `__Snapshots__/ButtonTests/looks-pressed.svg` beside `ButtonTests.swift`.
///
/// Its names contain only ASCII letters, digits, `-`, `_` and `.`, so that they are the same on every file system and
/// lead to no other folder. Other characters become `-`, and a name ends after 60 characters. A name that loses more
/// than spaces ends with a checksum of the whole name, so that two names rarely share a file.
struct SnapshotFile {
  /// The folder `__Snapshots__`, beside the source file of the test.
  let root: URL
  let url: URL

  /// Creates the location of a snapshot beside a test's source file; a name distinguishes several of one test.
  init(beside testFile: String, test: String, name: String?, fileExtension: String) {
    let file = URL(fileURLWithPath: testFile)
    let function = FileName.withoutArguments(test)
    let stem = ([function] + (name.map { [$0] } ?? [])).map(FileName.safe).joined(separator: "-")
    root = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
    url = root.appendingPathComponent(FileName.safe(file.deletingPathExtension().lastPathComponent), isDirectory: true)
      .appendingPathComponent("\(stem).\(FileName.safe(fileExtension))")
  }

  /// Returns the content of the file, or nil if there is no file.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(readingFrom: url)
  }

  /// Writes the file, and creates its folders; throws ``SnapshotOutside`` for a symbolic link, else ``FileProblem``.
  func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    for location in [root, folder, url] where location.isSymbolicLink { throw SnapshotOutside(path: location.path) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw FileProblem(error, at: url, isWriting: true)
    }
  }
}

extension URL {
  fileprivate var isSymbolicLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }
}

/// The error for a symbolic link, which may point out of the folder of the snapshots.
struct SnapshotOutside: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "Expected a file or a folder; got the symbolic link \(path), which may point elsewhere; nothing was written. Remove the link."
  }
}
