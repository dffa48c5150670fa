struct Declaration: Equatable {
  let name: String
  /// The keyword, such as `class` or `func`; an initializer has it for its name too.
  let keyword: String
  /// The types around it, joined by points; empty for a name of the file.
  let owner: String
  /// The type that a `typealias` stands for, or that a class inherits from first; empty for others.
  let target: String
  /// The labels of the parameters of a function or an initializer, `_` where there is none.
  let labels: [String]
  /// The labels that a call can begin with: those before and of the first parameter without a default.
  ///
  /// An empty one where a call needs no argument.
  let firstLabels: [String]
  /// Whether it belongs to the type, as a static member or a case does.
  let isStatic: Bool
  let isPublic: Bool
  let isOverride: Bool
  let isUnavailable: Bool
  let isInExtension: Bool
  /// Whether it is declared in a function or in another block.
  let isLocal: Bool
  /// The position of its keyword among the tokens.
  let position: Int

  /// The name, with the labels of a function or an initializer: `reload()`, `init(x:y:)`.
  var signature: String {
    keyword == "func" || keyword == "init" ? "\(name)(\(labels.map { "\($0):" }.joined()))" : name
  }

  /// The keywords that a declaration begins with, initializers aside.
  static let keywords: Set<String> = typeKeywords.union(["typealias", "func", "var", "let", "case"])

  static let typeKeywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension"]

  /// The words that may precede a keyword; `class` is one of them before members.
  static let modifiers: Set<String> = [
    "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
    "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
  ]
}

extension Declaration {
  static func all(in tokens: [Token]) -> [Declaration] {
    var reader = DeclarationReader(tokens)
    return reader.read()
  }
}

/// A reader that collects the declarations of a file in one pass.
private struct DeclarationReader: TokenReader {
  private struct Scope {
    var path = ""
    /// The keyword of a public protocol or enumeration, whose requirements or cases are public without saying so.
    var publicKeyword = ""
    var isExtension = false
    /// Whether the brace begins a function or another block.
    var isBlock = false
    /// Whether everything in it is unavailable.
    var isUnavailable = false
  }

  let tokens: [Token]
  private var found: [Declaration] = []
  /// The types around the content of each open brace.
  private var scopes: [Scope] = []
  /// The type whose opening brace has not been read yet.
  private var waiting: Scope?
  private var isUnavailable = false

  init(_ tokens: [Token]) { self.tokens = tokens }

  /// More tokens before a keyword than these are not taken for its modifiers.
  private static let mostModifiers = 12
  /// A path longer than this starts again, so that types nested without end cost no more than others.
  private static let longestPath = 500

  mutating func read() -> [Declaration] {
    for position in tokens.indices {
      let token = tokens[position]
      if token.isSign("{") {
        let around = scopes.last ?? Scope()
        scopes.append(waiting ?? Scope(path: around.path, isBlock: true, isUnavailable: around.isUnavailable))
        waiting = nil
      } else if token.isSign("}") {
        _ = scopes.popLast()
      } else if token.isWord("available"), isSign("@", at: position - 1) {
        isUnavailable = tokens[position...].prefix(6).contains { $0.isWord("unavailable") }
      } else if token.isWord("init"), !isSign(".", at: position - 1) {
        add("init", "init", position, parametersAt: position + 1)
      } else if token.kind == .word, Declaration.keywords.contains(token.text) {
        declare(position)
      }
    }
    return found
  }

  private mutating func declare(_ position: Int) {
    let keyword = tokens[position].text
    guard isName(at: position + 1), !isSign(".", at: position - 1), !isWord("import", at: position - 1),
      keyword != "class" || isType(at: position)
    else { return }
    if keyword == "extension" {
      waiting = Scope(
        path: tokens.path(at: position + 1).text, isExtension: true,
        isUnavailable: isUnavailable || scopes.last?.isUnavailable ?? false)
      isUnavailable = false
      return
    }
    let name = tokens[position + 1].text
    add(name, keyword, position, parametersAt: keyword == "func" ? position + 2 : nil)
    if keyword == "case" { declareMoreCases(after: position + 1) }
    if keyword == "let" || keyword == "var" { declareMoreProperties(after: position + 1) }
    if Declaration.typeKeywords.contains(keyword) {
      let around = scopes.last?.path ?? ""
      let type = found[found.count - 1]
      waiting = Scope(
        path: around.isEmpty || around.utf8.count > Self.longestPath ? name : around + "." + name,
        publicKeyword: type.isPublic ? keyword : "", isUnavailable: type.isUnavailable)
    }
  }

