extension Lexer {
  struct Quotes: Equatable {
    let hashes: Int
    let isMultiline: Bool
    /// The line of its first delimiter.
    let line: Int

    var error: SourceError { SourceError(line: line, problem: "a string is not closed") }
  }

  /// Begins the string whose quotes follow the given number of hashes at the position.
  mutating func beginString(hashes: Int) {
    let isMultiline = isMultilineQuote(at: hashes, hashes: hashes)
    let length = hashes + (isMultiline ? 3 : 1)
    add(.string, length: length)
    let quotes = Quotes(hashes: hashes, isMultiline: isMultiline, line: line)
    modes.append(.string(quotes))
    openLines.append(quotes)
  }

  /// Returns whether three quotes begin a string of several lines; `#"""#` is a string of one quote.
  private func isMultilineQuote(at start: Int, hashes: Int) -> Bool {
    guard (0..<3).allSatisfy({ byte(start + $0) == UInt8(ascii: "\"") }) else { return false }
    if hashes == 0 { return true }
    var index = position + start + 1
    while index < bytes.count, !isNewline(index) {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, after: index) { return false }
      index += 1
    }
    return true
  }

  func hasHashes(_ count: Int, after index: Int) -> Bool {
    var rest = count
    while rest > 0, index + rest < bytes.count, bytes[index + rest] == UInt8(ascii: "#") { rest -= 1 }
    return rest == 0
  }

  /// Reads on in a string, up to its end or the next interpolation.
  mutating func readString(_ quotes: Quotes) throws(SourceError) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hasHashes(quotes.hashes, after: position):
        position += 1 + quotes.hashes
        if byte(0) == UInt8(ascii: "(") {
          add(.sign, length: 1)
          tokens[tokens.count - 1].isInString = true
          modes.append(.interpolation(depth: 0))
          isAfterValue = false
          return
        }
        if position < bytes.count, !isNewline(position) { position += 1 }
      case UInt8(ascii: "\"") where closes(quotes):
        position += (quotes.isMultiline ? 3 : 1) + quotes.hashes
        modes.removeLast()
        openLines.removeLast()
        isAfterValue = true
        return
      case _ where !quotes.isMultiline && isNewline(position): throw quotes.error
      default: step()
      }
    }
  }

  private func closes(_ quotes: Quotes) -> Bool {
    guard quotes.isMultiline else { return hasHashes(quotes.hashes, after: position) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && hasHashes(quotes.hashes, after: position + 2)
  }
}
