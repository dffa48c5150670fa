import HeadlessReporting

/// The report of required constraints that cannot all hold.
@MainActor
struct ConflictReport {
  private let owners: [ConstraintEngine.RowOwner]
  private let broken: ConstraintEngine.RowOwner

  init(_ owners: [ConstraintEngine.RowOwner], broken: ConstraintEngine.RowOwner) {
    (self.owners, self.broken) = (owners, broken)
  }

  func send() {
    IssueReporting.report(
      IssueReport(
        place: "LayoutConstraint", problem: "Unable to simultaneously satisfy constraints.",
        cure: "Remove one of the constraints, or lower its priority."))
  }
}
