import Foundation
import RepositoryFiles

/// The source files of the scenes, and the digest of each with the declarations of other files that it uses.
struct SceneSources {
  /// A declaration that other files can use: a type, a function, or a member of an extension.
  private struct Unit {
    let file, name, code: String
    let words: Set<String>
  }

  /// The name of the method of `Recording` that plays a scene, which each scene depends on.
  private static let player = "add"

  private let code: [String: [String]]
  private let units: [Unit]

  /// Reads `Sources/Programs/Conformance`, but for the table of digests.
  init() throws { self.init(try Self.files()) }

  /// Returns the names and the texts of the files in `Sources/Programs/Conformance`, but for the table of digests.
  static func files() throws -> [(name: String, text: String)] {
    try Repository.swiftFiles(in: "Sources/Programs/Conformance").filter { $0.name != "SceneDigests.swift" }
  }

  /// Reads files, each with its name and its text.
  init(_ files: [(name: String, text: String)]) {
    let lines = files.map { ($0.name, Self.lines(of: $0.text)) }
    code = Dictionary(lines) { $0 + $1 }
    units = lines.flatMap { Self.units(of: $1, in: $0) }
  }

  /// Returns the digest of a file and of all that it uses: the 64-bit FNV-1a hash of the lines of code without their indentation.
  ///
  /// The method that plays the scene and adds its values to a recording counts too.
  /// A helper counts by its own code, so that the digest does not depend on the file of the helper.
  func digest(of file: String) -> String {
    let own = code[file] ?? []
    var used: Set<Int> = []
    var waiting = Self.words(of: own).union([Self.player])
    while !waiting.isEmpty {
      let found = units.indices.filter {
        !used.contains($0) && units[$0].file != file && waiting.contains(units[$0].name)
      }
      used.formUnion(found)
      waiting = found.reduce(into: []) { $0.formUnion(units[$1].words) }
    }
    let all = [Self.text(own)] + used.map { units[$0].code }.sorted()
    let hash = all.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  // MARK: Reading

  /// Returns the lines of code, with their indentation, without comments and blank lines.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  private static func words(of lines: [String]) -> Set<String> { Set(lines.flatMap(\.words).map { String($0) }) }

  private static func units(of lines: [String], in file: String) -> [Unit] {
    declarations(in: lines, indentation: 0).flatMap { declaration -> [Unit] in
      guard let name = name(of: declaration) else { return [] }
      guard declaration[0].hasPrefix("extension ") else {
        return [Unit(file: file, name: name, code: text(declaration), words: words(of: declaration))]
      }
      if declaration[0].contains(":") {
        return [Unit(file: file, name: name, code: text(declaration), words: words(of: declaration))]
      }
      return declarations(in: Array(declaration.dropFirst().dropLast()), indentation: 2).compactMap { member in
        guard let own = Self.name(of: member) else { return nil }
        // Scenes are constants of their type; no scene uses another one.
        if name == "ConformanceScene", member.contains(where: { $0.contains(#/^  (\S+ )*static let\b/#) }) {
          return nil
        }
        let code = [declaration[0]] + member
        return Unit(file: file, name: own == "init" ? name : own, code: text(code), words: words(of: code))
      }
    }
  }

  /// Returns the lines of each declaration at an indentation, which begins with a letter or an attribute.
  private static func declarations(in lines: [String], indentation: Int) -> [[String]] {
    var result: [[String]] = []
    for line in lines {
      let code = line.dropFirst(indentation)
      let begins =
        line.prefix(indentation).allSatisfy { $0 == " " } && (code.first?.isLetter == true || code.first == "@")
      if begins, result.last?.last?.isAttribute != true {
        result.append([line])
      } else if !result.isEmpty {
        result[result.count - 1].append(line)
      }
    }
    return result
  }

  /// Returns the name of a declaration that other files can see.
  private static func name(of declaration: [String]) -> String? {
    guard let line = declaration.first(where: { !$0.isAttribute }) else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "extension", "func", "var", "let", "init",
    ]
    guard let index = words.firstIndex(where: keywords.contains) else { return nil }
    let isPrivate = words[..<index].contains("private") || words[..<index].contains("fileprivate")
    if isPrivate, !line.contains("private(set)") { return nil }
    return words[index] == "init" ? "init" : words.dropFirst(index + 1).first.map(String.init)
  }
}

extension String {
  /// Whether the line is an attribute of the declaration in the next line.
  fileprivate var isAttribute: Bool {
    let code = drop { $0 == " " }
    return code.first == "@" && !code.dropFirst().contains { $0 == " " || $0 == "=" }
  }
}
