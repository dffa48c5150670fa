import Foundation
import RepositoryFiles

/// The page `Docs/Inspecting.md`: its examples, and what they print.
struct InspectingGuide {
  /// The blocks of Swift, in order.
  let examples: [String]
  /// The blocks of text, in order.
  let outputs: [String]

  init() throws {
    let page = try Repository.text(of: "Docs/Inspecting.md")
    var blocks: [String: [[String]]] = [:]
    var language: String?
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        language = language == nil ? String(line.dropFirst(3)) : nil
        if let language { blocks[language, default: []].append([]) }
      } else if let language, let last = blocks[language]?.indices.last {
        blocks[language]?[last].append(line)
      }
    }
    examples = (blocks["swift"] ?? []).map { $0.joined(separator: "\n") }
    outputs = (blocks["text"] ?? []).map { $0.joined(separator: "\n") }
  }

  /// Returns the lines of a file of tests, without their indentation.
  static func lines(ofTestFile path: String) throws -> String {
    unindented(try String(contentsOfFile: path, encoding: .utf8))
  }

  static func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}

/// The output of an example.
@MainActor
final class Printout {
  private(set) var text = ""

  func callAsFunction(_ items: Any...) {
    text += (text.isEmpty ? "" : "\n") + items.map { "\($0)" }.joined(separator: " ")
  }
}
