/// The types and protocols that each type of a package inherits from.
struct Ancestry {
  /// The names after the colons of each type and of its extensions.
  private(set) var inherited: [String: Set<String>] = [:]

  init(_ scopes: [SourceStructure.TypeScope]) { add(scopes) }

  mutating func add(_ scopes: [SourceStructure.TypeScope]) {
    for scope in scopes { inherited[scope.name, default: []].formUnion(scope.inherited) }
  }

  /// Returns the names of a type and of its superclasses and protocols, as far as the package declares them.
  func ancestors(of type: String) -> [String] {
    var found = [type]
    var seen: Set<String> = [type]
    var next = 0
    while next < found.count {
      for name in inherited[found[next], default: []].sorted() where seen.insert(name).inserted { found.append(name) }
      next += 1
    }
    return found
  }
}
