import Foundation

/// The file of a snapshot: `__Snapshots__/ButtonTests/looks-pressed.svg` beside `ButtonTests.swift`.
///
/// Its names hold letters, digits, `-`, `_` and `.` only, so that they mean the same on every file system and lead nowhere
/// else; what else a name holds becomes `-`, and after 60 characters it ends.
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
    let function = String(test.prefix { $0 != "(" })
    let stem = ([function] + (name.map { [$0] } ?? [])).map(Self.safe).joined(separator: "-")
    root = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
    url = root.appendingPathComponent(Self.safe(file.deletingPathExtension().lastPathComponent), isDirectory: true)
      .appendingPathComponent("\(stem).\(Self.safe(fileExtension))")
  }

  /// What the file holds, or nil where there is none.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  /// Writes the file, and the folders it is in.
  ///
  /// - Throws: ``SnapshotOutside`` where a symbolic link stands there, and what Foundation throws.
  func write(_ data: Data) throws {
    let folder = url.deletingLastPathComponent()
    for place in [root, folder, url] where place.isSymbolicLink { throw SnapshotOutside(path: place.path) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private static func safe(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar))
        ? Character(scalar) : "-"
    }
    let start = String(allowed.prefix(60)).trimmingPrefix(".")
    return start.isEmpty ? "-" : String(start)
  }
}

extension URL {
  fileprivate var isSymbolicLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }
}

/// A symbolic link, which could lead a snapshot out of its folder.
struct SnapshotOutside: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) is a symbolic link, which may lead elsewhere; nothing was written." }
}
