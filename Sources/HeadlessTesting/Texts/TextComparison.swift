import Testing

/// A text that was expected beside the one that was found.
struct TextComparison {
  let expected: String
  let found: String
  /// How the files are called that a report keeps of both.
  var fileExtension = "txt"

  /// Whether both are the same but for line breaks at the end.
  var isEqual: Bool { Self.lines(of: expected) == Self.lines(of: found) }

  /// Fails with the lines that differ, and keeps both texts with the report.
  func expectEqual(_ subject: String, at place: SourceLocation) {
    if isEqual { return }
    failure("\(subject) are not as expected (- expected, + found):\n\(difference)").record(at: place)
  }

  /// The lines that differ, with those around them.
  var difference: String {
    if isEqual { return "The lines read the same; how characters are encoded or the text ends is another." }
    return LineDiff(from: Self.lines(of: expected), to: Self.lines(of: found)).description
  }

  /// A failure with both texts attached.
  func failure(_ message: String) -> Failure {
    Failure(
      message: message,
      attachments: [
        Failure.Evidence(name: "expected.\(fileExtension)", bytes: Array(expected.utf8)),
        Failure.Evidence(name: "found.\(fileExtension)", bytes: Array(found.utf8)),
      ])
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
