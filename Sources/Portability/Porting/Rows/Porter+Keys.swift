// Row `keyPath`.
extension Porter {
  /// Writes the key of a `#keyPath` as a string.
  mutating func portKeyPath(_ place: Int) {
    guard token(place, 1)?.isSign("(") == true, let close = structure.partner[place + 1] else { return }
    let inside = place + 2..<close
    guard inside.allSatisfy({ tokens[$0].isName || tokens[$0].isSign(".") }) else { return }
    var path = inside.filter { tokens[$0].isName }.map { tokens[$0].text }
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    let key = path.drop { $0.first?.isUppercase == true }.map(objectiveCKey)
    if !key.isEmpty { replace(place, through: close, with: "\"\(key.joined(separator: "."))\"") }
  }

  /// The name of a property in Objective-C: UIKit's `isHidden` is `hidden`, a property of the package keeps its name.
  private func objectiveCKey(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true, !names.properties.contains(name) else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
