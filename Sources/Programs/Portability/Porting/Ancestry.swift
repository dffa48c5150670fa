/// The types and protocols that each type of a package inherits from.
struct Ancestry {
  /// The names after the colons of each type and of its extensions.
  private var inherited: [String: Set<String>] = [:]

  init(_ scopes: [SourceStructure.TypeScope]) {
    for scope in scopes { inherited[scope.name, default: []].formUnion(scope.inherited) }
  }

  /// Returns a type with all that it inherits from.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      for parent in inherited[next] ?? [] where found.insert(parent).inserted { waiting.append(parent) }
    }
    return found
  }
}
