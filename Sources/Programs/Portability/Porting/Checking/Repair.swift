/// The choice of omissions for each error of the compiler: a statement before a member, a member before a type.
struct Repair: StructureReader {
  private let source: SourceFile
  private let file: Int
  let structure: SourceStructure
  private let items: [PackageItem]
  /// Whether the file is one of tests, which lose whole methods: a test without its statement proves nothing.
  private let isTest: Bool

  /// The names after the colons of each type of the package.
  private let inherited: Ancestry

  /// Reads the file without what was removed before.
  init(_ source: SourceFile, file: Int, tokens: [Token], isTest: Bool, inherited: Ancestry) {
    self.source = source
    self.inherited = inherited
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
    // Without the module of another package nothing is decided about the library's code that uses it.
    if let module = error.name(after: "no such module '"), !Modules.missing.contains(module), !isTest { return [] }
    let position = Cut.position(of: offset, in: tokens)
    if error.message.hasPrefix("cannot use optional chaining on non-optional"), tokens[position].isSign("?") {
      return [Cut(file: file, range: tokens[position].offset...tokens[position].offset)]
    }
    let item = items.indices.filter { items[$0].range.contains(position) }.max {
      items[$0].range.lowerBound < items[$1].range.lowerBound
    }
    let lost = error.uninitializedProperties.compactMap { property($0, around: position) }
    if !lost.isEmpty { return lost.flatMap { cut(item: $0, error) } }
    if let attribute = refusedAttribute(position, error) {
      let owner = item.map { " of \(construct($0))" } ?? ""
      return cut(attribute, "", "the attribute `@\(tokens[attribute.lowerBound + 1].text)`\(owner)", error)
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
    let elements = scope.elements
    let named = error.name(after: "to protocol '").flatMap { name in
      elements.firstIndex { inherited.ancestors(of: tokens[$0.upperBound].text).contains(name.lastName) }
    }
    let isAt = elements.firstIndex { $0.contains(position) }
    guard let index = named ?? isAt.flatMap({ isProtocol($0, of: scope, elements) ? $0 : nil }) else {
      return cut(item: item, error)
    }
    let construct = "the conformance of `\(scope.name)` to `\(tokens[elements[index].upperBound].text)`"
    let removals = Removal.removals(of: [Range(elements[index])], in: elements.map { Range($0) })
    return removals.flatMap { cut($0.tokens, "", construct, error) }
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
    if let branch = branch(around: position, after: start) { return removal(ofBranch: branch, error) }
    while let block = open, block >= start {
      let isBody =
        item.map { items[$0].keyword == "var" && block == items[$0].bodyStart && hasAccessors(block) } ?? false
      if !isBody, let found = structure.statement(at: position, in: block) {
        if block == start, tokens[found.range.lowerBound].isWord("return"), found.isLast { break }
        let owner = item.map { " of \(construct($0))" } ?? ""
        if let loop = endlessLoop(without: found.range, in: block, after: start) {
          return cut(loop, "", "a loop\(owner), which would not end without one of its statements", error)
        }
        return cut(
          found.range, found.isInCase && found.isAlone ? "break" : "",
          "a statement\(owner)" + (loadsOutlets(found.range) ? ", so that outlets stay nil" : ""), error)
      }
      open = structure.brace[block]
    }
    return item.map { cut(item: $0, error) } ?? []
  }

  /// Returns whether code loads a nib, in a file with outlets.
  private func loadsOutlets(_ range: ClosedRange<Int>) -> Bool {
    tokens[range].contains { $0.isWord("loadNibNamed") || $0.isWord("UINib") }
      && tokens.contains { $0.isWord("IBOutlet") }
  }

  /// Returns the loop around a statement that changes what the loop's condition asks for.
  private func endlessLoop(without statement: ClosedRange<Int>, in block: Int, after start: Int) -> ClosedRange<Int>? {
    var open: Int? = block
    while let body = open, body > start, let around = structure.brace[body] {
      if let loop = structure.statement(at: body, in: around)?.range,
        let condition = condition(of: loop, body), changes(statement, condition)
      {
        return loop
      }
      open = around
    }
    return nil
  }

  /// Returns the condition of a `while` or `repeat` whose body begins at a brace; nil of another statement.
  private func condition(of loop: ClosedRange<Int>, _ body: Int) -> Range<Int>? {
    let first = isSign(":", at: loop.lowerBound + 1) ? loop.lowerBound + 2 : loop.lowerBound
    if tokens[first].isWord("while"), first < body { return first + 1..<body }
    guard tokens[first].isWord("repeat"), first + 1 == body, let close = structure.partner[body],
      isWord("while", at: close + 1), close + 2 <= loop.upperBound
    else { return nil }
    return close + 2..<loop.upperBound + 1
  }

  /// Returns whether a statement sets a name of a condition or calls its method, or ends a loop without a condition.
  private func changes(_ statement: ClosedRange<Int>, _ condition: Range<Int>) -> Bool {
    if condition.count == 1, tokens[condition.lowerBound].isWord("true") {
      return tokens[statement].contains { ["break", "return", "throw"].contains($0.text) }
    }
    let names = condition.filter { tokens[$0].isName && !["let", "var"].contains(structure.token($0, -1)?.text) }
    let words = Set(names.map { tokens[$0].text })
    return statement.contains { position in
      guard tokens[position].isName, words.contains(tokens[position].text) else { return false }
      if isSign("&", at: position - 1) { return true }
      let next = structure.token(position, 1)?.text ?? ""
      let second = structure.token(position, 2)?.text ?? ""
      return next == "=" ? second != "=" : ["+", "-", "*", "/"].contains(next) ? second == "=" : next == "."
    }
  }

  private func hasAccessors(_ open: Int) -> Bool {
    ["get", "set", "didSet", "willSet", "_read", "_modify", "mutating", "nonmutating"].contains(
      structure.token(open, 1)?.text)
  }

  /// Returns the brace that begins the branch `if #available(…) { … } else` around a position.
  private func branch(around position: Int, after start: Int) -> Int? {
    var open = structure.brace[position]
    while let block = open, block >= start {
      if isSign(")", at: block - 1), let question = structure.partner[block - 1],
        structure.token(question, -1)?.text == "#available", isWord("if", at: question - 2),
        !["=", "return"].contains(structure.token(question, -3)?.text), let close = structure.partner[block],
        isWord("else", at: close + 1)
      {
        return block
      }
      open = structure.brace[block]
    }
    return nil
  }

  /// Returns the removal of the branch for newer systems: `if #available(…) { … } else { … }` is `do { … }`.
  private func removal(ofBranch open: Int, _ error: CompilerError) -> [Cut] {
    guard let question = structure.partner[open - 1], let close = structure.partner[open] else { return [] }
    let first = question - 2
    let isInChain = isWord("else", at: first - 1)
    let other = structure.token(close, 2)
    let construct = "the branch of `if #available`"
    // An `else` that is all of a body may be its value.
    if let around = structure.brace[first], around == first - 1, other?.isSign("{") == true,
      let end = structure.partner[close + 2], structure.partner[around] == end + 1
    {
      let brace = Cut(file: file, range: tokens[end].offset...tokens[end].offset)
      return cut(first...close + 2, "", construct, error) + [brace]
    }
    if isInChain { return cut(first - 1...close, "", construct, error) }
    return cut(first...close + 1, other?.isWord("if") == true ? "" : "do", construct, error)
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

  /// Returns an attribute that is unknown, or makes a program of a library.
  private func refusedAttribute(_ position: Int, _ error: CompilerError) -> ClosedRange<Int>? {
    let starts = ["unknown attribute", "'UIApplicationMain' "]
    guard starts.contains(where: error.message.hasPrefix) || error.message.contains(" is annotated with '@main'") else {
      return nil
    }
    return structure.attribute(at: tokens[position].isSign("@") ? position : position - 1)
  }

  private func construct(_ index: Int) -> String {
    PackageItem.construct(index, of: items, structure, source)
  }
}
