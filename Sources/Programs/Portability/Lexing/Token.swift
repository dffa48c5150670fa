/// A word, a sign or a literal of Swift source; comments and the insides of literals are not tokens.
struct Token: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or a keyword.
    case word
    /// A name between backticks, without them.
    case quotedWord
    /// A name after a hash, with it: `#if`, `#selector`.
    case hashWord
    case number
    /// A whole string; the code in its interpolations follows as separate tokens.
    case string
    case regex
    /// One character of an operator or of punctuation.
    case sign
  }

  let kind: Kind
  /// The text; for strings and regular expressions only the delimiter.
  let text: String
  /// The line, from 1.
  let line: Int32
  /// The position of the first byte in the line, from 1.
  let column: Int32
  var offset = 0
  /// The offset after the text; of a string or regular expression, after the delimiter that begins it.
  var end = 0

  /// Whether it begins the code of an interpolation.
  var isInString = false

  func isSign(_ character: String) -> Bool { kind == .sign && text == character }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether it is the mark of an optional.
  var isMark: Bool { isSign("?") || isSign("!") }

  /// Whether it is a name, with or without backticks, or a keyword.
  var isName: Bool { kind == .word || kind == .quotedWord }
}

extension String {
  /// The name after the last point.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}

extension [Token] {
  /// Returns the names from a position on with points between them, and the position after them.
  func path(at position: Int) -> (text: String, end: Int) {
    var path = self[position].text
    var next = position + 1
    while next + 1 < count, self[next].isSign("."), self[next + 1].isName {
      path += ".\(self[next + 1].text)"
      next += 2
    }
    return (path, next)
  }

  /// Returns whether a name is the label of an argument or of a parameter.
  func isLabel(_ position: Int) -> Bool {
    guard position > 0, position + 1 < count, self[position + 1].isSign(":") else { return false }
    return self[position - 1].isSign("(") || self[position - 1].isSign(",")
  }
}
