/// An `import` statement with its module.
struct ImportStatement: Equatable {
  /// The index of the keyword among the tokens.
  let place: Int
  /// The name of the imported module.
  let module: String
  /// The imported name in it, after a point: a submodule or, after a keyword such as `class`, a declaration.
  let part: String?
  /// Whether the part is a declaration.
  let isOfDeclaration: Bool
  /// Whether those who import the file's module get the imported one too.
  let isExported: Bool

  /// Returns all imports of a file.
  static func all(in tokens: [Token]) -> [ImportStatement] {
    tokens.indices.compactMap { ImportStatement(tokens, at: $0) }
  }

  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Reads the statement whose keyword is at an index; nil if there is none.
  init?(_ tokens: [Token], at place: Int) {
    guard tokens[place].isWord("import"), Self.isStatement(tokens, at: place) else { return nil }
    var next = place + 1
    if next < tokens.count, Self.kinds.contains(tokens[next].text) { next += 1 }
    guard next < tokens.count, tokens[next].isName, tokens[next].line == tokens[place].line else { return nil }
    self.place = place
    module = tokens[next].text
    isOfDeclaration = next > place + 1
    let hasPart = next + 2 < tokens.count && tokens[next + 1].isSign(".") && tokens[next + 2].isName
    part = hasPart ? tokens[next + 2].text : nil
    isExported = place > 1 && tokens[place - 1].isWord("_exported") && tokens[place - 2].isSign("@")
  }

  /// Returns whether a keyword at an index begins a statement, attributes and access aside.
  private static func isStatement(_ tokens: [Token], at place: Int) -> Bool {
    guard place > 0 else { return true }
    let before = tokens[place - 1]
    return before.line < tokens[place].line || before.isSign(";") || before.isName && !before.isWord("func")
  }
}
