// Rows `submodule`, `module` and `condition`, and imports of modules that Linux does not have.
extension Porter {
  /// Tests for UIKit in every condition that tests for iOS, in the branches that Linux omits too.
  mutating func portConditions() {
    let all = file.tokens
    var position = 0
    while position < all.count {
      let token = all[position]
      position += 1
      guard token.kind == .hashWord, token.text == "#if" || token.text == "#elseif" else { continue }
      while position < all.count, all[position].line == token.line {
        portQuestion(all, position)
        position += 1
      }
    }
  }

  /// Replaces `os(iOS)`, `canImport(UIKit.UIButton)` and `!os(Linux)`.
  private mutating func portQuestion(_ all: [Token], _ position: Int) {
    let words = all[position...].prefix(4).map(\.text)
    let isOther = position > 0 && all[position - 1].isSign("!") && words.starts(with: ["os", "(", "Linux"])
    guard isOther || words == ["os", "(", "iOS", ")"] || words == ["canImport", "(", "UIKit", "."] else { return }
    let first = isOther ? position - 1 : position
    var last = position + 3
    while last < all.count, !all[last].isSign(")"), all[last].line == all[position].line { last += 1 }
    guard last < all.count, all[last].isSign(")") else { return }
    add(Edit(range: all[first].offset..<all[last].end, text: "canImport(UIKit)"))
  }

  /// Replaces imports of modules that Linux does not have.
  mutating func portImports() {
    for statement in ImportStatement.all(in: tokens) {
      let module = statement.module
      let first = statement.position + (statement.isOfDeclaration ? 2 : 1)
      guard token(first)?.text == module else { continue }
      let last = tokens.path(at: first).end - 1
      if module == "CoreFoundation", FileReader.hasUIKitsNameOfCoreFoundation(tokens) {
        replace(statement.position, through: last, with: "import UIKit")
      } else if Modules.present.contains(module) {
        if !statement.isOfDeclaration, last > first, SupportedNames.modules.contains(module) {
          replace(first, through: last, with: module)
        }
      } else if let instead = FileReader.instead[module] {
        replace(statement.position + 1, through: last, with: instead)
      } else if names.droppedModules.contains(module) || names.project.isMissing(module) {
        omit(module, statement.position, through: last)
      }
    }
  }

  /// Replaces the module in front of a function of C: `Darwin.round(a)` is `Foundation.round(a)`.
  mutating func portQualifiedName(_ position: Int) {
    guard isSign(".", at: position + 1), let name = token(position, 2), name.isName, !isSign(".", at: position - 1),
      !isWord("import", at: position - 1)
    else { return }
    let isUIKits = SupportedNames.names.contains(name.text)
    replace(position, through: position, with: isUIKits ? "UIKit" : "Foundation")
  }

  /// Moves an import between `#if canImport` and `#endif`.
  private mutating func omit(_ module: String, _ keyword: Int, through last: Int) {
    var first = keyword
    while first > 0, tokens[first - 1].line == tokens[keyword].line { first -= 1 }
    let isUsed =
      !Frameworks.knows(module)
      || tokens.contains { token in
        token.isName && Frameworks.has(module, token.text) && !names.project.declared.contains(token.text)
      }
    if isUsed {
      list(keyword, .unsupported, "import \(module)", "There is no such module on Linux; the import is left out.")
    } else {
      omissions.append(
        Omission(
          path: file.path, line: Int(tokens[keyword].line), construct: "`import \(module)`",
          reason: "no remaining code uses it", isUnused: true))
    }
    // Other code on the line stays outside.
    guard keyword - first <= 4, tokens[first..<keyword].allSatisfy({ $0.isName || $0.isSign("@") }) else { return }
    let range = tokens[first].offset..<tokens[last].end
    let text = "#if canImport(\(module))\n\(text(first, through: last))\n#endif"
    var end = range.upperBound
    while end < file.bytes.count, Self.isSpace(file.bytes[end]) { end += 1 }
    let isAlone = end == file.bytes.count || Self.isNewline(file.bytes[end])
    add(
      Edit(
        range: range, text: isAlone ? text : text + "\n",
        locatedText: text + "\n" + locations.line(Int(tokens[last].line))))
  }
}
