extension Lexer {
  /// Reads one token, comment or white space of code.
  mutating func readCode() throws(SourceError) {
    let first = bytes[position]
    switch first {
    case 0x0A, 0x0D:
      if isNewline(position), let open = openLines.last, !open.isMultiline { throw open.error }
      step()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: position += 1
    case UInt8(ascii: "/"): try readSlash()
    case UInt8(ascii: "\""): beginString(hashes: 0)
    case UInt8(ascii: "#"): try readHash()
    case UInt8(ascii: "`"): try readQuotedWord()
    case _ where Self.isWordByte(first) && !Self.isDigit(first): readWord()
    case _ where Self.isDigit(first): readNumber()
    default: readSign(first)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Returns whether a byte belongs to names: letters, digits, the underscore, the dollar, and all beyond ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F || byte == 0x24
  }

  /// Returns the number of bytes of a name, from an offset ahead of the current byte.
  private func wordLength(from start: Int) -> Int {
    var length = 0
    while position + start + length < bytes.count, Self.isWordByte(byte(start + length)) { length += 1 }
    return length
  }

  private mutating func readWord() {
    add(.word, length: wordLength(from: 0))
    isAfterValue = !Self.wordsBeforeValues.contains(tokens[tokens.count - 1].text)
  }

  /// The keywords that a value follows, so that a slash after them begins a regular expression.
  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "if", "while", "guard", "where", "else", "throw", "try", "await", "switch", "is", "as",
    "do",
  ]

  private mutating func readNumber() {
    var length = wordLength(from: 0)
    if byte(length) == UInt8(ascii: "."), Self.isDigit(byte(length + 1)) {
      length += 1 + wordLength(from: length + 1)
    }
    add(.number, length: length)
    isAfterValue = true
  }

  private mutating func readQuotedWord() throws(SourceError) {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`") {
      if isNewline(end) { break }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      throw SourceError(line: line, problem: "a name between backticks is not closed")
    }
    add(.quotedWord, String(decoding: bytes[position + 1..<end], as: UTF8.self), length: end + 1 - position)
    position = end + 1
    isAfterValue = true
  }

  private mutating func readHash() throws(SourceError) {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): beginString(hashes: hashes)
    case UInt8(ascii: "/"): try readFencedRegex(hashes: hashes)
    case _ where hashes == 1 && wordLength(from: 1) > 0:
      add(.hashWord, length: 1 + wordLength(from: 1))
      isAfterValue = false
    default:
      add(.sign, length: hashes)
      isAfterValue = false
    }
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "("):
      if case .interpolation(let depth)? = modes.last { modes[modes.count - 1] = .interpolation(depth: depth + 1) }
      isAfterValue = false
    case UInt8(ascii: ")"):
      isAfterValue = true
      if case .interpolation(let depth)? = modes.last {
        if depth == 0 {
          add(.sign, length: 1)
          modes.removeLast()
          return
        }
        modes[modes.count - 1] = .interpolation(depth: depth - 1)
      }
    case UInt8(ascii: "]"), UInt8(ascii: "}"): isAfterValue = true
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      break  // after a value they belong to it, before one they do not
    default: isAfterValue = false
    }
    add(.sign, length: 1)
  }
}
