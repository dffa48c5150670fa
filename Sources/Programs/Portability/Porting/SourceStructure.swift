/// The brackets and types of a file, by the positions of its tokens.
struct SourceStructure: TokenReader {
  struct TypeScope {
    /// The keyword: `class`, `protocol`, `extension` and so on.
    let keyword: String
    let position: Int
    let path: String
    /// The names after the colon, without their generic arguments.
    let inherited: [String]
    /// The tokens between the commas after the colon.
    let elements: [ClosedRange<Int>]
    /// The position of the brace that begins the body.
    let open: Int
    /// The position of the brace that ends the body.
    let close: Int
    /// Whether the declaration has a `where` clause.
    let isConditional: Bool
    let isGeneric: Bool

    var name: String { path.lastName }
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
        var last = position
        repeat {
          last = open.removeLast()
          counts[tokens[last].text, default: 0] -= 1
          if tokens[last].isSign("{") { braces.removeLast() }
        } while !tokens[last].isSign(opening)
        partner[last] = position
        partner[position] = last
        brace[position] = braces.last
      }
    }
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
    guard isName(at: position + 1), !Declaration.keywords.contains(tokens[position + 1].text),
      tokens[position].text != "class" || isType(at: position), !isSign(".", at: position - 1),
      !isWord("import", at: position - 1)
    else { return nil }
    let (path, start) = tokens.path(at: position + 1)
    var next = start
    let isGeneric = next < tokens.count && tokens[next].isSign("<")
    var inherited: [String] = []
    var elements: [ClosedRange<Int>] = []
    // Where the current element begins.
    var first: Int?
    var isConditional = false
    var depth = 0
    let end = min(tokens.count, next + Self.longestHeader)
    while next < end {
      let token = tokens[next]
      if token.isSign("{") { break }
      if token.isSign("}") || token.isSign(";") || token.isSign("=") && depth == 0 && !isConditional { return nil }
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), !tokens[next - 1].isSign("-") { depth -= 1 }
      if let start = first, start < next, token.isWord("where") || token.isSign(",") && depth == 0 {
        elements.append(start...next - 1)
        first = next + 1
      }
      if token.isSign(":"), depth == 0, !isConditional, first == nil { first = next + 1 }
      if token.isWord("where") { (first, isConditional) = (nil, true) }
      if first != nil, depth == 0, token.isName, next + 1 < tokens.count, !tokens[next + 1].isSign(".") {
        inherited.append(token.text)
      }
      next += 1
    }
    guard next < end, let close = partner[next] else { return nil }
    if let start = first, start < next { elements.append(start...next - 1) }
    let isNested = tokens[position].text != "extension" && outer != nil && (outer?.utf8.count ?? 0) < Self.longestPath
    return TypeScope(
      keyword: tokens[position].text, position: position, path: isNested ? "\(outer ?? "").\(path)" : path,
      inherited: inherited, elements: elements, open: next, close: close, isConditional: isConditional,
      isGeneric: isGeneric)
  }

  // MARK: Questions

  /// Returns the type that directly contains a token: a member's keyword, a modifier.
  func owner(of position: Int) -> TypeScope? {
    brace[position].flatMap { typeOfBrace[$0] }.map { types[$0] }
  }

  func type(around position: Int) -> TypeScope? { typeAround[position].map { types[$0] } }

  /// Returns whether a token begins a case of a `switch`, and not `if case` or `FileManager.default`.
  func isLabel(_ position: Int) -> Bool {
    if tokens[position].isSign("@") { return isWord("unknown", at: position + 1) }
    guard tokens[position].isWord("case") || tokens[position].isWord("default") else { return false }
    return ![".", "if", "guard", "while", "for", ","].contains(token(position, -1)?.text)
  }

  func attribute(at position: Int) -> ClosedRange<Int>? {
    guard isSign("@", at: position), let name = token(position, 1) else { return nil }
    if let open = token(position, 2), open.isSign("("), open.offset == name.end, let close = partner[position + 2] {
      return position...close
    }
    return position...position + 1
  }

  /// Returns the position after a token, or after the other bracket of one that opens.
  func next(after position: Int) -> Int { max(position, partner[position] ?? position) + 1 }

  /// Returns the position of the parenthesis that ends the call of the name at a position; nil if it is not called.
  func endOfCall(_ position: Int) -> Int? { isSign("(", at: position + 1) ? partner[position + 1] : nil }

  /// Returns the ranges between the commas of a list, those in brackets aside.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      if tokens[position].isSign(",") {
        parts.append(start..<position)
        start = position + 1
      }
      position = next(after: position)
    }
    return parts + [start..<range.upperBound]
  }

  /// Returns the parts between a bracket and the other one, those without tokens aside.
  func parts(in open: Int) -> [Range<Int>] {
    guard let close = partner[open] else { return [] }
    return parts(of: open + 1..<close).filter { !$0.isEmpty }
  }

  /// Returns the brace after the condition that a word at a position begins; nil if there is none.
  func brace(behind position: Int) -> Int? {
    var next = position + 1
    while next < tokens.count {
      let token = tokens[next]
      if token.isSign("{") { return next }
      if token.isSign("}") || token.isSign(";") || token.isWord("else") { return nil }
      next = self.next(after: next)
    }
    return nil
  }

  /// Returns where the body of a type has a word, outside of the braces in it.
  func positions(of word: String, in scope: TypeScope) -> [Int] {
    (scope.open + 1..<scope.close).filter { brace[$0] == scope.open && tokens[$0].isWord(word) }
  }

  /// Returns whether a name after a point has no receiver: `.label` of `return .label`.
  func isImplicitMember(_ position: Int) -> Bool {
    guard let point = token(position, -1), point.isSign(".") else { return false }
    guard let before = token(position, -2) else { return true }
    if ["(", "[", "{", ",", ":", "="].contains(before.text) { return true }
    let isOperator = before.kind == .sign && before.line == point.line && ![")", "}", "]"].contains(before.text)
    return before.end < point.offset && (before.kind == .word || isOperator)
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

  /// Returns the attributes and modifiers of the declaration whose keyword is at a position.
  func modifiers(of keyword: Int) -> Range<Int> { beginning(of: keyword)..<keyword }

  func hasModifier(_ word: String, _ keyword: Int) -> Bool {
    modifiers(of: keyword).contains { tokens[$0].isWord(word) }
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
      } else if tokens[next].isSign("@"), isName(at: next + 1) {
        next += 2
      } else {
        break
      }
    }
    return token(next).map { $0.kind == .word && Self.keywordsWithModifiers.contains($0.text) } == true ? next : nil
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
