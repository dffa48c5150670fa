// Rows `override` and `overridden`: members of extensions that only Objective-C overrides.
extension Porter {
  /// Moves overrides, and overridden members, from extensions into the body of their class.
  mutating func portOverrides() {
    for declaration in declarations where !declaration.isLocal && ["func", "var"].contains(declaration.keyword) {
      guard let scope = structure.owner(of: declaration.position) else { continue }
      let target = names.targets[index]
      if declaration.isOverride {
        if names.base(of: declaration.signature, for: scope.name, target: target) != nil {
          renameOverride(declaration, of: scope)
        }
      } else if scope.isExtension, !scope.isConditional {
        let types = names.dispatched(declaration.signature, from: scope.name, target: target)
        if !types.isEmpty { dispatch(declaration, to: types) }
      }
    }
    for declaration in declarations where declaration.isInExtension && !declaration.isLocal {
      guard ["func", "var"].contains(declaration.keyword), let scope = structure.owner(of: declaration.position),
        scope.isExtension, !scope.isConditional, let position = names.classLocation(scope.name),
        names.targets[position.file] == names.targets[index],
        declaration.isOverride || names.isOverridden(declaration.signature, in: scope.name),
        !declaration.isOverride
          || names.base(of: declaration.signature, for: scope.name, target: names.targets[index]) == nil
      else { continue }
      move(declaration, from: scope, to: position)
    }
  }

  /// Lets `init?(coder:)` of a layer that only fails call `init()`, which makes a `layerClass` on Apple's systems.
  mutating func portLayerCoders() {
    for scope in structure.types where scope.keyword == "class" && isLayer(scope.name) {
      let own = (scope.open + 1..<scope.close).filter { structure.brace[$0] == scope.open && tokens[$0].isWord("init") }
      guard own.contains(where: { token($0, 1)?.isSign("(") == true && token($0, 2)?.isSign(")") == true }),
        let coder = own.first(where: { token($0, 1)?.isSign("?") == true && token($0, 3)?.isWord("coder") == true }),
        let close = structure.end(ofMember: coder), let open = structure.partner[close],
        ["fatalError", "return"].contains(token(open, 1)?.text),
        token(open, 3)?.isSign("}") == true || structure.partner[open + 2] == close - 1,
        !names.inherited.values.contains(where: { $0.contains(scope.name) })
      else { continue }
      insert("convenience ", at: tokens[coder].offset)
      replace(open + 1, through: close - 1, with: "self.init()")
    }
  }

  private mutating func move(
    _ declaration: Declaration, from scope: SourceStructure.TypeScope, to position: PortingNames.ClassLocation
  ) {
    guard let last = structure.end(ofMember: declaration.position) else { return }
    let attributes = structure.beginning(of: declaration.position)
    // Attributes between `#if` and `#endif` do not move.
    let first =
      (attributes..<declaration.position).first { position in
        file.partialConditions(in: tokens[position].offset..<tokens[last].end).isEmpty
      } ?? declaration.position
    if position.file != index, usesPrivateNames(first...last) { return }
    if first > attributes { remove(attributes, through: first - 1) }
    let start = tokens[first].offset
    moves.append(
      Move(
        range: start..<tokens[last].end, line: Int(tokens[first].line), file: position.file, offset: position.end,
        endLine: position.endLine, access: access(of: scope, for: first..<declaration.position)))
  }

  /// Conforms a class to UIKit's protocol for proxies if it overrides `forwardingTarget(for:)`.
  mutating func portForwarding(_ position: Int) {
    guard token(position, -1)?.isWord("func") == true, let scope = structure.owner(of: position),
      let word = (structure.beginning(of: position - 1)..<position).first(where: { tokens[$0].isWord("override") })
    else { return }
    remove(word, through: word)
    if let open = structure.parameterList(of: position - 1), let close = structure.partner[open],
      tokens[close - 1].isWord("Selector")
    {
      // The requirement's parameter is optional, which only Objective-C overrides without its mark.
      insert("!", at: tokens[close - 1].end)
    }
    let end = (scope.position..<scope.open).first { tokens[$0].isWord("where") } ?? scope.open
    insert((scope.inherited.isEmpty ? ":" : ",") + " MessageForwarding", at: tokens[end - 1].end)
    if names.inherited[scope.name] == ["NSObject"] { portResponding(of: scope) }
  }

