// Row `optional`: calls of optional requirements, questions whether an object has one, and reads of one.
extension Porter {
  /// Calls an optional method without its question mark: `delegate?.close?()` is `delegate?.close()`.
  mutating func portOptionalCall(_ position: Int) {
    guard let open = token(position, 1), open.isSign("(") && open.offset == tokens[position].end || open.isSign("{"),
      position > 1
    else { return }
    var name = position - 1
    // With its labels: `delegate?.panel(_:shouldClose:)?(self, 1)`.
    if let list = structure.partner[name], isLabelList(list), list > 1 { name = list - 1 }
    guard tokens[name].isName, tokens[name].end == tokens[name + 1].offset, isSign(".", at: name - 1),
      let protocols = protocols(withOptional: name)
    else { return }
    replace(position, through: position, with: "")
    // Without Objective-C, AnyObject has no members.
    if isSign("?", at: name - 2), let receiver = token(name, -3), names.anyObjects.contains(receiver.text),
      protocols.count == 1, let type = protocols.first
    {
      var first = name - 3
      if isSign(".", at: first - 1) {
        first -= isSign("?", at: first - 2) ? 3 : 2
        guard isWord("self", at: first) else { return }
      }
      insert("(", at: tokens[first].offset)
      insert(" as? \(type))", at: receiver.end)
    }
  }

  /// Returns the package's protocols with an optional method of the name at a position, empty for UIKit's; or nil.
  private func protocols(withOptional position: Int) -> Set<String>? {
    let name = tokens[position].text
    // A closure has the same name: the receiver distinguishes them.
    if names.properties.contains(name), !isDelegate(before: position) { return nil }
    return names.optionalMethods[name] ?? (OptionalMethods.names.contains(name) ? [] : nil)
  }

  /// Returns whether the receiver of the member at a position has the name of a delegate or of a data source.
  private func isDelegate(before position: Int) -> Bool {
    let receiver = token(position, isName(at: position - 2) ? -2 : -3)?.text.lowercased() ?? ""
    return receiver.contains("delegate") || receiver.contains("datasource")
  }

  /// Returns whether parentheses hold nothing but labels: `(_:shouldClose:)`.
  private func isLabelList(_ open: Int) -> Bool {
    guard tokens[open].isSign("("), let close = structure.partner[open], close > open + 2,
      (close - open - 1).isMultiple(of: 2)
    else { return false }
    return stride(from: open + 1, to: close, by: 2).allSatisfy { tokens[$0].isName && tokens[$0 + 1].isSign(":") }
  }

  // MARK: Reads

  /// Lists an optional method that is compared with nil or stored: the copy always has its default implementation.
  mutating func listOptionalRead(_ position: Int) {
    guard isSign(".", at: position - 1), let protocols = protocols(withOptional: position), !isInHash(position),
      !Self.propertiesOfControllers.contains(tokens[position].text)
    else { return }
    var isOptional = ["?", "!"].contains(token(position, -2)?.text) || isDelegate(before: position)
    var next = position + 1
    if token(next) != nil, isLabelList(next), let close = structure.partner[next] { next = close + 1 }
    if token(next)?.isMark == true, isSign("(", at: next + 1) || isSign("{", at: next + 1) {
      isOptional = true
      next += 1
    }
    // A condition that binds it asks for an optional.
    let bound = isSign("(", at: next) ? nil : boundReceiver(of: position)
    if let bound {
      insert("Optional(", at: tokens[bound].offset)
      insert(")", at: tokens[next - 1].end)
    }
    // A method of a class may have the name too.
    guard isOptional || bound != nil else { return }
    let name = tokens[position].text
    if bound == nil, isSign("{", at: next) { return }
    guard isSign("(", at: next), tokens[next].offset == tokens[next - 1].end, let close = structure.partner[next] else {
      return list(
        position, .change, "\(name) without a call",
        "In the copy every object has the method, by its default implementation, so it is never nil; call it.",
        .optional)
    }
    let isCompared =
      ["=", "!"].contains(token(close, 1)?.text) && isSign("=", at: close + 2) && isWord("nil", at: close + 3)
    let methods = protocols.flatMap { names.methods[$0]?[name] ?? [] }
    guard isCompared, !methods.isEmpty, !methods.contains(where: \.returnsValue) else { return }
    list(
      position, .change, "\(name)(…) compared with nil",
      "In the copy every object has the method, by its default implementation, so it is nil only without a receiver;"
        + " compare the receiver.", .optional)
  }

