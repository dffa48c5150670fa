/// The condition of an `#if`, answered for Linux and this package.
struct Condition {
  private let tokens: ArraySlice<Token>
  private var position: Int
  private let modules: Set<String>
  private let isPorted: Bool
  private var depth = 0

  /// Deeper parentheses than these are answered with "unknown".
  private static let greatestDepth = 100

  private init(_ tokens: ArraySlice<Token>, modules: Set<String>, isPorted: Bool) {
    self.tokens = tokens
    self.modules = modules
    self.isPorted = isPorted
    position = tokens.startIndex
  }

  /// Returns whether the condition holds.
  ///
  /// - Parameters:
  ///   - tokens: The tokens after `#if` on its line.
  ///   - modules: The modules for which `canImport` is true.
  ///   - isPorted: Whether `canImport(UIKit)` replaces conditions that are true only on iOS: `os(iOS)` and
  ///     `canImport(UIKit.UIButton)`; `!os(Linux)` too.
  /// - Returns: The value; nil if it depends on a flag, the processor or another package's module.
  static func value(of tokens: ArraySlice<Token>, modules: Set<String>, isPorted: Bool = false) -> Bool? {
    var condition = Condition(tokens, modules: modules, isPorted: isPorted)
    return condition.disjunction()
  }

  private var next: Token? { position < tokens.endIndex ? tokens[position] : nil }

  /// Skips the sign if it occurs twice at the current position.
  private mutating func skipPair(_ sign: String) -> Bool {
    guard let next, next.isSign(sign), position + 1 < tokens.endIndex, tokens[position + 1].isSign(sign) else {
      return false
    }
    position += 2
    return true
  }

  private mutating func disjunction() -> Bool? { operands("|", deciding: true) { $0.conjunction() } }

  private mutating func conjunction() -> Bool? { operands("&", deciding: false) { $0.operand() } }

  /// Reads operands with a sign between them, one of which decides by its value.
  private mutating func operands(_ sign: String, deciding: Bool, _ read: (inout Condition) -> Bool?) -> Bool? {
    var value = read(&self)
    while skipPair(sign) {
      let other = read(&self)
      value = value == deciding || other == deciding ? deciding : value == nil || other == nil ? nil : !deciding
    }
    return value
  }

  private mutating func operand() -> Bool? {
    var isNegated = false
    if isPorted, modules.contains("UIKit"), tokens[position...].prefix(5).map(\.text) == ["!", "os", "(", "Linux", ")"]
    {
      position += 5
      return true
    }
    while let next, next.isSign("!") {
      isNegated.toggle()
      position += 1
    }
    let value = plain()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func plain() -> Bool? {
    guard let next else { return nil }
    position += 1
    if next.isSign("(") {
      guard depth < Self.greatestDepth else {
        position = tokens.endIndex
        return nil
      }
      depth += 1
      let value = disjunction()
      depth -= 1
      if self.next?.isSign(")") == true { position += 1 }
      return value
    }
    guard let open = self.next, open.isSign("(") else { return Self.literals[next.text] }
    position += 1
    let start = position
    while self.next?.isSign(")") == false { position += 1 }
    let words = tokens[start..<position]
    if self.next != nil { position += 1 }
    return answer(next.text, words)
  }

  /// The words with a value; `DEBUG` has both, as a release build compiles the other branch.
  private static let literals = ["true": true, "false": false, "SWIFT_PACKAGE": true]

  /// Returns the answer to a question such as `os(iOS)`.
  private func answer(_ question: String, _ words: ArraySlice<Token>) -> Bool? {
    let text = words.map(\.text).joined()
    switch question {
    case "os": return text == "Linux" || isPorted && text == "iOS" && modules.contains("UIKit")
    case "canImport":
      if modules.contains(text) { return true }
      if isPorted, let module = text.split(separator: ".").first, modules.contains(String(module)) { return true }
      return text.contains(".") || Modules.missing.contains(text) || text == "ObjectiveC" ? false : nil
    case "targetEnvironment", "_runtime": return false
    case "compiler": return holds(words, for: [6, 3])
    case "swift":
      // The language mode is 5 or 6: what 5.10 fulfils, 6 does too, but for an upper bound.
      guard let holds = holds(words, for: [5, 10]) else { return nil }
      return words.first?.isSign("<") == true ? (holds ? nil : false) : (holds ? true : nil)
    default: return nil
    }
  }

  /// Returns whether `>=6.0` or `<6` holds for a version.
  private func holds(_ words: ArraySlice<Token>, for version: [Int]) -> Bool? {
    guard let first = words.first, first.isSign(">") || first.isSign("<") else { return nil }
    let wanted = words.drop { $0.kind == .sign }.map(\.text).joined().split(separator: ".").map { Int($0) ?? 0 }
    let isAtLeast = !version.lexicographicallyPrecedes(wanted)
    return first.isSign(">") ? isAtLeast : !isAtLeast
  }
}
