/// Members of Apple's view classes, by class, that are searched for by name: those in `AppleMembers.txt`.
///
/// A name must be so much the class's own that hardly anything else has it. Those that the package has are omitted at
/// run time (``SupportedNames/members``), so this list only grows. `.name` is found only after a point; `name(label:`
/// only as a call with an argument of this label.
enum AppleMembers {
  /// The class of each name, with the name as it is looked for.
  static let byName: [String: [(wanted: Spelling, owner: String)]] = {
    var members: [String: [(wanted: Spelling, owner: String)]] = [:]
    for (owner, words) in NameTable("AppleMembers.txt").sections {
      for word in words {
        let spelling = Spelling(word)
        members[spelling.name, default: []].append((spelling, owner))
      }
    }
    return members
  }()

  /// The spelling of a member where it is used.
  struct Spelling: Equatable {
    let name: String
    /// The label of one of its arguments; nil if it needs none.
    let label: String?
    /// Whether a point must precede it.
    let needsPoint: Bool

    /// The name, with the label if it needs one: `add(forKey:`.
    var text: String { label.map { "\(name)(\($0):" } ?? name }

    init(_ text: String) {
      needsPoint = text.hasPrefix(".")
      let parts = text.drop { $0 == "." }.split(separator: "(")
      name = String(parts[0])
      label = parts.count > 1 ? String(parts[1].dropLast()) : nil
    }
  }

  /// Returns whether the package has a member with the effect that it has on iOS.
  static func works(_ member: Spelling) -> Bool {
    SupportedNames.members.contains(member.text) && !withoutEffect.contains(member.text)
  }

  /// The members that compile and only report that they do nothing.
  static let withoutEffect: Set<String> = ["addObserver(forKeyPath:", "jpegData", "observeValue"]
}
