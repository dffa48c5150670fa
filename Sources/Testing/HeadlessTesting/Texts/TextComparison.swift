import Testing

struct TextComparison {
  let expected: String
  let found: String

  /// Whether both are equal except for line breaks at the end.
  var isEqual: Bool { Self.lines(of: expected) == Self.lines(of: found) }

  /// Fails with the lines that differ, and attaches both texts to the report.
  func expectEqual(_ subject: String, at location: SourceLocation, hint: String? = nil) {
    if isEqual { return }
    let (name, difference) = (EvidenceName(at: location), difference)
    Failure(
      message: "\(subject) are not as expected (- expected, + found):", difference: difference, cure: hint,
      attachments: [("expected", expected), ("found", found), ("difference", difference)].map { part, text in
        Failure.Evidence(name: name(part), bytes: Array(text.utf8))
      }
    ).record(at: location)
  }

  var difference: String {
    if isEqual {
      return "The lines look equal; the encoding of characters, or the line breaks at the end, differ.\(encoded)"
    }
    return LineDiff(from: Self.lines(of: expected), to: Self.lines(of: found)).description
  }

  /// The first line whose characters are encoded in two ways, with its characters as numbers.
  private var encoded: String {
    let lines = zip(Self.lines(of: expected), Self.lines(of: found))
    guard let (old, new) = lines.first(where: { !$0.unicodeScalars.elementsEqual($1.unicodeScalars) }) else {
      return ""
    }
    return "\n- \(old.inASCII)\n+ \(new.inASCII)"
  }

  /// Returns the lines, which end at line feeds; a carriage return before a line feed is included in the line.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
