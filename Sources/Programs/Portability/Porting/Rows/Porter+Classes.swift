// Rows `override` and `overridden`: members of extensions that only Objective-C overrides.
extension Porter {
  /// Moves overrides, and overridden members, from extensions into the body of their class.
  mutating func portOverrides() {
    let target = names.targets[index]
    for declaration in declarations where !declaration.isLocal && ["func", "var"].contains(declaration.keyword) {
      guard let scope = structure.owner(of: declaration.position) else { continue }
      let isMovable = scope.isExtension && !scope.isConditional
      if declaration.isOverride, names.base(of: declaration.signature, for: scope.name, target: target) != nil {
        renameOverride(declaration, of: scope)
        continue
      }
      if !declaration.isOverride, isMovable {
        let types = names.dispatched(declaration.signature, from: scope.name, target: target)
        if !types.isEmpty { dispatch(declaration, to: types) }
      }
      if isMovable, let position = names.classLocation(scope.name), names.targets[position.file] == target,
        declaration.isOverride || names.isOverridden(declaration.signature, in: scope.name)
      {
        move(declaration, from: scope, to: position)
      }
    }
  }

  /// Lets `init?(coder:)` of a layer that only fails call `init()`, which makes a `layerClass` on Apple's systems.
  mutating func portLayerCoders() {
    for scope in structure.types where scope.keyword == "class" && isLayer(scope.name) {
      let own = structure.positions(of: "init", in: scope)
      guard own.contains(where: { isSign("(", at: $0 + 1) && isSign(")", at: $0 + 2) }),
        let coder = own.first(where: { isSign("?", at: $0 + 1) && isWord("coder", at: $0 + 3) }),
        let close = structure.end(ofMember: coder), let open = structure.partner[close],
        ["fatalError", "return"].contains(token(open, 1)?.text),
        isSign("}", at: open + 3) || structure.partner[open + 2] == close - 1,
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
    if position.file != index, tokens[first...last].contains(where: { privateNames.contains($0.text) }) { return }
    if first > attributes { remove(attributes, through: first - 1) }
    let start = tokens[first].offset
    moves.append(
      Move(
        range: start..<tokens[last].end, line: Int(tokens[first].line), destination: position,
        access: access(of: scope, for: first..<declaration.position)))
  }

  /// Conforms a class to UIKit's protocol for proxies if it overrides `forwardingTarget(for:)`.
  mutating func portForwarding(_ position: Int) {
    guard isWord("func", at: position - 1), let scope = structure.owner(of: position),
      structure.hasModifier("override", position - 1)
    else { return }
    remove(modifier: "override", of: position - 1)
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
    for position in structure.positions(of: "responds", in: scope)
    where isWord("func", at: position - 1) && isWord("to", at: position + 2) {
      remove(modifier: "override", of: position - 1)
    }
  }

  /// Removes a modifier of the declaration whose keyword is at a position.
  mutating func remove(modifier: String, of keyword: Int) {
    for position in structure.modifiers(of: keyword) where tokens[position].isWord(modifier) {
      remove(position, through: position)
    }
  }

  /// Returns the name of the method that replaces an override.
  private static func name(_ name: String, of type: String) -> String { "\(name)Of\(type)" }

  /// Makes an override a separate method, which the extension's member calls.
  private mutating func renameOverride(_ declaration: Declaration, of scope: SourceStructure.TypeScope) {
    remove(modifier: "override", of: declaration.position)
    for position in structure.modifiers(of: declaration.position) where tokens[position].isWord("open") {
      if scope.isExtension { replace(position, through: position, with: "public") }
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
    let words = tokens[structure.modifiers(of: scope.position)]
    guard let level = words.first(where: { Self.levels.contains($0.text) }) else { return "" }
    return level.text == "private" ? "fileprivate " : "\(level.text) "
  }

  static func privateNames(_ declarations: [Declaration], _ structure: SourceStructure) -> Set<String> {
    func isPrivate(_ keyword: Int) -> Bool {
      structure.hasModifier("private", keyword) || structure.hasModifier("fileprivate", keyword)
    }
    let own = declarations.filter { declaration in
      if declaration.isLocal { return false }
      let owner = structure.owner(of: declaration.position)
      return owner.map { $0.isExtension && isPrivate($0.position) } == true || isPrivate(declaration.position)
    }
    return Set(own.map(\.name))
  }
}
