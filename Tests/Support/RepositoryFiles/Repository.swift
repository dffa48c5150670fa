import Foundation

/// The files of this repository, for tests that read its sources, pages and fixtures.
public enum Repository {
  /// The folder that holds `Package.swift`.
  public static let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// Returns the file or folder at a path below the root, such as `Docs/Limits.md`.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The path of the folder of each target of `Sources` by the target's name: `Sources/Kit/HeadlessViews`.
  public static let targets: [String: String] = {
    let floors = folders(in: "Sources").flatMap { folders(in: $0) }
    let targets = floors.flatMap { $0.hasSuffix("/Overlays") ? folders(in: $0) : [$0] }
    return Dictionary(uniqueKeysWithValues: targets.map { (url($0).lastPathComponent, $0) })
  }()

  private static func folders(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
  }

  /// Returns the lines of the Swift code of a page, without indentation.
  ///
  /// - Throws: Foundation's error where there is no such page.
  public static func codeLines(ofPage path: String) throws -> [String] {
    try text(of: path).components(separatedBy: "```swift\n").dropFirst().flatMap { part in
      part.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
    }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Returns the blocks of a page that begin with three backticks and a language, in order.
  ///
  /// - Throws: Foundation's error where there is no such page.
  public static func blocks(ofPage path: String, _ language: String) throws -> [String] {
    try text(of: path).components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// Returns the blocks of Swift code of a page that are in none of the files of tests, so that nothing compiles them.
  ///
  /// Indentation, empty lines, imports and comments at the end of a line are ignored.
  ///
  /// - Throws: Foundation's error where there is no such page or file.
  public static func uncompiledBlocks(ofPage path: String, tests: String...) throws -> [String] {
    let compiled = try tests.map { plain(try String(contentsOf: URL(filePath: $0), encoding: .utf8)) }
    return try blocks(ofPage: path, "swift").filter { block in !compiled.contains { $0.contains(plain(block)) } }
  }

  /// Returns the lines of code without indentation, imports, empty lines and comments at their ends.
  private static func plain(_ code: String) -> String {
    let lines = code.components(separatedBy: "\n").map { line in
      (line.components(separatedBy: " // ").first ?? line).trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { !$0.isEmpty && !$0.hasPrefix("import ") }.map { "\n\($0)" }.joined() + "\n"
  }

  /// Returns the names and texts of the Swift files in a folder below the root, and in the folders inside of it.
  ///
  /// - Throws: Foundation's error where a file cannot be read.
  public static func swiftFiles(in path: String) throws -> [(name: String, text: String)] {
    let folder = url(path).resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// Returns the text of the file at a path below the root.
  ///
  /// - Throws: Foundation's error where there is no such file, or its bytes are not UTF-8.
  public static func text(of path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
}
