/// Reads one file's tokens, and notes what becomes of them on Linux.
struct FileReader {
  /// What the file's neighbours declare: names that are the project's own.
  let ownNames: Set<String>
  /// The names of the project's modules and of the packages it names.
  let ownModules: Set<String>
  let tokens: [Token]
  var findings: [Finding] = []
  /// For each open brace, whether it is an extension's.
  private var braces: [Bool] = []
  private var isExtensionWaiting = false
  /// For each open parenthesis, the place of the word before it, or else before one around it.
  private(set) var calls: [Int?] = []
  /// The line of the last import, whose names are modules.
  private var importLine: Int32 = 0

  private init(_ tokens: [Token], ownNames: Set<String>, ownModules: Set<String>) {
    self.tokens = tokens
    self.ownNames = ownNames
    self.ownModules = ownModules
  }

  /// What is to be said about a file.
  ///
  /// - Parameters:
  ///   - code: The part of the file that Linux compiles.
  ///   - ownNames: The names that the project declares.
  ///   - ownModules: The modules that the project has or names.
  /// - Returns: The findings, by line.
  static func findings(in code: ActiveCode, ownNames: Set<String>, ownModules: Set<String>) -> [Finding] {
    var reader = FileReader(code.tokens, ownNames: ownNames, ownModules: ownModules)
    reader.readOmissions(of: code)
    for place in reader.tokens.indices { reader.read(place) }
    return reader.findings.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }

  /// The token so far from a place; nil outside of the file.
  func token(_ place: Int, _ step: Int = 0) -> Token? {
    tokens.indices.contains(place + step) ? tokens[place + step] : nil
  }

  mutating func note(
    _ place: Int, _ verdict: Verdict, _ construct: String, _ message: String, _ row: PortingRow? = nil
  ) {
    findings.append(Finding(tokens[place], verdict, construct, message, row))
  }

  private mutating func read(_ place: Int) {
    let token = tokens[place]
    switch token.kind {
    case .sign: follow(token, place)
    case .hashWord: readHashWord(place)
    case .word: readWord(place)
    case .quotedWord, .number, .string, .regex: break
    }
  }

  /// Keeps account of the braces and parentheses.
  private mutating func follow(_ sign: Token, _ place: Int) {
    switch sign.text {
    case "{":
      braces.append(isExtensionWaiting)
      isExtensionWaiting = false
    case "}": _ = braces.popLast()
    case "(": calls.append(self.token(place, -1)?.isName == true ? place - 1 : calls.last ?? nil)
    case ")": _ = calls.popLast()
    default: break
    }
  }

  private mutating func readWord(_ place: Int) {
    let word = tokens[place]
    if token(place, -1)?.isSign("@") == true { return readAttribute(place) }
    switch word.text {
    case "import" where isStatement(place):
      importLine = word.line
      readImport(place)
    case "extension": isExtensionWaiting = true
    case "override" where braces.last == true:
      note(
        place, .change, "override in an extension",
        "Without Objective-C nothing is overridden in an extension; move it into the class's body.", .override)
    default: break
    }
    if word.line != importLine { readName(place) }
  }

  /// Whether a keyword at a place begins a statement, attributes and access aside.
  private func isStatement(_ place: Int) -> Bool {
    guard let before = token(place, -1) else { return true }
    return before.line < tokens[place].line || before.isSign(";") || before.isName && !before.isWord("func")
  }
}
