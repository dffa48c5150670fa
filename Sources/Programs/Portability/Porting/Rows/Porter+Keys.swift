// Rows `keyPath` and `observer`.
extension Porter {
  /// Writes the key of a `#keyPath` as a string.
  mutating func portKeyPath(_ position: Int) {
    guard token(position, 1)?.isSign("(") == true, let close = structure.partner[position + 1] else { return }
    let inside = position + 2..<close
    guard inside.allSatisfy({ tokens[$0].isName || tokens[$0].isSign(".") }) else { return }
    var path = inside.filter { tokens[$0].isName }.map { tokens[$0].text }
    if path.first == "self" || path.first == "Self" { path.removeFirst() }
    let key = path.drop { $0.first?.isUppercase == true }.map(objectiveCKey)
    if !key.isEmpty { replace(position, through: close, with: "\"\(key.joined(separator: "."))\"") }
  }

  /// Returns the Objective-C name of a property: UIKit's `isHidden` is `hidden`, the package's names are the same.
  private func objectiveCKey(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase == true, !names.properties.contains(name) else { return name }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Writes the name of a getter as a string: `NSStringFromSelector(#selector(getter: view.frame))` is `"frame"`.
  mutating func portKeyOfGetter(_ position: Int) {
    guard token(position, 1)?.isSign("(") == true, let close = structure.partner[position + 1],
      token(position, 2)?.text == "#selector", token(position, 3)?.isSign("(") == true,
      structure.partner[position + 3] == close - 1, token(position, 4)?.isWord("getter") == true,
      let name = token(close - 2), name.isName
    else { return }
    replace(position, through: close, with: "\"\(name.text)\"")
  }

  /// Lists observing by a string, which compiles for views and layers and calls no observer.
  mutating func listObservation(_ position: Int) {
    guard token(position, 1)?.isSign("(") == true,
      arguments(in: position + 1).contains(where: { tokens[$0.lowerBound].text == "forKeyPath" })
    else { return }
    let isCall = tokens[position].isWord("addObserver")
    if (token(position, -1)?.isWord("func") == true) == isCall { return }
    list(position, .unsupported, "NSObject.\(tokens[position].text)", FileReader.adviceForObserver, .observer)
  }

  /// Makes `observeValue` a new method in classes that inherit from `NSObject`, which has none on Linux.
  mutating func portObserveValue(_ position: Int) {
    guard token(position, 1)?.isSign("(") == true, let close = structure.partner[position + 1],
      let type = structure.type(around: position), isPlainObject(type.name)
    else { return }
    if token(position, -1)?.isWord("func") == true {
      let first = structure.beginning(of: position - 1)
      for modifier in first..<position where tokens[modifier].isWord("override") { remove(modifier, through: modifier) }
    } else if token(position, -1)?.isSign(".") == true, token(position, -2)?.isWord("super") == true {
      replace(position - 2, through: close, with: "()")
    }
  }

  /// Returns whether a class of the package inherits from `NSObject` and from no class of UIKit's.
  private func isPlainObject(_ type: String) -> Bool {
    let ancestors = names.ancestors(of: type)
    return ancestors.contains("NSObject") && !ancestors.contains { SupportedNames.classes.contains($0) }
  }
}
