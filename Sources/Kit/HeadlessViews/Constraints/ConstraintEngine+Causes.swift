import HeadlessGeometry

/// The changes since the last solution, for layout observers; nothing is stored without one.
extension ConstraintEngine {
  /// A change; it does not retain the view.
  struct Cause {
    let change: String
    var constraint: LayoutConstraint?
    weak var view: View?

    var subject: AnyObject? { constraint ?? view }
  }

  func recordChange(_ change: StaticString, of constraint: LayoutConstraint) {
    // Views that no longer exist deactivate their constraints without anyone's doing.
    guard LayoutObservation.isActive, constraint.commonAncestor != nil else { return }
    causes.append(Cause(change: "\(change)", constraint: constraint))
  }

  /// Records that a value of a view with constraints may have changed.
  func recordChange(of item: LayoutItem) {
    guard LayoutObservation.isActive, !item.mentions.isEmpty, let view = item.view else { return }
    if let last = causes.last, last.view === view { return }
    let change = item.isConstrained ? "content or margins" : "frame"
    causes.append(Cause(change: change, view: view))
  }

  /// Notifies the observers of a solution: how many constraints were read for it, and the views that it moves.
  func notifyObservers(_ count: Int, _ moved: [View]) {
    defer { causes = [] }
    // Views that get their solved frames change nothing.
    if moved.isEmpty && count == 0 && !causes.contains(where: { $0.constraint != nil }) { return }
    let known = causes.compactMap { cause in
      cause.subject.map { LayoutSolution.Cause(change: cause.change, subject: $0) }
    }
    let solution = LayoutSolution(causes: known, constraintCount: count, movedViews: moved)
    LayoutObservation.send(solution)
  }
}
