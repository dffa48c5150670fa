import Testing

/// A text that was expected beside the one that was found.
struct TextComparison {
  let expected: String
  let found: String

  /// Whether both are the same but for line breaks at the end.
  var isEqual: Bool { Self.lines(of: expected) == Self.lines(of: found) }

  /// Fails with the lines that differ, and keeps both texts with the report.
  func expectEqual(_ subject: String, at place: SourceLocation, hint: String = "") {
    if isEqual { return }
    failure(
      "\(subject) are not as expected (- expected, + found):\n\(difference)\(hint.isEmpty ? "" : "\n\(hint)")",
      named: EvidenceName(at: place)
    ).record(at: place)
  }

  /// The lines that differ, with those around them.
  var difference: String {
    if isEqual { return "The lines read the same; how characters are encoded or the text ends is another.\(encoded)" }
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

  /// A failure with both texts attached.
  func failure(_ message: String, named name: EvidenceName) -> Failure {
    Failure(
      message: message,
      attachments: [
        Failure.Evidence(name: name("expected"), bytes: Array(expected.utf8)),
        Failure.Evidence(name: name("found"), bytes: Array(found.utf8)),
      ])
  }

  /// The lines, which end at line feeds: a carriage return before one belongs to the line, so that it can differ.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
