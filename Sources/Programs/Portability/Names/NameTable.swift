import CommandLineTool
import Foundation

/// A file with a name a line, below headings: `# classes`.
struct NameTable {
  private(set) var sections: [(heading: String, names: [String])] = []

  /// Reads a resource of the program.
  init(_ file: String) {
    for line in Bundle.module.text(of: file).split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), []))
      } else {
        sections[sections.count - 1].names.append(String(line))
      }
    }
  }

  subscript(heading: String) -> [String] { sections.first { $0.heading == heading }!.names }
}
