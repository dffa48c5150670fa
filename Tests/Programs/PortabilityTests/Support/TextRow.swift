import RepositoryFiles
import Testing

/// A row of a table of texts in the folder `Rows`.
///
/// In a table's file `***** name` begins a group of rows, `=== name` a row with its source, and `--- name` another part
/// of the row. A row without a name has its source as its name.
struct TextRow: CustomTestStringConvertible, Sendable {
  private let group: String
  private let name: String
  private var parts: [String: [String]] = [:]

  var testDescription: String { name.isEmpty ? source : name }
  /// The text before anything is done to it.
  var source: String { self["source"] ?? "" }
  /// The text that the source becomes.
  var after: String { self["after"] ?? "" }

  /// The text of a part; nil if the row has no such part.
  subscript(part: String) -> String? { parts[part]?.joined(separator: "\n") }

  /// Returns the texts of a part that has one in each line, in which `\n` stands for the end of a line.
  func texts(_ part: String) -> [String] { parts[part, default: []].map { $0.replacing("\\n", with: "\n") } }

  /// Returns the rows of a file of the folder `Rows`: all of them, or those of one group.
  static func table(_ file: String, _ group: String? = nil) throws -> [TextRow] {
    var rows: [TextRow] = []
    var (name, part) = ("", "")
    let text = try Repository.text(of: "Tests/Programs/PortabilityTests/Rows/\(file).txt")
    for line in text.components(separatedBy: "\n").dropLast() {
      if line.hasPrefix("***** ") {
        name = String(line.dropFirst(6))
      } else if line == "===" || line.hasPrefix("=== ") {
        rows.append(TextRow(group: name, name: String(line.dropFirst(4))))
        part = "source"
      } else if line.hasPrefix("--- ") {
        part = String(line.dropFirst(4))
      } else {
        rows[rows.count - 1].parts[part, default: []].append(line)
      }
    }
    rows = rows.filter { group == nil || $0.group == group }
    precondition(!rows.isEmpty, "\(file).txt has no rows of \(group ?? "any group")")
    return rows
  }
}
