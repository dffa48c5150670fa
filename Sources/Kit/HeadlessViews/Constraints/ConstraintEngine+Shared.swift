/// Changes of constraints and views, which the shared engine collects until a layout pass.
extension ConstraintEngine {
  /// Whether the shared engine has changes to apply; false in a program without constraints.
  @exclusivity(unchecked) private(set) static var isPending = false  // Read by every pass.
  /// Whether rows were removed, or are to be, since the last solution.
  private static var hasRemovals = false
  private static var lastOrder = 0
  private static var isSolving = false

  // MARK: Constraints

  func constraintWasActivated(_ constraint: LayoutConstraint) {
    releaseDeallocatedItems()
    constraint.state.order = Int32(clamping: Self.nextOrder())
    constraint.forEachItem { item, _ in
      if item.mention != 0 { return }
      item.mention = Self.nextOrder()
      itemDidChange(item)
    }
    rowDidChange(constraint)
    recordChange("activation", of: constraint)
  }

  func constraintWillBeDeactivated(_ constraint: LayoutConstraint) {
    recordChange("deactivation", of: constraint)
    removeRow(of: constraint)
    constraint.forEachItem { item, _ in
      if item.mentions.count <= constraint.count(of: item) { item.mention = 0 }
    }
    (Self.hasRemovals, Self.isPending) = (true, true)
  }

  func constantDidChange(_ constraint: LayoutConstraint) {
    if constraint.state.isPending { return }
    constraint.state.isPending = true
    enqueue(constraint)
    Self.isPending = true
  }

  /// Records that the row of a constraint has to be created again.
  func rowDidChange(_ constraint: LayoutConstraint) {
    constraint.state.needsNewRow = true
    constantDidChange(constraint)
  }

  private static func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  // MARK: Items

  /// Records that the frame, the content size, the insets or the margins of an item may have changed.
  func itemDidChange(_ item: LayoutItem) {
    if item.isPending { return }
    item.isPending = true
    enqueue(item)
    Self.isPending = true
  }

  /// Makes the next layout pass remove the rows of items whose views no longer exist.
  static func itemsWereDeallocated() { (hasRemovals, isPending) = (true, true) }

  /// Removes the rows and variables of items whose views no longer exist.
  func releaseDeallocatedItems() {
    if Self.isSolving { return }
    let items = LayoutItem.removeDeallocated()
    if items.isEmpty { return }
    Teardown.lock.lock()
    defer { Teardown.lock.unlock() }
    // The removal of their constraints does not end the exercises of an ambiguity of other items.
    let exercised = exercisedItems
    exercisedItems = []
    // The rows of one item may mention variables of another one.
    for item in items { releaseRows(of: item) }
    for item in items { removeVariables(of: item) }
    exercisedItems = exercised.filter(\.hasOwner)
  }

  private func releaseRows(of item: LayoutItem) {
    for constraint in item.held.all { constraint.deactivate() }
    for constraint in item.mentions.all { constraint.deactivate() }
    removeRows(of: item)
    item.contentConstraints = []
  }

  // MARK: Scopes

  /// The view whose tree is laid out, or asked about its frames.
  private static var laidOutView: View?

  /// Lays out a view's tree, or asks about its frames, while changes of other scopes to other trees wait.
  func whileLayingOut(_ view: View, _ body: () -> Void) {
    if Self.isSolving { return body() }
    let outer = Self.laidOutView
    begin(view)
    body()
    // A layout around this one has its changes back.
    if let outer { begin(outer) } else { Self.laidOutView = nil }
  }

  private func begin(_ view: View) {
    Self.laidOutView = view
    applyWaitingChanges(of: view.topmost)
    // No view of the changes is deallocated while the lock is held.
    Teardown.lock.lock()
    setForeignChangesAside(for: view)
    Teardown.lock.unlock()
    Self.isPending = Self.hasRemovals || !pending.isEmpty
  }

  /// Makes changes pending again that wait for a tree, which is laid out, joins another one or is divided.
  func applyWaitingChanges(of root: @autoclosure () -> View) {
    if waitingChanges.isEmpty || Self.isSolving { return }
    takeUpChanges(of: root())
    if !pending.isEmpty { Self.isPending = true }
  }

  // MARK: Solving

  /// Applies all changes, solves, and marks the superviews of the views whose solved frame is not their frame.
  ///
  /// Reports the conflicts in the tree of the view. If `isPlacing`, the view sets the frames of its subviews right
  /// afterwards, and so needs no mark.
  func applyPendingChanges(for view: View, isPlacing: Bool = false) {
    if Self.isSolving { return }
    Teardown.lock.lock()
    defer { Teardown.lock.unlock() }
    releaseDeallocatedItems()
    Self.isSolving = true
    Self.hasRemovals = false
    setForeignChangesAside(for: view)
    let count = pending.constraints.count
    var moved = MovedViews(placing: isPlacing ? view : nil)
    forEachBatch { moved.mark(solve()) }
    Self.isSolving = false
    Self.isPending = !pending.isEmpty
    sendReports(aboutTreeOf: view)
    if LayoutObservation.isActive { notifyObservers(count, moved.views) } else if !causes.isEmpty { causes = [] }
  }
}

/// The views that a solution moves.
@MainActor private struct MovedViews {
  /// The view that sets the frames of its subviews next, and so needs no mark.
  private let placing: View?
  private var seen: Set<ObjectIdentifier> = []
  /// The views, while there is an observer.
  private(set) var views: [View] = []

  init(placing view: View?) { placing = view }

  /// Marks the superviews of the views whose solved frames are not their frames.
  mutating func mark(_ items: [LayoutItem]) {
    for item in items {
      if item.isContentGuide { markScrollView(of: item) }
      if LayoutObservation.isActive {
        guard item.isMoved, let (view, container) = item.livingViews else { continue }
        if container !== placing { container.markNeedsLayout("constraints", of: view) }
        if seen.insert(ObjectIdentifier(view)).inserted { views.append(view) }
      } else {
        let container = item.superviewReference
        if let placing, container.refers(to: placing) { continue }
        let isMarked = container.borrow { $0.flags.contains(.needsLayout) } ?? true
        if !isMarked, item.isMoved { container.object?.markNeedsLayout("constraints") }
      }
    }
  }

  /// Marks the scroll view whose content has another size.
  private func markScrollView(of item: LayoutItem) {
    let view = LayoutObservation.isActive ? item.livingNearestView : item.nearestView
    if let view, view !== placing { view.markNeedsLayout("constraints") }
  }
}

extension View {
  /// The topmost view of the tree, found by the window if there is one.
  fileprivate var topmost: View { (windowLink?.window ?? self).root }
}

/// The changes since the last solution, for layout observers; nothing is stored without one.
extension ConstraintEngine {
  /// A change; it does not retain the view.
  struct Cause {
    let change: String
    var constraint: LayoutConstraint?
    weak var view: View?

    var subject: AnyObject? { constraint ?? view }
  }

  /// Records a change of a constraint; it ends the exercises of an ambiguity.
  func recordChange(_ change: StaticString, of constraint: LayoutConstraint) {
    endExercises()
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
    LayoutObservation.send(LayoutSolution(causes: known, constraintCount: count, movedViews: moved))
  }
}
