// Rows `objc`, `objcMembers`, `outlet`, `dynamic` and `managed`.
extension Porter {
  /// Removes the attribute whose `@` is at a position if Linux refuses it.
  mutating func portAttribute(_ at: Int) {
    guard let name = token(at, 1), name.isName, tokens[at].end == name.offset else { return }
    switch name.text {
    case "objc": remove(at, through: structure.attribute(at: at)?.upperBound ?? at + 1)
    case "objcMembers", "IBOutlet", "IBAction", "IBSegueAction": remove(at, through: at + 1)
    case "NSManaged": portManaged(at)
    default: break
    }
  }

  /// Removes the modifier `dynamic`, which stands for dispatch by Objective-C.
  mutating func portDynamic(_ position: Int) {
    guard let keyword = structure.keyword(ofModifier: position) else { return }
    remove(position, through: position)
    if tokens[keyword].isWord("var") { notifyObservers(of: keyword) }
  }

  /// Makes public what cannot be overridden: `open static` of Swift 4, and members of extensions of UIKit's classes.
  mutating func portOpen(_ position: Int) {
    guard let keyword = structure.keyword(ofModifier: position) else { return }
    let scope = structure.owner(of: keyword)
    if structure.hasModifier("static", keyword)
      || scope.map({ $0.isExtension && names.classLocation($0.name) == nil }) == true
    {
      replace(position, through: position, with: "public")
    }
  }

  /// Names the parameter of the generic class in its extensions, where UIKit's name is an alias.
  mutating func portAnchor(_ position: Int) {
    guard let scope = structure.type(around: position), scope.isExtension, scope.name == "NSLayoutAnchor",
      !isSign("<", at: position + 1), !isSign("(", at: position + 1)
    else { return }
    insert("<AnchorType>", at: tokens[position].end)
  }

  /// The values with which CoreData's properties begin that have no other.
  private static let initialValues = [
    "String": "\"\"", "Bool": "false", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0", "Double": "0",
    "Float": "0", "CGFloat": "0",
  ]

  /// Stores a property of CoreData's, if its type has an evident first value.
  private mutating func portManaged(_ at: Int) {
    guard let keyword = (at + 2..<at + 6).first(where: { isWord("var", at: $0) }), isSign(":", at: keyword + 2),
      let type = token(keyword, 3)
    else { return }
    let next = token(keyword, 4)
    if let scope = structure.owner(of: keyword), isLayer(scope.name) { return portManaged(at, keyword, of: scope) }
    let isOptional = next?.isMark == true && next?.offset == type.end
    let isAlone = next.map { $0.line > type.line || $0.isSign("}") } ?? true
    let value = isOptional || !isAlone ? nil : Self.initialValues[type.text]
    if isOptional || value != nil {
      remove(at, through: at + 1)
      if let value { insert(" = \(value)", at: type.end) }
      list(
        at, .change, "@NSManaged", "It is a stored property in the copy: nothing loads, observes or animates it.",
        .managed)
    } else {
      listManaged(at)
    }
  }

  private mutating func listManaged(_ at: Int) {
    list(at, .unsupported, "@NSManaged", FileReader.adviceForManaged, .managed)
  }

  func isLayer(_ name: String) -> Bool {
    names.ancestors(of: name).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
  }

  /// Makes a property of a layer a value by its key, whose changes mark the layer and run the action.
  private mutating func portManaged(_ at: Int, _ keyword: Int, of scope: SourceStructure.TypeScope) {
    guard let name = token(keyword, 1)?.text, let type = managedType(keyword + 3) else { return listManaged(at) }
    let isOptional = tokens[type.upperBound].isMark
    let plain = text(type.lowerBound, through: isOptional ? type.upperBound - 1 : type.upperBound)
    let read = "value(forKey: \"\(name)\")"
    let number = Self.numbers[plain]
    var get = "\(read) as! \(plain)"
    var set = "newValue"
    if isOptional {
      get = "\(read) as? \(plain)"
    } else if let number {
      get = "\(plain)((\(read) as? NSNumber)?.\(number) ?? \(plain == "Bool" ? "false" : "0"))"
      set = "NSNumber(value: \(plain == "CGFloat" ? "Double(newValue)" : "newValue"))"
    } else if let first = Self.initialValues[plain] ?? Self.zeros[plain] {
      get = "\(read) as? \(plain) ?? \(first)"
    }
    remove(at, through: at + 1)
    let members = scope.isExtension ? "" : presentationMembers(of: scope, at: at)
    insert(
      " { get { \(get) } set { setValue(\(set), forKey: \"\(name)\") } }\(members)", at: tokens[type.upperBound].end)
  }

  private static let numbers = [
    "Bool": "boolValue", "Int": "intValue", "Int16": "int16Value", "Int32": "int32Value", "Int64": "int64Value",
    "Double": "doubleValue", "Float": "floatValue", "CGFloat": "doubleValue",
  ]
  private static let zeros = ["CGPoint": "CGPoint.zero", "CGSize": "CGSize.zero", "CGRect": "CGRect.zero"]

  /// Returns the tokens of the type of a property that has neither a value nor accessors; nil for a longer one.
  private func managedType(_ first: Int) -> ClosedRange<Int>? {
    guard isName(at: first) else { return nil }
    var last = tokens.path(at: first).end - 1
    if let mark = token(last, 1), mark.isMark, mark.offset == tokens[last].end { last += 1 }
    guard let next = token(last, 1) else { return first...last }
    return next.line > tokens[last].line || next.isSign("}") || next.isSign(";") ? first...last : nil
  }

  /// Returns the members by which UIKit copies a layer for its presentation, and the zeros of its numbers, after the
  /// first property of a class; lists a class without `init(layer:)`, which has no presentation.
  private mutating func presentationMembers(of scope: SourceStructure.TypeScope, at: Int) -> String {
    let managed = structure.positions(of: "NSManaged", in: scope).filter { tokens[$0 - 1].isSign("@") }
    guard managed.first == at + 1 else { return "" }
    var members = ""
    let keys = managed.compactMap { position -> String? in
      guard let keyword = (position..<min(position + 6, scope.close)).first(where: { tokens[$0].isWord("var") }),
        let type = managedType(keyword + 3), type.count == 1, Self.numbers[tokens[type.lowerBound].text] != nil
      else { return nil }
      return "\"\(tokens[keyword + 1].text)\""
    }
    if !keys.isEmpty, structure.positions(of: "defaultValue", in: scope).isEmpty {
      members +=
        "; public override class func defaultValue(forKey key: String) -> Any? {"
        + " [\(keys.joined(separator: ", "))].contains(key) ? NSNumber(value: 0) : super.defaultValue(forKey: key) }"
    }
    let initializers = structure.positions(of: "init", in: scope).filter { !structure.hasModifier("convenience", $0) }
    let hasOwnSuperclass = names.ancestors(of: scope.name).dropFirst().contains { names.classLocation($0) != nil }
    if initializers.isEmpty && !hasOwnSuperclass || initializers.contains(where: { isWord("layer", at: $0 + 2) }) {
      return members
        + "; public override class func _copy(of layer: CALayer) -> CALayer? { \(scope.name)(layer: layer) }"
    }
    list(
      at, .unsupported, "presentation() of \(scope.name)",
      "It is nil, as nothing can copy the layer; override init(layer:).", .managed)
    return members
  }
}
