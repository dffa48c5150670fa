/// Declarations of a whole package that porting one file needs.
struct PortingNames {
  struct ClassLocation {
    let file: Int
    let scope: SourceStructure.TypeScope
    /// The brace that ends the body.
    let brace: Token
  }

  struct Method {
    let labels: [String]
    let selector: String
    let type: String
    let isStatic: Bool
    /// The types of the parameters, as they are written.
    let parameterTypes: [String]
    let returnsValue: Bool
    let isOverride: Bool
  }

  /// A member of a type that is not the package's, declared in an extension, or an override of one.
  struct ExtensionMember {
    let type: String
    let target: Int
    /// Whether it can be called instead of another one: a method or a property with a getter alone, without `super`.
    let isPlain: Bool
  }

  /// The declarations that the findings ask for.
  var project = ProjectNames()
  /// The target of each file.
  var targets: [Int] = []
  /// The modules of the package that the copy does not have.
  var droppedModules: Set<String> = []
  /// The targets whose declarations are on the main actor by default.
  var isolatedTargets: Set<Int> = []
  private var classes: [String: [ClassLocation]] = [:]
  private var ancestry = Ancestry([])
  /// The methods of each type, by name.
  private(set) var methods: [String: [String: [Method]]] = [:]
  /// The types that have a method, by its name.
  private(set) var typesByMethod: [String: Set<String>] = [:]
  private(set) var methodsBySelector: [String: [(type: String, name: String, method: Method)]] = [:]
  private(set) var protocols: Set<String> = []
  /// The types with the attribute `@MainActor`.
  private(set) var isolatedTypes: Set<String> = []
  /// The signatures of optional requirements, by protocol.
  private(set) var optionals: [String: Set<String>] = [:]
  /// The protocols with an optional method, by its name.
  private(set) var optionalMethods: [String: Set<String>] = [:]
  /// The names of properties whose type is `AnyObject`.
  private(set) var anyObjects: Set<String> = []
  private(set) var properties: Set<String> = []
  /// The names of properties that the package observes by a key path: `\.count` of `model.observe(\.count) { … }`.
  private(set) var observed: Set<String> = []

  private(set) var extensionMembers: [String: [ExtensionMember]] = [:]
  private(set) var overrides: [String: [ExtensionMember]] = [:]
  /// The signatures of members that bodies of classes declare.
  private(set) var bodyMembers: Set<String> = []
  /// The signatures of the members of each type and of its extensions.
  private var memberSignatures: [String: Set<String>] = [:]

  /// The types that override a member, by its signature.
  private(set) var overriders: [String: Set<String>] = [:]

  mutating func add(_ declarations: [Declaration], _ structure: SourceStructure, of source: SourceFile, file: Int) {
    observed.formUnion(Self.observedNames(in: structure))
    ancestry.add(structure.types)
    for scope in structure.types {
      if scope.keyword == "protocol" { protocols.insert(scope.name) }
      if structure.hasModifier("MainActor", scope.position) { isolatedTypes.insert(scope.name) }
      if scope.keyword == "class" {
        classes[scope.name, default: []].append(
          ClassLocation(file: file, scope: scope, brace: structure.tokens[scope.close]))
      }
    }
    for declaration in declarations where !declaration.isLocal {
      guard let owner = structure.owner(of: declaration.position) else { continue }
      if declaration.keyword == "func" {
        let name = Self.objectiveCName(at: declaration.position, structure)
        let method = Method(
          labels: declaration.labels, selector: name ?? Selectors.name(declaration.name, declaration.labels),
          type: owner.path, isStatic: declaration.isStatic,
          parameterTypes: Self.parameterTypes(at: declaration.position, structure, file: source),
          returnsValue: Self.returnsValue(at: declaration.position, structure), isOverride: declaration.isOverride)
        methods[owner.name, default: [:]][declaration.name, default: []].append(method)
        typesByMethod[declaration.name, default: []].insert(owner.name)
        if owner.keyword != "protocol", !method.isStatic, methodsBySelector[method.selector, default: []].count < 100 {
          methodsBySelector[method.selector, default: []].append((owner.name, declaration.name, method))
        }
      } else if declaration.keyword == "var" || declaration.keyword == "let" {
        if !declaration.isOverride { properties.insert(declaration.name) }
        let start = declaration.position + 2
        if structure.isSign(":", at: start), structure.isWord("AnyObject", at: start + 1) {
          anyObjects.insert(declaration.name)
        }
      }
      if owner.keyword != "protocol" { memberSignatures[owner.name, default: []].insert(declaration.signature) }
      if ["func", "var"].contains(declaration.keyword), !declaration.isStatic {
        let member = ExtensionMember(
          type: owner.name, target: targets[file], isPlain: Self.isPlain(declaration.position, structure))
        if declaration.isOverride {
          overrides[declaration.signature, default: []].append(member)
        } else if owner.isExtension {
          extensionMembers[declaration.signature, default: []].append(member)
        } else if owner.keyword != "protocol" {
          bodyMembers.insert(declaration.signature)
        }
      }
      if declaration.isOverride { overriders[declaration.signature, default: []].insert(owner.name) }
      if owner.keyword == "protocol", structure.hasModifier("optional", declaration.position) {
        optionals[owner.name, default: []].insert(declaration.signature)
        if declaration.keyword == "func" { optionalMethods[declaration.name, default: []].insert(owner.name) }
      }
    }
  }

