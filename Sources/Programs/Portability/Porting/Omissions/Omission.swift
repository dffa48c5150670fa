/// A declaration, or tokens of one, that the copy omits, as they name types or members unavailable on Linux.
struct Omission: Equatable {
  let path: String
  var line: Int
  /// The declaration: `extension UITableView`, `func register(_:) of Board`.
  let construct: String
  /// The reason, without a full stop.
  var reason: String
  /// Whether nothing misses it: a preview, or an import that no code uses.
  var isUnused = false

  var text: String { "\(path):\(line): left out: \(construct) (\(reason))" }
}

/// Tokens that the copy does not have.
struct Removal: Equatable {
  let tokens: ClosedRange<Int>
  var text = ""

  /// Returns the removals of parts of a list: with the comma after them in front of the first that stays, else with the
  /// comma before them.
  static func removals(of dropped: [Range<Int>], in list: [Range<Int>]) -> [Removal] {
    let firstKept = list.first { !dropped.contains($0) }?.lowerBound ?? 0
    return dropped.map { part in
      let start = part.lowerBound < firstKept ? part.lowerBound : part.lowerBound - 1
      return Removal(tokens: start...start + part.count)
    }
  }
}

struct FileOmissions {
  var removals: [Removal] = []
  var list: [Omission] = []

  /// Returns the tokens that stay, with a word for each text that replaces others.
  func remaining(of tokens: [Token]) -> [Token] {
    if removals.isEmpty { return tokens }
    var rest: [Token] = []
    var next = 0
    for removal in removals.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound })
    where removal.tokens.lowerBound >= next {
      rest += tokens[next..<removal.tokens.lowerBound]
      if !removal.text.isEmpty {
        let (first, last) = (tokens[removal.tokens.lowerBound], tokens[removal.tokens.upperBound])
        rest.append(
          Token(
            kind: .word, text: removal.text, line: first.line, column: first.column, offset: first.offset,
            end: last.end))
      }
      next = removal.tokens.upperBound + 1
    }
    return rest + tokens[next...]
  }

  /// Returns the edits, which do not change the number of lines.
  func edits(of source: SourceFile, tokens: [Token]) -> [Edit] {
    removals.map { removal in
      var start = tokens[removal.tokens.lowerBound].offset
      // A string's token ends after its first delimiter, so the removal ends where the next token begins.
      var stop = Self.end(of: tokens[removal.tokens.upperBound], in: source)
      let lines = source.bytes[start..<stop].count { $0 == 0x0A }
      if removal.text.isEmpty {
        // The rest of an empty line goes too.
        start = source.lineStart(before: start) ?? start
        while stop < source.bytes.count, source.bytes[stop] == UInt8(ascii: " "), lines > 0 { stop += 1 }
      }
      // The directives of a condition that continues outside stay, on their lines.
      var text = removal.text
      var line = 0
      for range in source.partialConditions(in: start..<stop) {
        let next = source.bytes[start..<range.lowerBound].count { $0 == 0x0A }
        text += String(repeating: "\n", count: next - line)
        text += String(decoding: source.bytes[range], as: UTF8.self)
        line = next
      }
      return Edit(range: start..<stop, text: text + String(repeating: "\n", count: lines - line))
    }
  }

  private static func end(of last: Token, in source: SourceFile) -> Int {
    // Up to the end of a literal, also of one with code inside: white space before the next token stays.
    let all = source.tokens
    let position = Cut.position(of: last.offset, in: all) + 1
    var end = position < all.count ? all[position].offset : source.bytes.count
    let isLiteral = last.kind == .string || last.kind == .regex
    if !isLiteral, !source.bytes[last.end..<max(last.end, end)].contains(UInt8(ascii: "\"")) { return last.end }
    while end > last.end, Porter.isSpace(source.bytes[end - 1]) || Porter.isNewline(source.bytes[end - 1]) { end -= 1 }
    return end
  }
}
