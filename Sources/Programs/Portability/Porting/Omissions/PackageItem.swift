/// A declaration of a package: at file scope, or a member of a type.
struct PackageItem {
  let file: Int
  /// The keyword: `class`, `extension`, `func`, `var`, `init` and so on.
  let keyword: String
  /// The last name; the keyword for initializers, subscripts and deinitializers.
  let name: String
  let signature: String
  /// All tokens, with attributes and modifiers, and up to the next declaration; of one case of several its own.
  let range: ClosedRange<Int>
  /// The tokens of all cases that one keyword declares; ``range`` for others.
  let wholeRange: ClosedRange<Int>
  /// The position of the keyword, or of the comma in front of a further case.
  let position: Int
  /// The first token after the signature: of a body or an initial value; `range.upperBound + 1` without one.
  let bodyStart: Int
  /// The position of the type or extension around; nil at file scope.
  let parent: Int?
  let modifiers: Set<String>
  let scope: SourceStructure.TypeScope?
  let generics: Set<String>

  var isType: Bool { scope != nil }
  var isExtension: Bool { keyword == "extension" }
  var declaresType: Bool { isType && !isExtension || keyword == "typealias" }
  var body: Range<Int> { bodyStart..<max(bodyStart, range.upperBound + 1) }
}

extension PackageItem {
  private static let keywords: Set<String> = Declaration.keywords.union([
    "init", "deinit", "subscript", "associatedtype", "import", "operator", "precedencegroup", "macro",
  ])

  /// Returns a file's declarations, those in functions aside: a type before its members, with positions from `first`.
  static func all(in structure: SourceStructure, file: Int, first: Int) -> [PackageItem] {
    let scopes = Dictionary(structure.types.map { ($0.position, $0) }) { first, _ in first }
    var items: [PackageItem] = []
    var waiting: [(range: Range<Int>, parent: Int?, isEnum: Bool)] = [(structure.tokens.indices, nil, false)]
    while let next = waiting.popLast() {
      let positions = positions(in: next.range, of: structure, isEnum: next.isEnum, isMember: next.parent != nil)
      let starts = positions.map { structure.beginning(of: $0) }
      for (index, position) in positions.enumerated() {
        let last = (index + 1 < positions.count ? starts[index + 1] : next.range.upperBound) - 1
        guard starts[index] <= position, last >= position else { continue }
        if structure.tokens[position].isWord("case") {
          items += cases(at: position, starts[index]...last, in: structure, file: file, parent: next.parent)
          continue
        }
        let item = item(
          at: position, starts[index]...last, scopes[position], in: structure, file: file, parent: next.parent)
        if let scope = item.scope {
          waiting.append((scope.open + 1..<scope.close, first + items.count, scope.keyword == "enum"))
        }
        items.append(item)
      }
    }
    return items
  }

