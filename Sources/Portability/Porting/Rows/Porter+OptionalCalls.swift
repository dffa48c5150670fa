// Row `optional`: calls of optional requirements, questions whether an object has one, and reads of one.
extension Porter {
  /// Calls an optional method without its question mark: `delegate?.close?()` is `delegate?.close()`.
  mutating func portOptionalCall(_ place: Int) {
    guard let open = token(place, 1), open.isSign("("), open.offset == tokens[place].end, place > 1 else { return }
    var name = place - 1
    // With its labels: `delegate?.panel(_:shouldClose:)?(self, 1)`.
    if let list = structure.partner[name], isLabelList(list), list > 1 { name = list - 1 }
    guard tokens[name].isName, tokens[name].end == tokens[name + 1].offset, token(name, -1)?.isSign(".") == true,
      let protocols = protocols(withOptional: name)
    else { return }
    replace(place, through: place, with: "")
    // Without Objective-C, AnyObject has no members.
    if token(name, -2)?.isSign("?") == true, let receiver = token(name, -3), names.anyObjects.contains(receiver.text),
      protocols.count == 1, let type = protocols.first
    {
      var first = name - 3
      if token(first, -1)?.isSign(".") == true {
        let isOptional = token(first, -2)?.isSign("?") == true
        first -= isOptional ? 3 : 2
        guard token(first)?.isWord("self") == true else { return }
      }
      insert("(", at: tokens[first].offset)
      insert(" as? \(type))", at: receiver.end)
    }
  }

  /// Returns the protocols of the package with an optional method of the name at an index, empty for one of UIKit's;
  /// nil if it is not optional.
  private func protocols(withOptional place: Int) -> Set<String>? {
    let name = tokens[place].text
    guard let protocols = names.optionalMethods[name] ?? (OptionalMethods.names.contains(name) ? [] : nil) else {
      return nil
    }
    // A closure has the same name: the receiver distinguishes them.
    if names.properties.contains(name), !isDelegate(before: place) { return nil }
    return protocols
  }

