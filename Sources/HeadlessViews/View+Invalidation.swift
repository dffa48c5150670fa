/// The marks of layout.
///
/// `needsLayout` is a view's own wish. A view stands in its superview's `dirtySubviews` exactly while it or a view
/// below it has a wish; so the pass finds all wishes from the root without looking at a clean view.
extension View {
  /// Whether this view asked for layout.
  package final var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Whether this view or one below it asked for layout.
  final var isDirty: Bool { needsLayout || !dirtySubviews.isEmpty }

  package final func markNeedsLayout() {
    flags.insert(.needsLayout)
    joinDirtyPath()
  }

  /// Marks the view because a subview came, went, moved in the order or changed its size.
  ///
  /// > Assumed: fact d3: while its own `layoutSubviews` runs, such changes are the layout and ask for no other one.
  package final func subviewsChanged() {
    if !flags.contains(.isLayingOut) { markNeedsLayout() }
  }

  /// Makes the view known to its ancestors, as far up as it is not yet.
  final func joinDirtyPath() {
    var view = self
    while view.dirtySlot == DirtySubviews.noSlot, let parent = view.superview {
      parent.dirtySubviews.insert(view)
      view = parent
    }
  }

  /// Takes the view off its ancestors' lists, as far up as nothing else needs layout.
  final func leaveDirtyPath() {
    var view = self
    while view.dirtySlot != DirtySubviews.noSlot, !view.isDirty, let parent = view.superview {
      parent.dirtySubviews.remove(view)
      view = parent
    }
  }

  final func layOutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.needsLayout { root = parent }
    if root.isDirty { LayoutPass.run(from: root) }
  }
}
