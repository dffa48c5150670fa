// Rows `protocol` and `optional`.
extension Porter {
  /// Converts Objective-C protocols into Swift ones: for classes only, with defaults of optional requirements.
  mutating func portProtocols() {
    for scope in structure.types where scope.keyword == "protocol" {
      if structure.hasModifier("objc", scope.position), scope.inherited.isEmpty {
        insert(": AnyObject", at: tokens[scope.position + 1].end)
      }
      // The old word for the same.
      if let old = (scope.position..<scope.open).first(where: { tokens[$0].isWord("class") }) {
        replace(old, through: old, with: "AnyObject")
      }
      // In Objective-C a requirement may be weak.
      for position in structure.positions(of: "weak", in: scope) { remove(position, through: position) }
      let defaults = structure.positions(of: "optional", in: scope).compactMap { portRequirement($0, in: scope) }
      if defaults.isEmpty { continue }
      let isPublic = structure.hasModifier("public", scope.position) || structure.hasModifier("open", scope.position)
      appendDefaults(defaults, of: scope, access: isPublic ? "public " : "")
    }
  }

  /// Adds an extension with the default implementations after the protocol, or after the type that it is in.
  private mutating func appendDefaults(_ defaults: [String], of scope: SourceStructure.TypeScope, access: String) {
    var last = scope.close
    while let open = structure.brace[last], let close = structure.partner[open] { last = close }
    let body = defaults.map { "  \(access)\($0)\n" }.joined()
    let text = "\n\nextension \(scope.path) {\n\(body)}"
    add(
      Edit(
        range: tokens[last].end..<tokens[last].end, text: text,
        locatedText: text + "\n" + locations.line(Int(tokens[last].line))))
  }

  /// Makes an optional requirement one with a default implementation, which this returns.
  private mutating func portRequirement(_ position: Int, in scope: SourceStructure.TypeScope) -> String? {
    let behind = position + 1..<min(position + 8, scope.close)
    guard let keyword = behind.first(where: { tokens[$0].isWord("func") || tokens[$0].isWord("var") }) else {
      return nil
    }
    let last = lastToken(ofRequirement: keyword, before: scope.close)
    guard let type = typeTokens(ofMember: keyword, through: last) else {
      guard tokens[keyword].isWord("func") else { return nil }
      remove(position, through: position)
      return text(modifier(before: keyword), through: last) + " {}"
    }
    remove(position, through: position)
    let start = text(modifier(before: keyword), through: type.lowerBound - 1)
    if tokens[keyword].isWord("func"), ["Void", "()"].contains(text(type.lowerBound, through: type.upperBound)) {
      return text(modifier(before: keyword), through: last) + " {}"
    }
    let optional = makeOptional(type)
    let isSettable = (type.upperBound...last).contains { tokens[$0].isWord("set") }
    let separator = file.bytes[tokens[type.lowerBound - 1].end] == UInt8(ascii: " ") ? " " : ""
    return start + separator + optional + (isSettable ? " { get { nil } set {} }" : " { nil }")
  }

  /// Returns the position of `static` or `class` before a keyword, or the keyword's.
  private func modifier(before keyword: Int) -> Int {
    ["static", "class"].contains(token(keyword, -1)?.text) ? keyword - 1 : keyword
  }

  private func lastToken(ofRequirement keyword: Int, before limit: Int) -> Int {
    var position = keyword
    let limit = min(limit, keyword + 400)
    while position + 1 < limit {
      let (token, next) = (tokens[position], tokens[position + 1])
      if token.isSign("(") || token.isSign("{") || token.isSign("["), let close = structure.partner[position] {
        position = close
        continue
      }
      if next.isSign(";") { break }
      if next.line > token.line, ![">", ",", ":", "func", "var"].contains(token.text), !next.isSign("-"),
        !["throws", "async", "where", "{"].contains(next.text)
      {
        break
      }
      position += 1
    }
    return position
  }