  /// Returns whether a method or property has a body of statements alone, and none of them names `super`.
  private static func isPlain(_ keyword: Int, _ structure: SourceStructure) -> Bool {
    guard let end = structure.end(ofMember: keyword), let open = structure.partner[end] else { return false }
    let isStored =
      structure.tokens[keyword].isWord("var") && structure.tokens[keyword..<open].contains { $0.isSign("=") }
    return !isStored && !["get", "set", "willSet", "didSet", "@", "mutating"].contains(structure.token(open, 1)?.text)
      && !structure.tokens[open..<end].contains { $0.isWord("super") }
  }

  /// Returns the types whose overrides of an extension's member are called by that member, the most derived first.
  func dispatched(_ signature: String, from type: String, target: Int) -> [String] {
    guard !isOfPackage(type), !bodyMembers.contains(signature) else { return [] }
    let found = overrides[signature, default: []].filter { $0.type != type && $0.target == target }
    guard !found.isEmpty, found.allSatisfy(\.isPlain),
      extensionMembers[signature, default: []].filter({ !isOfPackage($0.type) }).count == 1
    else { return [] }
    return found.map(\.type).sorted { left, right in
      let (leftDepth, rightDepth) = (depth(of: left), depth(of: right))
      return leftDepth != rightDepth ? leftDepth > rightDepth : left < right
    }
  }

  /// Returns the one extension of UIKit's types with the overridden member.
  func base(of signature: String, for type: String, target: Int) -> String? {
    guard let base = extensionMembers[signature]?.first(where: { !isOfPackage($0.type) }), base.isPlain,
      base.target == target, dispatched(signature, from: base.type, target: target).contains(type)
    else { return nil }
    return base.type
  }

  private func isOfPackage(_ type: String) -> Bool { classes[type] != nil || protocols.contains(type) }

  /// UIKit's classes that have subclasses with overrides of the same member now and then.
  private static let depths = ["UIResponder": 0, "UIView": 1, "UIControl": 2, "UIScrollView": 2, "UIImageView": 2]

  private func depth(of type: String) -> Int {
    isOfPackage(type) ? 10 + ancestors(of: type).count : Self.depths[type] ?? 3
  }

  /// Returns the types between the parentheses of a function, as they are written, without defaults.
  private static func parameterTypes(at keyword: Int, _ structure: SourceStructure, file: SourceFile) -> [String] {
    guard let open = structure.parameterList(of: keyword) else { return [] }
    return Parameter.all(in: open, of: structure.tokens).filter { !$0.type.isEmpty }.map { parameter in
      let (first, last) = (structure.tokens[parameter.type.lowerBound], structure.tokens[parameter.type.upperBound - 1])
      return String(decoding: file.bytes[first.offset..<last.end], as: UTF8.self)
    }
  }

