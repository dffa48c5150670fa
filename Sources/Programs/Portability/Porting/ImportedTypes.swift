/// Types of a package whose names this package's UIKit has too, such as `Button` and `Event`.
///
/// Files of other targets see both, and have to import the package's own by its name.
struct ImportedTypes {
  private var types: [String: [String: (keyword: String, isPublic: Bool)]] = [:]

  mutating func add(_ declarations: [Declaration], module: String) {
    for declaration in declarations where declaration.owner.isEmpty && !declaration.isLocal {
      guard SupportedNames.plain.contains(declaration.name),
        declaration.keyword == "typealias" || Declaration.typeKeywords.contains(declaration.keyword),
        declaration.keyword != "extension", declaration.keyword != "actor"
      else { continue }
      types[module, default: [:]][declaration.name] = (declaration.keyword, declaration.isPublic)
    }
  }

  /// Returns the declarations that a file of a module has to import by their names, such as `struct Kit.Event`.
  func imports(for tokens: [Token], of module: String) -> [String] {
    if types.isEmpty { return [] }
    let statements = ImportStatement.all(in: tokens)
    let words = Set(tokens.filter(\.isName).map(\.text))
    let parts = Set(statements.filter(\.isOfDeclaration).compactMap(\.part))
    var found: [String: [String]] = [:]
    for statement in statements where statement.module != module && !statement.isOfDeclaration {
      let isTestable =
        statement.position > 1 && tokens[statement.position - 1].isWord("testable")
        && tokens[statement.position - 2].isSign("@")
      for (name, type) in types[statement.module] ?? [:]
      where words.contains(name) && !parts.contains(name) && types[module]?[name] == nil
        && (type.isPublic || isTestable)
      {
        let start = type.isPublic ? "" : PortedFile.testable
        found[name, default: []].append("\(start)\(type.keyword) \(statement.module).\(name)")
      }
    }
    return found.sorted { $0.key < $1.key }.filter { $0.value.count == 1 }.flatMap(\.value)
  }
}
