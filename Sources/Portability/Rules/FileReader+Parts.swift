// What is written behind the name of one of the package's types: `UIButton.Configuration`, `UIColor.systemMint`,
// `UIImage(data:)`.
extension FileReader {
  /// Judges what follows the name of a type at a place.
  mutating func readPart(_ place: Int) {
    let type = tokens[place].text
    guard let sign = token(place, 1), let next = token(place, 2) else { return }
    if sign.isSign("("), Self.typesWithInitializers.contains(type) {
      readInitializer(of: type, place)
    } else if sign.isSign("."), next.isName, !ownNames.contains(next.text), !Self.ofLanguage.contains(next.text) {
      let isNested = next.text.first?.isUppercase == true
      let known = isNested ? SupportedNames.nested : SupportedNames.statics
      if known.contains("\(type).\(next.text)") || !isNested && !isStatic(next.text, of: type) { return }
      note(place, .unsupported, "\(type).\(next.text)", Self.advice(for: next.text))
    }
  }

  /// What every type has.
  private static let ofLanguage: Set<String> = ["Type", "Protocol", "Self", "self", "init", "allCases"]

  /// Whether a name behind a type can only be one that the table would know; what ``AppleMembers`` lists is judged there.
  private func isStatic(_ name: String, of type: String) -> Bool {
    AppleNames.valueTypes.contains(type) && AppleMembers.byName[name] == nil
  }

  private static let typesWithInitializers = Set(
    SupportedNames.initializers.map { String($0.prefix { $0 != "(" }) })

  /// Judges a call of an initializer by its first label.
  private mutating func readInitializer(of type: String, _ place: Int) {
    guard let first = token(place, 2), !first.isSign(")") else { return }
    let label = token(place, 3)?.isSign(":") == true && first.isName ? first.text : "_"
    if ["rawValue", "coder"].contains(label) || ownNames.contains("init(\(label)") { return }
    if SupportedNames.initializers.contains("\(type)(\(label)") { return }
    note(place, .unsupported, "\(type)(\(label):)", "The package does not have this initializer.")
  }
}
