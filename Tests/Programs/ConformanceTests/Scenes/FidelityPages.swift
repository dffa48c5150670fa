import Foundation
import RepositoryFiles

/// The rows of the pages of `Docs/Fidelity`.
struct FidelityPages {
  /// A fact, a difference between systems, or a gap.
  struct Row {
    let names, scenes: [String]
    init(_ names: [String], _ cell: String) {
      self.names = names
      scenes = cell.matches(of: /scenes? ((?:`[^`]+`(?:, (?=`))?)+)/).flatMap { list in
        list.1.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
    }
  }

  var facts: [Row] = []
  var eras: [Row] = []
  var gaps: [Row] = []

  init() throws {
    let folder = "Docs/Fidelity"
    for page in try FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path).sorted() {
      for line in try Repository.text(of: "\(folder)/\(page)").split(separator: "\n") where line.hasPrefix("| ") {
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        if let id = cells[0].wholeMatch(of: /<a id="([^"]+)"><\/a>\1/), cells.count == 5 {
          facts.append(Row([String(id.1)], cells[4]))
        } else if page == "Differences.md", cells.count == 3, cells[0] != "what" {
          gaps.append(Row([cells[0]], cells[2]))
        }
      }
    }
    for line in try Repository.text(of: "Docs/Eras.md").split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: "|")
      if cells.count == 6 { eras.append(Row(Self.ids(inBracketsOf: cells[0]), cells[5])) }
    }
  }

  /// Returns the ids in the brackets of a cell, such as `(s8, g27 to g32)`.
  private static func ids(inBracketsOf cell: String) -> [String] {
    cell.matches(of: /\(([^)]*)\)/).flatMap { $0.1.matches(of: /[a-z]+[0-9]+/) }.map { String($0.0) }
  }
}
