/// A file with the edits that make it compile on Linux.
struct PortedFile {
  let source: SourceFile
  /// The replacements, by offset; none overlaps another.
  let edits: [Edit]
  /// The modules and declarations that are imported in front of the file; `@testable` may precede one.
  var imports: [String] = []
  /// The replacements that overlap another one, and are not made.
  let conflicts: [Edit]
  private let locations: SourceLocations
  fileprivate let beginning: Int

  /// Collects the edits of a file, and the places where members of other files are inserted, by the original locations
  /// of its lines.
  init(_ source: SourceFile, edits: [Edit], locations: SourceLocations) {
    self.source = source
    self.locations = locations
    beginning = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var kept: [Edit] = []
    var conflicts: [Edit] = []
    // An edit that contains others comes first, and wins.
    for edit in edits.sorted(by: Edit.isBefore) {
      let end = kept.last?.range.upperBound ?? 0
      if edit.range.lowerBound >= end {
        kept.append(edit)
      } else if edit.range.upperBound > end {
        if let rest = edit.removal(from: end, in: source.bytes) {
          kept.append(rest)
        } else {
          conflicts.append(edit)
        }
      }
    }
    self.conflicts = conflicts
    self.edits = kept
  }

  /// Whether anything of the file changes, the line with its location aside.
  var isChanged: Bool { !edits.isEmpty || !imports.isEmpty }

  /// The ported text, with `#sourceLocation` lines that name the original file and its lines.
  var bytes: [UInt8] {
    // A script cannot begin with a directive.
    let isScript = source.bytes.dropFirst(beginning).starts(with: Array("#!".utf8))
    if isScript { return Self.apply(edits, to: source.bytes, in: 0..<source.bytes.count) }
    var head = importLines
    if locations.needsFirstLine { head += locations.line(1, isFirst: true) }
    return Array(source.bytes.prefix(beginning)) + Array(head.utf8)
      + Self.apply(edits, to: source.bytes, in: beginning..<source.bytes.count, \.locatedText)
  }

  /// The ported text with comments in place of its `#sourceLocation` lines, so that errors name its own lines.
  var bytesToCompile: [UInt8] {
    var bytes = bytes
    let directive = Array("#sourceLocation(".utf8)
    var isAtStart = true
    for position in bytes.indices.dropLast(directive.count) {
      if isAtStart, bytes[position] == directive[0], bytes[position...].starts(with: directive) {
        (bytes[position], bytes[position + 1]) = (UInt8(ascii: "/"), UInt8(ascii: "/"))
      }
      isAtStart = bytes[position] == 0x0A
    }
    return bytes
  }

  /// The places in the original of the lines and columns of the ported text.
  struct Origins {
    private let file: PortedFile
    private let size: Int
    private let starts: [Int]
    private let originalStarts: [Int]

    init(_ file: PortedFile) {
      self.file = file
      let text = file.bytes
      size = text.count
      starts = Self.starts(of: text)
      originalStarts = Self.starts(of: file.source.bytes)
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
      [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    func line(of offset: Int) -> Int { originalStarts.prefixCount { $0 <= offset } }

    /// Returns the original's offset of a line and column of the ported text, or the original line of a moved member;
    /// line 0 is not a place.
    func origin(line: Int, column: Int) -> (offset: Int, moved: (path: String, line: Int)?) {
      if line == 0 { return (0, nil) }
      let offset = (line <= starts.count ? starts[line - 1] : size) + max(0, column - 1)
      let change = file.edits.reduce(0) { $0 + $1.locatedText.utf8.count - $1.range.count }
      var position = file.beginning
      var copied = size - (file.source.bytes.count - position) - change
      if offset < copied { return (0, nil) }
      for edit in file.edits where edit.range.lowerBound >= position {
        let start = copied + edit.range.lowerBound - position
        if offset < start { break }
        (copied, position) = (start + edit.locatedText.utf8.count, edit.range.upperBound)
        if offset < copied {
          return (edit.range.lowerBound, SourceLocations.last(in: Array(edit.locatedText.utf8.prefix(offset - start))))
        }
      }
      return (min(position + offset - copied, file.source.bytes.count), nil)
    }
  }

  var importLines: String {
    imports.map { name in
      name.hasPrefix(Self.testable)
        ? "\(Self.testable)import \(name.dropFirst(Self.testable.count))\n" : "import \(name)\n"
    }.joined()
  }

  static let testable = "@testable "

  static func apply(
    _ edits: [Edit], to bytes: [UInt8], in range: Range<Int>, _ text: KeyPath<Edit, String> = \.text
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    for edit in edits where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit[keyPath: text].utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }
}

/// The original location of each line of a file: its own, or the one that its `#sourceLocation` lines name.
struct SourceLocations {
  private struct Section {
    let firstLine: Int
    let path: String
    let originalLine: Int
  }

  private var sections: [Section]
  /// Whether the file does not begin with a `#sourceLocation` line yet.
  let needsFirstLine: Bool

  /// Reads the `#sourceLocation` lines of a file; lines that none of them names are the original's at a path.
  init(of file: SourceFile, path: String) {
    let directives = file.tokens.indices.filter {
      file.tokens[$0].kind == .hashWord && file.tokens[$0].text == "#sourceLocation"
    }
    sections = [Section(firstLine: 1, path: path, originalLine: 1)]
    sections += directives.compactMap { Self.section(at: $0, in: file) }
    needsFirstLine = directives.isEmpty
  }

  private static func section(at position: Int, in file: SourceFile) -> Section? {
    let words = file.tokens[position...].prefix(10)
    guard let string = words.first(where: { $0.kind == .string }),
      let number = words.first(where: { $0.kind == .number }), let line = Int(number.text)
    else { return nil }
    let path = file.bytes[string.end..<number.offset].prefix { $0 != UInt8(ascii: "\"") }
    return Section(
      firstLine: Int(file.tokens[position].line) + 1, path: String(decoding: path, as: UTF8.self), originalLine: line)
  }

  func original(of line: Int) -> (path: String, line: Int) {
    let section = sections[max(0, sections.prefixCount { $0.firstLine <= line } - 1)]
    return (section.path, line - section.firstLine + section.originalLine)
  }

  /// Returns the original file and line of the end of an inserted text; nil if none of its lines names them.
  fileprivate static func last(in text: [UInt8]) -> (path: String, line: Int)? {
    guard let file = try? SourceFile(path: "", bytes: text),
      file.tokens.contains(where: { $0.text == "#sourceLocation" })
    else { return nil }
    return SourceLocations(of: file, path: "").original(of: text.count { $0 == 0x0A } + 1)
  }

  /// Returns a directive that names the original location of a line, and the end of its own line.
  func line(_ line: Int, isFirst: Bool = false) -> String {
    let location = isFirst ? (path: sections[0].path, line: 1) : original(of: line)
    let escaped = location.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(location.line))\n"
  }
}
