/// A file with a name a line, below headings: `# classes`.
struct NameTable {
  private(set) var sections: [(heading: String, names: [String])] = []

  /// Reads a file that was embedded when the package was built.
  init(_ file: [UInt8]) {
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("//") {
      if line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), []))
      } else {
        sections[sections.count - 1].names.append(String(line))
      }
    }
  }

  subscript(heading: String) -> [String] { sections.first { $0.heading == heading }!.names }
}
