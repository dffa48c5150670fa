/// Numbers without their type in initializers that take several types of numbers on Linux.
/// > Seen: `CGPoint(x: 1, y: .infinity)` is ambiguous with Swift 6.3.1 on Linux; not with a typed argument, a literal
/// > such as `1.5`, `.zero` and a whole number, and sizes that this package has initializers for.
enum Magnitudes {
  /// The static members of `CGFloat` that `Double` has too.
  static let names: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi", "ulpOfOne",
    "zero",
  ]

  private static let types: Set<String> = ["CGPoint", "CGRect", "CGSize"]

  /// More tokens than these are not searched for the parentheses.
  private static let longestCall = 40

  /// Returns the type whose initializer gets the number at a position, if no argument has a type; nil for others.
  static func ambiguousCall(at position: Int, in tokens: [Token]) -> String? {
    guard names.contains(tokens[position].text), position > 3, tokens[position - 1].isSign("."),
      tokens[position - 2].isSign(":")
    else { return nil }
    let behind = position...min(tokens.count - 1, position + longestCall)
    guard let first = (max(1, position - longestCall)..<position).last(where: { tokens[$0].isSign("(") }),
      let last = behind.first(where: { tokens[$0].isSign(")") }),
      (first + 1..<last).allSatisfy({ isPart($0, of: tokens) }),
      isAmbiguous(tokens[first...last], isSize: tokens[first + 1].isWord("width"))
    else { return nil }
    if types.contains(tokens[first - 1].text) { return tokens[first - 1].text }
    let isSize = tokens[first - 1].isWord("init") && tokens[first + 1].isWord("width")
    return isSize ? "CGSize" : nil
  }

  /// The members that a size takes beside a whole number.
  private static let ofSize: Set<String> = ["greatestFiniteMagnitude", "infinity"]

  private static func isAmbiguous(_ arguments: ArraySlice<Token>, isSize: Bool) -> Bool {
    let literals = arguments.filter { $0.kind == .number }
    let members = arguments.filter { $0.isName && names.contains($0.text) }
    if literals.contains(where: { $0.text.contains(".") }) { return false }
    if literals.isEmpty { return true }
    if members.allSatisfy({ $0.text == "zero" }) { return false }
    return !(isSize && literals.count == 1 && members.allSatisfy { ofSize.contains($0.text) })
  }

  /// Returns whether a token belongs to arguments that are literals and members without a type.
  private static func isPart(_ position: Int, of tokens: [Token]) -> Bool {
    let token = tokens[position]
    if token.kind == .number { return true }
    if token.isName {
      return names.contains(token.text) && tokens[position - 1].isSign(".")
        || position + 1 < tokens.count && tokens[position + 1].isSign(":")
    }
    return token.isSign(":") || token.isSign(",")
      || token.isSign(".") && position + 1 < tokens.count && names.contains(tokens[position + 1].text)
        && !tokens[position - 1].isName
  }
}
