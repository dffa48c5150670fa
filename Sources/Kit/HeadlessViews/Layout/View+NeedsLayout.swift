/// The marks of layout.
///
/// `needsLayout` is whether the view itself has to be laid out. A view is in its superview's `dirtySubviews` exactly
/// while it or a descendant has to be; so the pass finds all marked views from the root without visiting a clean one.
extension View {
  package final var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Whether this view or a descendant has to be laid out, to update its constraints, or to be notified of new insets.
  final var isDirty: Bool { !flags.isDisjoint(with: .waitsForPass) || !dirtySubviews.isEmpty }

  /// Marks the view, unless it has nothing to lay out; only an observer reads the member that the app calls, and the
  /// subview whose member it is.
  package final func markNeedsLayout(_ cause: StaticString = #function, of subview: View? = nil) {
    if hasNothingToLayOut {
      flags.remove(.needsLayout)
      flags.insert(.hasOmittedMark)
      return
    }
    if LayoutObservation.isActive { LayoutObservation.mark(self, cause, of: subview) }
    flags.insert(.needsLayout)
    addToDirtySubviews()
  }

  /// Whether layout of the view is known to have no effect: an attached leaf of a class with an empty
  /// `layoutSubviews()`, without a layer whose sublayers would be laid out with it.
  ///
  /// A view in a list of dirty subviews remains marked until the pass has visited it.
  final var hasNothingToLayOut: Bool {
    flags.contains(.hasEmptyLayout) && subviewStorage.isEmpty && dirtySlot == DirtySubviews.noSlot
      && !superviewReference.isEmpty && rare.layer == nil
  }

  /// Marks the view if a mark was omitted before it had a layer.
  final func restoreOmittedMark() {
    guard flags.contains(.hasOmittedMark) else { return }
    flags.remove(.hasOmittedMark)
    flags.insert(.needsLayout)
    addToDirtySubviews()
  }

  /// Marks the view because a subview was added, removed, reordered or resized.
  /// > Assumed: fact d3: while its own `layoutSubviews` runs, such changes need no other layout.
  package final func subviewsChanged(_ cause: StaticString, of subview: View? = nil) {
    if !flags.contains(.isLayingOut) { markNeedsLayout(cause, of: subview) }
  }

  /// Calls `setNeedsLayout()`, which subclasses override, and names the setter to the layout observers.
  package final func setNeedsLayout(because cause: StaticString) {
    LayoutObservation.attribute(cause, of: self) { setNeedsLayout() }
  }

  /// Adds the view to its superview's dirty subviews, and each superview to its own superview's, as far up as needed.
  final func addToDirtySubviews() {
    if dirtySlot != DirtySubviews.noSlot { return }
    superviewReference.borrow { parent in
      parent.dirtySubviews.insert(self)
      if parent.dirtySlot == DirtySubviews.noSlot, !parent.superviewReference.isEmpty {
        parent.addAncestorsToDirtySubviews()
      }
    }
  }

  private func addAncestorsToDirtySubviews() {
    var parent = self
    while parent.dirtySlot == DirtySubviews.noSlot, let grandparent = parent.storedSuperview {
      grandparent.dirtySubviews.insert(parent)
      parent = grandparent
    }
  }

  /// Removes the view from its superview's dirty subviews, and likewise each ancestor that needs no layout any more.
  final func removeFromDirtySubviews() {
    if dirtySlot == DirtySubviews.noSlot || isDirty { return }
    superviewReference.borrow { parent in
      parent.dirtySubviews.remove(self)
      if !parent.isDirty, parent.dirtySlot != DirtySubviews.noSlot { parent.removeAncestorsFromDirtySubviews() }
    }
  }

  private func removeAncestorsFromDirtySubviews() {
    var parent = self
    while !parent.isDirty, parent.dirtySlot != DirtySubviews.noSlot, let grandparent = parent.storedSuperview {
      grandparent.dirtySubviews.remove(parent)
      parent = grandparent
    }
  }

  /// Runs layout passes until no view below the highest marked ancestor is marked and no constraint has changed.
  final func layOutIfNeeded() { whileLayingOut { runPasses() } }

  private func runPasses() {
    for _ in 1...LayoutPass.layoutLimit {
      // The changes of updateConstraints() precede the solution.
      let updatesFirst = hasConstraintChanges && layoutRoot.flags.contains(.hasConstraints)
      if updatesFirst { layoutRoot.updateConstraintsInPass() }
      applyConstraintChanges()
      var root = layoutRoot
      if !root.isDirty { return }
      if !updatesFirst, root.flags.contains(.hasConstraints) {
        root.updateConstraintsInPass()
        root = layoutRoot
      }
      LayoutPass.run(from: root, requestedBy: self)
      if !hasConstraintChanges { return }
    }
    LayoutPass.reportConstraintLoop(self)
  }

  /// The topmost ancestor that is reached through marked superviews alone, or the view itself.
  private final var layoutRoot: View {
    var root = self
    while let parent = root.storedSuperview, parent.needsLayout { root = parent }
    return root
  }
}

/// The subviews that the layout pass must visit, found without a scan of all subviews.
///
/// Each entry has a slot in a list (`View.dirtySlot`), so that it can be removed in constant time.
struct DirtySubviews {
  /// The slot of a view that has no entry.
  static let noSlot: Int32 = -1

  private var slots: [UncountedReference<View>] = []
  private(set) var count: Int32 = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a view without an entry to its superview's.
  @MainActor mutating func insert(_ view: View) {
    if slots.count > 2 * Int(count) + 16 { removeEmptySlots() }
    view.dirtySlot = Int32(slots.count)
    slots.append(UncountedReference(view))
    count += 1
  }

  @MainActor mutating func remove(_ view: View) {
    slots[Int(view.dirtySlot)] = UncountedReference()
    view.dirtySlot = Self.noSlot
    count -= 1
    while slots.last?.isEmpty == true { slots.removeLast() }
  }

  /// Calls `body` with each entry, the last added first; `body` must not run code of an app.
  @MainActor func forEach(_ body: (View) -> Void) {
    for slot in stride(from: slots.count - 1, through: 0, by: -1) { slots[slot].borrow(body) }
  }

  @MainActor private mutating func removeEmptySlots() {
    slots.removeAll { $0.isEmpty }
    for (slot, entry) in slots.enumerated() { entry.borrow { $0.dirtySlot = Int32(slot) } }
  }
}
