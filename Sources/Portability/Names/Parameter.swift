/// A parameter of a function, an initializer or a subscript.
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
  ///   - open: The index of the parenthesis that begins them.
  ///   - tokens: The file.
  /// - Returns: The parameters, in order.
  static func all(in open: Int, of tokens: [Token]) -> [Parameter] {
    var parameters: [Parameter] = []
    var label: String?
    var typeStart: Int?
    var typeEnd: Int?
    var angles = 0
    var place = open + 1
    let limit = min(tokens.count, open + longestList)
    func finish() {
      guard let name = label else { return }
      let start = typeStart ?? place
      parameters.append(
        Parameter(label: name, type: start..<max(start, typeEnd ?? place), hasDefault: typeEnd != nil))
      (label, typeStart, typeEnd) = (nil, nil, nil)
    }
    while place < limit {
      let token = tokens[place]
      if [")", "]", "}"].contains(token.text), token.kind == .sign { break }
      if token.isSign("@"), label == nil {
        // The name of the attribute; its arguments are skipped below.
        place += 1
      } else if label == nil, token.isName {
        label = token.text
      } else if ["(", "[", "{"].contains(token.text), token.kind == .sign {
        place = end(of: place, before: limit, in: tokens)
      } else if token.isSign("<") {
        angles += 1
      } else if token.isSign(">"), angles > 0, !tokens[place - 1].isSign("-") {
        angles -= 1
      } else if token.isSign(":"), typeStart == nil {
        typeStart = place + 1
      } else if token.isSign("="), angles == 0, typeEnd == nil {
        typeEnd = place
      } else if token.isSign(","), angles == 0 {
        finish()
      }
      place += 1
    }
    place = min(place, tokens.count)
    finish()
    return parameters
  }

  /// Returns the index of the bracket that closes another one, or the last index before the limit.
  private static func end(of open: Int, before limit: Int, in tokens: [Token]) -> Int {
    var depth = 0
    for place in open..<limit where tokens[place].kind == .sign {
      if ["(", "[", "{"].contains(tokens[place].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[place].text) { depth -= 1 }
      if depth == 0 { return place }
    }
    return limit - 1
  }
}
