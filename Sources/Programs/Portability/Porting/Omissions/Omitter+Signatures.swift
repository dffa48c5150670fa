extension Omitter {
  /// Removes the declarations whose signatures name unavailable types or members, until nothing changes.
  mutating func removeSignatures() {
    var count = -1
    while removed.count != count {
      count = removed.count
      for index in items.indices where !isOmitted(index) {
        if let reason = signatureReason(index) { remove(index, reason) }
      }
    }
  }

  private func signatureReason(_ index: Int) -> String? {
    let item = items[index]
    if ["import", "operator", "precedencegroup"].contains(item.keyword) { return nil }
    if let scope = item.scope { return typeReason(item, scope, index) }
    if let reason = discoveryReason(index) { return reason }
    // Attributes and modifiers too, without the name itself.
    let start = ["func", "var", "let", "typealias", "case", "associatedtype"].contains(item.keyword) ? 2 : 1
    return evidence(in: modifiers(of: index) + Array(item.position..<item.bodyStart).dropFirst(start), of: index)
  }

  /// Returns the unavailable attributes that a property or a type does without: `@Published`, `@UIApplicationMain`.
  func unavailableAttributes(of index: Int) -> [ClosedRange<Int>] {
    let item = items[index]
    if item.keyword != "var", !item.isType { return [] }
    return (item.range.lowerBound..<item.position).compactMap(structures[item.file].attribute(at:))
      .filter { evidence(in: [$0.lowerBound + 1], of: index) != nil }
  }

  /// Returns the tokens in front of a keyword, without attributes that can be omitted.
  private func modifiers(of index: Int) -> [Int] {
    let omitted = unavailableAttributes(of: index)
    return (items[index].range.lowerBound..<items[index].position).filter { position in
      !omitted.contains { $0.contains(position) }
    }
  }

  /// Returns the reason why XCTest on Linux cannot list a method of tests, which stops the build.
  /// > Seen: the list that `swift build --build-tests` writes with Swift 6.3.1 names classes without those around them,
  /// > generic ones, and unavailable methods.
  private func discoveryReason(_ index: Int) -> String? {
    let item = items[index]
    guard item.keyword == "func", item.name.hasPrefix("test"), item.signature == item.name + "()",
      let scope = item.parent.flatMap({ items[$0].scope }), inherited.ancestors(of: scope.name).contains("XCTestCase")
    else { return nil }
    if scope.path.contains(".") { return "XCTest on Linux does not find tests of nested classes" }
    if genericTypes.contains(scope.name) { return "XCTest on Linux does not find tests of generic classes" }
    let attributes = structures[item.file].tokens[item.range.lowerBound..<item.position]
    return attributes.contains { $0.isWord("unavailable") } ? "XCTest on Linux lists unavailable tests too" : nil
  }

  func typeReason(_ item: PackageItem, _ scope: SourceStructure.TypeScope, _ index: Int) -> String? {
    let structure = structures[item.file]
    let nameEnd = scope.elements.first.map { $0.lowerBound - 1 } ?? scope.open
    let behind = scope.elements.last.map { $0.upperBound + 1 } ?? scope.open
    var positions = modifiers(of: index)
    positions += Array(item.position..<nameEnd).dropFirst(item.isExtension ? 1 : 2)
    positions += behind..<max(behind, scope.open)
    positions += scope.elements.filter { !isDroppable($0, in: structure) }.joined()
    return evidence(in: positions, of: index)
  }

  /// Returns whether an inherited protocol can be omitted: a delegate of UIKit's, `ObservableObject`, or an omitted
  /// one of the package.
  func isDroppable(_ element: ClosedRange<Int>, in structure: SourceStructure) -> Bool {
    guard element.count == 1 else { return false }
    let name = structure.tokens[element.lowerBound].text
    if lostTypes[name] != nil { return items.contains { $0.name == name && $0.keyword == "protocol" } }
    return Self.isDelegate(name)
  }

  static func isDelegate(_ name: String) -> Bool {
    let ends = [
      "Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching", "Transitioning", "Updating",
      "Adaptivity",
    ]
    let others = ["ObservableObject", "UITextInputTraits", "UIActivityItemSource", "UIDynamicItem", "UIStateRestoring"]
    return ends.contains(where: name.hasSuffix) || others.contains(name)
  }
}