  /// Returns the tokens of the type of a member: after the arrow of a function, or the colon of a property.
  private func typeTokens(ofMember keyword: Int, through last: Int) -> ClosedRange<Int>? {
    let isFunction = tokens[keyword].isWord("func")
    var position = keyword + 1
    var start: Int?
    while position <= last {
      let token = tokens[position]
      if token.isSign("{") || token.isWord("where") || token.isSign("="),
        !isFunction || start == nil || !token.isSign("=")
      {
        return start.flatMap { $0 < position ? $0...(position - 1) : nil }
      }
      if start == nil, isFunction, token.isSign("-"), isSign(">", at: position + 1) { start = position + 2 }
      if start == nil, !isFunction, token.isSign(":") { start = position + 1 }
      position = structure.next(after: position)
    }
    return start.flatMap { $0 <= last ? $0...last : nil }
  }

  /// Makes a type optional where it is not, and returns its new text.
  @discardableResult private mutating func makeOptional(_ type: ClosedRange<Int>) -> String {
    let old = text(type.lowerBound, through: type.upperBound)
    if old.hasSuffix("?") || old.hasSuffix("!") { return old }
    if !old.contains("->"), !old.contains("&"), !old.contains(" ") {
      insert("?", at: tokens[type.upperBound].end)
      return old + "?"
    }
    insert("(", at: tokens[type.lowerBound].offset)
    insert(")?", at: tokens[type.upperBound].end)
    return "(\(old))?"
  }

  /// Gives methods of optional requirements a form with an optional result: nil means that there is no such method.
  mutating func portConformances() {
    if names.optionals.isEmpty { return }
    for declaration in declarations where !declaration.isLocal && ["func", "var", "let"].contains(declaration.keyword) {
      guard let owner = structure.owner(of: declaration.position), owner.keyword != "protocol",
        names.isOptional(declaration.signature, in: owner.name)
      else { continue }
      listHidden(declaration, of: owner.name)
      let limit = min(declaration.position + 400, owner.close - 1)
      let body = (declaration.position...limit).first {
        tokens[$0].isSign("{") && structure.brace[$0] == owner.open
      }
      let last = body ?? lastToken(ofRequirement: declaration.position, before: owner.close)
      guard let type = typeTokens(ofMember: declaration.position, through: last) else {
        if declaration.keyword != "func" {
          list(
            declaration.position, .change, declaration.name,
            "The requirement is optional, so the default implementation is called in its place; write its type, as an"
              + " optional.", .optional)
        }
        continue
      }
      if ["Void", "()"].contains(text(type.lowerBound, through: type.upperBound)) { continue }
      if !addOptionalForm(of: declaration, type) { makeOptional(type) }
    }
  }

  /// Adds a method with an optional result that calls an implementation, which stays as it is for its other callers;
  /// returns whether that is possible.
  private mutating func addOptionalForm(of declaration: Declaration, _ type: ClosedRange<Int>) -> Bool {
    let keyword = declaration.position
    let result = text(type.lowerBound, through: type.upperBound)
    if result.hasSuffix("?") || result.hasSuffix("!") { return true }
    guard declaration.keyword == "func", let end = structure.end(ofMember: keyword),
      let arguments = arguments(ofCallTo: declaration), let open = structure.parameterList(of: keyword),
      let close = structure.partner[open], !tokens[keyword..<open].contains(where: { $0.isSign("<") })
    else { return false }
    if declaration.isOverride { return true }
    let words = Set(tokens[structure.modifiers(of: keyword)].filter { $0.kind == .word }.map(\.text))
    let isPublic = words.contains("public") || words.contains("open")
    let isStatic = words.contains("static") || words.contains("class")
    let start = (isPublic ? "public " : "") + (isStatic ? "static " : "")
    let parameters = text(open, through: close)
    insert(
      "; @_disfavoredOverload \(start)func \(declaration.name)\(parameters) -> (\(result))? {"
        + " let result: \(result) = \(isStatic ? "Self" : "self").\(declaration.name)\(arguments); return result }",
      at: tokens[end].end)
    return true
  }

  /// Lists an implementation of an optional requirement over which the default one of a superclass takes precedence.
  ///
  /// Objective-C looks a method up by its name; the conformance of a Swift class is determined where it is declared.
  private mutating func listHidden(_ declaration: Declaration, of type: String) {
    guard let base = names.conformer(lacking: declaration.signature, above: type) else { return }
    list(
      declaration.position, .change, "\(declaration.signature) of \(type)",
      "The default implementation is called in its place, as \(base) conforms to the protocol and lacks it; declare it in"
        + " \(base) and override it here.", .optional)
  }
}
