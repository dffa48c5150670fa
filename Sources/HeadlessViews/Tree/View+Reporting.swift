import HeadlessReporting

extension View {
  /// Reports a value that a setter did not take: what it was, why, and what to give instead.
  package final func refuse(_ member: String, value: String, because reason: String, cure: String) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(member)", problem: "\(value) \(reason); the old value stays.", cure: cure))
  }
}