  /// Returns whether a function has an arrow, and something else than `Void` after it.
  private static func returnsValue(at keyword: Int, _ structure: SourceStructure) -> Bool {
    guard let open = structure.parameterList(of: keyword), let close = structure.partner[open] else { return false }
    for position in close + 1..<min(close + 6, structure.tokens.count) {
      let token = structure.tokens[position]
      if token.isSign("{") || token.isSign("}") { return false }
      if token.isSign(">"), structure.tokens[position - 1].isSign("-") {
        let isEmpty = structure.isSign("(", at: position + 1) && structure.isSign(")", at: position + 2)
        return !isEmpty && !structure.isWord("Void", at: position + 1)
      }
    }
    return false
  }

  private static func objectiveCName(at keyword: Int, _ structure: SourceStructure) -> String? {
    guard let position = structure.modifiers(of: keyword).first(where: { structure.tokens[$0].isWord("objc") }),
      let end = structure.endOfCall(position)
    else { return nil }
    return structure.tokens[(position + 2)..<end].map(\.text).joined()
  }

  /// Returns the class of a name, if the package has exactly one.
  func classLocation(_ name: String) -> ClassLocation? {
    classes[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns whether a subclass overrides a member of a class's extension.
  func isOverridden(_ signature: String, in type: String) -> Bool {
    overriders[signature, default: []].contains { $0 != type && ancestors(of: $0).contains(type) }
  }

  /// The names after the colons of each type and of its extensions.
  var inherited: [String: Set<String>] { ancestry.inherited }

  func ancestors(of type: String) -> [String] { ancestry.ancestors(of: type) }

  /// Returns the methods of a name that a type has or inherits, the nearest first.
  func methods(named name: String, of type: String) -> [Method] {
    ancestors(of: type).filter { !protocols.contains($0) }.flatMap { methods[$0]?[name] ?? [] }
  }

  /// Returns the method of a selector in a type or its superclasses, as the topmost class declares it, first one
  /// without parameters; nil if it is not in the package.
  func method(named name: String, labels: [String]?, of type: String) -> Method? {
    let found = methods(named: name, of: type)
    let all = found.contains { !$0.isStatic } ? found.filter { !$0.isStatic } : found
    let nearest =
      labels.map { labels in all.first { $0.labels == labels } } ?? all.first { $0.labels.isEmpty } ?? all.first
    // An override is called through the declaration that it overrides, and has the same selector.
    return all.last { $0.labels == nearest?.labels }
  }

  /// Returns the superclass of a type that conforms to a protocol with an optional requirement, and does not have it.
  func conformer(lacking signature: String, above type: String) -> String? {
    let classes = ancestors(of: type).filter { !protocols.contains($0) }
    guard
      let base = classes.last(where: { name in
        inherited[name, default: []].contains { protocols.contains($0) && isOptional(signature, in: $0) }
      }), base != type
    else { return nil }
    let isThere = ancestors(of: base).contains { memberSignatures[$0]?.contains(signature) == true }
    return isThere ? nil : base
  }

  /// Returns whether a type conforms to a protocol of the package that has an optional requirement of this signature.
  func isOptional(_ signature: String, in type: String) -> Bool {
    ancestors(of: type).contains { optionals[$0]?.contains(signature) == true }
  }
}

enum Selectors {
  /// Words that replace "With" in front of a first label.
  /// > Documented: the compiler's list of prepositions, `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// Returns the name of a method with argument labels: `close(_:for:)` is `close:for:`.
  static func name(_ method: String, _ labels: [String]) -> String {
    var name = method
    for (index, label) in labels.enumerated() {
      if index > 0 {
        name += label == "_" ? "" : label
      } else if label != "_" {
        let firstWord = String(label.prefix { !$0.isUppercase })
        name += (prepositions.contains(firstWord) ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
      }
      name += ":"
    }
    return name
  }
}
