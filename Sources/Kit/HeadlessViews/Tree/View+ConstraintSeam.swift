import HeadlessLayers

/// The changes that constraints and layers follow: besides the class, the only place where the tree names them.
extension View {
  final func arrangedViewWasRemoved(from parent: View) {
    endArrangement()
    (parent as? any ArrangingView)?.arrangedSubviewDidChange(self, .removal)
  }

  final func visibilityOfArrangedViewDidChange() { notifyArrangingView(.visibility) }

  /// Notifies the constraints that the content size, the insets or the direction may have changed.
  final func constraintInputsDidChange() {
    guard let item = knownLayoutItem else { return }
    ConstraintEngine.shared.itemDidChange(item)
    ConstraintEngine.shared.recordChange(of: item)
  }

  /// Marks the constraints of the intrinsic content size as out of date, and notifies the view that arranges this one.
  /// > Reported: fact f71: the constraints and the layout of the view and its superview are marked.
  final func invalidateContentSize() {
    if flags.contains(.hasLayoutItem) { constraintInputsDidChange() }
    if flags.contains(.isArranged) { notifyArrangingView(.contentSize) }
  }

  /// Notifies the constraints of a new frame of a frame-based view.
  final func frameOfConstraintsDidChange() {
    if rare.translatesAutoresizingMaskIntoConstraints { constraintInputsDidChange() }
  }

  /// Notifies the constraints and the guides that the margins, the safe area or the readable width may have changed.
  ///
  /// It runs no code of an app, as the tree may be changing.
  final func guideRectsMayChange() {
    if flags.contains(.hasLayoutItem) { knownLayoutItem?.guideRectsMayChange() }
  }

  /// Makes the layout passes of this view look for the constraints of a new subview.
  final func constrainedViewWasAdded(_ view: View) {
    if !view.flags.contains(.hasConstraints), type(of: view).requiresConstraintBasedLayout { view.recordConstraints() }
    if view.flags.contains(.hasConstraints) { recordConstraints() }
    ConstraintEngine.shared.applyWaitingChanges(of: view)
    view.constraintInputsDidChange()
  }

  /// Removes the constraints between the view, or one below it, and one outside.
  final func constrainedViewWillBeRemoved() {
    ConstraintEngine.shared.applyWaitingChanges(of: root)
    removeConstraintsToOutside()
  }

  /// Whether constraints have changed since they were solved.
  final var hasConstraintChanges: Bool { ConstraintEngine.isPending }

  /// Makes changes of other tests to other trees wait during a layout.
  final func whileLayingOut(_ body: () -> Void) {
    if ScreenScope.isStandard { body() } else { ConstraintEngine.shared.whileLayingOut(self, body) }
  }

  /// Solves the constraints that have changed, and marks the superviews of the views that move.
  final func applyConstraintChanges() {
    if ConstraintEngine.isPending || ConstraintEngine.hasReports {
      ConstraintEngine.shared.applyPendingChanges(for: self)
    }
  }

  /// Solves the constraints of the view's tree without a layout.
  final func solveConstraints() { whileLayingOut { applyConstraintChanges() } }

  /// Calls ``updateConstraints()`` where this view or one below it needs it, and solves.
  final func updateConstraintsInPass() {
    ConstraintUpdate.run(from: self)
    applyConstraintChanges()
  }

  /// Moves the sublayers directly in front of a subview to behind it, before the subview is moved or removed.
  final func subviewOrderWillChange(_ subview: View, at index: Int) {
    if rare.layer != nil { moveLayers(above: subview, at: index) }
  }
}
