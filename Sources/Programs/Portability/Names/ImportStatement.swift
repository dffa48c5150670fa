struct ImportStatement: Equatable {
  /// The position of the keyword among the tokens.
  let position: Int
  let module: String
  /// The imported name in it, after a point: a submodule or, after a keyword such as `class`, a declaration.
  let part: String?
  let isOfDeclaration: Bool
  /// Whether those who import the file's module get the imported one too.
  let isExported: Bool

  static func all(in tokens: [Token]) -> [ImportStatement] {
    tokens.indices.compactMap { ImportStatement(tokens, at: $0) }
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Reads the statement whose keyword is at a position; nil if there is none.
  init?(_ tokens: [Token], at position: Int) {
    guard tokens[position].isWord("import"), Self.isStatement(tokens, at: position) else { return nil }
    var next = position + 1
    if next < tokens.count, Self.kinds.contains(tokens[next].text) { next += 1 }
    guard next < tokens.count, tokens[next].isName, tokens[next].line == tokens[position].line else { return nil }
    self.position = position
    module = tokens[next].text
    isOfDeclaration = next > position + 1
    let hasPart = next + 2 < tokens.count && tokens[next + 1].isSign(".") && tokens[next + 2].isName
    part = hasPart ? tokens[next + 2].text : nil
    isExported = position > 1 && tokens[position - 1].isWord("_exported") && tokens[position - 2].isSign("@")
  }

  /// Returns whether a keyword at a position begins a statement, attributes and access aside.
  private static func isStatement(_ tokens: [Token], at position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = tokens[position - 1]
    return before.line < tokens[position].line || before.isSign(";") || before.isName && !before.isWord("func")
  }
}
