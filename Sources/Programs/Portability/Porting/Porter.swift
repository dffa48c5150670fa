/// The edits of one file, row by row of `Docs/Porting.md`.
struct Porter: StructureReader {
  let file: SourceFile
  /// The position of the file in the package.
  let index: Int
  let structure: SourceStructure
  let declarations: [Declaration]
  let names: PortingNames
  let locations: SourceLocations
  /// The names that only this file sees.
  let privateNames: Set<String>

  private(set) var edits: [Edit]
  var moves: [Move] = []
  private(set) var left: [Finding] = []
  /// The modules that the edits need.
  var imports: [String] = []
  var omissions: [Omission]

  /// Finds the edits in one pass over the tokens.
  mutating func run() {
    portConditions()
    portImports()
    for position in tokens.indices {
      switch (tokens[position].kind, tokens[position].text) {
      case (.sign, "@"): portAttribute(position)
      case (.sign, "?"), (.sign, "!"): portOptionalCall(position)
      case (.hashWord, "#selector"): portSelector(position)
      case (.hashWord, "#keyPath"): portKeyPath(position)
      case (.word, let word): portWord(word, position)
      default: break
      }
    }
    portProtocols()
    portConformances()
    portValuesThatNameSelf()
    portOverrides()
    portLayerCoders()
    portTestCases()
    isolateDeclarations()
  }

  private mutating func portWord(_ word: String, _ position: Int) {
    if names.optionalMethods[word] != nil || OptionalMethods.names.contains(word) { listOptionalRead(position) }
    if Magnitudes.names.contains(word) { portMagnitude(position) }
    if word == "dynamic" { return portDynamic(position) }
    if word == "open" { return portOpen(position) }
    if word == "addObserver" || word == "observeValue" { listObservation(position) }
    if names.project.declared.contains(word) { return }
    switch word {
    case "responds": portResponds(position)
    case "Selector": portSelectorOfString(position)
    case "perform", "performSelector": portPerform(position)
    case "autoreleasepool": portPool(position)
    case "NSStringFromSelector": portKeyOfGetter(position)
    case "Darwin", "CoreFoundation": portQualifiedName(position)
    case "observeValue": portObserveValue(position)
    case "AnyObject": portMemberOfAnyObject(position)
    case "forwardingTarget": portForwarding(position)
    case "NSLayoutAnchor": portAnchor(position)
    default: portOldName(position)
    }
  }

  // MARK: Edits

  /// Replaces tokens, from the first to the last.
  mutating func replace(_ first: Int, through last: Int, with text: String) {
    edits.append(Edit(range: tokens[first].offset..<tokens[last].end, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Adds an edit whose lines are not the original's.
  mutating func add(_ edit: Edit) { edits.append(edit) }

  /// Removes tokens with the space after them; a line of their own stays empty.
  mutating func remove(_ first: Int, through last: Int) {
    var start = tokens[first].offset
    var end = tokens[last].end
    while end < file.bytes.count, Self.isSpace(file.bytes[end]) { end += 1 }
    if end == file.bytes.count || Self.isNewline(file.bytes[end]) {
      end = tokens[last].end
      while start > 0, Self.isSpace(file.bytes[start - 1]) { start -= 1 }
    }
    edits.append(Edit(range: start..<end, text: ""))
  }

  /// Adds a finding that the ported file itself does not show.
  mutating func list(
    _ position: Int, _ verdict: Verdict, _ construct: String, _ message: String, _ row: PortingRow? = nil
  ) { left.append(Finding(tokens[position], verdict, construct, message, row)) }

  func text(_ first: Int, through last: Int) -> String {
    first > last ? "" : String(decoding: file.bytes[tokens[first].offset..<tokens[last].end], as: UTF8.self)
  }

  /// Returns the inside of the string literal at a position; nil if it has interpolations or escapes.
  func literal(at position: Int) -> String? {
    guard let string = token(position), string.kind == .string, string.text == "\"", let next = token(position, 1),
      next.offset >= string.end
    else { return nil }
    let inside = file.bytes[string.end..<next.offset].prefix { $0 != UInt8(ascii: "\"") }
    let text = String(decoding: inside, as: UTF8.self)
    return text.contains("\\") ? nil : text
  }

  /// Returns the positions of the first and last token of each argument between parentheses.
  func arguments(in open: Int) -> [ClosedRange<Int>] { structure.parts(in: open).map { ClosedRange($0) } }

  /// Returns the label of an argument; nil if it has none.
  func label(of argument: ClosedRange<Int>) -> String? {
    guard tokens[argument.lowerBound].isName, isSign(":", at: argument.lowerBound + 1) else { return nil }
    return tokens[argument.lowerBound].text
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
