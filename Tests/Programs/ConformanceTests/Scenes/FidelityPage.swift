import Foundation
import RepositoryFiles

/// The rows of `Docs/Fidelity.md`.
struct FidelityPage {
  /// A fact, a difference between systems, or a gap.
  struct Row {
    /// The ids of the facts, or the name of a gap.
    let names: [String]
    /// The certainty, in the words of the page.
    let certainty: String
    /// The cell that names tests or scenes.
    let tests: String
    /// Whether something of the row is not certain.
    let isUncertain: Bool

    /// The names of scenes, or their first words.
    var scenes: [String] { tests.matches(of: /scenes? `([^`]+)`/).map { String($0.1) } }
    /// Whether the row has the reason why no scene can prove it.
    var hasReason: Bool { tests.contains(/no scene: \w+/) }
  }

  /// The rows with an id: documents, and what was measured, reported or chosen.
  var facts: [Row] = []
  /// The differences between versions of the system.
  var eras: [Row] = []
  /// The known differences and gaps.
  var gaps: [Row] = []

  init() throws {
    var section = ""
    for line in try Repository.text(of: "Docs/Fidelity.md").split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") { section = line }
      guard line.hasPrefix("| ") else { continue }
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      if section.hasPrefix("## Eras") {
        if cells.count == 5, cells[0].hasPrefix("`") { eras.append(Self.era(cells)) }
      } else if section.contains("nown differences") {
        if cells.count == 3, cells[0] != "what" { gaps.append(Self.gap(cells)) }
      } else if cells.count == 4, cells[0].wholeMatch(of: /[a-zD][a-z]?[0-9][0-9.]*a?/) != nil {
        facts.append(Self.fact(cells))
      }
    }
  }

  /// Returns a row that is certain where each part of its certainty begins with `documented`, `dumps` or `measured`.
  private static func fact(_ cells: [String]) -> Row {
    let isCertain = cells[2].split(separator: ";").allSatisfy { $0.contains(/^ ?(documented|dumps|measured)\b/) }
    return Row(names: [cells[0]], certainty: cells[2], tests: cells[3], isUncertain: !isCertain)
  }

  /// Returns a row whose ids are in the brackets of its first cell, such as `(s8, g27 to g32)`.
  private static func era(_ cells: [String]) -> Row {
    let brackets = cells[0].matches(of: /\(([^)]*)\)/).map { String($0.1) }.joined(separator: ", ")
    let names = brackets.matches(of: /[a-z]+[0-9]+/).map { String($0.0) }
    return Row(names: names, certainty: cells[4], tests: cells[4], isUncertain: true)
  }

  /// Returns a row that is not certain where the system's behavior is assumed, or is not known.
  private static func gap(_ cells: [String]) -> Row {
    let words = /assumed|reported|unknown|not (documented|known|measured|looked up|seen)|asserted/
    let isUncertain = cells[1].contains(words) || cells[2].contains(words)
    return Row(names: [cells[0]], certainty: cells[1], tests: cells[2], isUncertain: isUncertain)
  }
}
