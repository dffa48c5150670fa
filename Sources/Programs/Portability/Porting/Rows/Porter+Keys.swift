// Rows `keyPath` and `observer`.
extension Porter {
  /// Writes the key of a `#keyPath` as a string.
  mutating func portKeyPath(_ position: Int) {
    guard let close = structure.endOfCall(position) else { return }
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
    guard let close = structure.endOfCall(position), token(position, 2)?.text == "#selector",
      isSign("(", at: position + 3), structure.partner[position + 3] == close - 1, isWord("getter", at: position + 4),
      let name = token(close - 2), name.isName
    else { return }
    replace(position, through: close, with: "\"\(name.text)\"")
  }

  /// Lists observing by a string, which compiles for views and layers and calls no observer.
  mutating func listObservation(_ position: Int) {
    guard isSign("(", at: position + 1),
      arguments(in: position + 1).contains(where: { tokens[$0.lowerBound].text == "forKeyPath" })
    else { return }
    let isCall = tokens[position].isWord("addObserver")
    if isWord("func", at: position - 1) == isCall { return }
    list(position, .unsupported, "NSObject.\(tokens[position].text)", FileReader.adviceForObserver, .observer)
  }

  /// Makes `observeValue` a new method in classes that inherit from `NSObject`, which has none on Linux.
  mutating func portObserveValue(_ position: Int) {
    guard let close = structure.endOfCall(position), let type = structure.type(around: position),
      isPlainObject(type.name)
    else { return }
    if isWord("func", at: position - 1) {
      remove(modifier: "override", of: position - 1)
    } else if isSign(".", at: position - 1), isWord("super", at: position - 2) {
      replace(position - 2, through: close, with: "()")
    }
  }

  /// Returns whether a class of the package inherits from `NSObject` and from no class of UIKit's.
  private func isPlainObject(_ type: String) -> Bool {
    let ancestors = names.ancestors(of: type)
    return ancestors.contains("NSObject") && !ancestors.contains { SupportedNames.classes.contains($0) }
  }
}
