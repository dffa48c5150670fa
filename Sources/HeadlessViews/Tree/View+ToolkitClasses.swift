extension View {
  /// Records, in an initializer, whether the view's class is one of the toolkit's own and no subclass of it.
  ///
  /// Such a class overrides none of `willMove(toSuperview:)`, `didMoveToSuperview()`, `didAddSubview(_:)` and
  /// `willRemoveSubview(_:)`, so that adding its views need not call them.
  ///
  /// - Parameters:
  ///   - toolkitClass: The class that the initializer belongs to.
  ///   - hasEmptyLayout: Whether the class inherits the empty `layoutSubviews()` of ``View``.
  package final func recordClass(ifExactly toolkitClass: View.Type, hasEmptyLayout: Bool) {
    guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(toolkitClass) else { return }
    flags.insert(.hasEmptyCallbacks)
    if hasEmptyLayout { flags.insert(.hasEmptyLayout) }
  }

  /// Whether layout of the view is known to have no effect: an attached leaf of a class with an empty `layoutSubviews()`,
  /// without a layer whose sublayers would be laid out with it.
  ///
  /// A view that a list of dirty subviews contains already stays marked until the pass has visited it.
  final var hasNothingToLayOut: Bool {
    flags.contains(.hasEmptyLayout) && subviewStorage.isEmpty && dirtySlot == DirtySubviews.noSlot
      && !superviewReference.isEmpty && rare.layer == nil
  }

  /// Marks the view for the layouts that were not needed before it had a layer.
  final func restoreOmittedMark() {
    guard flags.contains(.hasOmittedMark) else { return }
    flags.remove(.hasOmittedMark)
    flags.insert(.needsLayout)
    joinDirtyPath()
  }
}
