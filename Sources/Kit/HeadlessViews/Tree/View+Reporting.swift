import HeadlessReporting

extension View {
  /// Reports a value that a member refused: the value, the reason, the consequence, and the value to pass instead.
  package final func refuse(
    _ member: String, value: String, because reason: String, consequence: String = "keeping the old value", cure: String
  ) {
    IssueReporting.report(
      place: "\(type(of: self)).\(member)", problem: "\(value) \(reason); \(consequence).", cure: cure)
  }
}
