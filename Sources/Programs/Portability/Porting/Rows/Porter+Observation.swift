// Row `dynamic`: a property that is observed by a key path notifies its observers.
extension PortingNames {
  /// Returns the last names of the key paths that are passed to `observe(_:options:changeHandler:)`.
  static func observedNames(in structure: SourceStructure) -> Set<String> {
    let tokens = structure.tokens
    var names: Set<String> = []
    for position in tokens.indices.dropLast(3) where tokens[position].isWord("observe") {
      guard tokens[position + 2].text.hasPrefix("\\"), let end = structure.endOfCall(position) else { continue }
      let path = tokens[(position + 3)..<end].prefix { $0.isName || $0.isSign(".") || $0.isMark }
      if let name = path.last(where: \.isName) { names.insert(name.text) }
    }
    return names
  }
}

extension Porter {
  /// Inserts `didSet` into a stored `dynamic` property that the package observes, to notify its observers.
  ///
  /// A property with a getter is not changed: only its own code knows when its value changes.
  mutating func notifyObservers(of keyword: Int) {
    guard let name = token(keyword, 1), names.observed.contains(name.text), !structure.hasModifier("lazy", keyword)
    else { return }
    let call = "didChangeValue(for: \\.\(name.text))"
    var last = keyword + 1
    while let next = token(last, 1), !endsProperty(next, after: tokens[last]) {
      if next.isSign("{"), !tokens[last].isSign("="), let close = structure.partner[last + 1] {
        // A block of accessors, or a closure after a call.
        switch token(last, 2)?.text {
        case "didSet":
          if let open = (last + 3..<close).first(where: { tokens[$0].isSign("{") }) {
            insert(" defer { \(call) };", at: tokens[open].end)
          }
          return
        case "willSet": return insert(" didSet { \(call) }", at: tokens[close - 1].end)
        case "get", "set", "return": return
        default: if !tokens[keyword...last].contains(where: { $0.isSign("=") }) { return }
        }
      }
      last = structure.partner[last + 1].flatMap { $0 > last ? $0 : nil } ?? last + 1
    }
    insert(" { didSet { \(call) } }", at: tokens[last].end)
  }

  /// Returns whether a token does not belong to the declaration that the token before it may end.
  func endsProperty(_ next: Token, after last: Token) -> Bool {
    if next.isSign("}") || next.isSign(";") { return true }
    guard next.line > last.line else { return false }
    let continues = [".", "?", ":", "=", "{", "+", "-", "*", "/", "&", "|"].contains { next.text.hasPrefix($0) }
    let isOpen = [":", "=", ",", "+", "-", "*", "/", "&", "|"].contains { last.text.hasSuffix($0) }
    return !continues && !isOpen
  }
}
