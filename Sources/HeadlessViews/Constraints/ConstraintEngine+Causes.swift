import HeadlessGeometry

/// The changes since the last solution, for layout observers; nothing is stored without one.
extension ConstraintEngine {
  func note(_ change: StaticString, of constraint: LayoutConstraint) {
    // Views that no longer exist deactivate their constraints without anyone's doing.
    guard LayoutObservation.isActive, constraint.commonAncestor != nil else { return }
    causes.append(LayoutSolution.Cause(change: "\(change)", subject: constraint))
  }

  /// Notes that a value of a view that takes part in constraints may have changed.
  func noteChange(of item: LayoutItem) {
    guard LayoutObservation.isActive, !item.mentions.isEmpty, let view = item.view else { return }
    if let last = causes.last, last.subject === view { return }
    let change = item.isConstrained ? "content or margins" : "frame"
    causes.append(LayoutSolution.Cause(change: change, subject: view))
  }

  /// Notifies the observers of a solution.
  ///
  /// - Parameters:
  ///   - count: The number of constraints that were read for it.
  ///   - moved: The views that it moves.
  func notifyObservers(_ count: Int, _ moved: [View]) {
    defer { causes = [] }
    // Views that get their solved frames change nothing.
    if moved.isEmpty && count == 0 && !causes.contains(where: { $0.subject is LayoutConstraint }) { return }
    let solution = LayoutSolution(causes: causes, constraintCount: count, movedViews: moved)
    LayoutObservation.send(solution)
  }
}