  /// Adds the cases after commas.
  private mutating func declareMoreCases(after position: Int) {
    var depth = 0
    for next in (position + 1)..<min(position + Self.longestList, tokens.count) {
      let token = tokens[next]
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if depth < 0 || depth == 0 && (token.isWord("case") || ":{}".contains(token.text)) { return }
      if depth == 0, token.isName, tokens[next - 1].isSign(",") { add(token.text, "case", position - 1) }
    }
  }

  /// Adds the names after commas: `let a = 1, b = 2`.
  private mutating func declareMoreProperties(after position: Int) {
    var depth = 0
    for next in (position + 1)..<min(position + Self.longestList, tokens.count) {
      let (token, before) = (tokens[next], tokens[next - 1])
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth < 0 || depth == 0 && (token.isSign(";") || token.line > before.line && !before.isSign(",")) { return }
      guard depth == 0, token.isName, before.isSign(",") else { continue }
      if isSign(":", at: next + 1) || isSign("=", at: next + 1) && !isSign("=", at: next + 2) {
        add(token.text, tokens[position - 1].text, next - 1)
      }
    }
  }

  private mutating func add(_ name: String, _ keyword: String, _ position: Int, parametersAt start: Int? = nil) {
    let parameters = start.map(parameters) ?? []
    let optional = parameters.prefix { $0.hasDefault }.count
    let modifiers = modifiers(before: position)
    let around = scopes.last ?? Scope()
    let isPublicHere = around.publicKeyword == (keyword == "case" ? "enum" : "protocol")
    found.append(
      Declaration(
        name: name, keyword: keyword, owner: around.path, target: target(of: position), labels: parameters.map(\.label),
        firstLabels: parameters.prefix(optional + 1).map(\.label) + (optional == parameters.count ? [""] : []),
        isStatic: keyword == "case" || modifiers.contains("static") || modifiers.contains("class"),
        isPublic: isPublicHere || modifiers.contains("public") || modifiers.contains("open"),
        isOverride: modifiers.contains("override"), isUnavailable: isUnavailable || around.isUnavailable,
        isInExtension: around.isExtension, isLocal: around.isBlock, position: position))
    isUnavailable = false
  }

  private func modifiers(before position: Int) -> Set<String> {
    let before = tokens[..<position].suffix(Self.mostModifiers).reversed()
    // The parentheses of `private(set)` and of attributes.
    return Set(
      before.prefix { Declaration.modifiers.contains($0.text) || ["set", "(", ")"].contains($0.text) }.map(\.text))
  }

  /// Returns the type after the equals sign of a `typealias`, or after the colon of a class.
  private func target(of position: Int) -> String {
    guard let sign = ["typealias": "=", "class": ":"][tokens[position].text], isSign(sign, at: position + 2),
      position + 3 < tokens.count
    else { return "" }
    return tokens.path(at: position + 3).text
  }

  /// Lists longer than this, in tokens, are not read to their end.
  private static let longestList = 400

  /// Returns the parameters whose parenthesis is at a position, or after generic parameters and a mark there.
  private func parameters(at position: Int) -> [Parameter] {
    var angles = 0
    for open in position..<min(tokens.count, position + Self.longestList) {
      if tokens[open].isSign("("), angles == 0 { return Parameter.all(in: open, of: tokens) }
      if tokens[open].isSign("<") { angles += 1 }
      if tokens[open].isSign(">"), !tokens[open - 1].isSign("-") { angles -= 1 }
      if tokens[open].isSign("{") || tokens[open].isSign("}") { return [] }
    }
    return []
  }
}
