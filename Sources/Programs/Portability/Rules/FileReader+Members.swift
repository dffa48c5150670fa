extension FileReader {
  func matches(_ wanted: AppleMembers.Spelling, _ position: Int) -> Bool {
    if wanted.needsPoint, !isSign(".", at: position - 1) { return false }
    guard let label = wanted.label else { return true }
    return isSign("(", at: position + 1) && labels(ofCallAt: position + 1).contains(label)
  }

  /// Returns the labels of the arguments between a parenthesis and its end.
  private func labels(ofCallAt open: Int) -> [String] {
    structure.parts(in: open).map(\.lowerBound).filter(tokens.isLabel).map { tokens[$0].text }
  }

  static let adviceForObserver = "Nothing observes by key here; override the property and report changes in didSet."

  mutating func addMemberFinding(_ position: Int, _ member: (wanted: AppleMembers.Spelling, owner: String)) {
    let isInitializer = member.wanted.name == member.owner
    let name = "\(member.owner)" + (isInitializer ? "(\(member.wanted.label ?? "_"):)" : ".\(member.wanted.name)")
    let isObserver = ["addObserver", "observeValue"].contains(member.wanted.name)
    let advice =
      isObserver ? Self.adviceForObserver : Self.advice[member.wanted.name] ?? Self.advice(for: member.wanted.name)
    addFinding(position, .unsupported, name, advice, isObserver ? .observer : nil)
  }

  /// Checks `perform(…)` with a selector of Objective-C; others are members of this package or a project's own.
  mutating func readPerform(_ position: Int) {
    guard isSign("(", at: position + 1), token(position, 2)?.text == "#selector" else { return }
    if labels(ofCallAt: position + 1).contains("afterDelay") {
      addFinding(
        position, .change, "perform(_:with:afterDelay:)", "Write Selector(Type.method, named:) for its selector.",
        .delay)
    } else {
      addFinding(position, .change, "perform(_:)", "Call the method.", .perform)
    }
  }
}
