import RepositoryFiles

/// The members of Apple's classes beside this package's, by class.
struct Coverage {
  /// A class of Apple's, with the names of its members without arguments.
  struct Row {
    let name: String
    let members: [String]
    /// The members that this package lacks.
    let missing: [String]
    /// The members that only store a value, or have no effect.
    let stored: [String]
    /// The public members that Apple lacks.
    let extra: [String]

    /// The share of the members that exist with their effect, in percent, rounded down.
    var percentage: Int { (members.count - missing.count - stored.count) * 100 / members.count }
  }

  let rows: [Row]

  init() throws {
    let graph = try SymbolGraph.shared.get()
    let kinds: Set = ["swift.property", "swift.method", "swift.type.property", "swift.type.method"]
    let members = Dictionary(grouping: graph.symbols.filter { kinds.contains($0.kind.identifier) }, by: \.owner)
    let classes = try Self.appleClasses()
    let known = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0.members) })
    let inherited = Set(classes.last?.members ?? [])
    rows = classes.dropLast().map { name, names in
      let own = members[Self.plainName(of: name)] == nil ? name : Self.plainName(of: name)
      // Where a superclass or a protocol declares a member too, the nearest declaration counts.
      let superclasses = sequence(first: own) { graph.superclasses[$0] }
      var byName: [String: [SymbolGraph.Symbol]] = [:]
      for type in Self.ancestors(of: own, in: graph) {
        byName.merge(Dictionary(grouping: members[type] ?? [], by: \.baseName)) { nearer, _ in nearer }
      }
      return Row(
        name: name, members: names, missing: names.filter { byName[$0] == nil },
        stored: names.filter { byName[$0]?.allSatisfy(\.hasNoEffect) ?? false },
        extra: Set((members[own] ?? []).map(\.baseName)).subtracting(inherited)
          .subtracting(superclasses.flatMap { type in ["", "UI", "CA", "NS"].flatMap { known[$0 + type] ?? [] } })
          .sorted())
    }
  }

  /// Returns the classes of the list in their order; the last row has what all of them inherit.
  private static func appleClasses() throws -> [(name: String, members: [String])] {
    let text = try Repository.text(of: "Tests/Programs/PortabilityTests/Names/AppleClasses.txt")
    return text.components(separatedBy: "\n# ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1)
      return (String(lines[0]), lines[1].split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }

  /// Returns the name that this package gives to a class of Apple's: without the prefix.
  private static func plainName(of name: String) -> String { String(name.dropFirst(2)) }

  /// Returns a class and its superclasses, and then the protocols of all of them.
  private static func ancestors(of type: String, in graph: SymbolGraph) -> [String] {
    let classes = Array(sequence(first: type) { graph.superclasses[$0] })
    var (found, waiting) = (classes, classes.flatMap { graph.protocols[$0] ?? [] })
    while let next = waiting.popLast() {
      if found.contains(next) { continue }
      found.append(next)
      waiting += graph.protocols[next] ?? []
    }
    return found
  }

  /// The page.
  var text: String {
    let counts = rows.reduce((0, 0, 0)) { ($0.0 + $1.members.count, $0.1 + $1.missing.count, $0.2 + $1.stored.count) }
    let share = (counts.0 - counts.1 - counts.2) * 100 / counts.0
    let table = rows.map {
      "| `\($0.name)` | \($0.members.count) | \($0.percentage) % | \(Self.list($0.stored)) | \(Self.list($0.missing)) |"
    }
    return """
      # Coverage

      Of \(counts.0) members of \(rows.count) classes of iOS 26, \(share) % exist with their effect, \(counts.2) are stored only or have no
      effect here, \(counts.1) are missing. A member is a name without arguments, as Apple's reference lists it, without those that a class
      inherits; what a member does is the subject of [Fidelity](Fidelity/README.md). `PORTABILITY_NAMES=record swift test --filter
      CoverageTests` writes this page from the compiled modules.

      | class | members | with effect | without effect | missing |
      |---|---|---|---|---|
      \(table.joined(separator: "\n"))

      """
  }

  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }
}

extension SymbolGraph.Symbol {
  /// Whether the member only stores its value, or has no effect, by its comment.
  fileprivate var hasNoEffect: Bool {
    let lines = docComment?.lines.map(\.text) ?? []
    let abstract = lines.first ?? ""
    return abstract.contains("no effect here") || abstract.hasPrefix("Has no effect:")
      || lines.contains { ($0 == abstract || $0.hasPrefix("> Differs:")) && $0.contains("tored only") }
  }
}
