/// The removal of a package's declarations that name unavailable types, which Linux cannot compile.
///
/// Extensions of unavailable types, types that inherit from them, and members whose signatures name them are removed;
/// what they declare is unavailable then too. Bodies stay, for the compiler to decide, but for dead branches in them.
struct Omitter {
  let sources: [SourceFile]
  let structures: [SourceStructure]
  let absent: UnavailableNames
  let items: [PackageItem]
  /// The reason for each item that is omitted.
  private(set) var removed: [Int: String] = [:]
  private(set) var lostTypes: [String: String] = [:]
  /// The cases of enumerations that are omitted, with their types, where no other case or static member has the name.
  private(set) var lostCases: [String: (owners: Set<String>, reason: String)] = [:]
  /// The targets whose declarations stay, as none would be left.
  private(set) var keptTargets: Set<Int> = []
  let targets: [Int]
  /// The members of each item that is a type, and those of files.
  let members: [Int?: [Int]]
  let inherited: Ancestry
  let genericTypes: Set<String>

  /// Returns the removals of each file of a package, with the target of each.
  static func omissions(
    in sources: [SourceFile], _ structures: [SourceStructure], _ project: ProjectNames, targets: [Int]
  ) -> [FileOmissions] {
    var omitter = Omitter(sources, structures, project, targets: targets)
    omitter.run()
    return omitter.result()
  }

  private init(_ sources: [SourceFile], _ structures: [SourceStructure], _ project: ProjectNames, targets: [Int]) {
    self.sources = sources
    self.structures = structures
    self.targets = targets
    absent = UnavailableNames(structures.map(\.tokens), project: project)
    var items: [PackageItem] = []
    for (file, structure) in structures.enumerated() {
      items += PackageItem.all(in: structure, file: file, first: items.count)
    }
    self.items = items
    members = Dictionary(grouping: items.indices) { items[$0].parent }
    let scopes = structures.flatMap(\.types)
    inherited = Ancestry(scopes)
    genericTypes = Set(scopes.filter(\.isGeneric).map(\.name))
  }

  private mutating func run() {
    while true {
      removed = [:]
      lostTypes = [:]
      lostCases = [:]
      removeSignatures()
      collectLostCases()
      let emptied = emptiedTargets().subtracting(keptTargets)
      if emptied.isEmpty { return }
      keptTargets.formUnion(emptied)
    }
  }

  /// Returns the targets of the library that would have no declarations left.
  func emptiedTargets() -> Set<Int> {
    let declarations = items.indices.filter { items[$0].parent == nil && items[$0].keyword != "import" }
    let left = declarations.filter { removed[$0] == nil }
    let tests = Set(
      structures.indices.filter { file in
        ImportStatement.all(in: structures[file].tokens).contains { $0.module == "XCTest" || $0.module == "Testing" }
      }.map { targets[$0] })
    let all = Set(declarations.map { targets[items[$0].file] })
    return all.subtracting(left.map { targets[items[$0].file] }).subtracting(tests)
  }

  // MARK: Questions

  func isOmitted(_ index: Int) -> Bool {
    var next: Int? = index
    while let item = next {
      if removed[item] != nil { return true }
      next = items[item].parent
    }
    return false
  }

  func owner(of index: Int) -> String? { items[index].parent.flatMap { items[$0].scope?.name } }

  func generics(around index: Int) -> Set<String> {
    sequence(first: index) { items[$0].parent }.reduce(into: []) { $0.formUnion(items[$1].generics) }
  }

  /// Returns the reason why the name at a position is unavailable or omitted; nil for none.
  func reason(at position: Int, in file: Int) -> String? {
    let structure = structures[file]
    if let reason = absent.reason(at: position, of: structure, file: file) { return reason }
    guard let lost = lostTypes[structure.tokens[position].text], structure.tokens[position].isName else { return nil }
    if structure.isSign(".", at: position - 1) {
      return structure.token(position, -2)?.text.first?.isUppercase == true ? lost : nil
    }
    return structure.tokens.isLabel(position) ? nil : lost
  }

  func evidence(in positions: some Sequence<Int>, of index: Int) -> String? {
    let file = items[index].file
    var generics: Set<String>?
    for position in positions where structures[file].tokens[position].isName {
      guard let reason = reason(at: position, in: file) else { continue }
      let known = generics ?? self.generics(around: index)
      generics = known
      if !known.contains(structures[file].tokens[position].text) { return reason }
    }
    return nil
  }

  // MARK: Removals

  mutating func remove(_ index: Int, _ reason: String) {
    if keptTargets.contains(targets[items[index].file]) || removed[index] != nil { return }
    removed[index] = reason
    let item = items[index]
    if item.declaresType {
      let isElsewhere = items.indices.contains {
        $0 != index && items[$0].name == item.name && items[$0].declaresType && !isOmitted($0)
      }
      if !isElsewhere { lostTypes[item.name] = "`\(item.name)` is left out" }
      for member in members[index] ?? [] where items[member].isType && !items[member].isExtension {
        lostTypes[items[member].name] = "`\(item.name)` is left out"
      }
    }
  }

