/// The branches that test for an object of an unavailable class, or for an omitted case: they are never executed.
struct DeadBranches: StructureReader {
  let structure: SourceStructure
  private let isAbsent: (Int) -> Bool
  private let isLostCase: (Int) -> Bool
  private var removals: [Removal] = []

  /// Returns the removals in a body, in order, by whether the name at a position is unavailable or a removed case.
  static func removals(
    in body: Range<Int>, of structure: SourceStructure, isAbsent: @escaping (Int) -> Bool,
    isLostCase: @escaping (Int) -> Bool
  ) -> [Removal] {
    var finder = DeadBranches(structure: structure, isAbsent: isAbsent, isLostCase: isLostCase)
    finder.find(in: body)
    return finder.removals
  }

  private mutating func find(in body: Range<Int>) {
    var position = body.lowerBound
    while position < body.upperBound {
      let before = removals.count
      if tokens[position].kind == .word {
        switch tokens[position].text {
        case "if": removeIf(at: position)
        case "guard": removeGuard(at: position)
        case "while", "for": removeLoop(at: position)
        case "case": removeCase(at: position)
        case "is": removeQuestion(at: position)
        default: break
        }
      }
      if removals.count > before, let last = removals.last { position = max(position, last.tokens.upperBound) }
      position += 1
    }
  }

  /// Returns whether a clause of a condition is false as it tests for an unavailable class.
  private func isFalse(_ range: Range<Int>) -> Bool {
    structure.parts(of: range).contains(where: isFalse(clause:))
  }

  private func isFalse(clause: Range<Int>) -> Bool {
    if let first = clause.first, tokens[first].isWord("case"), isLost(pattern: first + 1..<clause.upperBound) {
      return true
    }
    guard let absent = clause.first(where: { tokens[$0].isName && isAbsent($0) }) else { return false }
    var type = absent
    while type - 2 > clause.lowerBound, tokens[type - 1].isSign("."), tokens[type - 2].isName { type -= 2 }
    let isCast = isSign("?", at: type - 1) && isWord("as", at: type - 2)
    let isPattern = isWord("as", at: type - 1) && clause.contains { tokens[$0].isWord("case") }
    let isQuestion = isWord("is", at: type - 1)
    let others = tokens[clause].contains { $0.isSign("|") || $0.isSign("!") }
    let hasDefault = clause.dropLast().contains { tokens[$0].isSign("?") && tokens[$0 + 1].isSign("?") }
    if others || hasDefault { return false }
    let isBinding = clause.first.map { ["let", "var"].contains(tokens[$0].text) } ?? false
    return isCast && isBinding || isPattern
      || isQuestion && structure.brace[absent] == structure.brace[clause.lowerBound]
  }

  /// Replaces `if let a = b as? Absent { … } else { … }` by `do { … }`.
  private mutating func removeIf(at position: Int) {
    guard let open = structure.brace(behind: position), isFalse(position + 1..<open),
      let close = structure.partner[open]
    else { return }
    // An `else` that is removed with the branch in front of it begins no chain.
    let isInChain = isWord("else", at: position - 1) && removals.last?.tokens.upperBound != position - 1
    guard isWord("else", at: close + 1) else {
      return removals.append(Removal(tokens: (isInChain ? position - 1 : position)...close))
    }
    let isChain = isWord("if", at: close + 2)
    // The rest is searched too, from after the `else`.
    removals.append(Removal(tokens: position...close + 1, text: isChain || isInChain ? "" : "do"))
  }

  /// Replaces the rest of a block by the body of `guard let a = b as? Absent else { return }`, which always leaves it.
  private mutating func removeGuard(at position: Int) {
    var next = position + 1
    while next < tokens.count, !tokens[next].isWord("else") {
      if ["(", "[", "{"].contains(tokens[next].text), let partner = structure.partner[next] { next = partner }
      if tokens[next].isSign("}") { return }
      next += 1
    }
    guard isFalse(position + 1..<next), isSign("{", at: next + 1), let close = structure.partner[next + 1],
      let around = structure.brace[position], let end = structure.partner[around]
    else { return }
    removals.append(Removal(tokens: position...next, text: "do"))
    if close + 1 < end { removals.append(Removal(tokens: close + 1...end - 1)) }
  }

  /// Removes loops over objects of an unavailable class.
  private mutating func removeLoop(at position: Int) {
    guard let open = structure.brace(behind: position), let close = structure.partner[open] else { return }
    if tokens[position].isWord("for") {
      guard isWord("case", at: position + 1), let end = (position..<open).first(where: { tokens[$0].isWord("in") }),
        isFalse(clause: position + 1..<end)
      else { return }
    } else if !isFalse(position + 1..<open) {
      return
    }
    removals.append(Removal(tokens: position...close))
  }

  /// Removes `case let a as Absent:` of a `switch`, with its statements.
  private mutating func removeCase(at position: Int) {
    if !structure.isLabel(position) { return }
    var colon = position + 1
    while colon < tokens.count, !tokens[colon].isSign(":") {
      if tokens[colon].isSign("}") || tokens[colon].isSign("{") { return }
      colon = structure.next(after: colon)
    }
    guard let open = structure.brace[position], let limit = structure.partner[open], colon < limit else { return }
    let patterns = structure.parts(of: position + 1..<colon)
    let dead = patterns.filter { isLost(pattern: $0) || asksForAbsent($0) }
    if dead.isEmpty { return }
    if dead.count < patterns.count {
      // `case .label, .table:` becomes `case .label:`.
      removals += Removal.removals(of: dead, in: patterns)
      return
    }
    var end = colon + 1
    while end < limit, !structure.isLabel(end) { end = structure.next(after: end) }
    removals.append(Removal(tokens: position...end - 1))
  }

  /// Returns whether a pattern is a case that is omitted: `.table(let a)`, `let .table(a)`, `Row.table`.
  private func isLost(pattern: Range<Int>) -> Bool {
    var position = pattern.lowerBound
    if position < pattern.upperBound, tokens[position].isWord("let") || tokens[position].isWord("var") { position += 1 }
    while position + 1 < pattern.upperBound, tokens[position].isName, tokens[position + 1].isSign(".") { position += 1 }
    return position + 1 < pattern.upperBound && tokens[position].isSign(".") && isLostCase(position + 1)
  }

  /// Returns whether a pattern tests for an object of an unavailable class.
  private func asksForAbsent(_ pattern: Range<Int>) -> Bool {
    guard let absent = pattern.first(where: { tokens[$0].isName && isAbsent($0) }) else { return false }
    return ["as", "is"].contains(structure.token(absent, -1)?.text)
  }

  /// Replaces `a is Absent` by `a is Never`.
  private mutating func removeQuestion(at position: Int) {
    let name = position + 1
    guard isName(at: name), isAbsent(name), !isSign(".", at: name + 1), !isSign("<", at: name + 1) else { return }
    removals.append(Removal(tokens: name...name, text: "Never"))
  }
}
