// Comments and regular expressions: what a slash may begin.
extension Lexer {
  mutating func readSlash() throws(SourceError) {
    switch byte(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): try skipComment()
    default:
      if let length = regexLength() {
        add(.regex, "/", length: 1)
        position += length
        isAfterValue = true
      } else {
        add(.sign, length: 1)
        isAfterValue = false
      }
    }
  }

  private mutating func skipComment() throws(SourceError) {
    let beginning = line
    var depth = 0
    repeat {
      guard position < bytes.count else { throw SourceError(line: beginning, problem: "a comment is not closed") }
      if bytes[position] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        step()
      }
    } while depth > 0
    if let open = openLines.last, !open.isMultiline, line > beginning { throw open.error }
  }

  /// Returns the length of the regular expression at the position; nil if the slash is an operator.
  ///
  /// As Swift decides: it is in a position where a value is expected, neither begins nor ends with a space, ends on its
  /// line, and closes no parenthesis that it does not open.
  private mutating func regexLength() -> Int? {
    let isAfterOperator = position > 0 && "+-*%=<>&|^~".utf8.contains(bytes[position - 1])
    if isAfterValue || isAfterOperator || line == lineWithoutRegex { return nil }
    if position + 1 >= bytes.count || Self.isSpace(byte(1)) { return nil }
    var index = position + 1
    var parentheses = 0
    while index < bytes.count, !isNewline(index) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"): return Self.isSpace(bytes[index - 1]) ? nil : index + 1 - position
      default: break
      }
      index += 1
    }
    lineWithoutRegex = line
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Reads `#/…/#`: one line, or several if the first is empty.
  mutating func readFencedRegex(hashes: Int) throws(SourceError) {
    let error = SourceError(line: line, problem: "a regular expression is not closed")
    add(.regex, "#/", length: hashes + 1)
    position += hashes + 1
    var isMultiline = false
    var isEmptySoFar = true
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where hasHashes(hashes, after: position):
        position += 1 + hashes
        isAfterValue = true
        return
      case UInt8(ascii: "\\"):
        position += 1
        if position < bytes.count, !isNewline(position) { position += 1 }
        isEmptySoFar = false
      case _ where isNewline(position):
        if !isMultiline, !isEmptySoFar { throw error }
        isMultiline = true
        step()
      case let other:
        if !Self.isSpace(other) { isEmptySoFar = false }
        position += 1
      }
    }
    throw error
  }
}
