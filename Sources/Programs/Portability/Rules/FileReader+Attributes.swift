extension FileReader {
  /// Checks the attribute whose name is at a position, after its `@`.
  /// > Seen: the messages of Swift 6.3.1 on Linux for each; `@IBInspectable`, `@IBDesignable`,
  /// > `@GKInspectable`, `@NSCopying` and `@nonobjc` are accepted.
  mutating func readAttribute(_ position: Int) {
    let name = tokens[position].text
    let at = position - 1
    switch name {
    case "objc": readObjC(position)
    case "objcMembers":
      addFinding(
        at, .change, "@objcMembers", "Swift refuses it without Objective-C; remove the attribute.", .objcMembers)
    case "IBOutlet":
      addFinding(
        at, .change, "@IBOutlet", "Swift refuses it for a class without Objective-C; remove the attribute.", .outlet)
    case "IBAction", "IBSegueAction":
      addFinding(
        at, .change, "@\(name)", "Swift refuses it for methods without exactly one argument; remove the attribute.",
        .outlet)
    case "IBInspectable", "IBDesignable", "GKInspectable":
      addFinding(at, .compiles, "@\(name)", "Swift accepts it; it does nothing here.", .interfaceBuilder)
    case "NSManaged":
      addFinding(at, .unsupported, "@NSManaged", Self.adviceForManaged, .managed)
    case "UIApplicationMain", "NSApplicationMain":
      addFinding(at, .unsupported, "@\(name)", "There is no application here; leave the file out of the target.")
    default: break
    }
  }

  static let adviceForManaged = "It compiles and does not link, as there is no CoreData; store the property."

  /// More modifiers than these are not read.
  private static let mostModifiers = 10
  /// The largest number of tokens of a name for Objective-C.
  private static let longestName = 40

  /// Checks `@objc`, by what follows it.
  private mutating func readObjC(_ position: Int) {
    var next = position + 1
    if token(next)?.isSign("(") == true {
      let name = tokens[next...].prefix(Self.longestName)
      next = (name.firstIndex { $0.isSign(")") } ?? next) + 1
    }
    let following = (next..<next + Self.mostModifiers).compactMap { token($0)?.text }
    let modifiers = following.prefix { Declaration.modifiers.contains($0) || ["(", "set", ")"].contains($0) }
    let keyword = next + modifiers.count
    if token(keyword)?.isWord("protocol") == true, token(keyword, 2)?.isSign("{") == true {
      let name = token(keyword, 1)?.text ?? ""
      addFinding(
        position - 1, .change, "@objc protocol",
        "Swift refuses @objc without Objective-C; write protocol \(name): AnyObject, which weak references need.",
        .protocol)
    } else if modifiers.contains("optional") {
      addFinding(
        position - 1, .change, "@objc optional",
        "A requirement cannot be optional without Objective-C; give it an empty body in an extension.", .optional)
    } else if modifiers.contains("dynamic") {
      addFinding(
        position - 1, .change, "@objc dynamic",
        "Swift refuses it; remove both words, and call didChangeValue(for:) in didSet if it is observed.", .dynamic)
    } else {
      addFinding(position - 1, .change, "@objc", "Swift refuses it without Objective-C; remove the attribute.", .objc)
    }
  }
}
