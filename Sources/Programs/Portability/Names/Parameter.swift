struct Parameter {
  /// The label of its argument; `_` for none.
  let label: String
  /// The tokens of its type, with attributes such as `@escaping`.
  let type: Range<Int>
  let hasDefault: Bool

  /// Lists longer than this, in tokens, are not read to their end.
  private static let longestList = 400

  /// Returns the parameters between parentheses.
  ///
  /// - Parameters:
  ///   - open: The position of the parenthesis that begins them.
  ///   - tokens: The file.
  /// - Returns: The parameters, in order.
  static func all(in open: Int, of tokens: [Token]) -> [Parameter] {
    var parameters: [Parameter] = []
    var label: String?
    var typeStart: Int?
    var typeEnd: Int?
    var (angles, depth) = (0, 0)
    var position = open + 1
    let limit = min(tokens.count, open + longestList)
    func finish() {
      guard let name = label else { return }
      let start = typeStart ?? position
      parameters.append(
        Parameter(label: name, type: start..<max(start, typeEnd ?? position), hasDefault: typeEnd != nil))
      (label, typeStart, typeEnd) = (nil, nil, nil)
    }
    while position < limit {
      let token = tokens[position]
      if token.kind == .sign, ["(", "[", "{"].contains(token.text) { depth += 1 }
      if token.kind == .sign, [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth < 0 { break }
      if depth > 0 {
        position += 1
        continue
      }
      if token.isSign("@"), label == nil {
        // The name of the attribute; its arguments are in brackets.
        position += 1
      } else if label == nil, token.isName {
        label = token.text
      } else if token.isSign("<") {
        angles += 1
      } else if token.isSign(">"), angles > 0, !tokens[position - 1].isSign("-") {
        angles -= 1
      } else if token.isSign(":"), typeStart == nil {
        typeStart = position + 1
      } else if token.isSign("="), angles == 0, typeEnd == nil {
        typeEnd = position
      } else if token.isSign(","), angles == 0 {
        finish()
      }
      position += 1
    }
    position = min(position, tokens.count)
    finish()
    return parameters
  }
}