  /// Makes `responds(to:)` a plain method in a proxy without protocols, which nothing of UIKit's asks on iOS either.
  private mutating func portResponding(of scope: SourceStructure.TypeScope) {
    for position in scope.open + 1..<scope.close where structure.brace[position] == scope.open {
      guard tokens[position].isWord("responds"), token(position, -1)?.isWord("func") == true,
        token(position, 2)?.isWord("to") == true
      else { continue }
      for word in structure.beginning(of: position - 1)..<position where tokens[word].isWord("override") {
        remove(word, through: word)
      }
    }
  }

  /// Returns the name of the method that replaces an override.
  private static func name(_ name: String, of type: String) -> String { "\(name)Of\(type)" }

  /// Makes an override a separate method, which the extension's member calls.
  private mutating func renameOverride(_ declaration: Declaration, of scope: SourceStructure.TypeScope) {
    for position in structure.beginning(of: declaration.position)..<declaration.position {
      if tokens[position].isWord("override") { remove(position, through: position) }
      if tokens[position].isWord("open"), scope.isExtension { replace(position, through: position, with: "public") }
    }
    let name = declaration.position + 1
    replace(name, through: name, with: Self.name(declaration.name, of: scope.name))
  }

  /// Calls the overrides of subclasses from the member that an extension declares.
  private mutating func dispatch(_ declaration: Declaration, to types: [String]) {
    guard let end = structure.end(ofMember: declaration.position), let open = structure.partner[end],
      let arguments = arguments(ofCallTo: declaration)
    else { return }
    let effects = tokens[declaration.position..<open]
    let call =
      (effects.contains { $0.isWord("throws") } ? "try " : "")
      + (effects.contains { $0.isWord("async") } ? "await " : "")
    let calls = types.map { type in
      " if let receiver = self as? \(type) { return \(call)receiver.\(Self.name(declaration.name, of: type))\(arguments) }"
    }
    insert(calls.joined(separator: ";") + (tokens[open].line == tokens[open + 1].line ? ";" : ""), at: tokens[open].end)
    let returns = declaration.keyword == "var" || effects.contains { $0.isSign(">") }
    if returns, open + 1 < end, !tokens[open..<end].contains(where: { $0.isWord("return") }) {
      insert("return ", at: tokens[open + 1].offset)
    }
  }

  /// Returns the arguments that hand a function's parameters on; nil if that is not possible.
  func arguments(ofCallTo declaration: Declaration) -> String? {
    if declaration.keyword == "var" { return "" }
    guard let open = structure.parameterList(of: declaration.position) else { return nil }
    var values: [String] = []
    for parameter in arguments(in: open) {
      let names = tokens[parameter].prefix { !$0.isSign(":") }.filter(\.isName).map(\.text)
      guard let label = names.first, let name = names.last,
        !tokens[parameter].contains(where: { $0.isWord("inout") || $0.isWord("autoclosure") }),
        !text(parameter.lowerBound, through: parameter.upperBound).contains("...")
      else { return nil }
      values.append(label == "_" ? name : "\(label): \(name)")
    }
    return "(\(values.joined(separator: ", ")))"
  }

  private static let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// Returns the access level that a member gets from its extension.
  private func access(of scope: SourceStructure.TypeScope, for modifiers: Range<Int>) -> String {
    if tokens[modifiers].contains(where: { Self.levels.contains($0.text) }) { return "" }
    let words = tokens[structure.beginning(of: scope.position)..<scope.position]
    guard let level = words.first(where: { Self.levels.contains($0.text) }) else { return "" }
    return level.text == "private" ? "fileprivate " : "\(level.text) "
  }

  /// Returns whether tokens name a declaration that is private to this file.
  private func usesPrivateNames(_ range: ClosedRange<Int>) -> Bool {
    tokens[range].contains { privateNames.contains($0.text) }
  }

  static func privateNames(_ declarations: [Declaration], _ structure: SourceStructure) -> Set<String> {
    let tokens = structure.tokens
    let own = declarations.filter { declaration in
      if declaration.isLocal { return false }
      let owner = structure.owner(of: declaration.position)
      let first = structure.beginning(of: declaration.position)
      let isOfPrivateExtension = owner.map { scope in
        scope.isExtension
          && tokens[structure.beginning(of: scope.position)..<scope.position].contains { Self.isPrivate($0) }
      }
      return isOfPrivateExtension == true || tokens[first..<declaration.position].contains { Self.isPrivate($0) }
    }
    return Set(own.map(\.name))
  }

  private static func isPrivate(_ token: Token) -> Bool { token.isWord("private") || token.isWord("fileprivate") }
}
