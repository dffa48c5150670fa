extension FileReader {
  /// Checks `#selector`, `#keyPath` and previews.
  mutating func readHashWord(_ position: Int) {
    switch tokens[position].text {
    case "#selector": readSelector(position)
    case "#keyPath":
      addFinding(
        position, .change, "#keyPath", "Swift refuses it without Objective-C; write the key as a string.", .keyPath)
    case "#Preview":
      addFinding(
        position, .unsupported, "#Preview", "There is no SwiftUI; put it between #if canImport(SwiftUI) and #endif.")
    default: break
    }
  }

  /// Checks a `#selector` by the call that it is an argument of.
  private mutating func readSelector(_ position: Int) {
    if let call, call == "perform" || isSwizzler(call) { return }  // which is judged by its name
    if let advice = adviceForNoMethod(position) {
      return addFinding(
        position, .change, "#selector", "Swift refuses #selector without Objective-C; \(advice).", .target)
    }
    let method = method(ofSelectorAt: position)
    let (construct, advice, row) = Self.selectorAdvice(in: call, for: method)
    addFinding(position, .change, construct, "Swift refuses #selector without Objective-C; \(advice).", row)
  }

  /// Returns the advice for a `#selector` that names no method of an object; nil for others.
  private func adviceForNoMethod(_ position: Int) -> String? {
    if let word = token(position, 2)?.text, ["getter", "setter"].contains(word), isSign(":", at: position + 3) {
      return "a \(word) has no selector here, so call the property itself, in a closure or in a method of its own"
    }
    guard let method = method(ofSelectorAt: position), project.isStaticMethod(method.name) else { return nil }
    return
      "\(method.name) is a static method, and a selector is sent to an object here, so call it from a method that is"
      + " not static"
  }

  /// Returns whether a function exchanges Objective-C methods: by its body, or, where that is not read, by its name.
  func isSwizzler(_ function: String) -> Bool {
    project.swizzlers.contains(function)
      || function.lowercased().contains("swizzl") && !project.declared.contains(function)
  }

  /// Checks a call of a function that exchanges methods.
  mutating func readSwizzling(_ position: Int) {
    if isWord("func", at: position - 1) { return }
    addFinding(
      position, .unsupported, tokens[position].text,
      "It exchanges methods in the Objective-C runtime, which is not here; override the method in a subclass.")
  }

  /// A method as it is written outside of its class, with the labels that the selector has, and its name.
  private typealias Method = (reference: String, name: String)

  /// A selector that has more tokens names no method.
  private static let longestSelector = 60

  /// Returns the method that a `#selector` names; nil for a getter or a setter.
  private func method(ofSelectorAt position: Int) -> Method? {
    guard let close = structure.endOfCall(position), close < position + 2 + Self.longestSelector else { return nil }
    var parts = tokens[position + 2..<close].map(\.text)
    guard let first = parts.first, first != "getter", first != "setter" else { return nil }
    if ["self", "Self"].contains(first), parts.count > 2 { parts.removeFirst(2) }
    // `f as () -> Void` names the overload, which a reference may do as well.
    if let cast = parts.firstIndex(of: "as") { parts.removeSubrange(cast...) }
    let path = parts.prefix { $0 != "(" }
    guard let name = path.last else { return nil }
    let type = path.count > 1 ? "" : (structure.type(around: position)?.path ?? "Type") + "."
    return (type + parts.joined(), name)
  }

  private static func selectorAdvice(
    in call: String?, for method: Method?
  ) -> (construct: String, advice: String, row: PortingRow) {
    let action = "write action: \(method?.reference ?? "Type.method")"
    let named = "Selector(\(method?.reference ?? "Type.method"), named: \"\(method?.name ?? "method")\")"
    switch call {
    case "addTarget": return ("#selector in addTarget", action, .target)
    case "removeTarget":
      return ("#selector in removeTarget", "write \(named), and the same in addTarget", .removeTarget)
    case "addObserver":
      return ("#selector in addObserver", "write addObserver(forName:object:queue:) with a closure", .notification)
    case "scheduledTimer", "Timer":
      let form = call == "Timer" ? "Timer(timeInterval:repeats:)" : "scheduledTimer(withTimeInterval:repeats:)"
      return ("#selector in \(call ?? "")", "write \(form) with a closure", .timer)
    case let name? where name.hasSuffix("GestureRecognizer"): return ("#selector in \(name)", action, .recognizer)
    default: return ("#selector", "write \(named)", .target)
    }
  }
}
