// Rows `perform`, `pool` and `oldName`: calls that have another form here.
extension Porter {
  /// Calls the method of `perform(#selector(…))`; a call after a delay is not changed.
  mutating func portPerform(_ position: Int) {
    guard let close = structure.endOfCall(position) else { return }
    let mark = token(position, -2)?.isMark == true ? 1 : 0
    if isSign(".", at: position - 1), let receiver = token(position, -2 - mark),
      names.anyObjects.contains(receiver.text)
    {
      // Without Objective-C, AnyObject has no members.
      let isOfSelf = isSign(".", at: position - 3 - mark) && isWord("self", at: position - 4 - mark)
      insert("(", at: tokens[position - 2 - mark - (isOfSelf ? 2 : 0)].offset)
      insert(" as? NSObject)" + (mark == 0 ? "?" : ""), at: receiver.end)
    }
    let arguments = arguments(in: position + 1)
    guard tokens[position].isWord("perform"), let first = arguments.first, tokens[first.lowerBound].text == "#selector",
      let method = method(ofSelectorAt: first.lowerBound), [".", "?", "!"].contains(token(close, 1)?.text) == false
    else { return }
    let labels = arguments.dropFirst().map { label(of: $0) }
    let value = arguments.count > 1 ? text(arguments[1].lowerBound + 2, through: arguments[1].upperBound) : "nil"
    guard let call = call(method, with: value) else { return }
    if labels.isEmpty || labels == ["with"] { replace(position, through: close, with: call) }
  }

  /// Returns a call of a method with one value; nil if its parameters are not known.
  private func call(_ method: SelectedMethod, with value: String) -> String? {
    let labels = method.declaration?.labels ?? method.labels
    switch labels?.count {
    case nil where value == "nil", 0: return "\(method.name)()"
    case 1:
      let label = labels?.first ?? "_"
      return "\(method.name)(\(label == "_" ? "" : "\(label): ")\(value))"
    default: return nil
    }
  }

  /// Members that Objective-C finds in any object, with their class.
  private static let valueClasses = [
    "cgRectValue": "NSValue", "cgSizeValue": "NSValue", "cgPointValue": "NSValue", "uiEdgeInsetsValue": "NSValue",
    "cgVectorValue": "NSValue", "cgAffineTransformValue": "NSValue", "uiOffsetValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "integerValue": "NSNumber",
    "boolValue": "NSNumber", "uintValue": "NSNumber", "unsignedIntegerValue": "NSNumber",
  ]

  /// Inserts the class of a value: `(a as AnyObject).cgRectValue` becomes `(a as? NSValue)?.cgRectValue`.
  mutating func portMemberOfAnyObject(_ position: Int) {
    guard isWord("as", at: position - 1) else { return }
    let isOptional = isSign("?", at: position + 1)
    let close = position + (isOptional ? 2 : 1)
    guard isSign(")", at: close) else { return }
    let mark = token(close, 1)?.isMark == true ? close + 1 : nil
    let point = (mark ?? close) + 1
    guard isSign(".", at: point), let name = token(point, 1), let type = Self.valueClasses[name.text] else { return }
    // Objective-C's member is optional: the mark after it moves before the point.
    let behind = token(point, 2).flatMap { $0.offset == name.end && $0.isMark ? $0 : nil }
    replace(position - 1, through: position + (isOptional ? 1 : 0), with: "as? \(type)")
    let isForced =
      mark == nil && behind == nil && structure.partner[close].map { isUnwrapped($0, through: point + 1) } == true
      || behind?.isSign("!") == true || mark.map { tokens[$0].isSign("!") } == true
    replace(mark ?? point, through: point, with: isForced ? "!." : "?.")
    if behind != nil { replace(point + 2, through: point + 2, with: "") }
  }

  /// Returns whether code reads the value that Objective-C's implicitly unwrapped optional has.
  ///
  /// A member, an operator and a type that is not optional do; a condition, `??` and a variable without a type do not.
  private func isUnwrapped(_ first: Int, through last: Int) -> Bool {
    let (before, after) = (token(first, -1)?.text ?? "", token(last, 1))
    if after?.isSign(".") == true { return true }
    if let after, after.isSign("?") || isWord("nil", at: last + 3) { return false }
    switch before {
    case "=":
      var start = first - 2
      let isOptional = tokens[max(0, start)].isMark
      while start > 0, first - start < 40, tokens[start].line == tokens[first].line,
        !tokens[start].isWord("let"), !tokens[start].isWord("var")
      {
        start -= 1
      }
      guard start >= 0, tokens[start].isWord("let") || tokens[start].isWord("var") else { return true }
      return isSign(":", at: start + 2) && !isOptional
    case "return", "{":
      guard let open = structure.brace[first], let type = token(open, -1) else { return false }
      let isOfMember = (max(0, open - 8)..<open).contains { tokens[$0].isSign(">") || tokens[$0].isSign(":") }
      return isOfMember && (type.isName || type.isSign("]"))
    default:
      let signs = ["+", "-", "*", "/", "<", ">"]
      return ["(", ",", ":"].contains(before) || signs.contains(before) || signs.contains(after?.text ?? "")
    }
  }

  /// Replaces an `autoreleasepool` by the body of its closure.
  mutating func portPool(_ position: Int) {
    if isSign("{", at: position + 1), let close = structure.partner[position + 1] {
      replace(position, through: position + 1, with: "({")
      insert(")()", at: tokens[close].end)
    }
  }

  mutating func portOldName(_ position: Int) {
    let word = tokens[position].text
    guard let new = OldNames.new[word], !isSign(".", at: position - 1), !SupportedNames.names.contains(word),
      FileReader.isSupported(new)
    else { return }
    guard let parenthesis = new.firstIndex(of: "(") else { return replace(position, through: position, with: new) }
    guard let close = structure.endOfCall(position) else { return }
    let arguments = arguments(in: position + 1)
    switch word {
    case "arc4random": replace(position, through: close, with: new)
    case "arc4random_uniform":
      guard arguments.count == 1 else { return }
      // The bound 0 gives 0.
      replace(position, through: position, with: "UInt32.random")
      insert("in: 0..<max(1, ", at: tokens[position + 1].end)
      insert(")", at: tokens[close].offset)
    default:
      let labels = new[parenthesis...].dropFirst().split(separator: ":").filter { $0 != ")" }
      guard labels.count == arguments.count else { return }
      replace(position, through: position, with: String(new[..<parenthesis]))
      for (label, argument) in zip(labels, arguments) { insert("\(label): ", at: tokens[argument.lowerBound].offset) }
    }
  }
}
