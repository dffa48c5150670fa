/// A reader of one file's tokens, which collects its findings.
struct FileReader {
  let project: ProjectNames
  let tokens: [Token]
  let imported: Set<String>
  var findings: [Finding] = []
  /// The module of the file's first name without its import.
  var missingImport: String?
  /// Whether the file's first name of the network's module was found.
  var hasNetworkFinding = false
  var hasNameOfXML = false
  /// The names of the file that stand for a class of UIKit's.
  var metatypes: Set<String> = []

  /// The type or extension that an open brace begins.
  private struct Scope {
    /// The type that is extended; nil if the brace is not an extension's.
    var extended: String?
    var type: String?
  }

  private var scopes: [Scope] = []
  /// The type or extension whose opening brace has not been read yet.
  private var waiting: Scope?
  /// The call that an open parenthesis begins.
  private struct Call {
    /// The position of the word before it, or else before one around it.
    var word: Int?
    /// Whether it begins a `#selector` or `#keyPath`, or is in one.
    var isInHash = false
  }

  private var calls: [Call] = []
  private let imports: [Int: ImportStatement]
  /// The line of the last import, whose names are modules.
  private var importLine: Int32 = 0

  private init(_ tokens: [Token], of project: ProjectNames) {
    self.tokens = tokens
    self.project = project
    let statements = ImportStatement.all(in: tokens)
    imports = Dictionary(statements.map { ($0.position, $0) }) { first, _ in first }
    imported = Set(statements.map(\.module))
  }

  /// Returns the findings in a file, by line, with the declarations in all files of the project.
  static func findings(in code: ActiveCode, _ declarations: [Declaration], of project: ProjectNames) -> [Finding] {
    var reader = FileReader(code.tokens, of: project)
    reader.readOmissions(of: code)
    reader.readOverrides(declarations)
    reader.findMetatypes()
    for position in reader.tokens.indices { reader.read(position) }
    return reader.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Returns the modules that a file has to import besides those that it imports.
  static func missingImports(in code: ActiveCode, of project: ProjectNames) -> [String] {
    var reader = FileReader(code.tokens, of: project)
    for position in reader.tokens.indices { reader.read(position) }
    return [
      reader.missingImport, reader.hasNetworkFinding ? "FoundationNetworking" : nil,
      reader.hasNameOfXML ? "FoundationXML" : nil,
    ].compactMap { $0 }
  }

  /// Returns the token at a distance from a position; nil outside of the file.
  func token(_ position: Int, _ step: Int = 0) -> Token? {
    tokens.indices.contains(position + step) ? tokens[position + step] : nil
  }

  /// The word before the parenthesis that the current position is in, such as `addTarget`.
  var call: String? { calls.last?.word.map { tokens[$0].text } }

  /// Whether the current position is in a `#selector` or `#keyPath`.
  var isInHash: Bool { calls.last?.isInHash == true }

  /// The type that the current position is in, with the types around it; nil outside of types.
  var enclosingType: String? { scopes.last?.type }

  mutating func addFinding(
    _ position: Int, _ verdict: Verdict, _ construct: String, _ message: String, _ row: PortingRow? = nil
  ) {
    findings.append(Finding(tokens[position], verdict, construct, message, row))
  }

  private mutating func read(_ position: Int) {
    let token = tokens[position]
    switch token.kind {
    case .sign: follow(token, position)
    case .hashWord: readHashWord(position)
    case .word: readWord(position)
    case .quotedWord, .number, .string, .regex: break
    }
  }

  /// Updates the open braces and parentheses.
  private mutating func follow(_ sign: Token, _ position: Int) {
    switch sign.text {
    case "{":
      scopes.append(waiting ?? Scope(extended: nil, type: enclosingType))
      waiting = nil
    case "}": _ = scopes.popLast()
    case "(":
      let before = self.token(position, -1)
      calls.append(
        Call(
          word: before?.isName == true ? position - 1 : calls.last?.word,
          isInHash: before?.kind == .hashWord || calls.last?.isInHash == true))
    case ")": _ = calls.popLast()
    default: break
    }
  }

  private mutating func readWord(_ position: Int) {
    let word = tokens[position]
    if token(position, -1)?.isSign("@") == true { return readAttribute(position) }
    switch word.text {
    case "import":
      if let statement = imports[position] {
        importLine = word.line
        readImport(statement)
      }
    case "class", "struct", "enum", "actor", "extension": readType(position)
    case "override":
      if let type = scopes.last?.extended { readOverride(position, inExtensionOf: type) }
    default: break
    }
    if word.line != importLine { readName(position) }
  }

  /// A path longer than this is not made longer, so that types nested without end cost no more than others.
  private static let longestPath = 500

  /// Stores the type whose keyword is at a position for its brace.
  private mutating func readType(_ position: Int) {
    guard let name = token(position, 1), name.isName, token(position, -1)?.isSign(".") != true,
      !Declaration.keywords.contains(name.text)
    else { return }
    let (path, end) = tokens.path(at: position + 1)
    guard let behind = token(end), behind.isWord("where") || ["{", ":", "<"].contains(behind.text) else { return }
    if tokens[position].text == "extension" {
      waiting = Scope(extended: path, type: path)
    } else {
      let around = enclosingType.map { $0.utf8.count > Self.longestPath ? "" : $0 + "." } ?? ""
      waiting = Scope(extended: nil, type: around + path)
    }
  }
}
