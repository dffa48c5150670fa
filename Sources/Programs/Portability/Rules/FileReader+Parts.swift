// The checks of code after a type of the package: `UIButton.Configuration`, `UIColor.systemMint`, `UIImage(data:)`.
extension FileReader {
  /// Checks what follows the name of a type at a position.
  mutating func readPart(_ position: Int) {
    let type = tokens[position].text
    guard let sign = token(position, 1), let next = token(position, 2) else { return }
    if sign.isSign("("), Self.typesWithInitializers.contains(type) {
      readInitializer(of: type, position)
    } else if sign.isSign("."), next.isName, !project.declared.contains(next.text), !Self.ofLanguage.contains(next.text)
    {
      // A constant of C: `OBJC_ASSOCIATION_RETAIN`.
      if next.text.contains("_"), next.text == next.text.uppercased() { return }
      let isNested = next.text.first?.isUppercase == true
      let known = isNested ? SupportedNames.nested : SupportedNames.statics
      if known.contains("\(type).\(next.text)") || !isNested && !isStatic(position + 2, of: type) { return }
      addFinding(position, .unsupported, "\(type).\(next.text)", Self.advice(for: next.text))
    }
  }

  /// Checks the name of a type of which only the types inside are here.
  mutating func readNamespace(_ position: Int) {
    let type = tokens[position].text
    guard isSign(".", at: position + 1), let part = token(position, 2), part.isName else {
      return addFinding(position, .unsupported, type, Self.advice(for: type))
    }
    if SupportedNames.nested.contains("\(type).\(part.text)") { return }
    if part.text.first?.isUppercase == true || project.declared.contains(part.text) { return readPart(position) }
    addFinding(position, .unsupported, "\(type).\(part.text)", Self.advice(for: type))
  }

  /// Members that every type has.
  private static let ofLanguage: Set<String> = [
    "Type", "Protocol", "Self", "self", "init", "allCases", "RawValue", "AllCases", "ID",
  ]

  /// Returns whether a name after a type can only be in the table; ``AppleMembers`` judges the names it lists.
  ///
  /// After a class there may be one of its methods too, as in `views.forEach(UIView.removeFromSuperview)`.
  private func isStatic(_ position: Int, of type: String) -> Bool {
    let name = tokens[position].text
    if AppleMembers.byName[name] != nil { return false }
    if AppleNames.valueTypes.contains(type) { return true }
    guard AppleNames.classesWithStatics.contains(type), let next = token(position, 1) else { return false }
    return !isInHash && (next.isSign("(") || next.isSign("."))
  }

  private static let typesWithInitializers = Set(
    SupportedNames.initializers.map { String($0.prefix { $0 != "(" }) })

  /// Checks a call of an initializer by its first label.
  private mutating func readInitializer(of type: String, _ position: Int) {
    guard let first = token(position, 2), !first.isSign(")") else { return }
    let label = isSign(":", at: position + 3) && first.isName ? first.text : "_"
    if ["rawValue", "coder"].contains(label) || project.declared.contains("init(\(label)") { return }
    if SupportedNames.initializers.contains("\(type)(\(label)") { return }
    addFinding(
      position, .unsupported, "\(type)(\(label):)",
      "The package does not have this initializer, and neither have the files that were read.")
  }
}
