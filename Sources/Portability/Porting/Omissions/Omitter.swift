/// Finds what of a package cannot be compiled on Linux, as it names types that are unavailable, and can be left out.
///
/// Extensions of unavailable types, types that inherit from them, and members whose signatures name them go first; what they
/// declare is unavailable then too. Members whose bodies need what is gone follow, unless something needs them: then the
/// type goes that has them.
struct Omitter {
  let sources: [SourceFile]
  let structures: [SourceStructure]
  let absent: AbsentNames
  let items: [PackageItem]
  /// The reason for each item that is left out.
  private(set) var removed: [Int: String] = [:]
  /// The types of the package that are left out, with the reason.
  private(set) var lostTypes: [String: String] = [:]
  /// The types that go as one of their members needs what is gone.
  private var needing: Set<Int> = []
  /// The targets whose declarations stay, as none would be left.
  private var keptTargets: Set<Int> = []
  private let targets: [Int]
  /// The names behind the colons of each type and of its extensions.
  private let inherited: [String: Set<String>]
  private let members: [Int: [Int]]

  /// Finds what to leave out.
  ///
  /// - Parameters:
  ///   - sources: The files of the package.
  ///   - structures: Their structures.
  ///   - project: The names that they declare.
  ///   - targets: The target of each file.
  /// - Returns: The removals of each file.
  static func omissions(
    in sources: [SourceFile], _ structures: [SourceStructure], _ project: ProjectNames, targets: [Int]
  ) -> [FileOmissions] {
    var omitter = Omitter(sources, structures, project, targets: targets)
    omitter.run()
    return omitter.result()
  }

  private init(
    _ sources: [SourceFile], _ structures: [SourceStructure], _ project: ProjectNames, targets: [Int]
  ) {
    self.sources = sources
    self.structures = structures
    self.targets = targets
    absent = AbsentNames(structures.map(\.tokens), project: project)
    var items: [PackageItem] = []
    for (file, structure) in structures.enumerated() {
      items += PackageItem.all(in: structure, file: file, first: items.count)
    }
    var inherited: [String: Set<String>] = [:]
    var members: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() {
      if let scope = item.scope { inherited[scope.name, default: []].formUnion(scope.inherited) }
      if let parent = item.parent { members[parent, default: []].append(index) }
    }
    self.items = items
    self.inherited = inherited
    self.members = members
  }

  private mutating func run() {
    while true {
      removed = [:]
      lostTypes = [:]
      needing = []
      repeat { removeSignatures() } while !removeBodies()
      let emptied = emptiedTargets().subtracting(keptTargets)
      if emptied.isEmpty { return }
      keptTargets.formUnion(emptied)
    }
  }

  /// The targets of a library that nothing is left of.
  private func emptiedTargets() -> Set<Int> {
    var left: [Int: Bool] = [:]
    for (index, item) in items.enumerated() where item.parent == nil && item.keyword != "import" {
      left[targets[item.file], default: false] = left[targets[item.file], default: false] || removed[index] == nil
    }
    let tests = Set(
      structures.indices.filter { file in
        ImportStatement.all(in: structures[file].tokens).contains { $0.module == "XCTest" || $0.module == "Testing" }
      }.map { targets[$0] })
    return Set(left.filter { !$0.value }.keys).subtracting(tests)
  }

  // MARK: Questions

  private func isGone(_ index: Int) -> Bool {
    var next: Int? = index
    while let item = next {
      if removed[item] != nil { return true }
      next = items[item].parent
    }
    return false
  }

  /// The name of the type that an item is a member of.
  private func owner(of index: Int) -> String? { items[index].parent.flatMap { items[$0].scope?.name } }

