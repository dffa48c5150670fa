/// A reader of a manifest's calls with literal arguments; the manifest is not run.
struct ManifestReader {
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

    func strings(_ label: String) -> [String] { value(label)?.list.compactMap(\.string) ?? [] }

    /// The first argument without a label, if it is a string.
    var firstString: String? { arguments.first { $0.label == nil }?.value.string }
  }

  private let bytes: [UInt8]
  private let structure: SourceStructure
  private var constants: [String: Value] = [:]

  /// Deeper brackets are read as text.
  private static let greatestDepth = 20

  init(_ file: SourceFile) {
    bytes = file.bytes
    structure = SourceStructure(file.code.tokens)
    let tokens = structure.tokens
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
    let tokens = structure.tokens
    while position < tokens.count {
      if tokens[position].isName, names.contains(tokens[position].text), position > 0, tokens[position - 1].isSign("."),
        structure.token(position, 1)?.isSign("(") == true, let close = structure.partner[position + 1]
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
    let open = structure.tokens.indices.first { position in
      ["(", ")", "[", "]", "{", "}"].contains(structure.tokens[position].text)
        && structure.tokens[position].kind == .sign && structure.partner[position] == nil
    }
    return open.map { "\(structure.tokens[$0].line): '\(structure.tokens[$0].text)' has no other bracket" }
  }

  /// The call that creates the package; nil if there is none.
  var package: Call? {
    let position = structure.tokens.indices.first { position in
      structure.tokens[position].isWord("Package") && structure.token(position, 1)?.isSign("(") == true
        && structure.partner[position + 1] != nil
    }
    return position.map { call(at: $0, depth: 0) }
  }

  private func call(at position: Int, depth: Int) -> Call {
    let close = structure.partner[position + 1] ?? position + 1
    var arguments: [(label: String?, value: Value)] = []
    for first in starts(in: position + 1) {
      let isLabeled = structure.tokens[first].isName && structure.token(first, 1)?.isSign(":") == true
      let label = isLabeled ? structure.tokens[first].text : nil
      arguments.append((label, value(at: isLabeled ? first + 2 : first, depth: depth + 1).value))
    }
    let start = position > 0 && structure.tokens[position - 1].isSign(".") ? position - 1 : position
    return Call(
      name: structure.tokens[position].text, arguments: arguments,
      text: String(decoding: bytes[structure.tokens[start].offset..<structure.tokens[close].end], as: UTF8.self))
  }

  /// Returns the positions of the first token of each element between brackets.
  private func starts(in open: Int) -> [Int] {
    guard let close = structure.partner[open], open + 1 < close else { return [] }
    var starts = [open + 1]
    var position = open + 1
    while position < close {
      if structure.tokens[position].isSign(","), position + 1 < close { starts.append(position + 1) }
      position = structure.next(after: position)
    }
    return starts
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
      return (.list(starts(in: position).map { value(at: $0, depth: depth + 1).value }), close + 1)
    }
    var last = position
    while let name = structure.token(last), name.isSign(".") || name.isName {
      if name.isName, structure.token(last, 1)?.isSign(".") != true { break }
      last += 1
    }
    guard let name = structure.token(last), name.isName else { return (.other(token.text), position + 1) }
    if structure.token(last, 1)?.isSign("(") == true, let close = structure.partner[last + 1] {
      return (.call(call(at: last, depth: depth + 1)), close + 1)
    }
    if last == position, let constant = constants[name.text] { return (constant, position + 1) }
    return (.other(name.text), last + 1)
  }
}

extension ManifestReader.Value {
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var list: [ManifestReader.Value] {
    if case .list(let values) = self { values } else { [] }
  }

  var call: ManifestReader.Call? {
    if case .call(let call) = self { call } else { nil }
  }
}
