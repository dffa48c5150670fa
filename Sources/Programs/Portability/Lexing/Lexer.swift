/// A lexer of Swift source.
///
/// It recognizes nested comments, plain, raw and multi-line strings with interpolations, both kinds of regular
/// expressions and backticks. Its own stack makes the depth of nesting unlimited; it works in linear time.
struct Lexer {
  /// An unfinished construct other than plain code.
  enum Mode {
    case string(Quotes)
    /// Inside `\(…)`: how many more parentheses are open.
    case interpolation(depth: Int)
  }

  let bytes: [UInt8]
  var position = 0
  var line = 1
  var lineStart = 0
  var tokens: [Token] = []
  var modes: [Mode] = []
  var openLines: [Quotes] = []
  /// Whether the last token is a value, so that a slash divides it.
  var isAfterValue = false
  /// A line whose rest has been searched for the end of a regular expression in vain; it is not searched again.
  var lineWithoutRegex = 0

  /// Returns the tokens of a file in UTF-8, in order; throws for a string, comment or condition that is not closed,
  /// with the line where it begins.
  static func tokens(of bytes: [UInt8]) throws(SourceError) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.skipBeginning()
    while lexer.position < bytes.count {
      if case .string(let quotes)? = lexer.modes.last {
        try lexer.readString(quotes)
      } else {
        try lexer.readCode()
      }
    }
    if let open = lexer.openLines.last { throw open.error }
    return lexer.tokens
  }

  /// Skips a byte order mark and a line for the shell.
  private mutating func skipBeginning() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    lineStart = position
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Returns the byte at a distance ahead; 0 after the end.
  func byte(_ ahead: Int) -> UInt8 { position + ahead < bytes.count ? bytes[position + ahead] : 0 }

  /// Returns whether a line ends at a position; a carriage return before a line feed does not end it.
  func isNewline(_ index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
  }

  /// Advances after the byte at the position, and to the next line if it ends one.
  mutating func step() {
    if isNewline(position) {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  mutating func skipLine() {
    position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// Adds the token of a number of bytes at the position, and advances after them.
  mutating func add(_ kind: Token.Kind, length: Int) {
    add(kind, String(decoding: bytes[position..<position + length], as: UTF8.self), length: length)
    position += length
  }

  /// Adds a token whose text is not the bytes that it covers.
  mutating func add(_ kind: Token.Kind, _ text: String, length: Int) {
    tokens.append(
      Token(
        kind: kind, text: text, line: Int32(clamping: line), column: Int32(clamping: position - lineStart + 1),
        offset: position, end: position + length))
  }
}
