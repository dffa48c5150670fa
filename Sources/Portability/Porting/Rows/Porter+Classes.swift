// Rows `override` and `overridden`: members of extensions that only Objective-C overrides.
extension Porter {
  /// Moves overrides, and what is overridden, from extensions into the body of their class.
  mutating func portOverrides() {
    for declaration in declarations where declaration.isInExtension && !declaration.isLocal {
      guard ["func", "var"].contains(declaration.keyword), let scope = structure.owner(of: declaration.place),
        scope.isExtension, !scope.isConditional, let place = names.classPlace(scope.name),
        names.targets[place.file] == names.targets[index],
        declaration.isOverride || names.isOverridden(declaration.signature, in: scope.name)
      else { continue }
      move(declaration, from: scope, to: place)
    }
  }

  private mutating func move(
    _ declaration: Declaration, from scope: SourceStructure.TypeScope, to place: PortingNames.ClassPlace
  ) {
    guard let last = structure.end(ofMember: declaration.place) else { return }
    let first = structure.beginning(of: declaration.place)
    if place.file != index, usesPrivateNames(first...last) { return }
    let start = tokens[first].offset
    moves.append(
      Move(
        range: start..<tokens[last].end, line: Int(tokens[first].line), file: place.file, offset: place.end,
        endLine: place.endLine,
        access: access(of: scope, for: first..<declaration.place)))
  }

  private static let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// The access level that a member gets from its extension.
  private func access(of scope: SourceStructure.TypeScope, for modifiers: Range<Int>) -> String {
    if tokens[modifiers].contains(where: { Self.levels.contains($0.text) }) { return "" }
    let words = tokens[structure.beginning(of: scope.place)..<scope.place]
    guard let level = words.first(where: { Self.levels.contains($0.text) }) else { return "" }
    return level.text == "private" ? "fileprivate " : "\(level.text) "
  }

  /// Whether tokens name what only this file sees.
  private mutating func usesPrivateNames(_ range: ClosedRange<Int>) -> Bool {
    let names = privateNames
    return tokens[range].contains { names.contains($0.text) }
  }

  /// The names that only this file sees.
  static func privateNames(_ declarations: [Declaration], _ structure: SourceStructure) -> Set<String> {
    let tokens = structure.tokens
    let own = declarations.filter { declaration in
      if declaration.isLocal { return false }
      let owner = structure.owner(of: declaration.place)
      let first = structure.beginning(of: declaration.place)
      let isOfPrivateExtension = owner.map { scope in
        scope.isExtension && tokens[structure.beginning(of: scope.place)..<scope.place].contains { Self.isPrivate($0) }
      }
      return isOfPrivateExtension == true || tokens[first..<declaration.place].contains { Self.isPrivate($0) }
    }
    return Set(own.map(\.name))
  }

  private static func isPrivate(_ token: Token) -> Bool { token.isWord("private") || token.isWord("fileprivate") }
}