  /// Returns the first token of the receiver whose member a condition binds: `if let close = panel.close {`.
  private func boundReceiver(of position: Int) -> Int? {
    guard let first = receiver(before: position - 1), isSign("=", at: first - 1),
      ["let", "var"].contains(token(first, -3)?.text), ["if", "guard", "while", ","].contains(token(first, -4)?.text),
      !tokens[first..<position].contains(where: { $0.isSign("?") })
    else { return nil }
    return first
  }

  /// Names of optional methods that controllers and views have as properties too.
  private static let propertiesOfControllers: Set<String> = [
    "gestureRecognizer", "navigationController", "tabBarController", "textField",
  ]

  /// Returns whether the path at a position is in a `#selector` or a `#keyPath`.
  func isInHash(_ position: Int) -> Bool {
    var first = position
    while position - first < Self.longestReceiver, isSign(".", at: first - 1), isName(at: first - 2) { first -= 2 }
    if isSign(":", at: first - 1) { first -= 2 }
    return isSign("(", at: first - 1) && token(first, -2)?.kind == .hashWord
  }

  // MARK: Questions

  /// Replaces `responds(to:)`: `delegate?.responds(to: #selector(P.close)) ?? false` becomes `(delegate != nil)`.
  mutating func portResponds(_ position: Int) {
    guard isSign(".", at: position - 1), let close = structure.endOfCall(position),
      let argument = arguments(in: position + 1).first, label(of: argument) == "to",
      let type = protocolOfSelector(argument.lowerBound + 2), let first = receiver(before: position - 1)
    else { return }
    var last = close
    var answer = "true"
    if isSign("?", at: position - 2) {
      answer = "(\(text(first, through: position - 3)) != nil)"
      let tail = (1...3).compactMap { token(close, $0)?.text }
      switch tail {
      case ["?", "?", "false"], ["=", "=", "true"], ["!", "=", "false"]: last = close + 3
      case ["?", "?", "true"]: (last, answer) = (close + 3, "true")
      default: break
      }
    }
    replace(first, through: last, with: answer)
    list(
      position, .change, "responds(to:)",
      "In the copy every \(type) has the method, by its default implementation; check what the answer is for.",
      .optional)
  }

  /// Returns the protocol whose method a `#selector` names; nil for a class.
  private func protocolOfSelector(_ position: Int) -> String? {
    guard token(position)?.text == "#selector", isSign("(", at: position + 1) else { return nil }
    var next = position + 2
    while isName(at: next), isSign(".", at: next + 1), isName(at: next + 2) {
      let name = tokens[next].text
      if !isSign(".", at: next + 3) {
        return names.protocols.contains(name) || Self.isProtocolOfUIKit(name) ? name : nil
      }
      next += 2
    }
    return nil
  }

  /// Returns whether a name is a UIKit protocol whose methods are optional.
  static func isProtocolOfUIKit(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name == "UIResponderStandardEditActions")
      && SupportedNames.names.contains(name) && !SupportedNames.classes.contains(name)
  }

  /// Receivers of more names and calls are not read.
  private static let longestReceiver = 60

  /// Returns the position of the first token of the expression before a point; nil beyond names, calls and parentheses.
  private func receiver(before point: Int) -> Int? {
    var position = point - 1
    var count = 0
    while position >= 0, count < Self.longestReceiver {
      count += 1
      while position > 0, tokens[position].isMark { position -= 1 }
      if let open = structure.partner[position], open < position, !tokens[position].isSign("}") {
        position = open
        if position > 0, tokens[position - 1].isName, tokens[position - 1].end == tokens[position].offset {
          position -= 1
        }
      } else if !tokens[position].isName {
        return nil
      }
      guard isSign(".", at: position - 1) else { return position }
      position -= 2
    }
    return nil
  }
}
