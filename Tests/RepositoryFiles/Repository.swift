import Foundation

/// The files of this repository, for tests that read its sources, pages and fixtures.
public enum Repository {
  /// The folder that holds `Package.swift`.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The file or folder at a path below the root, such as `Docs/Fidelity.md`.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The lines of the Swift code of a page, without indentation.
  ///
  /// - Throws: Foundation's error where there is no such page.
  public static func codeLines(ofPage path: String) throws -> [String] {
    try text(of: path).components(separatedBy: "```swift\n").dropFirst().flatMap { part in
      part.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
    }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The text of the file at a path below the root.
  ///
  /// - Throws: Foundation's error where there is no such file, or its bytes are not UTF-8.
  public static func text(of path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
}
