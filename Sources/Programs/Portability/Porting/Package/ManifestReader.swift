/// A reader of a manifest's calls with literal arguments; the manifest is not run.
struct ManifestReader: StructureReader {
  indirect enum Value {
    case string(String)
    case list([Value])
    case call(Call)
    /// Anything else, as text.
    case other(String)
  }

  /// A call such as `.target(name: "Panel")`.
  struct Call {
    /// The name before the parenthesis: `target`.
    let name: String
    let arguments: [(label: String?, value: Value)]
    let text: String

    func value(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

    func string(_ label: String) -> String? { value(label)?.string }

    func list(_ label: String) -> [Value] { value(label)?.list ?? [] }

    func strings(_ label: String) -> [String] { list(label).compactMap(\.string) }

    /// The first argument without a label, if it is a string.
    var firstString: String? { arguments.first { $0.label == nil }?.value.string }
  }

  private let bytes: [UInt8]
  let structure: SourceStructure
  private var constants: [String: Value] = [:]

  /// Deeper brackets are read as text.
  private static let greatestDepth = 20

  init(_ file: SourceFile) {
    bytes = file.bytes
    structure = SourceStructure(file.code.tokens)
    for position in tokens.indices where tokens[position].isWord("let") || tokens[position].isWord("var") {
      guard let name = structure.token(position, 1), name.isName,
        let sign = (position + 2..<min(position + 20, tokens.count)).first(where: {
          tokens[$0].isSign("=") || tokens[$0].line > name.line
        }), tokens[sign].isSign("=")
      else { continue }
      constants[name.text] = value(at: sign + 1, depth: 0).value
    }
  }

  /// Returns the calls of a name that are inside no other call of these names: `.target(…)`, `Target.target(…)`.
  func calls(_ names: Set<String>) -> [Call] {
    var found: [Call] = []
    var position = 0
    while position < tokens.count {
      if tokens[position].isName, names.contains(tokens[position].text), isSign(".", at: position - 1),
        let close = structure.endOfCall(position)
      {
        found.append(call(at: position, depth: 0))
        position = close
      }
      position += 1
    }
    return found
  }

  /// The reason why the manifest cannot be read; nil if it can.
  var problem: String? {
    let open = tokens.indices.first { position in
      ["(", ")", "[", "]", "{", "}"].contains(tokens[position].text) && tokens[position].kind == .sign
        && structure.partner[position] == nil
    }
    return open.map { "\(tokens[$0].line): '\(tokens[$0].text)' has no other bracket" }
  }

  /// The call that creates the package; nil if there is none.
  var package: Call? {
    tokens.indices.first { tokens[$0].isWord("Package") && structure.endOfCall($0) != nil }.map {
      call(at: $0, depth: 0)
    }
  }

  private func call(at position: Int, depth: Int) -> Call {
    let close = structure.partner[position + 1] ?? position + 1
    var arguments: [(label: String?, value: Value)] = []
    for first in structure.parts(in: position + 1).map(\.lowerBound) {
      let isLabeled = tokens[first].isName && isSign(":", at: first + 1)
      let label = isLabeled ? tokens[first].text : nil
      arguments.append((label, value(at: isLabeled ? first + 2 : first, depth: depth + 1).value))
    }
    let start = isSign(".", at: position - 1) ? position - 1 : position
    return Call(
      name: tokens[position].text, arguments: arguments,
      text: String(decoding: bytes[tokens[start].offset..<tokens[close].end], as: UTF8.self))
  }

  /// Returns the value that begins at a position, and the position after it.
  private func value(at position: Int, depth: Int) -> (value: Value, end: Int) {
    guard let token = structure.token(position), depth < Self.greatestDepth else { return (.other(""), position) }
    if token.kind == .string {
      guard token.text == "\"", let next = structure.token(position, 1) else { return (.other(""), position + 1) }
      let inside = bytes[token.end..<max(token.end, next.offset)].prefix { $0 != UInt8(ascii: "\"") }
      let text = String(decoding: inside, as: UTF8.self)
      return text.contains("\\") ? (.other(text), position + 1) : (.string(text), position + 1)
    }
    if token.isSign("["), let close = structure.partner[position] {
      let elements = structure.parts(in: position)
      return (.list(elements.map { value(at: $0.lowerBound, depth: depth + 1).value }), close + 1)
    }
    var last = position
    while let name = structure.token(last), name.isSign(".") || name.isName {
      if name.isName, !isSign(".", at: last + 1) { break }
      last += 1
    }
    guard let name = structure.token(last), name.isName else { return (.other(token.text), position + 1) }
    if let close = structure.endOfCall(last) { return (.call(call(at: last, depth: depth + 1)), close + 1) }
    if last == position, let constant = constants[name.text] { return (constant, position + 1) }
    return (.other(name.text), last + 1)
  }
}

extension ManifestReader.Value {
  var string: String? { if case .string(let text) = self { text } else { nil } }

  var list: [ManifestReader.Value] { if case .list(let values) = self { values } else { [] } }

  var call: ManifestReader.Call? { if case .call(let call) = self { call } else { nil } }
}
