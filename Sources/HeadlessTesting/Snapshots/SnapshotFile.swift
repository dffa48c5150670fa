import Foundation
import HeadlessReporting

/// The file of a snapshot: `__Snapshots__/ButtonTests/looks-pressed.svg` beside `ButtonTests.swift`.
///
/// Its names hold letters, digits, `-`, `_` and `.` only, so that they mean the same on every file system and lead nowhere
/// else; what else a name holds becomes `-`, and after 60 characters it ends. A name that lost more than
/// spaces by that ends with a number made of all of it, so that hardly two names share a file.
struct SnapshotFile {
  /// The folder that all snapshots of the test's folder are in.
  let root: URL
  /// Where the snapshot is.
  let url: URL

  /// Says where a snapshot is.
  ///
  /// - Parameters:
  ///   - testFile: The path of the test's source file.
  ///   - test: The name of the test function, such as `looks(row:)`.
  ///   - name: What tells several snapshots of one test apart.
  ///   - fileExtension: The end of the file's name, without a dot.
  init(beside testFile: String, test: String, name: String?, fileExtension: String) {
    let file = URL(fileURLWithPath: testFile)
    let function = FileName.withoutArguments(test)
    let stem = ([function] + (name.map { [$0] } ?? [])).map(FileName.safe).joined(separator: "-")
    root = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
    url = root.appendingPathComponent(FileName.safe(file.deletingPathExtension().lastPathComponent), isDirectory: true)
      .appendingPathComponent("\(stem).\(FileName.safe(fileExtension))")
  }

  /// The file's bytes, or nil if there is no file.
  ///
  /// - Throws: ``FileProblem``.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(readingFrom: url)
  }

  /// Writes the file, and the folders it is in.
  ///
  /// - Throws: ``SnapshotOutside`` if there is a symbolic link on the way, else ``FileProblem``.
  func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    for place in [root, folder, url] where place.isSymbolicLink { throw SnapshotOutside(path: place.path) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw FileProblem(error, at: url, isWriting: true)
    }
  }

  /// Whether the folder of all snapshots is there already.
  var hasFolder: Bool { FileManager.default.fileExists(atPath: root.path) }
}

extension URL {
  fileprivate var isSymbolicLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }
}

/// A symbolic link, which could lead a snapshot out of its folder.
struct SnapshotOutside: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) is a symbolic link, which may lead elsewhere; nothing was written." }
}