  /// Returns whether the receiver of the member at an index has the name of a delegate or of a data source.
  private func isDelegate(before place: Int) -> Bool {
    let receiver = (token(place, -2)?.isName == true ? token(place, -2) : token(place, -3))?.text.lowercased() ?? ""
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

  /// Lists an optional method that is compared with nil or stored: it is there in the copy, by its default implementation.
  mutating func listOptionalRead(_ place: Int) {
    guard token(place, -1)?.isSign(".") == true, let protocols = protocols(withOptional: place), !isInHash(place),
      !Self.propertiesOfControllers.contains(tokens[place].text)
    else { return }
    var isOptional = ["?", "!"].contains(token(place, -2)?.text) || isDelegate(before: place)
    var next = place + 1
    if token(next) != nil, isLabelList(next), let close = structure.partner[next] { next = close + 1 }
    if let mark = token(next), mark.isSign("?") || mark.isSign("!"), token(next, 1)?.isSign("(") == true {
      isOptional = true
      next += 1
    }
    // A method of a class may have the name too.
    guard isOptional else { return }
    let name = tokens[place].text
    if token(next)?.isSign("{") == true { return }
    guard token(next)?.isSign("(") == true, tokens[next].offset == tokens[next - 1].end,
      let close = structure.partner[next]
    else {
      left.append(
        Finding(
          tokens[place], .change, "\(name) without a call",
          "In the copy every object has the method, by its default implementation, so it is never nil; call it.",
          .optional))
      return
    }
    let isCompared =
      (token(close, 1)?.isSign("=") == true || token(close, 1)?.isSign("!") == true)
      && token(close, 2)?.isSign("=") == true && token(close, 3)?.isWord("nil") == true
    let methods = protocols.flatMap { names.methods[$0]?[name] ?? [] }
    guard isCompared, !methods.isEmpty, !methods.contains(where: \.returnsValue) else { return }
    left.append(
      Finding(
        tokens[place], .change, "\(name)(…) compared with nil",
        "In the copy every object has the method, by its default implementation, so it is nil only without a receiver;"
          + " compare the receiver.", .optional))
  }

  /// Names of optional methods that controllers and views have as properties too.
  private static let propertiesOfControllers: Set<String> = [
    "gestureRecognizer", "navigationController", "tabBarController", "textField",
  ]

  /// Returns whether the path at an index is that of a `#selector` or a `#keyPath`.
  func isInHash(_ place: Int) -> Bool {
    var first = place
    while place - first < Self.longestReceiver, token(first, -1)?.isSign(".") == true,
      token(first, -2)?.isName == true
    {
      first -= 2
    }
    if token(first, -1)?.isSign(":") == true { first -= 2 }
    return token(first, -1)?.isSign("(") == true && token(first, -2)?.kind == .hashWord
  }

  // MARK: Questions

  /// Answers the question for an optional method: `delegate?.responds(to: #selector(P.close)) ?? false` is
  /// `(delegate != nil)`.
  mutating func portResponds(_ place: Int) {
    guard token(place, -1)?.isSign(".") == true, token(place, 1)?.isSign("(") == true,
      let close = structure.partner[place + 1], let argument = arguments(in: place + 1).first,
      label(of: argument) == "to", let type = protocolOfSelector(argument.lowerBound + 2),
      let first = receiver(before: place - 1)
    else { return }
    var last = close
    var answer = "true"
    if token(place, -2)?.isSign("?") == true {
      answer = "(\(text(first, through: place - 3)) != nil)"
      let tail = (1...3).compactMap { token(close, $0)?.text }
      switch tail {
      case ["?", "?", "false"], ["=", "=", "true"], ["!", "=", "false"]: last = close + 3
      case ["?", "?", "true"]: (last, answer) = (close + 3, "true")
      default: break
      }
    }
    replace(first, through: last, with: answer)
    left.append(
      Finding(
        tokens[place], .change, "responds(to:)",
        "In the copy every \(type) has the method, by its default implementation; check what the answer is for.",
        .optional))
  }

  /// Returns the protocol whose method a `#selector` names; nil for a class.
  private func protocolOfSelector(_ place: Int) -> String? {
    guard let selector = token(place), selector.text == "#selector", token(place, 1)?.isSign("(") == true else {
      return nil
    }
    var next = place + 2
    while token(next)?.isName == true, token(next, 1)?.isSign(".") == true, token(next, 2)?.isName == true {
      let name = tokens[next].text
      if token(next, 3)?.isSign(".") != true {
        return names.protocols.contains(name) || Self.isProtocolOfUIKit(name) ? name : nil
      }
      next += 2
    }
    return nil
  }

  /// Returns whether a name is that of one of UIKit's protocols whose methods are optional.
  static func isProtocolOfUIKit(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name == "UIResponderStandardEditActions")
      && SupportedNames.names.contains(name) && !SupportedNames.classes.contains(name)
  }

  /// Receivers of more names and calls are not read.
  private static let longestReceiver = 60

  /// Returns the index of the first token of the expression in front of a point; nil if it is more than names, calls
  /// and parentheses.
  private func receiver(before point: Int) -> Int? {
    var place = point - 1
    var count = 0
    while place >= 0, count < Self.longestReceiver {
      count += 1
      while place > 0, tokens[place].isSign("?") || tokens[place].isSign("!") { place -= 1 }
      if let open = structure.partner[place], open < place, !tokens[place].isSign("}") {
        place = open
        if place > 0, tokens[place - 1].isName, tokens[place - 1].end == tokens[place].offset { place -= 1 }
      } else if !tokens[place].isName {
        return nil
      }
      guard token(place, -1)?.isSign(".") == true else { return place }
      place -= 2
    }
    return nil
  }
}
