/// A reader of one file's tokens, which collects its findings.
struct FileReader: StructureReader {
  let project: ProjectNames
  let structure: SourceStructure
  let imported: Set<String>
  var findings: [Finding] = []
  /// The module of the file's first name without its import.
  var missingImport: String?
  /// Whether the file's first name of the network's module was found.
  var hasNetworkFinding = false
  var hasNameOfXML = false
  /// The names of the file that stand for a class of UIKit's.
  var metatypes: Set<String> = []

  /// The call that each open parenthesis begins: the position of the word before it, or else before one around it, and
  /// whether it begins a `#selector` or `#keyPath`, or is in one.
  private var calls: [(word: Int?, isInHash: Bool)] = []
  /// The line of the last import, whose names are modules.
  private var importLine: Int32 = 0

  private init(_ tokens: [Token], of project: ProjectNames) {
    structure = SourceStructure(tokens)
    self.project = project
    imported = Set(ImportStatement.all(in: tokens).map(\.module))
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

  /// The word before the parenthesis that the current position is in, such as `addTarget`.
  var call: String? { calls.last?.word.map { tokens[$0].text } }

  /// Whether the current position is in a `#selector` or `#keyPath`.
  var isInHash: Bool { calls.last?.isInHash == true }

  mutating func addFinding(
    _ position: Int, _ verdict: Verdict, _ construct: String, _ message: String, _ row: PortingRow? = nil
  ) { findings.append(Finding(tokens[position], verdict, construct, message, row)) }

  private mutating func read(_ position: Int) {
    switch (tokens[position].kind, tokens[position].text) {
    case (.sign, "("):
      let word = isName(at: position - 1) ? position - 1 : calls.last?.word
      calls.append((word, token(position, -1)?.kind == .hashWord || isInHash))
    case (.sign, ")"): _ = calls.popLast()
    case (.hashWord, _): readHashWord(position)
    case (.word, _): readWord(position)
    default: break
    }
  }

  /// Adds findings on the branches of `#if` that Linux omits, and on those that should stay.
  private mutating func readOmissions(of code: ActiveCode) {
    for omission in code.omissions where omission.count > 0 {
      let words = omission.directive.text + (omission.condition.isEmpty ? "" : " " + omission.condition)
      let cure = "Linux leaves out what this package could compile; write \(omission.directive.text) canImport(UIKit)."
      findings.append(
        omission.isPortable
          ? Finding(omission.directive, .change, words, cure, .condition)
          : Finding(omission.directive, .compiles, words, "Linux leaves out what follows, up to the next branch."))
    }
  }

  private mutating func readWord(_ position: Int) {
    let word = tokens[position]
    if isSign("@", at: position - 1) { return readAttribute(position) }
    switch word.text {
    case "import":
      if let statement = ImportStatement(tokens, at: position) {
        importLine = word.line
        readImport(statement)
      }
    case "override":
      if let scope = structure.owner(of: position), scope.isExtension { readOverride(position, in: scope) }
    default: break
    }
    if word.line != importLine { readName(position) }
  }
}
