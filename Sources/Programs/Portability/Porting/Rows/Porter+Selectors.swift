// Rows `target`, `removeTarget`, `recognizer`, `notification`, `timer`, `string`: selectors become named methods.
extension Porter {
  struct SelectedMethod {
    /// The type with the method: `Panel`.
    let type: String
    let name: String
    /// The labels in the selector; nil if it has no parentheses.
    let labels: [String]?
    /// The `as` with its type and a space before it, or an empty text.
    let cast: String
    /// The declaration, if it is in the package.
    let declaration: PortingNames.Method?

    /// The method outside of its class: `Panel.close(_:)`.
    var reference: String {
      let known = labels ?? declaration.flatMap { $0.labels.isEmpty ? nil : $0.labels }
      return "\(type).\(name)" + (known.map { "(\($0.map { "\($0):" }.joined()))" } ?? "") + cast
    }

    var selector: String { declaration?.selector ?? Selectors.name(name, labels ?? []) }

    /// UIKit's methods that are used as actions and return a value, with the call of each.
    private static let returning = [
      "becomeFirstResponder": ("()", "becomeFirstResponder()"),
      "resignFirstResponder": ("()", "resignFirstResponder()"),
      "endEditing": ("(AnyObject)", "endEditing(true)"),
      "popViewController": ("(AnyObject)", "popViewController(animated: true)"),
      "popToRootViewController": ("(AnyObject)", "popToRootViewController(animated: true)"),
    ]

    /// Whether an action cannot be called with its parameters: more than two, or a second one that is not an event.
    private var isNoAction: Bool {
      let count = declaration?.labels.count ?? labels?.count ?? 0
      if let types = declaration?.parameterTypes, types.count == 2 {
        return !["UIEvent", "UIEvent?", "UIEvent!", "Event", "Event?"].contains(types[1])
      }
      return count > 2 || declaration == nil && labels == ["animated", "completion"]
    }

    /// The selector: of the method itself, or of a closure that discards the result of the method.
    ///
    /// A method that is not an action gets the form with a string, which compiles and is reported when it is sent.
    var expression: String {
      if isNoAction { return "Selector(\"\(selector)\")" }
      var function = reference
      if let declaration, declaration.returnsValue {
        let types = declaration.parameterTypes.joined(separator: ", ")
        let values = zip(declaration.labels, declaration.parameterTypes.indices).map { label, index in
          label == "_" ? "$\(index)" : "\(label): $\(index)"
        }
        function = Self.closure(type, "(\(types))", "\(name)(\(values.joined(separator: ", ")))", "")
      } else if declaration == nil, let (parameters, call) = Self.returning[name] {
        function = Self.closure(type, parameters, call, parameters == "()" ? "" : "_ in ")
      }
      return "Selector(\(function), named: \"\(selector)\")"
    }

    private static func closure(_ type: String, _ parameters: String, _ call: String, _ start: String) -> String {
      "{ (target: \(type)) -> @MainActor \(parameters) -> Void in { \(start)_ = target.\(call) } }"
    }
  }

  /// Writes a method with its name for a `#selector`; only the name for a requirement of a protocol.
  mutating func portSelector(_ position: Int) {
    guard let close = structure.endOfCall(position) else { return }
    if let method = method(ofSelectorAt: position) {
      replace(position, through: close, with: method.expression)
    } else if let name = requirement(ofSelectorAt: position) {
      replace(
        position, through: close, with: method(named: name, near: position)?.expression ?? "Selector(\"\(name)\")")
    }
  }

  /// Returns the name in Objective-C of a requirement that a `#selector` names: `#selector(PanelDelegate.close(_:))`.
  private func requirement(ofSelectorAt position: Int) -> String? {
    guard let protocolName = token(position, 2), isSign(".", at: position + 3), let name = token(position, 4),
      name.isName, names.protocols.contains(protocolName.text) || Self.isProtocolOfUIKit(protocolName.text),
      let close = structure.partner[position + 1]
    else { return nil }
    var labels: [String]?
    var end = position + 5
    if isSign("(", at: end), let last = structure.partner[end] {
      labels = self.labels(in: end + 1..<last)
      end = last + 1
    }
    guard end == close else { return nil }
    let methods = names.methods[protocolName.text]?[name.text] ?? []
    if let found = methods.first(where: { labels == nil || $0.labels == labels }) {
      return found.isStatic ? nil : found.selector
    }
    return Selectors.name(name.text, labels ?? [])
  }

  private func labels(in range: Range<Int>) -> [String] { tokens[range].filter { !$0.isSign(":") }.map(\.text) }

  /// The actions of the edit menu, which `UIResponder` declares.
  private static let editActions: Set<String> = [
    "copy", "cut", "decreaseSize", "delete", "increaseSize", "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft", "paste", "pasteAndMatchStyle", "select", "selectAll", "toggleBoldface",
    "toggleItalics", "toggleUnderline",
  ]

  /// Returns the action of the edit menu that a selector names, as a method of `UIResponder`; nil for another method.
  ///
  /// A selector is only equal to one of the same class, as `canPerformAction(_:withSender:)` compares them.
  private func editAction(_ name: String, _ labels: [String]?, in owner: [String], at position: Int) -> SelectedMethod?
  {
    guard Self.editActions.contains(name), labels == nil || labels == ["_"] else { return nil }
    guard let type = owner.last ?? structure.type(around: position)?.name else { return nil }
    if type != "UIResponderStandardEditActions" {
      let isResponder = names.ancestors(of: type).contains { $0.hasPrefix("UI") && SupportedNames.classes.contains($0) }
      guard isResponder, names.methods(named: name, of: type).allSatisfy(\.isOverride) else { return nil }
    }
    return SelectedMethod(type: "UIResponder", name: name, labels: ["_"], cast: "", declaration: nil)
  }

