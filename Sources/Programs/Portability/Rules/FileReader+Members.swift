extension FileReader {
  func matches(_ wanted: AppleMembers.Spelling, _ position: Int) -> Bool {
    if wanted.needsPoint, token(position, -1)?.isSign(".") != true { return false }
    guard let label = wanted.label else { return true }
    guard token(position, 1)?.isSign("(") == true else { return false }
    return labels(ofCallAt: position + 1).contains(label)
  }

  /// A call longer than this is not searched to its end.
  private static let longestCall = 400

  /// Returns the labels of the arguments between a parenthesis and its end.
  private func labels(ofCallAt open: Int) -> [String] {
    var labels: [String] = []
    var depth = 0
    for position in open..<min(open + Self.longestCall, tokens.count) {
      let token = tokens[position]
      if token.kind == .sign {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
        if depth == 0 { break }
      } else if depth == 1, tokens.isLabel(position) {
        labels.append(token.text)
      }
    }
    return labels
  }

  static let adviceForObserver = "Nothing observes by key here; override the property and report changes in didSet."

  mutating func addMemberFinding(_ position: Int, _ member: (wanted: AppleMembers.Spelling, owner: String)) {
    let isInitializer = member.wanted.name == member.owner
    let name = "\(member.owner)" + (isInitializer ? "(\(member.wanted.label ?? "_"):)" : ".\(member.wanted.name)")
    switch member.wanted.name {
    case "addObserver", "observeValue":
      addFinding(position, .unsupported, name, Self.adviceForObserver, .observer)
    case "jpegData":
      addFinding(position, .unsupported, name, Self.adviceForJPEG)
    case "loadNibNamed":
      addFinding(position, .unsupported, name, "Nothing reads nibs; build the views in code.")
    default:
      addFinding(position, .unsupported, name, Self.advice(for: member.wanted.name))
    }
  }

  /// Checks `perform(…)` with a selector of Objective-C; others are members of this package or a project's own.
  mutating func readPerform(_ position: Int) {
    guard token(position, 1)?.isSign("(") == true, token(position, 2)?.text == "#selector" else { return }
    if labels(ofCallAt: position + 1).contains("afterDelay") {
      addFinding(
        position, .change, "perform(_:with:afterDelay:)", "Write Selector(Type.method, named:) for its selector.",
        .delay)
    } else {
      addFinding(position, .change, "perform(_:)", "Call the method.", .perform)
    }
  }
}
