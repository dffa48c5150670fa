extension FileReader {
  /// Checks the attribute whose name is at a position, after its `@`.
  /// > Seen: the messages of Swift 6.3.1 on Linux for each; `@IBInspectable`, `@IBDesignable`,
  /// > `@GKInspectable`, `@NSCopying` and `@nonobjc` are accepted.
  mutating func readAttribute(_ position: Int) {
    let name = tokens[position].text
    if name == "objc" { return readObjC(position) }
    if let (_, verdict, message, row) = Self.attributes.first(where: { $0.names.contains(name) }) {
      addFinding(position - 1, verdict, "@\(name)", message, row)
    }
  }

  private static let attributes: [(names: [String], verdict: Verdict, message: String, row: PortingRow?)] = [
    (["objcMembers"], .change, "Swift refuses it without Objective-C; remove the attribute.", .objcMembers),
    (["IBOutlet"], .change, "Swift refuses it for a class without Objective-C; remove the attribute.", .outlet),
    (["NSManaged"], .unsupported, adviceForManaged, .managed),
    (
      ["IBAction", "IBSegueAction"], .change,
      "Swift refuses it for methods without exactly one argument; remove the attribute.", .outlet
    ),
    (
      ["IBInspectable", "IBDesignable", "GKInspectable"], .compiles, "Swift accepts it; it does nothing here.",
      .interfaceBuilder
    ),
    (
      ["UIApplicationMain", "NSApplicationMain"], .unsupported,
      "There is no application here; leave the file out of the target.", nil
    ),
  ]

  static let adviceForManaged = "It compiles and does not link, as there is no CoreData; store the property."

  /// More modifiers than these are not read.
  private static let mostModifiers = 10

  /// Checks `@objc`, by what follows it.
  private mutating func readObjC(_ position: Int) {
    let next = (structure.endOfCall(position) ?? position) + 1
    let following = (next..<next + Self.mostModifiers).compactMap { token($0)?.text }
    let modifiers = following.prefix { Declaration.modifiers.contains($0) || ["(", "set", ")"].contains($0) }
    let keyword = next + modifiers.count
    if isWord("protocol", at: keyword), isSign("{", at: keyword + 2) {
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
