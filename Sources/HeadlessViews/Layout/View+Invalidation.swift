/// The marks of layout.
///
/// `needsLayout` is a view's own wish. A view stands in its superview's `dirtySubviews` exactly while it or a view
/// below it has a wish; so the pass finds all wishes from the root without looking at a clean view.
extension View {
  /// Whether this view asked for layout.
  package final var needsLayout: Bool { flags.contains(.needsLayout) }

  /// Whether this view or one below it asked for layout.
  final var isDirty: Bool { needsLayout || !dirtySubviews.isEmpty }

  /// Marks the view, unless it has nothing to lay out and nobody observes.
  ///
  /// - Parameters:
  ///   - cause: The member that people call, such as `frame` or `addSubview(_:)`; only an observer reads it.
  ///   - subview: The subview whose member that is, if it is not this view's.
  package final func markNeedsLayout(_ cause: StaticString = #function, of subview: View? = nil) {
    if LayoutObservation.isActive {
      LayoutObservation.mark(self, cause, of: subview)
    } else if hasNothingToLayOut {
      flags.remove(.needsLayout)
      flags.insert(.hasOmittedMark)
      return
    }
    flags.insert(.needsLayout)
    joinDirtyPath()
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

  /// Marks the view because a subview came, went, moved in the order or changed its size.
  ///
  /// > Assumed: fact d3: while its own `layoutSubviews` runs, such changes are the layout and ask for no other one.
  package final func subviewsChanged(_ cause: StaticString, of subview: View? = nil) {
    if !flags.contains(.isLayingOut) { markNeedsLayout(cause, of: subview) }
  }

  /// Calls `setNeedsLayout()`, which people override, for a setter that an observer shall hear the name of.
  package final func setNeedsLayout(because cause: StaticString) {
    if LayoutObservation.isActive {
      LayoutObservation.note(cause, of: self) { setNeedsLayout() }
    } else {
      setNeedsLayout()
    }
  }

  /// Makes the view known to its ancestors, as far up as it is not yet.
  final func joinDirtyPath() {
    if dirtySlot != DirtySubviews.noSlot { return }
    superviewReference.borrow { parent in
      parent.dirtySubviews.insert(self)
      if parent.dirtySlot == DirtySubviews.noSlot, !parent.superviewReference.isEmpty {
        parent.joinDirtyPathFurtherUp()
      }
    }
  }

  private func joinDirtyPathFurtherUp() {
    var parent = self
    while parent.dirtySlot == DirtySubviews.noSlot, let grandparent = parent.storedSuperview {
      grandparent.dirtySubviews.insert(parent)
      parent = grandparent
    }
  }

  /// Takes the view off its ancestors' lists, as far up as nothing else needs layout.
  final func leaveDirtyPath() {
    if dirtySlot == DirtySubviews.noSlot || isDirty { return }
    superviewReference.borrow { parent in
      parent.dirtySubviews.remove(self)
      if !parent.isDirty, parent.dirtySlot != DirtySubviews.noSlot { parent.leaveDirtyPathFurtherUp() }
    }
  }

  private func leaveDirtyPathFurtherUp() {
    var parent = self
    while !parent.isDirty, parent.dirtySlot != DirtySubviews.noSlot, let grandparent = parent.storedSuperview {
      grandparent.dirtySubviews.remove(parent)
      parent = grandparent
    }
  }

  final func layOutIfNeeded() {
    var root = self
    while let parent = root.storedSuperview, parent.needsLayout { root = parent }
    if root.isDirty { LayoutPass.run(from: root, askedBy: self) }
  }
}

/// The subviews that the layout pass must visit, found without a scan of all subviews.
///
/// Each entry has a slot in a list (`View.dirtySlot`), so that it can be removed in constant time.
struct DirtySubviews {
  /// The slot of a view that has no entry.
  static let noSlot: Int32 = -1

  private var slots: [UncountedReference<View>] = []
  private var count: Int32 = 0

  var isEmpty: Bool { count == 0 }

  /// Adds a view without an entry to those of its superview.
  @MainActor
  mutating func insert(_ view: View) {
    if slots.count > 2 * Int(count) + 16 { removeEmptySlots() }
    view.dirtySlot = Int32(slots.count)
    slots.append(UncountedReference(view))
    count += 1
  }

  /// Removes a view that has an entry.
  @MainActor
  mutating func remove(_ view: View) {
    slots[Int(view.dirtySlot)] = UncountedReference()
    view.dirtySlot = Self.noSlot
    count -= 1
    if count == 0 { slots.removeAll(keepingCapacity: true) }
  }

  /// Calls `body` with each entry, the last added first; `body` must run no code of anybody else's.
  @MainActor
  func forEach(_ body: (View) -> Void) {
    for slot in stride(from: slots.count - 1, through: 0, by: -1) { slots[slot].borrow(body) }
  }

  @MainActor
  private mutating func removeEmptySlots() {
    slots.removeAll { $0.isEmpty }
    for (slot, entry) in slots.enumerated() { entry.borrow { $0.dirtySlot = Int32(slot) } }
  }
}

/// A reference to an object, or to none, without reference counting: the package's only unmanaged reference.
///
/// A tree has two of them: a view's reference to its superview, and a superview's list of the subviews that need layout.
/// The tree keeps them valid by two rules: a superview owns its subviews, and it clears both when it removes a subview and
/// when it is deallocated (``View/deinit``). Callers of ``borrow(_:)`` keep a third one: no code of an app runs inside it.
struct UncountedReference<Object: AnyObject> {
  private var unmanaged: Unmanaged<Object>?

  init(_ object: Object? = nil) {
    unmanaged = object.map(Unmanaged.passUnretained)
  }

  /// The object, or nil.
  var object: Object? { unmanaged?.takeUnretainedValue() }

  /// Whether there is no object.
  var isEmpty: Bool { unmanaged == nil }

  /// Runs `body` with the object, without counting a reference; does nothing without an object.
  ///
  /// `body` must not run code of an app, which might release the object.
  func borrow(_ body: (Object) -> Void) {
    unmanaged?._withUnsafeGuaranteedRef(body)
  }

  /// Returns whether this is a reference to an object.
  func refers(to object: Object) -> Bool {
    unmanaged?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}

extension UncountedReference: Sendable where Object: Sendable {}
