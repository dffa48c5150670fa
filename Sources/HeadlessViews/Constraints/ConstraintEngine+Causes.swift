import HeadlessGeometry

/// The changes since the last solution, for layout observers; nothing is stored without one.
extension ConstraintEngine {
  func note(_ change: StaticString, of constraint: LayoutConstraint) {
    if !LayoutObservation.isActive { return }
    causes.append(LayoutSolution.Cause(change: "\(change)", constraint: constraint, view: nil))
  }

  /// Notes that a value of a view that takes part in constraints may have changed.
  func noteChange(of item: LayoutItem) {
    guard LayoutObservation.isActive, !item.mentions.isEmpty, let view = item.view else { return }
    if let last = causes.last, last.view === view { return }
    let change = item.isConstrained ? "content or margins" : "frame"
    causes.append(LayoutSolution.Cause(change: change, constraint: nil, view: view))
  }

  /// Notifies the observers of a solution.
  ///
  /// - Parameters:
  ///   - count: The number of constraints that were read for it.
  ///   - moved: The views that it moves.
  func notifyObservers(_ count: Int, _ moved: [View]) {
    if causes.isEmpty && moved.isEmpty && count == 0 { return }
    let solution = LayoutSolution(causes: causes, constraintCount: count, movedViews: moved)
    causes = []
    LayoutObservation.send(solution)
  }
}
