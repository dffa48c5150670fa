// The statements of a block, by the positions of its tokens.
extension SourceStructure {
  struct Statement {
    let range: ClosedRange<Int>
    /// Whether nothing else is in its block, or in its case of a `switch`.
    let isAlone: Bool
    /// Whether the block or the case ends after it.
    let isLast: Bool
    let isInCase: Bool
  }

  /// Returns the statement of a block that contains a position; a label of a `switch` has all statements behind it.
  func statement(at position: Int, in open: Int) -> Statement? {
    guard let close = partner[open], position > open, position < close else { return nil }
    let starts = starts(between: open, and: close)
    guard let index = starts.lastIndex(where: { $0 <= position }) else { return nil }
    func isLabel(_ index: Int) -> Bool { self.isLabel(starts[index]) }
    var next = index + 1
    if isLabel(index) { while next < starts.count, !isLabel(next) { next += 1 } }
    let end = next < starts.count ? starts[next] - 1 : close - 1
    guard starts[index] <= end else { return nil }
    let isLast = next == starts.count || isLabel(next)
    let isInCase = starts.indices.contains { $0 <= index && isLabel($0) }
    return Statement(
      range: starts[index]...end, isAlone: isLast && (index == 0 || isLabel(index - 1)), isLast: isLast,
      isInCase: isInCase && !isLabel(index))
  }

  /// Returns the positions of the first tokens of the statements between two braces.
  private func starts(between open: Int, and close: Int) -> [Int] {
    var starts: [Int] = []
    var position = open + 1
    var isAfterLabel = true
    var isInLabel = false
    while position < close {
      let token = tokens[position]
      if isAfterLabel || begins(at: position, isInLabel: isInLabel) {
        starts.append(position)
        isInLabel = isLabel(position)
      }
      isAfterLabel = false
      if isInLabel, token.isSign(":") { (isInLabel, isAfterLabel) = (false, true) }
      if token.isWord("in"), starts.count == 1, isHeader(starts[0]..<position) {
        // What precedes `in` are the parameters of a closure.
        starts = []
        isAfterLabel = true
      }
      if token.isSign(";") { isAfterLabel = true }
      position = next(after: position)
    }
    return starts
  }

  private func isHeader(_ range: Range<Int>) -> Bool {
    !["for", "if", "guard", "while", "switch", "let", "var"].contains(tokens[range.lowerBound].text)
  }

  /// Words that continue the statement in front of them.
  private static let continuing: Set<String> = ["else", "catch", "where", "as", "is", "in"]
  private static let operators: Set<String> = [
    ".", "?", ":", ",", "+", "-", "*", "/", "=", "<", ">", "|", "{", ")", "]",
  ]
  private static let open: Set<String> = [",", "+", "-", "*", "/", "=", "<", "|", "&", "(", "[", ":"]

  /// Returns whether a token begins a statement: the first one of a line, or a label.
  private func begins(at position: Int, isInLabel: Bool) -> Bool {
    let (token, before) = (tokens[position], tokens[position - 1])
    if isInLabel { return false }
    let endOfBefore = partner[position - 1].map { $0 < position - 1 } == true
    if token.line <= before.line { return isLabel(position) }
    if token.isInString { return false }
    if token.kind == .word, Self.continuing.contains(token.text) { return false }
    if token.isSign("."), isName(at: position + 1) { return false }
    if token.kind == .sign, Self.operators.contains(token.text) { return false }
    if token.isSign("&"), isSign("&", at: position + 1) { return false }
    if before.kind == .sign, !endOfBefore, Self.open.contains(before.text) { return false }
    if before.isSign(">"), isSign("-", at: position - 2) { return false }
    if token.isWord("while"), before.isSign("}"), let open = partner[position - 1] {
      return !isWord("repeat", at: open - 1)
    }
    return true
  }
}
