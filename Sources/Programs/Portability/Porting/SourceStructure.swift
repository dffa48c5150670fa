/// The brackets and types of a file, by the positions of its tokens.
struct SourceStructure {
  struct TypeScope {
    /// The keyword: `class`, `protocol`, `extension` and so on.
    let keyword: String
    let position: Int
    let path: String
    /// The names after the colon, without their generic arguments.
    let inherited: [String]
    /// The position of the brace that begins the body.
    let open: Int
    /// The position of the brace that ends the body.
    let close: Int
    /// Whether the declaration has a `where` clause.
    let isConditional: Bool
    let isGeneric: Bool

    /// The last name of the path.
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
    var isExtension: Bool { keyword == "extension" }
  }

  let tokens: [Token]
  /// The position of the other bracket of each bracket; nil for other tokens and for brackets without one.
  private(set) var partner: [Int?]
  /// The position of the innermost open brace around each token; nil outside of braces.
  private(set) var brace: [Int?]
  private(set) var types: [TypeScope] = []
  /// The position of the innermost type around each token.
  private(set) var typeAround: [Int?]
  /// The position of the type whose body a brace begins.
  private var typeOfBrace: [Int: Int] = [:]

  /// Finds brackets and types in one pass each.
  init(_ tokens: [Token]) {
    self.tokens = tokens
    partner = Array(repeating: nil, count: tokens.count)
    brace = partner
    typeAround = partner
    matchBrackets()
    findTypes()
  }

  private static let closing = [")": "(", "]": "[", "}": "{"]

  private mutating func matchBrackets() {
    var open: [Int] = []
    var counts = ["(": 0, "[": 0, "{": 0]
    var braces: [Int] = []
    for (position, token) in tokens.enumerated() {
      brace[position] = braces.last
      guard token.kind == .sign else { continue }
      if counts[token.text] != nil {
        open.append(position)
        counts[token.text, default: 0] += 1
        if token.text == "{" { braces.append(position) }
      } else if let opening = Self.closing[token.text], counts[opening, default: 0] > 0 {
        var last = open.removeLast()
        while !tokens[last].isSign(opening) {
          close(last, &counts, &braces)
          last = open.removeLast()
        }
        close(last, &counts, &braces)
        partner[last] = position
        partner[position] = last
        brace[position] = braces.last
      }
    }
  }

  private func close(_ position: Int, _ counts: inout [String: Int], _ braces: inout [Int]) {
    counts[tokens[position].text, default: 0] -= 1
    if tokens[position].isSign("{") { braces.removeLast() }
  }

  // MARK: Types

  private mutating func findTypes() {
    var stack: [Int] = []
    for position in tokens.indices {
      let token = tokens[position]
      while let last = stack.last, types[last].close < position { stack.removeLast() }
      typeAround[position] = stack.last
      if token.isSign("{"), let type = typeOfBrace[position] { stack.append(type) }
      guard token.kind == .word, Declaration.typeKeywords.contains(token.text),
        let scope = typeScope(
          at: position, in: stack.last.flatMap { types[$0].open == brace[position] ? types[$0].path : nil })
      else { continue }
      typeOfBrace[scope.open] = types.count
      types.append(scope)
    }
  }

  /// A header with more tokens is not read to its end.
  private static let longestHeader = 300
  /// A path longer than this, in bytes, starts again.
  private static let longestPath = 500

