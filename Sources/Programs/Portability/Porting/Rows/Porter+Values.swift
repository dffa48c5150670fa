// Row `magnitude`, and first values of properties that name `self`.
extension Porter {
  /// Inserts a number's type: `CGSize(width: 20, height: .infinity)` is ambiguous between three initializers on Linux.
  mutating func portMagnitude(_ position: Int) {
    if Magnitudes.ambiguousCall(at: position, in: tokens) != nil { insert("CGFloat", at: tokens[position - 1].offset) }
  }

  /// Makes stored properties lazy whose first values name `self`, which is a method of `NSObject` on Apple's systems.
  mutating func portValuesThatNameSelf() {
    for declaration in declarations where ["let", "var"].contains(declaration.keyword) && !declaration.isStatic {
      guard !declaration.isLocal, let owner = structure.owner(of: declaration.position), owner.keyword == "class",
        let value = firstValue(of: declaration.position), namesSelf(value)
      else { continue }
      let keyword = declaration.position
      if ["lazy", "weak", "unowned"].contains(where: { structure.hasModifier($0, keyword) }) { continue }
      replace(keyword, through: keyword, with: "lazy var")
      list(
        keyword, .change, "self in the value of \(declaration.name)",
        "On Apple's systems it is a method of NSObject, and no object; the property is lazy in the copy.")
    }
  }

  /// Values of more tokens, those between brackets aside, are not read.
  private static let longestValue = 400

  /// Returns the tokens after the equals sign of a stored property; nil without one, and with accessors.
  private func firstValue(of keyword: Int) -> ClosedRange<Int>? {
    var last = keyword + 1
    var start: Int?
    var count = 0
    while let next = token(last, 1), !endsProperty(next, after: tokens[last]) {
      count += 1
      if count > Self.longestValue { return nil }
      if next.isSign("="), start == nil { start = last + 2 }
      if next.isSign("{"), start == nil { return nil }
      if next.isSign("{"), ["didSet", "willSet"].contains(token(last, 2)?.text) { return nil }
      last = structure.partner[last + 1].flatMap { $0 > last ? $0 : nil } ?? last + 1
    }
    return start.flatMap { $0 <= last ? $0...last : nil }
  }

  /// Returns whether tokens name the object itself, outside of types that they declare.
  private func namesSelf(_ range: ClosedRange<Int>) -> Bool {
    range.contains { position in
      tokens[position].isWord("self") && !isSign(".", at: position - 1)
        && structure.typeAround[position] == structure.typeAround[range.lowerBound] && !isInHash(position)
    }
  }
}
