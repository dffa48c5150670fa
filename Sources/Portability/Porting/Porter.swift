/// Finds the edits of one file, row by row of `Docs/Porting.md`.
struct Porter {
  let file: SourceFile
  /// The index of the file in the package.
  let index: Int
  let structure: SourceStructure
  let declarations: [Declaration]
  let names: PortingNames
  let locations: SourceLocations
  /// Whether the file uses SwiftUI's names.
  let isForSwiftUI: Bool
  /// The names that only this file sees.
  let privateNames: Set<String>

  private(set) var edits: [PlannedEdit] = []
  var moves: [Move] = []
  /// Findings that the ported file itself does not show.
  var left: [Finding] = []
  /// The declarations that the copy does not have.
  var omissions: [Omission] = []

  var tokens: [Token] { structure.tokens }

  init(
    _ file: SourceFile, index: Int, _ structure: SourceStructure, _ declarations: [Declaration], _ names: PortingNames,
    _ locations: SourceLocations
  ) {
    self.file = file
    self.index = index
    self.structure = structure
    self.declarations = declarations
    self.names = names
    self.locations = locations
    isForSwiftUI = Self.isForSwiftUI(structure.tokens, declared: names.project.declared)
    privateNames = Self.privateNames(declarations, structure)
  }

  /// Finds the edits in one pass over the tokens.
  mutating func run() {
    portConditions()
    portImports()
    for place in tokens.indices {
      switch tokens[place].kind {
      case .sign: portSign(place)
      case .hashWord: portHashWord(place)
      case .word: portWord(place)
      case .quotedWord, .number, .string, .regex: break
      }
    }
    portProtocols()
    portConformances()
    portValuesThatNameSelf()
    portOverrides()
  }

  private mutating func portSign(_ place: Int) {
    switch tokens[place].text {
    case "@": portAttribute(place)
    case "?", "!": portOptionalCall(place)
    default: break
    }
  }

  private mutating func portHashWord(_ place: Int) {
    switch tokens[place].text {
    case "#selector": portSelector(place)
    case "#keyPath": portKeyPath(place)
    default: break
    }
  }

  private mutating func portWord(_ place: Int) {
    let word = tokens[place].text
    if names.optionalMethods[word] != nil || OptionalMethods.names.contains(word) { listOptionalRead(place) }
    if Magnitudes.names.contains(word) { portMagnitude(place) }
    if word == "dynamic" { return portDynamic(place) }
    if names.project.declared.contains(word) { return }
    switch word {
    case "responds": portResponds(place)
    case "Selector": portSelectorOfString(place)
    case "perform": portPerform(place)
    case "autoreleasepool": portPool(place)
    case "NSStringFromSelector": portKeyOfGetter(place)
    case "observeValue": portObserveValue(place)
    case "AnyObject": portMemberOfAnyObject(place)
    default: portOldName(place)
    }
  }

  // MARK: Edits

  func token(_ place: Int, _ step: Int = 0) -> Token? { structure.token(place, step) }

  /// Replaces tokens, from the first to the last.
  mutating func replace(_ first: Int, through last: Int, with text: String) {
    edits.append(PlannedEdit(Edit(range: tokens[first].offset..<tokens[last].end, text: text)))
  }

  /// Inserts a text.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(PlannedEdit(Edit(range: offset..<offset, text: text)))
  }

  /// Adds an edit whose lines are not those of the original.
  mutating func add(_ edit: PlannedEdit) { edits.append(edit) }

  /// Removes tokens with the space after them; a line of their own stays empty.
  mutating func remove(_ first: Int, through last: Int) {
    var start = tokens[first].offset
    var end = tokens[last].end
    while end < file.bytes.count, Self.isSpace(file.bytes[end]) { end += 1 }
    if end == file.bytes.count || Self.isNewline(file.bytes[end]) {
      end = tokens[last].end
      while start > 0, Self.isSpace(file.bytes[start - 1]) { start -= 1 }
    }
    edits.append(PlannedEdit(Edit(range: start..<end, text: "")))
  }

  /// Returns the text of tokens, unchanged from the file.
  func text(_ first: Int, through last: Int) -> String {
    first > last ? "" : String(decoding: file.bytes[tokens[first].offset..<tokens[last].end], as: UTF8.self)
  }

  /// Returns the inside of the string literal at an index; nil if it has interpolations or escapes.
  func literal(at place: Int) -> String? {
    guard let string = token(place), string.kind == .string, string.text == "\"", let next = token(place, 1),
      next.offset >= string.end
    else { return nil }
    let inside = file.bytes[string.end..<next.offset].prefix { $0 != UInt8(ascii: "\"") }
    let text = String(decoding: inside, as: UTF8.self)
    return text.contains("\\") ? nil : text
  }

  /// Returns the indices of the first and last token of each argument between parentheses.
  func arguments(in open: Int) -> [ClosedRange<Int>] {
    guard let close = structure.partner[open] else { return [] }
    var arguments: [ClosedRange<Int>] = []
    var first = open + 1
    var place = open + 1
    while place < close {
      if tokens[place].isSign(","), first < place {
        arguments.append(first...(place - 1))
        first = place + 1
      }
      if ["(", "[", "{"].contains(tokens[place].text), let partner = structure.partner[place] { place = partner }
      place += 1
    }
    if first < close { arguments.append(first...(close - 1)) }
    return arguments
  }

  /// Returns the label of an argument; nil if it has none.
  func label(of argument: ClosedRange<Int>) -> String? {
    guard tokens[argument.lowerBound].isName, token(argument.lowerBound, 1)?.isSign(":") == true else { return nil }
    return tokens[argument.lowerBound].text
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