  /// Collects the cases that are omitted, without those whose names other cases or static members have.
  private mutating func collectLostCases() {
    var kept: Set<String> = []
    var lost: [String: (owners: Set<String>, reason: String)] = [:]
    for (index, item) in items.enumerated() where item.keyword == "case" || item.modifiers.contains("static") {
      guard isOmitted(index) else {
        kept.insert(item.name)
        continue
      }
      guard let reason = removed[index], item.keyword == "case", let owner = owner(of: index) else { continue }
      lost[item.name, default: ([], reason)].owners.insert(owner)
    }
    lostCases = lost.filter { !kept.contains($0.key) }
  }

  /// Returns the reason why the case that a pattern names is omitted: `.table`, `Row.table`; nil if it stays.
  func reasonForCase(at position: Int, in file: Int) -> String? {
    let structure = structures[file]
    guard let lost = lostCases[structure.tokens[position].text], structure.isSign(".", at: position - 1) else {
      return nil
    }
    let isOfOwner = structure.token(position, -2).map { lost.owners.contains($0.text) } == true
    return isOfOwner || structure.isImplicitMember(position) ? lost.reason : nil
  }

  // MARK: Branches

  /// Returns the branches of an item that are never executed, as they test for an object of an unavailable class.
  func deadBranches(_ index: Int) -> [Removal] {
    let item = items[index]
    if item.body.isEmpty || item.isType { return [] }
    let structure = structures[item.file]
    let words = lostCases.isEmpty ? ["as", "is"] : ["as", "is", "case"]
    guard item.body.contains(where: { words.contains(structure.tokens[$0].text) }) else { return [] }
    return DeadBranches.removals(
      in: item.body, of: structure, isAbsent: { position in reason(at: position, in: item.file) != nil },
      isLostCase: { position in reasonForCase(at: position, in: item.file) != nil })
  }

  // MARK: Result

  private func result() -> [FileOmissions] {
    var files = sources.map { _ in FileOmissions() }
    for index in items.indices {
      let item = items[index]
      let tokens = structures[item.file].tokens
      if let reason = removed[index] {
        if item.parent.map(isOmitted) == true { continue }
        if let range = removalRange(index) { files[item.file].removals.append(Removal(tokens: range)) }
        files[item.file].list.append(omission(at: tokens[item.position], in: item.file, construct(index), reason))
        continue
      }
      if isOmitted(index) || keptTargets.contains(targets[item.file]) { continue }
      if let scope = item.scope { dropConformances(of: scope, index, into: &files[item.file]) }
      dropAttributes(of: index, into: &files[item.file])
      for removal in deadBranches(index) {
        files[item.file].removals.append(removal)
        // What follows a `guard` is a removal of its own.
        let absence = { position in reason(at: position, in: item.file) ?? reasonForCase(at: position, in: item.file) }
        if let position = removal.tokens.first(where: { absence($0) != nil }), let reason = absence(position) {
          let construct = "what asks for `\(tokens[position].text)`"
          files[item.file].list.append(
            omission(at: tokens[removal.tokens.lowerBound], in: item.file, construct, reason))
        }
      }
    }
    return files
  }

  /// Returns the tokens to remove with an omitted item: of a case with one comma, if others of its keyword stay.
  private func removalRange(_ index: Int) -> ClosedRange<Int>? {
    let item = items[index]
    guard item.keyword == "case", let parent = item.parent else { return item.range }
    let group = members[parent, default: []].filter { items[$0].wholeRange == item.wholeRange }
    guard let firstKept = group.first(where: { removed[$0] == nil }) else {
      return index == group.first ? item.wholeRange : nil
    }
    return index < firstKept ? item.position + 1...items[index + 1].position : item.range
  }

  func omission(at token: Token, in file: Int, _ construct: String, _ reason: String) -> Omission {
    Omission(path: sources[file].path, line: Int(token.line), construct: construct, reason: reason)
  }

  func construct(_ index: Int) -> String {
    PackageItem.construct(index, of: items, structures[items[index].file], sources[items[index].file])
  }

  /// Removes unavailable attributes from a property or a type.
  private func dropAttributes(of index: Int, into omissions: inout FileOmissions) {
    let file = items[index].file
    let tokens = structures[file].tokens
    for attribute in unavailableAttributes(of: index) {
      let name = tokens[attribute.lowerBound + 1]
      let reason = reason(at: attribute.lowerBound + 1, in: file) ?? ""
      omissions.removals.append(Removal(tokens: attribute))
      omissions.list.append(
        omission(at: name, in: file, "the attribute `@\(name.text)` of \(construct(index))", reason))
    }
  }

  /// Removes unavailable protocols from the list after a type's colon.
  func dropConformances(of scope: SourceStructure.TypeScope, _ index: Int, into omissions: inout FileOmissions) {
    let item = items[index]
    let structure = structures[item.file]
    let elements = scope.elements
    var dropped: [ClosedRange<Int>] = []
    for element in elements {
      guard let reason = evidence(in: element, of: index) else { continue }
      let name = structure.tokens[element.lowerBound]
      dropped.append(element)
      omissions.list.append(
        omission(at: name, in: item.file, "the conformance of `\(scope.name)` to `\(name.text)`", reason))
    }
    guard let first = elements.first, let last = elements.last, !dropped.isEmpty else { return }
    omissions.removals +=
      dropped.count == elements.count
      ? [Removal(tokens: first.lowerBound - 1...last.upperBound)]
      : Removal.removals(of: dropped.map { Range($0) }, in: elements.map { Range($0) })
  }
}
