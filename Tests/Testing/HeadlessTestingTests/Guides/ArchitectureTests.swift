import Foundation
import RepositoryFiles
import Testing

/// The names in `Docs/Architecture.md`.
struct `Architecture.md` {
  /// Names of the language, of Apple and of commands, and one that stands for any name.
  private static let exceptions: Set = [
    "conformance", "deinit", "needsX", "NSValue", "portability", "Sendable", "View.deinit",
  ]

  private static let keywords: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case"]

  @Test func `every file, folder, type and member that the page names exists`() throws {
    let text = try Repository.text(of: "Docs/Architecture.md").replacing(/(?s)```.*?```/, with: "")
    let names = Set(text.matches(of: /`([\w.+\/]+)(?:\([\w:]*\))?`/).map { String($0.1) })
    let calls = Set(text.matches(of: /`[\w.]*?(\w+\([\w:]*\))`/).map { String($0.1) }.filter { $0.contains(":") })
    let called = Set(calls.map { $0.prefix { $0 != "(" } })
    var paths = "/"
    var declared: Set<Substring> = []
    var functions: Set<String> = []
    for folder in ["Sources", "Tests", "Docs"] {
      // In the check, the folders are links.
      let path = Repository.url(folder).resolvingSymlinksInPath().path
      let files = try FileManager.default.subpathsOfDirectory(atPath: path)
      for file in files {
        paths += "\(folder)/\(file)/\n/"
        guard folder == "Sources", file.hasSuffix(".swift") else { continue }
        let source = try Repository.text(of: "\(folder)/\(file)")
        let words = source.words
        for (keyword, name) in zip(words, words.dropFirst()) where Self.keywords.contains(String(keyword)) {
          let between = source[keyword.endIndex..<name.startIndex]
          if !between.allSatisfy({ $0.isWhitespace || $0 == "`" }) { continue }
          declared.insert(name)
          if keyword == "func", called.contains(name) {
            functions.insert(name + Self.labels(source[name.endIndex...].drop { $0 != "(" }.dropFirst()))
          }
        }
      }
    }
    let unknown = names.subtracting(Self.exceptions).filter { name in
      !["\(name)/", "\(name).swift/"].contains { paths.contains("/\($0)") }
        && !name.split(separator: ".").allSatisfy { declared.contains($0) || paths.contains("/\($0)/") }
    }
    #expect(names.count > 100)
    #expect(unknown.sorted() == [])
    #expect(calls.subtracting(functions).sorted() == [])
  }

  /// Returns the labels of the parameters at the beginning of a text, such as `(_:with:)`.
  private static func labels(_ text: Substring) -> String {
    var (depth, isLabel, result) = (1, true, "(")
    var last: Character = "("
    for character in text {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 1: isLabel = true
      case " ", ":":
        if isLabel, last.isLetter || last == "_" || last.isNumber { (isLabel, result) = (false, result + ":") }
      default: if isLabel, depth == 1, !character.isWhitespace { result.append(character) }
      }
      if depth == 0 { break }
      last = character
    }
    return result + ")"
  }

  @Test func `the picture has every target on its floor, and no others`() throws {
    let picture = try #require(try Repository.text(of: "Docs/Architecture.md").firstMatch(of: /(?s)```\n(.*?)```/)).1
    let lines = picture.split(separator: "\n").map { $0.matches(of: /\b(?:os|[A-Z_]\w+)\b/).map { String($0.0) } }
    var floors: [String: Set<String>] = [:]
    for path in Repository.targets.values.map({ $0.split(separator: "/").map(String.init) }) where path[0] == "Sources"
    {
      floors[path[1], default: []].insert(path.last ?? "")
    }
    #expect(lines.count == 7 && floors.count == 7)
    for line in lines { #expect(Set(line.dropFirst()).subtracting(["Overlays"]) == floors[line[0]]) }
  }
}
