extension FileReader {
  /// Checks a name: of a type, a function or a member of Apple's that the package may not have.
  mutating func readName(_ position: Int) {
    let word = tokens[position].text
    if tokens.isLabel(position) { return }
    if OptionalMethods.names.contains(word), !project.declared.contains(word), isSign(".", at: position - 1),
      isSign("?", at: position + 1), isSign("(", at: position + 2)
    {
      addFinding(
        position, .change, "\(word)?(…)",
        "The method has a default implementation here; call it without the question mark.", .optional)
    }
    if Magnitudes.names.contains(word) { readMagnitude(position) }
    if !metatypes.isEmpty { readMetatypeCall(position) }
    if isSign("(", at: position + 1), isSwizzler(word) { return readSwizzling(position) }
    if project.declared.contains(word) { return }
    if AppleNames.contains(word), !Modules.missing.contains(word) {
      readAppleName(position)
    } else if AppleNames.ofNetwork.contains(word) {
      readNetworkName(position)
    } else if AppleNames.ofXML.contains(word) {
      readNameOfXML()
    } else if let members = AppleMembers.byName[word] {
      for member in members where !AppleMembers.works(member.wanted) {
        if matches(member.wanted, position) { return addMemberFinding(position, member) }
      }
    } else if word == "perform" {
      readPerform(position)
    }
  }

  /// Checks a number without its type in an initializer that accepts several types of numbers on Linux.
  private mutating func readMagnitude(_ position: Int) {
    guard let call = Magnitudes.ambiguousCall(at: position, in: tokens) else { return }
    let name = tokens[position].text
    addFinding(
      position - 1, .change, ".\(name) in \(call)",
      "On Linux the initializer takes Double and Int too; write CGFloat.\(name).", .magnitude)
  }

  private mutating func readAppleName(_ position: Int) {
    let word = tokens[position].text
    // A type inside of a type that another framework has: `AttributeScopes.UIKitAttributes`.
    let owner = isSign(".", at: position - 1) ? token(position, -2)?.text : nil
    if let owner, SupportedNames.nested.contains("\(owner).\(word)") { return }
    if SupportedNames.names.contains(word) || AppleNames.ofFoundation.contains(word) {
      readMissingImport(position)
      if word == "UIImageJPEGRepresentation" { return addFinding(position, .unsupported, word, Self.adviceForJPEG) }
      if word == "Selector" { readSelectorOfString(position) }
      return SupportedNames.namespaces.contains(word) ? readNamespace(position) : readPart(position)
    }
    if let new = OldNames.new[word], Self.isSupported(new) {
      addFinding(position, .change, word, "The old name is unavailable; write \(new).", .oldName)
    } else if word == "autoreleasepool" {
      addFinding(
        position, .change, word, "There are no pools without Objective-C; move the statements out of it.", .pool)
    } else {
      addFinding(position, .unsupported, word, Self.advice[word] ?? Self.advice(for: word))
    }
  }

  /// Returns whether a new name can be written here.
  static func isSupported(_ name: String) -> Bool {
    let parts = name.split { ".(".contains($0) }.map(String.init)
    guard let first = parts.first, AppleNames.contains(first) else { return true }
    if !SupportedNames.names.contains(first), !AppleNames.ofFoundation.contains(first) { return false }
    return parts.count < 2 || parts[1].first?.isUppercase != true
      || SupportedNames.nested.contains("\(first).\(parts[1])")
  }

  static func advice(for word: String) -> String {
    if word.contains("Controller") { return "The controller is unavailable; test the views that it shows." }
    if word.contains("_") { return "There is no Objective-C runtime." }
    return "Neither this package nor the files that were read have it."
  }

  static let adviceForJPEG = "It compiles and writes nothing: there are no JPEG files here; write PNG files."

  static let advice = [
    "UIStoryboard": "Nothing reads storyboards; build the views in code.",
    "UINib": "Nothing reads nibs; build the views in code.",
    "loadNibNamed": "Nothing reads nibs; build the views in code.",
    "CADisplayLink": "There is no screen that refreshes.", "jpegData": adviceForJPEG,
  ]

  private mutating func readSelectorOfString(_ position: Int) {
    let start = isSign("(", at: position + 2) ? 3 : 2
    if isSign("(", at: position + 1), token(position, start)?.kind == .string {
      addFinding(
        position, .change, "Selector(\"…\")",
        "A string finds only methods that were named; write Selector(Type.method, named:) for one with up to two"
          + " parameters, the second an event.",
        .string)
    }
  }
}
