import HeadlessReporting

extension AccessibleObject {
  /// Reports a value that is not finite.
  ///
  /// - Returns: Whether it is finite.
  final func isFinite(_ isFinite: Bool, _ member: String, _ value: String) -> Bool {
    if isFinite { return true }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(member)", problem: "\(value) is not finite; the old value stays.",
        cure: "Pass finite numbers of points."))
    return false
  }

  /// The traits that were set, or nil where the class may supply its own.
  package final var ownAccessibilityTraits: AccessibilityTraits? { accessibility.traits }

  /// Whether it was set to be an element or not, or nil where the class may say so.
  package final var ownAccessibilityElement: Bool? { accessibility.isElement }

  /// Whether it was set to be something to interact with or not, or nil where the class may say so.
  package final var ownAccessibilityInteraction: Bool? { accessibility.respondsToUserInteraction }
}
