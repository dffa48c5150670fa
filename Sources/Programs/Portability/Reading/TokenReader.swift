/// A reader of the tokens of a file.
protocol TokenReader {
  var tokens: [Token] { get }
}

extension TokenReader {
  /// Returns the token at a distance from a position; nil outside of the file.
  func token(_ position: Int, _ step: Int = 0) -> Token? {
    tokens.indices.contains(position + step) ? tokens[position + step] : nil
  }

  func isSign(_ character: String, at position: Int) -> Bool { token(position)?.isSign(character) == true }
  func isWord(_ word: String, at position: Int) -> Bool { token(position)?.isWord(word) == true }
  func isName(at position: Int) -> Bool { token(position)?.isName == true }

  /// Returns whether `class` at a position declares a type instead of being a modifier.
  func isType(at position: Int) -> Bool {
    guard let next = token(position, 1) else { return false }
    return next.isName && !Declaration.keywords.contains(next.text) && !Declaration.modifiers.contains(next.text)
      && !["init", "subscript"].contains(next.text)
  }
}

/// A reader that follows the brackets and types of the file too.
protocol StructureReader: TokenReader {
  var structure: SourceStructure { get }
}

extension StructureReader {
  var tokens: [Token] { structure.tokens }
}