  private func typeScope(at position: Int, in outer: String?) -> TypeScope? {
    guard position + 1 < tokens.count, tokens[position + 1].isName,
      !Declaration.keywords.contains(tokens[position + 1].text),
      tokens[position].text != "class" || isType(at: position),
      position == 0 || !tokens[position - 1].isSign(".") && !tokens[position - 1].isWord("import")
    else { return nil }
    let (path, start) = tokens.path(at: position + 1)
    var next = start
    let isGeneric = next < tokens.count && tokens[next].isSign("<")
    var inherited: [String] = []
    var isInList = false
    var isConditional = false
    var depth = 0
    let end = min(tokens.count, next + Self.longestHeader)
    while next < end {
      let token = tokens[next]
      if token.isSign("{") { break }
      if token.isSign("}") || token.isSign(";") || token.isSign("=") && depth == 0 && !isConditional { return nil }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), !tokens[next - 1].isSign("-") { depth -= 1 }
      if token.isSign(":"), depth == 0, !isConditional { isInList = true }
      if token.isWord("where") { (isInList, isConditional) = (false, true) }
      if isInList, depth == 0, token.isName, next + 1 < tokens.count, !tokens[next + 1].isSign(".") {
        inherited.append(token.text)
      }
      next += 1
    }
    guard next < end, let close = partner[next] else { return nil }
    let isNested = tokens[position].text != "extension" && outer != nil && (outer?.utf8.count ?? 0) < Self.longestPath
    return TypeScope(
      keyword: tokens[position].text, position: position, path: isNested ? "\(outer ?? "").\(path)" : path,
      inherited: inherited, open: next, close: close, isConditional: isConditional, isGeneric: isGeneric)
  }

  // MARK: Questions

  /// Returns the type that directly contains a token: a member's keyword, a modifier.
  func owner(of position: Int) -> TypeScope? {
    guard let open = brace[position], let type = typeOfBrace[open] else { return nil }
    return types[type]
  }

  func type(around position: Int) -> TypeScope? { typeAround[position].map { types[$0] } }

  /// Returns whether a token begins a case of a `switch`, and not `if case` or `FileManager.default`.
  func isLabel(_ position: Int) -> Bool {
    if tokens[position].isSign("@") { return token(position, 1)?.isWord("unknown") == true }
    guard tokens[position].isWord("case") || tokens[position].isWord("default") else { return false }
    return ![".", "if", "guard", "while", "for", ","].contains(token(position, -1)?.text)
  }

  func attribute(at position: Int) -> ClosedRange<Int>? {
    guard token(position)?.isSign("@") == true, let name = token(position, 1) else { return nil }
    if let open = token(position, 2), open.isSign("("), open.offset == name.end, let close = partner[position + 2] {
      return position...close
    }
    return position...position + 1
  }

  /// Returns the position after a token, or after the other bracket of one that opens.
  func next(after position: Int) -> Int { max(position, partner[position] ?? position) + 1 }

  /// Returns the token at a distance from a position; nil outside of the file.
  func token(_ position: Int, _ step: Int = 0) -> Token? {
    tokens.indices.contains(position + step) ? tokens[position + step] : nil
  }

  /// Returns whether a name after a point has no receiver: `.label` of `return .label`.
  func isImplicitMember(_ position: Int) -> Bool {
    guard let point = token(position, -1), point.isSign(".") else { return false }
    guard let before = token(position, -2) else { return true }
    if ["(", "[", "{", ",", ":", "="].contains(before.text) || before.kind == .word && before.end < point.offset {
      return true
    }
    return before.kind == .sign && before.end < point.offset && before.line == point.line && !before.isSign(")")
      && !before.isSign("}") && !before.isSign("]")
  }

  /// Returns the position of the parenthesis that begins the parameters of the function whose keyword is at a position.
  func parameterList(of keyword: Int) -> Int? {
    (keyword + 1..<min(keyword + 60, tokens.count)).first { tokens[$0].isSign("(") }
  }

  /// Modifiers and attributes of more tokens are not read to their beginning.
  private static let longestModifiers = 60

  /// Returns the position of the first modifier or attribute of the declaration whose keyword is at a position.
  func beginning(of keyword: Int) -> Int {
    var first = keyword
    while first > 0, keyword - first < Self.longestModifiers {
      var before = first - 1
      if tokens[before].isSign(")"), let open = partner[before], open > 0 { before = open - 1 }
      guard tokens[before].kind == .word else { break }
      if before > 0, tokens[before - 1].isSign("@") {
        first = before - 1
      } else if Declaration.modifiers.contains(tokens[before].text) {
        first = before
      } else {
        break
      }
    }
    return first
  }

  private static let keywordsWithModifiers: Set<String> = Declaration.keywords.union(["init", "subscript", "deinit"])

  /// Returns the position of the keyword of a modifier's declaration; nil if the word is not a modifier.
  func keyword(ofModifier position: Int) -> Int? {
    if let before = token(position, -1), ["case", "let", "var", "func", ".", ",", "(", ":"].contains(before.text) {
      return nil
    }
    var next = position + 1
    while next < tokens.count, next - position < Self.longestModifiers {
      if Declaration.modifiers.contains(tokens[next].text), !tokens[next].isWord("class") || !isType(at: next) {
        next += 1
      } else if tokens[next].isSign("("), let close = partner[next], tokens[next - 1].isName, next - 1 > position {
        next = close + 1
      } else if tokens[next].isSign("@"), token(next, 1)?.isName == true {
        next += 2
      } else {
        break
      }
    }
    guard let keyword = token(next), keyword.kind == .word, Self.keywordsWithModifiers.contains(keyword.text) else {
      return nil
    }
    return next
  }

  /// Returns whether `class` at a position declares a type instead of being a modifier.
  func isType(at position: Int) -> Bool {
    guard let next = token(position, 1) else { return false }
    return next.isName && !Declaration.keywords.contains(next.text) && !Declaration.modifiers.contains(next.text)
      && next.text != "subscript"
  }

  /// Returns the position of the brace that ends the body of the function, initializer or computed property whose
  /// keyword is at a position; nil if it has no body.
  func end(ofMember keyword: Int) -> Int? {
    guard let around = brace[keyword], let limit = partner[around] else { return nil }
    var position = keyword + 1
    while position < limit {
      if tokens[position].isSign("{") { return partner[position] }
      if tokens[position].isSign("("), let close = partner[position] { position = close }
      if tokens[position].kind == .word, position > keyword + 1, Declaration.keywords.contains(tokens[position].text) {
        return nil
      }
      position += 1
    }
    return nil
  }
}
