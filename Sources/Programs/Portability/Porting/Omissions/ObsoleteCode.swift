/// Code that the copy omits, whatever its names: branches for older versions of iOS, and previews.
struct ObsoleteCode: StructureReader {
  let structure: SourceStructure
  private var removals: [Removal] = []

  /// Returns the removals in the tokens that Linux compiles, with the previews as omissions unless they stay.
  static func omissions(in tokens: [Token], path: String, keepsPreviews: Bool) -> FileOmissions {
    let isQuestion = { (token: Token) in token.text == "#available" || token.text == "#Preview" }
    guard tokens.contains(where: { $0.kind == .hashWord && isQuestion($0) }) else { return FileOmissions() }
    var finder = ObsoleteCode(structure: SourceStructure(tokens))
    var list: [Omission] = []
    for position in tokens.indices where tokens[position].kind == .hashWord {
      if tokens[position].text == "#available" { finder.removeOlderBranches(position) }
      if tokens[position].text == "#Preview", !keepsPreviews, finder.removePreview(position) {
        list.append(
          Omission(
            path: path, line: Int(tokens[position].line), construct: "`#Preview`",
            reason: "there are no previews on Linux", isUnused: true))
      }
    }
    return FileOmissions(removals: finder.removals, list: list)
  }

  private mutating func remove(_ first: Int, through last: Int, _ text: String = "") {
    removals.append(Removal(tokens: first...last, text: text))
  }

  /// Removes `#Preview(…) { … }` with the attribute in front of it.
  private mutating func removePreview(_ position: Int) -> Bool {
    var open = position + 1
    if isSign("(", at: open), let close = structure.partner[open] { open = close + 1 }
    guard isSign("{", at: open), let close = structure.partner[open] else { return false }
    var first = position
    if isSign(")", at: position - 1), let open = structure.partner[position - 1], open > 1,
      tokens[open - 1].isWord("available"), tokens[open - 2].isSign("@")
    {
      first = open - 2
    }
    remove(first, through: close)
    return true
  }

  /// Removes the branches for older versions: `if #available(iOS 13, *) { … } else { … }` is `do { … }`.
  ///
  /// The code for older versions uses members that newer ones no longer have.
  private mutating func removeOlderBranches(_ position: Int) {
    guard let keyword = structure.token(position, -1), keyword.isWord("if") || keyword.isWord("guard"),
      let close = structure.endOfCall(position), isSign("*", at: close - 1), let next = structure.token(close, 1)
    else { return }
    if keyword.isWord("guard") {
      guard next.isWord("else"), isSign("{", at: close + 2), let end = structure.partner[close + 2] else { return }
      return remove(position - 1, through: end)
    }
    guard next.isSign("{"), let end = structure.partner[close + 1], isWord("else", at: end + 1),
      let last = lastBrace(ofChain: end)
    else { return }
    let before = structure.token(position, -2)
    // The value of `let a = if …` and of `return if …` stays as it is.
    if before?.isSign("=") == true || before?.isWord("return") == true { return }
    // An `if` that is all of a body may be its value.
    if before?.isSign("{") == true, structure.partner[position - 2] == last + 1 {
      remove(position - 1, through: close + 1)
      return remove(end, through: last)
    }
    remove(position - 1, through: close, before?.isWord("else") == true ? "" : "do")
    remove(end + 1, through: last)
  }

  /// Chains of more branches stay as they are.
  private static let mostBranches = 100

  /// Returns the brace that ends the last branch after a brace that ends the first one.
  private func lastBrace(ofChain end: Int) -> Int? {
    var last = end
    var count = 0
    while isWord("else", at: last + 1) {
      count += 1
      if count > Self.mostBranches { return nil }
      guard let open = structure.brace(behind: last + 1), let close = structure.partner[open] else { return nil }
      last = close
    }
    return last
  }
}
