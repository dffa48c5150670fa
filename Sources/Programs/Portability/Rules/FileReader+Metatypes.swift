// Classes as values: `viewClass.init()`, `Cell()` of a generic parameter. Swift calls only `required` initializers so,
// and UIKit's classes have one, `init(coder:)`.
extension FileReader {
  /// Collects the names of the file that stand for a class of UIKit's: parameters `viewClass: UIView.Type` and `Cell:
  /// UIView` between angle brackets or after `where`.
  mutating func findMetatypes() {
    var isGeneric = false
    for position in tokens.indices.dropLast(2) where tokens[position].isName {
      let name = tokens[position].text
      if tokens[position + 1].isSign("<") || tokens[position].isWord("where") { isGeneric = true }
      let constraint = tokens[position + 2].text
      guard tokens[position + 1].isSign(":"), isClass(constraint) || metatypes.contains(constraint) else { continue }
      let isMetatype = isSign(".", at: position + 3) && isWord("Type", at: position + 4)
      let isParameter = isGeneric && name.first?.isUppercase == true && isGenericParameter(position)
      if isMetatype || isParameter { metatypes.insert(name) }
    }
  }

  private func isGenericParameter(_ position: Int) -> Bool {
    ["<", ",", "where"].contains(token(position, -1)?.text) && [">", ",", "&", "{"].contains(token(position, 3)?.text)
  }

  /// Returns whether a name is a UIKit class, `NSObject`, or a `typealias` of one.
  private func isClass(_ name: String) -> Bool {
    let name = project.aliases[name] ?? name
    return name == "NSObject" || SupportedNames.classes.contains(name)
  }

  /// Checks a call of an initializer through a class that is a value.
  mutating func readMetatypeCall(_ position: Int) {
    let name = tokens[position].text
    guard metatypes.contains(name), !isSign(".", at: position - 1) else { return }
    var open = position + 1
    if isSign(".", at: open), isWord("init", at: open + 1) { open += 2 }
    guard isSign("(", at: open), open > position + 1 || name.first?.isUppercase == true else { return }
    if token(open, 1)?.text == "coder" { return }
    addFinding(
      position, .change, "\(name)(…) of a class that is a value",
      "Swift makes objects so with required initializers only, and UIKit's only one is init(coder:); hand over a closure"
        + " that makes the object, such as () -> UIView.", .metatype)
  }
}