  /// Returns the declaration and its type as the list of what is left out names them.
  static func construct(
    _ index: Int, of items: [PackageItem], _ structure: SourceStructure, _ source: SourceFile
  ) -> String {
    let item = items[index]
    if let scope = item.scope {
      let tokens = structure.tokens
      let end = (item.position..<scope.open).first { tokens[$0].isWord("where") }.map { first in
        let clause = source.bytes[tokens[first].offset..<tokens[scope.open - 1].end]
        return " "
          + String(decoding: clause, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      return "`\(item.keyword) \(scope.path)\(end ?? "")`"
    }
    let name =
      ["init", "deinit", "subscript"].contains(item.keyword) ? item.signature : "\(item.keyword) \(item.signature)"
    return item.parent.flatMap { items[$0].scope?.name }.map { "`\(name)` of `\($0)`" } ?? "`\(name)`"
  }

  /// Returns an item for each case after a keyword.
  private static func cases(
    at position: Int, _ range: ClosedRange<Int>, in structure: SourceStructure, file: Int, parent: Int?
  ) -> [PackageItem] {
    structure.parts(of: position + 1..<range.upperBound + 1).map { part in
      let keyword = part.lowerBound - 1
      return item(
        at: keyword, (keyword == position ? range.lowerBound : keyword)...part.upperBound - 1, nil, in: structure,
        file: file, parent: parent, keyword: "case", wholeRange: range)
    }
  }

  /// Returns the positions of the keywords that begin declarations between two brackets.
  private static func positions(
    in range: Range<Int>, of structure: SourceStructure, isEnum: Bool, isMember: Bool
  ) -> [Int] {
    var positions: [Int] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let token = structure.tokens[position]
      if token.kind == .word, keywords.contains(token.text),
        isKeyword(position, in: structure, isEnum: isEnum, isMember)
      {
        positions.append(position)
      }
      position = structure.next(after: position)
    }
    return positions
  }

  private static func isKeyword(_ position: Int, in structure: SourceStructure, isEnum: Bool, _ isMember: Bool) -> Bool
  {
    let word = structure.tokens[position].text
    if [".", ":", "func", "var", "let", "case", "import"].contains(structure.token(position, -1)?.text) {
      return false
    }
    let after = structure.token(position, 1)
    switch word {
    case "init": return isMember && ["(", "?", "!", "<"].contains(after?.text)
    case "deinit": return isMember
    case "subscript": return isMember && ["(", "<"].contains(after?.text)
    case "case": return isEnum && after?.isName == true
    case "class": return structure.isType(at: position)
    case "let", "var": return after?.isName == true || after?.isSign("(") == true
    case "func", "operator": return true
    default: return after?.isName == true && after?.line == structure.tokens[position].line
    }
  }

  private static func item(
    at position: Int, _ range: ClosedRange<Int>, _ scope: SourceStructure.TypeScope?, in structure: SourceStructure,
    file: Int, parent: Int?, keyword: String? = nil, wholeRange: ClosedRange<Int>? = nil
  ) -> PackageItem {
    let tokens = structure.tokens
    let keyword = keyword ?? tokens[position].text
    let isNamed = !["init", "deinit", "subscript"].contains(keyword) && position < range.upperBound
    let name = scope?.name ?? (isNamed ? Self.name(at: position + 1, of: tokens) : keyword)
    var bodyStart = range.upperBound + 1
    var open: Int?
    var next = position + 1
    while next <= range.upperBound {
      let token = tokens[next]
      if token.isSign("{") || token.isSign("=") && ["var", "let"].contains(keyword) {
        bodyStart = next
        break
      }
      if token.isSign("("), open == nil { open = next }
      next = structure.next(after: next)
    }
    let isCallable = ["func", "init", "subscript"].contains(keyword)
    let labels = isCallable ? open.map { Parameter.all(in: $0, of: tokens).map(\.label) } ?? [] : []
    return PackageItem(
      file: file, keyword: keyword, name: name,
      signature: isCallable ? "\(name)(\(labels.map { "\($0):" }.joined()))" : name, range: range,
      wholeRange: wholeRange ?? range, position: position, bodyStart: bodyStart, parent: parent,
      modifiers: Set(tokens[range.lowerBound..<position].filter(\.isName).map(\.text)), scope: scope,
      generics: generics(behind: position, before: open ?? bodyStart, structure))
  }

  /// Returns the name at a position; of an operator all its signs.
  private static func name(at position: Int, of tokens: [Token]) -> String {
    var last = position
    while tokens[position].kind == .sign, last + 1 < tokens.count, tokens[last + 1].kind == .sign,
      !tokens[last + 1].isSign("("), tokens[last + 1].offset == tokens[last].end
    {
      last += 1
    }
    return tokens[position...last].map(\.text).joined()
  }

  /// Returns the names between the angle brackets after a declaration's name.
  private static func generics(behind position: Int, before end: Int, _ structure: SourceStructure) -> Set<String> {
    guard let open = (position + 1..<min(end, position + 6)).first(where: { structure.tokens[$0].isSign("<") }) else {
      return []
    }
    var names: Set<String> = []
    var isFirst = true
    for next in open + 1..<max(open + 1, min(end, open + 60)) {
      let token = structure.tokens[next]
      if token.isSign(">") { break }
      if isFirst, token.isName { names.insert(token.text) }
      isFirst = token.isSign(",")
    }
    return names
  }
}