  /// Returns the method of a `#selector`; nil for a getter, a setter, a static method, or one of an unknown class.
  func method(ofSelectorAt position: Int) -> SelectedMethod? {
    guard let close = structure.endOfCall(position), close > position + 2 else { return nil }
    var first = position + 2
    // `type(of: self)` is the class around.
    let ofSelf = tokens[first...].prefix(7).map(\.text)
    if ofSelf == ["type", "(", "of", ":", "self", ")", "."] { first += 7 }
    if isSign(":", at: first + 1) { return nil }
    let cast = (first..<close).first { tokens[$0].isWord("as") }
    var end = cast ?? close
    if tokens[first].isSign("("), cast == nil { return nil }
    var labels: [String]?
    if tokens[end - 1].isSign(")"), let open = structure.partner[end - 1], open > first {
      labels = self.labels(in: open + 1..<end - 1)
      end = open
    }
    let path = (first..<end).filter { !tokens[$0].isSign(".") }.map { tokens[$0].text }
    guard let name = path.last, (first..<end).allSatisfy({ tokens[$0].isName || tokens[$0].isSign(".") }) else {
      return nil
    }
    let owner = path.count == 2 && ["self", "Self"].contains(path[0]) ? [] : Array(path.dropLast())
    if cast == nil, let action = editAction(name, labels, in: owner, at: position) { return action }
    guard var (type, declaration) = type(of: name, labels, in: owner, at: position) else { return nil }
    if names.protocols.contains(type) || Self.isProtocolOfUIKit(type) {
      // The class around stands for a protocol that it conforms to.
      guard let around = structure.type(around: position), names.classLocation(around.name) != nil,
        names.ancestors(of: around.name).contains(type)
      else { return nil }
      declaration = names.method(named: name, labels: labels, of: around.name) ?? names.methods[type]?[name]?.first
      type = around.path
    }
    if declaration?.isStatic == true { return nil }
    return SelectedMethod(
      type: type, name: name, labels: labels, cast: cast.map { castText($0, before: close, type) } ?? "",
      declaration: declaration)
  }

  /// Returns a method's cast outside of its class, after a space: `as () -> Void` is `as (A) -> @MainActor () -> Void`.
  private func castText(_ cast: Int, before close: Int, _ type: String) -> String {
    let text = text(cast, through: close - 1)
    var arrows = 0
    var position = cast + 1
    while position < close - 1 {
      if tokens[position].isSign("("), let end = structure.partner[position] { position = end }
      if tokens[position].isSign("-"), tokens[position + 1].isSign(">") { arrows += 1 }
      position += 1
    }
    return arrows == 1 ? " as (\(type)) -> @MainActor \(text.dropFirst(2).drop { $0 == " " })" : " " + text
  }

  /// Returns the class that a method is named with, and its declaration if it is in the package.
  private func type(
    of name: String, _ labels: [String]?, in owner: [String], at position: Int
  ) -> (type: String, declaration: PortingNames.Method?)? {
    func find(_ type: String) -> PortingNames.Method? { names.method(named: name, labels: labels, of: type) }
    if owner.isEmpty {
      guard let around = structure.type(around: position) else { return nil }
      let declaration = find(around.name)
      // A method is equal to itself only with the same class, so it is named with the class that declares it.
      if let declaration, let found = names.classLocation(declaration.type.lastName), !found.scope.isGeneric {
        return (declaration.type, declaration)
      }
      return (around.path, declaration)
    }
    if owner[0].first?.isUppercase == true || owner[0].hasPrefix("_") {
      return (owner.joined(separator: "."), find(owner[owner.count - 1]))
    }
    // An object: its class is the only one with such a method.
    let types = names.typesByMethod[name] ?? []
    guard owner[0] != "super", types.count == 1, let type = types.first, let declaration = find(type) else {
      return nil
    }
    return (declaration.type, declaration)
  }

  /// Writes a method with its name for `Selector("name")`, if the package declares the method.
  mutating func portSelectorOfString(_ position: Int) {
    guard let close = structure.endOfCall(position) else { return }
    let inner = isSign("(", at: position + 2) ? position + 3 : position + 2
    guard let name = literal(at: inner), inner + (inner - position - 1) == close,
      let method = method(named: name, near: position), text(position, through: close) != method.expression
    else { return }
    replace(position, through: close, with: method.expression)
  }

  /// Returns the method of the package with a name in Objective-C: the nearest one first, else the only one.
  private func method(named name: String, near position: Int) -> SelectedMethod? {
    guard let all = names.methodsBySelector[name] else { return nil }
    let near = structure.type(around: position).map { names.ancestors(of: $0.name) } ?? []
    guard let found = all.first(where: { near.contains($0.type) }) ?? (all.count == 1 ? all[0] : nil) else {
      return nil
    }
    return SelectedMethod(
      type: found.method.type, name: found.name, labels: found.method.labels.isEmpty ? nil : found.method.labels,
      cast: "", declaration: found.method)
  }
}