  private func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for name in inherited[next, default: []] where found.insert(name).inserted { waiting.append(name) }
    }
    return found
  }

  private func generics(around index: Int) -> Set<String> {
    var names: Set<String> = []
    var next: Int? = index
    while let item = next {
      names.formUnion(items[item].generics)
      next = items[item].parent
    }
    return names
  }

  /// Why the name at a place is unavailable or left out.
  private func reason(at place: Int, in file: Int) -> String? {
    let structure = structures[file]
    if let reason = absent.reason(at: place, of: structure, file: file) { return reason }
    guard let lost = lostTypes[structure.tokens[place].text], structure.tokens[place].isName else { return nil }
    let (before, after) = (structure.token(place, -1), structure.token(place, 1))
    if before?.isSign(".") == true { return structure.token(place, -2)?.text.first?.isUppercase == true ? lost : nil }
    if after?.isSign(":") == true, before?.isSign("(") == true || before?.isSign(",") == true { return nil }
    return lost
  }

  private func evidence(in range: Range<Int>, of index: Int) -> String? {
    let file = items[index].file
    var generics: Set<String>?
    for place in range where structures[file].tokens[place].isName {
      guard let reason = reason(at: place, in: file) else { continue }
      let known = generics ?? self.generics(around: index)
      generics = known
      if !known.contains(structures[file].tokens[place].text) { return reason }
    }
    return nil
  }

  // MARK: Signatures

  private mutating func remove(_ index: Int, _ reason: String) {
    if keptTargets.contains(targets[items[index].file]) || removed[index] != nil || !isBalanced(index) { return }
    removed[index] = reason
    let item = items[index]
    let declaresType = item.isType && !item.isExtension || item.keyword == "typealias"
    if declaresType {
      let isElsewhere = items.indices.contains {
        $0 != index && items[$0].name == item.name && !isGone($0)
          && (items[$0].isType && !items[$0].isExtension || items[$0].keyword == "typealias")
      }
      if !isElsewhere { lostTypes[item.name] = "`\(item.name)` is left out" }
      for member in members[index] ?? [] where items[member].isType && !items[member].isExtension {
        lostTypes[items[member].name] = "`\(item.name)` is left out"
      }
    }
  }

  /// Whether an item contains whole conditions only: no `#else` or `#endif` of a condition around it.
  private func isBalanced(_ index: Int) -> Bool {
    let item = items[index]
    let tokens = structures[item.file].tokens
    let range = tokens[item.range.lowerBound].offset...tokens[item.range.upperBound].offset
    var depth = 0
    for token in sources[item.file].directives where range.contains(token.offset) {
      switch token.text {
      case "#if": depth += 1
      case "#endif": depth -= 1
      default: if depth == 0 { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Removes the declarations whose signatures name what is unavailable, until nothing changes.
  private mutating func removeSignatures() {
    var count = -1
    while removed.count != count {
      count = removed.count
      for index in items.indices where !isGone(index) {
        guard let reason = signatureReason(index) else { continue }
        remove(index, reason)
        if removed[index] != nil { removeDependent(of: index, reason) }
      }
    }
  }

  private func signatureReason(_ index: Int) -> String? {
    let item = items[index]
    if ["import", "operator", "precedencegroup"].contains(item.keyword) { return nil }
    if let scope = item.scope { return typeReason(item, scope, index) }
    // Attributes and modifiers too, without the name itself.
    if let reason = evidence(in: item.range.lowerBound..<item.place, of: index) { return reason }
    let start = ["func", "var", "let", "typealias", "case", "associatedtype"].contains(item.keyword) ? 2 : 1
    return evidence(in: min(item.place + start, item.bodyStart)..<item.bodyStart, of: index)
  }

  private func typeReason(_ item: PackageItem, _ scope: SourceStructure.TypeScope, _ index: Int) -> String? {
    let structure = structures[item.file]
    let elements = Self.inheritedElements(of: scope, structure)
    if let reason = evidence(in: item.range.lowerBound..<item.place, of: index) { return reason }
    let nameEnd = elements.first.map { $0.lowerBound - 1 } ?? scope.open
    let behind = elements.last.map { $0.upperBound + 1 } ?? scope.open
    let start = item.isExtension ? item.place + 1 : item.place + 2
    if start < nameEnd, let reason = evidence(in: start..<nameEnd, of: index) { return reason }
    if behind < scope.open, let reason = evidence(in: behind..<scope.open, of: index) { return reason }
    for element in elements {
      guard let reason = evidence(in: element.lowerBound..<element.upperBound + 1, of: index) else { continue }
      if !isDroppable(element, in: structure) { return reason }
    }
    return nil
  }

  /// Whether an inherited protocol can be left out of the list: a delegate of UIKit's, or a protocol of the package that is
  /// left out.
  private func isDroppable(_ element: ClosedRange<Int>, in structure: SourceStructure) -> Bool {
    guard element.count == 1 else { return false }
    let name = structure.tokens[element.lowerBound].text
    if lostTypes[name] != nil {
      return items.contains { $0.name == name && $0.keyword == "protocol" }
    }
    return Self.isDelegate(name)
  }

  private static func isDelegate(_ name: String) -> Bool {
    [
      "Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching", "Transitioning", "Updating",
      "Adaptivity",
    ]
    .contains { name.hasSuffix($0) }
      || ["UITextInputTraits", "UIActivityItemSource", "UIDynamicItem", "UIStateRestoring"].contains(name)
  }

  /// The ranges of the names behind the colon of a type.
  static func inheritedElements(
    of scope: SourceStructure.TypeScope, _ structure: SourceStructure
  ) -> [ClosedRange<Int>] {
    let tokens = structure.tokens
    var angles = 0
    var first: Int?
    var elements: [ClosedRange<Int>] = []
    var place = scope.place + 1
    while place < scope.open {
      let token = tokens[place]
      if token.isSign("<") { angles += 1 }
      if token.isSign(">"), angles > 0, !tokens[place - 1].isSign("-") { angles -= 1 }
      if angles == 0 {
        if token.isWord("where") { break }
        if token.isSign(":"), first == nil {
          first = place + 1
        } else if token.isSign(","), let start = first, start < place {
          elements.append(start...place - 1)
          first = place + 1
        }
      }
      place += 1
    }
    if let start = first, start < place { elements.append(start...place - 1) }
    return elements
  }

  /// Removes the type that cannot do without a member: one that has no initial value, or that a protocol asks for.
  private mutating func removeDependent(of index: Int, _ reason: String) {
    let item = items[index]
    guard let parent = item.parent, let scope = items[parent].scope, !item.isType else { return }
    let last = structures[item.file].tokens[item.range.upperBound]
    let isStored =
      ["var", "let"].contains(item.keyword) && item.body.isEmpty
      && item.modifiers.isDisjoint(with: ["static", "class", "lazy", "weak"])
      && ["class", "struct", "actor"].contains(scope.keyword) && !last.isSign("?") && !last.isSign("!")
    if isStored || isWitness(index) { remove(parent, reason) }
  }

  /// Whether a protocol of the package asks for a member, and nothing else stands for it.
  private func isWitness(_ index: Int) -> Bool {
    let item = items[index]
    guard let parent = item.parent, let scope = items[parent].scope, scope.keyword != "protocol" else { return false }
    let protocols = ancestors(of: scope.name).subtracting([scope.name])
    var isRequired = false
    for other in items.indices where items[other].signature == item.signature && other != index && !isGone(other) {
      guard let around = items[other].parent, protocols.contains(items[around].name) else { continue }
      if items[around].isExtension { return false }
      if items[around].keyword == "protocol", signatureReason(other) == nil { isRequired = true }
    }
    return isRequired
  }

  // MARK: Bodies

  /// Removes the members whose bodies need what is gone.
  ///
  /// - Returns: Whether all is done; false if types were removed, and signatures have to be looked at again.
  private mutating func removeBodies() -> Bool {
    var doomed: [Int: String] = [:]
    var count = -1
    while doomed.count != count {
      count = doomed.count
      let lost = lostMembers(doomed)
      for index in items.indices
      where doomed[index] == nil && !items[index].isType && items[index].keyword != "import" && !isGone(index) {
        if keptTargets.contains(targets[items[index].file]) { continue }
        doomed[index] = bodyReason(index, lost)
      }
    }
    var isDone = true
    for index in doomed.keys.sorted() where !isRemovable(index) {
      guard let parent = items[index].parent, let reason = doomed[index], !isGone(parent) else { continue }
      let before = removed.count
      remove(parent, reason)
      if removed.count > before {
        isDone = false
        if !items[parent].isExtension { needing.insert(parent) }
      }
    }
    if isDone {
      for (index, reason) in doomed where isRemovable(index) { remove(index, reason) }
    }
    return isDone
  }

  private func bodyReason(_ index: Int, _ lost: [String: [LostMember]]) -> String? {
    let item = items[index]
    let structure = structures[item.file]
    let dead = deadBranches(index)
    var generics: Set<String>?
    var locals: Set<String>?
    for place in item.range where structure.tokens[place].isName {
      if dead.contains(where: { $0.tokens.contains(place) }) { continue }
      if place >= item.bodyStart, let reason = reason(at: place, in: item.file) {
        let known = generics ?? self.generics(around: index)
        generics = known
        if !known.contains(structure.tokens[place].text) { return reason }
      }
      guard let candidates = lost[structure.tokens[place].text], place != item.place + 1 else { continue }
      let known = locals ?? Self.locals(of: item, structure)
      locals = known
      if known.contains(structure.tokens[place].text) { continue }
      if let found = candidates.first(where: { isReference(place, to: $0, from: index) }) { return found.reason }
    }
    return nil
  }

  /// The names that a function declares itself: parameters, constants, variables, and parameters of closures.
  private static func locals(of item: PackageItem, _ structure: SourceStructure) -> Set<String> {
    var names: Set<String> = []
    for place in item.range.dropFirst() where structure.tokens[place].isName {
      let before = structure.tokens[place - 1]
      if place > item.place + 1, before.isWord("let") || before.isWord("var") || before.isWord("func") {
        names.insert(structure.tokens[place].text)
      }
      if place < item.bodyStart, structure.token(place, 1)?.isSign(":") == true {
        names.insert(structure.tokens[place].text)
      }
      if structure.token(place, 1)?.isWord("in") == true { names.insert(structure.tokens[place].text) }
    }
    return names
  }

  private struct LostMember {
    let owner: String?
    let reason: String
  }

  /// The members that are left out and that nothing else has the name of.
  private func lostMembers(_ doomed: [Int: String]) -> [String: [LostMember]] {
    var lost: [String: [LostMember]] = [:]
    var kept: Set<String> = []
    for index in items.indices {
      let item = items[index]
      if ["init", "deinit", "subscript", "import"].contains(item.keyword) || item.isExtension { continue }
      let isOfLostType = item.parent.map { isGone($0) && !items[$0].isExtension } ?? false
      if isOfLostType { continue }
      if isGone(index) || doomed[index] != nil {
        if item.isType { continue }
        if item.modifiers.contains("override") { continue }
        lost[item.name, default: []].append(
          LostMember(owner: owner(of: index), reason: reason(forLost: index) ?? doomed[index] ?? "it is left out"))
      } else {
        kept.insert(item.name)
      }
    }
    return lost.filter { !kept.contains($0.key) && AppleMembers.byName[$0.key] == nil }
  }

  /// The reason for an item or for the extension around it.
  private func reason(forLost index: Int) -> String? {
    var next: Int? = index
    while let item = next {
      if let reason = removed[item] { return reason }
      next = items[item].parent
    }
    return nil
  }

  /// Whether the name at a place is that of a member that is left out, as far as names can tell.
  private func isReference(_ place: Int, to lost: LostMember, from index: Int) -> Bool {
    let structure = structures[items[index].file]
    let (before, after) = (structure.token(place, -1), structure.token(place, 1))
    if after?.isSign(":") == true, before?.isSign("(") == true || before?.isSign(",") == true { return false }
    var isOnSelf = before?.isSign(".") != true
    if !isOnSelf {
      let receiver = structure.token(place, -2)?.isSign("?") == true ? -3 : -2
      let name = structure.token(place, receiver)?.text
      isOnSelf = name == "self" || name == "Self"
      if let name, name == lost.owner { return true }
    }
    if isOnSelf {
      guard let owner = lost.owner else { return true }
      return self.owner(of: index).map { ancestors(of: $0).contains(owner) } ?? false
    }
    let name = structure.tokens[place].text
    return name.count >= 8 && name.contains(where: \.isUppercase)
  }

  private static let ofLanguage: Set<String> = [
    "encode", "hash", "copy", "description", "intrinsicContentSize", "==", "<", "next", "makeIterator", "body",
  ]

  /// Whether a type compiles without a member.
  private func isRemovable(_ index: Int) -> Bool {
    let item = items[index]
    guard let parent = item.parent, let scope = items[parent].scope else { return true }
    if scope.keyword == "protocol" { return true }
    if !item.modifiers.isDisjoint(with: ["override", "required"]) || item.keyword == "deinit" { return false }
    if item.keyword == "init" { return item.modifiers.contains("convenience") || scope.isExtension }
    return !Self.ofLanguage.contains(item.name) && !isWitness(index)
  }

  // MARK: Branches

  /// The branches of an item that are never taken, as they ask for an object of an unavailable class.
  private func deadBranches(_ index: Int) -> [Removal] {
    let item = items[index]
    if item.body.isEmpty || item.isType { return [] }
    let structure = structures[item.file]
    guard item.body.contains(where: { ["as", "is"].contains(structure.tokens[$0].text) }) else { return [] }
    return DeadBranches.removals(in: item.body, of: structure) { place in reason(at: place, in: item.file) != nil }
  }

  // MARK: Result

  private func result() -> [FileOmissions] {
    var files = sources.map { _ in FileOmissions() }
    for index in items.indices {
      let item = items[index]
      let tokens = structures[item.file].tokens
      if let reason = removed[index] {
        if item.parent.map(isGone) == true { continue }
        files[item.file].removals.append(Removal(tokens: item.range, text: ""))
        files[item.file].list.append(
          omission(at: tokens[item.place], in: item.file, construct(index), reason, isNeeded: needing.contains(index)))
        continue
      }
      if isGone(index) || keptTargets.contains(targets[item.file]) { continue }
      if let scope = item.scope { dropConformances(of: scope, index, into: &files[item.file]) }
      for removal in deadBranches(index) {
        files[item.file].removals.append(removal)
        // What follows a `guard` is a removal of its own.
        guard let place = removal.tokens.first(where: { reason(at: $0, in: item.file) != nil }),
          let reason = reason(at: place, in: item.file)
        else { continue }
        files[item.file].list.append(
          omission(
            at: tokens[removal.tokens.lowerBound], in: item.file, "what asks for `\(tokens[place].text)`", reason))
      }
    }
    return files
  }

  private func omission(
    at token: Token, in file: Int, _ construct: String, _ reason: String, isNeeded: Bool = false
  ) -> Omission {
    Omission(
      path: sources[file].path, line: Int(token.line), construct: construct, reason: reason, isTypeInNeed: isNeeded)
  }

  private func construct(_ index: Int) -> String {
    let item = items[index]
    if let scope = item.scope {
      let tokens = structures[item.file].tokens
      let end = (item.place..<scope.open).first { tokens[$0].isWord("where") }.map { first in
        let clause = sources[item.file].bytes[tokens[first].offset..<tokens[scope.open - 1].end]
        return " "
          + String(decoding: clause, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      return "`\(item.keyword) \(scope.path)\(end ?? "")`"
    }
    let name =
      ["init", "deinit", "subscript"].contains(item.keyword) ? item.signature : "\(item.keyword) \(item.signature)"
    return owner(of: index).map { "`\(name)` of `\($0)`" } ?? "`\(name)`"
  }

  /// Takes unavailable protocols out of the list behind a type's colon.
  private func dropConformances(
    of scope: SourceStructure.TypeScope, _ index: Int, into omissions: inout FileOmissions
  ) {
    let item = items[index]
    let structure = structures[item.file]
    let elements = Self.inheritedElements(of: scope, structure)
    let dropped = elements.filter { evidence(in: $0.lowerBound..<$0.upperBound + 1, of: index) != nil }
    guard let first = elements.first, let last = elements.last, !dropped.isEmpty else { return }
    for element in dropped {
      let name = structure.tokens[element.lowerBound]
      omissions.list.append(
        omission(
          at: name, in: item.file, "the conformance of `\(scope.name)` to `\(name.text)`",
          evidence(in: element.lowerBound..<element.upperBound + 1, of: index) ?? ""))
    }
    if dropped.count == elements.count {
      omissions.removals.append(Removal(tokens: first.lowerBound - 1...last.upperBound, text: ""))
      return
    }
    let firstKept = elements.firstIndex { !dropped.contains($0) } ?? 0
    for (place, element) in elements.enumerated() where dropped.contains(element) {
      // With the comma behind it in front of the first that stays, with the comma before it behind.
      let range =
        place < firstKept ? element.lowerBound...element.upperBound + 1 : element.lowerBound - 1...element.upperBound
      omissions.removals.append(Removal(tokens: range, text: ""))
    }
  }
}
