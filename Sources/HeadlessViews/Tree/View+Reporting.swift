import HeadlessReporting

extension View {
  /// Reports a value that a setter refused: the value, the reason, and the value to pass instead.
  package final func refuse(_ member: String, value: String, because reason: String, cure: String) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(member)", problem: "\(value) \(reason); the old value stays.", cure: cure))
  }
}
