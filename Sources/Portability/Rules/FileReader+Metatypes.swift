// Classes as values: `viewClass.init()`, `Cell()` of a generic parameter. Swift calls only `required` initializers so, and
// UIKit's classes have one, `init(coder:)`.
extension FileReader {
  /// Finds the names of the file that stand for a class of UIKit's: parameters `viewClass: UIView.Type` and `Cell: UIView`
  /// between angle brackets or behind `where`.
  mutating func findMetatypes() {
    var isGeneric = false
    for place in tokens.indices.dropLast(2) where tokens[place].isName {
      if tokens[place + 1].isSign("<") { isGeneric = true }
      if tokens[place].isWord("where") { isGeneric = true }
      let constraint = tokens[place + 2].text
      guard tokens[place + 1].isSign(":"), isClass(constraint) || metatypes.contains(constraint) else { continue }
      let next = token(place, 3)
      if next?.isSign(".") == true, token(place, 4)?.isWord("Type") == true {
        metatypes.insert(tokens[place].text)
      } else if isGeneric, tokens[place].text.first?.isUppercase == true, isGenericParameter(place) {
        metatypes.insert(tokens[place].text)
      }
    }
  }

  private func isGenericParameter(_ place: Int) -> Bool {
    guard let before = token(place, -1), let after = token(place, 3) else { return false }
    return (before.isSign("<") || before.isSign(",") || before.isWord("where"))
      && [">", ",", "&", "{"].contains(after.text)
  }

  /// Whether a name is that of a class of UIKit's or of `NSObject`, or a `typealias` of one.
  private func isClass(_ name: String) -> Bool {
    let name = project.aliases[name] ?? name
    return name == "NSObject" || SupportedNames.classes.contains(name)
  }

  /// Checks a call of an initializer through a class that is a value.
  mutating func readMetatypeCall(_ place: Int) {
    let name = tokens[place].text
    guard metatypes.contains(name), token(place, -1)?.isSign(".") != true else { return }
    var open = place + 1
    if token(open)?.isSign(".") == true, token(open, 1)?.isWord("init") == true { open += 2 }
    guard token(open)?.isSign("(") == true, open > place + 1 || name.first?.isUppercase == true else { return }
    if token(open, 1)?.text == "coder" { return }
    addFinding(
      place, .change, "\(name)(…) of a class that is a value",
      "Swift makes objects so with required initializers only, and UIKit's only one is init(coder:); hand over a closure"
        + " that makes the object, such as () -> UIView.", .metatype)
  }
}
