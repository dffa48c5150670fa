extension Omitter {
  /// Removes the members whose bodies use removed code.
  ///
  /// - Returns: Whether no more passes are needed; false if types were removed, so that signatures must be read again.
  mutating func removeBodies() -> Bool {
    var doomed: [Int: String] = [:]
    var count = -1
    while doomed.count != count {
      count = doomed.count
      let lost = lostMembers(doomed)
      for index in items.indices
      where doomed[index] == nil && !items[index].isType && items[index].keyword != "import" && !isOmitted(index) {
        if keptTargets.contains(targets[items[index].file]) { continue }
        doomed[index] = bodyReason(index, lost)
      }
    }
    var isDone = true
    for index in doomed.keys.sorted() where !isRemovable(index) {
      guard let parent = items[index].parent, let reason = doomed[index], !isOmitted(parent) else { continue }
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

  func bodyReason(_ index: Int, _ lost: [String: [LostMember]]) -> String? {
    let item = items[index]
    let structure = structures[item.file]
    let dead = deadBranches(index)
    var generics: Set<String>?
    var locals: Set<String>?
    for position in item.range where structure.tokens[position].isName {
      if dead.contains(where: { $0.tokens.contains(position) }) { continue }
      if position >= item.bodyStart, let reason = reason(at: position, in: item.file) {
        let known = generics ?? self.generics(around: index)
        generics = known
        if !known.contains(structure.tokens[position].text) { return reason }
      }
      guard let candidates = lost[structure.tokens[position].text], position != item.position + 1 else { continue }
      let known = locals ?? Self.locals(of: item, structure)
      locals = known
      if known.contains(structure.tokens[position].text) { continue }
      if let found = candidates.first(where: { isReference(position, to: $0, from: index) }) { return found.reason }
    }
    return nil
  }

  /// Returns the names that a function declares itself: parameters, constants, variables, and parameters of closures.
  static func locals(of item: PackageItem, _ structure: SourceStructure) -> Set<String> {
    var names: Set<String> = []
    for position in item.range.dropFirst() where structure.tokens[position].isName {
      let before = structure.tokens[position - 1]
      if position > item.position + 1, before.isWord("let") || before.isWord("var") || before.isWord("func") {
        names.insert(structure.tokens[position].text)
      }
      if position < item.bodyStart, structure.token(position, 1)?.isSign(":") == true {
        names.insert(structure.tokens[position].text)
      }
      if structure.token(position, 1)?.isWord("in") == true { names.insert(structure.tokens[position].text) }
    }
    return names
  }

  struct LostMember {
    let owner: String?
    let reason: String
    let signature: String
    /// Whether other members have its name, so that a call is resolved by its labels.
    var hasOverloads = false
    var isCase = false
  }

  /// Returns the members that are omitted, without those whose names other members have.
  func lostMembers(_ doomed: [Int: String]) -> [String: [LostMember]] {
    var lost: [String: [LostMember]] = [:]
    var kept: Set<String> = []
    var signatures: Set<String> = []
    for index in items.indices {
      let item = items[index]
      if ["init", "deinit", "subscript", "import"].contains(item.keyword) || item.isExtension { continue }
      let isOfLostType = item.parent.map { isOmitted($0) && !items[$0].isExtension } ?? false
      if isOfLostType { continue }
      if isOmitted(index) || doomed[index] != nil {
        if item.isType { continue }
        if item.modifiers.contains("override") { continue }
        lost[item.name, default: []].append(
          LostMember(
            owner: owner(of: index), reason: reason(forLost: index) ?? doomed[index] ?? "it is left out",
            signature: item.signature, isCase: item.keyword == "case"))
      } else {
        kept.insert(item.name)
        signatures.insert(item.signature)
      }
    }
    for name in lost.keys.filter(kept.contains) {
      lost[name] = lost[name, default: []].filter { $0.signature != name && !signatures.contains($0.signature) }
      for position in lost[name, default: []].indices { lost[name, default: []][position].hasOverloads = true }
    }
    return lost.filter { !$0.value.isEmpty && AppleMembers.byName[$0.key] == nil }
  }

  /// Returns the reason for an item or for the extension around it.
  func reason(forLost index: Int) -> String? {
    var next: Int? = index
    while let item = next {
      if let reason = removed[item] { return reason }
      next = items[item].parent
    }
    return nil
  }

  /// Returns whether the name at a position names an omitted member, as far as names can decide.
  func isReference(_ position: Int, to lost: LostMember, from index: Int) -> Bool {
    let structure = structures[items[index].file]
    let (before, after) = (structure.token(position, -1), structure.token(position, 1))
    if after?.isSign(":") == true, before?.isSign("(") == true || before?.isSign(",") == true { return false }
    if lost.hasOverloads, self.signature(ofCallAt: position, structure) != lost.signature { return false }
    var isOnSelf = before?.isSign(".") != true
    if !isOnSelf {
      let receiver = structure.token(position, -2)?.isSign("?") == true ? -3 : -2
      let name = structure.token(position, receiver)?.text
      isOnSelf = name == "self" || name == "Self"
      if let name, name == lost.owner { return true }
    }
    if isOnSelf {
      guard let owner = lost.owner else { return true }
      return self.owner(of: index).map { ancestors(of: $0).contains(owner) } ?? false
    }
    if lost.isCase { return structure.isImplicitMember(position) }
    let name = structure.tokens[position].text
    return name.count >= 8 && name.contains(where: \.isUppercase)
  }

  /// Returns the name at a position with the labels of its call.
  func signature(ofCallAt position: Int, _ structure: SourceStructure) -> String? {
    guard structure.token(position, 1)?.isSign("(") == true, let close = structure.partner[position + 1] else {
      return nil
    }
    var labels: [String] = []
    var isFirst = true
    var next = position + 2
    while next < close {
      let token = structure.tokens[next]
      if isFirst {
        labels.append(token.isName && structure.token(next, 1)?.isSign(":") == true ? token.text : "_")
      }
      isFirst = token.isSign(",")
      if ["(", "[", "{"].contains(token.text), let partner = structure.partner[next] { next = partner }
      next += 1
    }
    return "\(structure.tokens[position].text)(\(labels.map { "\($0):" }.joined()))"
  }

  static let ofLanguage: Set<String> = [
    "encode", "hash", "copy", "description", "intrinsicContentSize", "==", "<", "next", "makeIterator", "body",
  ]

  /// Returns whether a type compiles without a member.
  func isRemovable(_ index: Int) -> Bool {
    let item = items[index]
    guard let parent = item.parent, let scope = items[parent].scope else { return true }
    if scope.keyword == "protocol" { return true }
    if !item.modifiers.isDisjoint(with: ["override", "required"]) || item.keyword == "deinit" { return false }
    if item.keyword == "init" { return item.modifiers.contains("convenience") || scope.isExtension }
    return !Self.ofLanguage.contains(item.name) && !isWitness(index)
  }
}
