import HeadlessReporting

/// The first phase of a layout pass: calls `updateConstraints()` of the views that need it, from the bottom up.
@MainActor enum ConstraintUpdate {
  /// The number of times that views may request another update from within one.
  /// > Assumed: as many as layouts of one view in a pass.
  private static let turnLimit = 100

  private static let nesting = CallbackNesting(
    "updates of constraints", cure: "Don't update constraints or lay out in updateConstraints().")

  /// Updates the constraints of a view and of the views below it that are marked.
  static func run(from root: View) {
    for turn in 1... {
      let views = views(below: root)
      if views.isEmpty { return }
      if turn > turnLimit { return report(views[0]) }
      for view in views where !view.flags.contains(.hasUpdatedConstraints) {
        view.flags.insert(.hasUpdatedConstraints)
        view.flags.remove(.needsConstraintUpdate)
        nesting.call("updateConstraints of \(type(of: view))") {
          LayoutObservation.call("updateConstraints", on: view) {
            if let owner = view.viewOwner { owner.updateConstraints(of: view) } else { view.updateConstraints() }
          }
        }
      }
      for view in views { view.removeFromDirtySubviews() }
    }
  }

  /// Returns the marked views of a tree that need an update, the lowest first.
  private static func views(below root: View) -> [View] {
    var dirty = [root]
    var next = 0
    while next < dirty.count {
      dirty[next].dirtySubviews.forEach { dirty.append($0) }
      next += 1
    }
    var marked: [View] = []
    for view in dirty.reversed() where !view.flags.contains(.hasUpdatedConstraints) { marked.append(view) }
    return marked
  }

  private static func report(_ view: View) {
    IssueReporting.report(
      place: "updateConstraints of \(type(of: view))",
      problem:
        "Expected constraints to be up to date; views asked for another update \(turnLimit) times in one layout pass.",
      cure: "Don't call setNeedsUpdateConstraints() from updateConstraints().")
  }
}

extension View {
  /// Marks the view, so that the next layout pass calls `updateConstraints()`.
  /// > Seen: fact f29: the superview is laid out, and not the view itself.
  final func markNeedsConstraintUpdate() {
    flags.remove(.hasUpdatedConstraints)
    flags.insert(.needsConstraintUpdate)
    recordConstraints()
    addToDirtySubviews()
    storedSuperview?.subviewsChanged("setNeedsUpdateConstraints()", of: self)
  }
}
