/// The choice of omissions for each error of the compiler: a statement before a member, a member before a type.
struct Repair {
  private let source: SourceFile
  private let file: Int
  private let structure: SourceStructure
  private let items: [PackageItem]
  /// Whether the file is one of tests, which lose whole methods: a test without its statement proves nothing.
  private let isTest: Bool

  private var tokens: [Token] { structure.tokens }

  /// Reads the file without what was removed before.
  init(_ source: SourceFile, file: Int, tokens: [Token], isTest: Bool) {
    self.source = source
    self.file = file
    self.isTest = isTest
    structure = SourceStructure(tokens)
    items = PackageItem.all(in: structure, file: file, first: 0)
  }

  /// Whether the file declares nothing.
  var isEmpty: Bool { items.allSatisfy { $0.keyword == "import" } }

  /// Returns the offset of the first token of a line or of a later one.
  func offset(ofLine line: Int) -> Int { tokens.first { $0.line >= line }?.offset ?? source.bytes.count }

  /// Returns what is removed for an error at an offset; nothing if the error would stay.
  func cuts(for error: CompilerError, at offset: Int) -> [Cut] {
    if tokens.isEmpty { return [] }
    // Without the module of another package nothing is decided about the code that uses it.
    if let module = error.name(after: "no such module '"), !Modules.missing.contains(module) { return [] }
    let position = Cut.position(of: offset, in: tokens)
    let item = items.indices.filter { items[$0].range.contains(position) }.max {
      items[$0].range.lowerBound < items[$1].range.lowerBound
    }
    let lost = error.uninitializedProperties.compactMap { property($0, around: position) }
    if !lost.isEmpty { return lost.flatMap { cut(item: $0, error) } }
    if let attribute = unknownAttribute(position, error) {
      return cut(attribute, "", "an attribute", error)
    }
    guard let item else { return cut(import: position, error) ?? statement(position, in: nil, error) }
    if error.message.contains("does not override") || error.message.contains("not override any"),
      let word = items[item].range.first(where: { tokens[$0].isWord("override") })
    {
      return cut(word...word, "", "the `override` of \(construct(item)), which nothing here calls", error)
    }
    if let type = items[item].scope { return cuts(ofType: type, item, position, error) }
    if position < items[item].bodyStart || isTest && items[item].keyword != "import" { return cut(item: item, error) }
    return statement(position, in: item, error)
  }

  // MARK: Types

  private func cuts(
    ofType scope: SourceStructure.TypeScope, _ item: Int, _ position: Int, _ error: CompilerError
  ) -> [Cut] {
    let elements = Omitter.inheritedElements(of: scope, structure)
    let named = error.name(after: "to protocol '").flatMap { name in
      elements.firstIndex { tokens[$0.upperBound].text == name.split(separator: ".").last.map(String.init) }
    }
    let isAt = elements.firstIndex { $0.contains(position) }
    guard let index = named ?? isAt.flatMap({ isProtocol($0, of: scope, elements) ? $0 : nil }) else {
      return cut(item: item, error)
    }
    let element = elements[index]
    let range =
      elements.count == 1
      ? element.lowerBound - 1...element.upperBound
      : index == 0 ? element.lowerBound...element.upperBound + 1 : element.lowerBound - 1...element.upperBound
    let name = tokens[element.upperBound].text
    return cut(range, "", "the conformance of `\(scope.name)` to `\(name)`", error)
  }

  /// Returns whether what follows the colon of a type is a protocol, as far as its place and its name show.
  private func isProtocol(_ index: Int, of scope: SourceStructure.TypeScope, _ elements: [ClosedRange<Int>]) -> Bool {
    if index > 0 || ["struct", "extension", "protocol"].contains(scope.keyword) { return true }
    return Omitter.isDelegate(tokens[elements[index].upperBound].text)
  }

  private func property(_ name: String, around position: Int) -> Int? {
    guard let scope = structure.type(around: position) else { return nil }
    return items.indices.first { index in
      ["var", "let"].contains(items[index].keyword) && items[index].name == name
        && items[index].parent.flatMap { items[$0].scope?.name } == scope.name
    }
  }

  // MARK: Statements

  /// Returns the removal of the statement at a position, or of the member that cannot do without it.
  private func statement(_ position: Int, in item: Int?, _ error: CompilerError) -> [Cut] {
    var open = structure.brace[position]
    let start = item.map { items[$0].bodyStart } ?? 0
    let statements = Statements(structure: structure)
    while let block = open, block >= start {
      let isBody =
        item.map { items[$0].keyword == "var" && block == items[$0].bodyStart && hasAccessors(block) } ?? false
      if !isBody, let found = statements.statement(at: position, in: block) {
        let isResult =
          block == start && tokens[found.range.lowerBound].isWord("return") && found.isLast
        if isResult { break }
        return cut(
          found.range, found.isInCase && found.isAlone ? "break" : "",
          "a statement" + (item.map { " of \(construct($0))" } ?? ""), error)
      }
      open = structure.brace[block]
    }
    return item.map { cut(item: $0, error) } ?? []
  }

  private func hasAccessors(_ open: Int) -> Bool {
    ["get", "set", "didSet", "willSet", "_read", "_modify", "mutating", "nonmutating"].contains(
      structure.token(open, 1)?.text)
  }

  // MARK: Cuts

  private func cut(_ range: ClosedRange<Int>, _ text: String, _ construct: String, _ error: CompilerError) -> [Cut] {
    let omission = Omission(
      path: source.path, line: Int(tokens[range.lowerBound].line), construct: construct,
      reason: "the compiler: \(error.message)" + (error.row.map { " [Docs/Porting.md: \($0.rawValue)]" } ?? ""))
    return [
      Cut(
        file: file, range: tokens[range.lowerBound].offset...tokens[range.upperBound].offset, text: text,
        omission: omission)
    ]
  }

  private func cut(item index: Int, _ error: CompilerError) -> [Cut] {
    cut(items[index].keyword == "case" ? items[index].wholeRange : items[index].range, "", construct(index), error)
  }

  private func cut(import position: Int, _ error: CompilerError) -> [Cut]? {
    guard let statement = ImportStatement.all(in: tokens).last(where: { $0.position <= position }),
      tokens[statement.position].line == tokens[position].line
    else { return nil }
    var (first, last) = (statement.position, position)
    while first > 0, tokens[first - 1].line == tokens[first].line { first -= 1 }
    while last + 1 < tokens.count, tokens[last + 1].line == tokens[last].line { last += 1 }
    return cut(first...last, "", "`import \(statement.module)`", error)
  }

  private func unknownAttribute(_ position: Int, _ error: CompilerError) -> ClosedRange<Int>? {
    guard error.message.hasPrefix("unknown attribute") else { return nil }
    let at = tokens[position].isSign("@") ? position : position - 1
    guard structure.token(at)?.isSign("@") == true else { return nil }
    if let open = structure.token(at, 2), open.isSign("("), open.offset == tokens[at + 1].end,
      let close = structure.partner[at + 2]
    {
      return at...close
    }
    return at...at + 1
  }

  private func construct(_ index: Int) -> String {
    PackageItem.construct(index, of: items, structure, source)
  }
}
