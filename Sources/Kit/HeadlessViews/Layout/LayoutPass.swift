import HeadlessGraphics
import HeadlessReporting
import Synchronization

/// One layout of a tree: the only walk over views for layout, and the only caller of `layoutSubviews()`.
///
/// A view is entered when it or a descendant is marked. Entering notifies it of new insets, runs its `layoutSubviews`
/// if the view itself is marked, then enters its dirty subviews in sibling order, then checks the marks once more: a
/// view that was marked again is laid out again, until no view is marked, a view has been laid out ``layoutLimit``
/// times, or the pass keeps growing (``LayoutGrowth``). The walk has its own path, so that depth costs memory and not
/// the call stack. A view that is removed from the tree is removed from the pass, with all its descendants.
@MainActor struct LayoutPass {
  /// The number of layouts of one view in one pass after which the pass lays it out no more.
  /// > Documented: UIViewLayoutFeedbackLoopDebuggingThreshold accepts 50 to 1000 repeats in one pass as a threshold,
  /// > and its documentation uses 100.
  static let layoutLimit = 100

  /// The capacity, of both arrays together, up to which the next pass reuses the arrays.
  /// > Assumed: enough for the passes of most screens; 64 kilobytes.
  private static let spareLimit = 2000

  /// The number of views that were removed from their superview while a pass was in them.
  static var removalCount = 0

  /// A view that the pass has entered and not finished yet.
  private struct Visit {
    let view: View
    /// Whether the view may have been laid out in this pass already.
    var isRepeated: Bool
    /// Whether this visit set the view's flag `isInPass`, and so removes it: a nested pass leaves the outer one's flag.
    let ownsMark: Bool
    /// The number of waiting views when this one was entered: those after them are its subviews.
    let waitingBefore: Int
    /// The traits of the view, which its subviews inherit; nil where they are unknown.
    var traits: TraitCollection?
    /// The pass's count of layouts when the subviews were found.
    var layouts = 0
  }

  private var path: [Visit] = []
  /// The subviews of the views on the path that are still to enter, the next one last.
  private var waiting: [Sibling] = []
  /// The empty arrays of the last pass, so that the next one need not allocate any.
  private static var spare: (path: [Visit], waiting: [Sibling]) = ([], [])
  private var layouts = 0
  /// Whether other traits than the screen's are current where the pass begins: in a callback, or after an assignment.
  private let findsOtherTraits = TraitCollection.isScoped || Self.assignmentCount > 0
  private var lastTraitChangeCount = View.traitChangeCount
  private var lastRemovalCount = LayoutPass.removalCount
  /// The numbers of repeated layouts, of views that are retained so that no other gets their identity during the pass.
  private var repeats: [ObjectIdentifier: (view: View, count: Int)] = [:]
  /// The views that were not laid out because the pass continued to grow.
  private var stopped: [View] = []

  static func run(from root: View, requestedBy requester: View) {
    LayoutObservation.beginPass(at: root, requestedBy: requester)
    LayoutGrowth.beginPass()
    var pass = LayoutPass()
    swap(&pass.path, &spare.path)
    swap(&pass.waiting, &spare.waiting)
    pass.walk(from: root)
    for stopped in pass.repeats.values where stopped.count >= layoutLimit {
      stopped.view.markNeedsLayout("too many layouts in the last pass")
    }
    for view in pass.stopped { view.markNeedsLayout("too many views added in the last pass") }
    if pass.path.capacity + pass.waiting.capacity < spareLimit {
      swap(&pass.path, &spare.path)
      swap(&pass.waiting, &spare.waiting)
    }
    LayoutGrowth.endPass()
    LayoutObservation.endPass(at: root)
  }

  private mutating func walk(from root: View) {
    enter(root, isRepeated: false)
    while !path.isEmpty {
      if waiting.count > path[top].waitingBefore { enterNext() } else { checkAgain() }
    }
  }

  private var top: Int { path.count - 1 }

  /// Whether no view was removed from its superview since the pass checked its path.
  private var hasIntactPath: Bool { lastRemovalCount == Self.removalCount }

  private mutating func enterNext() {
    let subview = waiting.removeLast().view
    if subview.isListed, subview.superviewReference.refers(to: path[top].view) {
      enter(subview, isRepeated: path[top].isRepeated)
    }
  }

  private mutating func enter(_ view: View, isRepeated: Bool) {
    LayoutObservation.visit(view)
    let ownsMark = !view.flags.contains(.isInPass)
    view.flags.insert(.isInPass)
    layOut(view, isRepeated: isRepeated)
    // Most views are finished after one layout, and are never added to the path.
    if hasIntactPath, !view.isDirty { return finish(view, ownsMark: ownsMark) }
    path.append(
      Visit(
        view: view, isRepeated: isRepeated, ownsMark: ownsMark, waitingBefore: waiting.count,
        traits: traits(of: view)))
    if !removeDetachedViews() { findSubviews() }
  }

  /// Lays out the last view again if it was marked during the layout of its subviews, as long as there is progress.
  private mutating func checkAgain() {
    if hasIntactPath, !path[top].view.isDirty { return finishVisit() }
    let before = path[top].layouts
    path[top].isRepeated = true
    layOut(path[top].view, isRepeated: true)
    if removeDetachedViews() { return }
    if layouts > before { findSubviews() } else { finishVisit() }
  }

  /// Finds the subviews of the last view that need layout; without any, the pass is done with it.
  private mutating func findSubviews() {
    let view = path[top].view
    view.appendDirtySubviews(to: &waiting)
    if waiting.count == path[top].waitingBefore && view.flags.isDisjoint(with: .waitsForPass) { return finishVisit() }
    path[top].layouts = layouts
  }

  private mutating func finishVisit() {
    let visit = path.removeLast()
    if waiting.count > visit.waitingBefore { waiting.removeLast(waiting.count - visit.waitingBefore) }
    finish(visit.view, ownsMark: visit.ownsMark)
  }

  private func finish(_ view: View, ownsMark: Bool) {
    if ownsMark { view.flags.remove(.isInPass) }
    view.removeFromDirtySubviews()
  }

  // MARK: Layouts

  /// Runs a view's `layoutSubviews` if the view is marked, unless it is running or the view has reached its limit.
  private mutating func layOut(_ view: View, isRepeated: Bool) {
    if view.flags.contains(.hasUnannouncedInsets) {
      announceInsets(of: view, isRepeated: isRepeated)
      if !hasIntactPath { return }
    }
    if !view.needsLayout || view.flags.contains(.isLayingOut) { return }
    view.flags.remove(.needsLayout)
    if !LayoutGrowth.mayLayOut(view) { return stopped.append(view) }
    if isRepeated && !mayRepeat(view, orReport: reportLoop) { return }
    layouts += 1
    view.flags.insert(.isLayingOut)
    let outer = LayoutGrowth.beginLayout(of: view)
    let assignments = Self.assignmentCount
    if let traits = traits(of: view) { traits.performAsCurrent { callLayout(of: view) } } else { callLayout(of: view) }
    if Self.assignmentCount != assignments { Screen.main.assignedTraits.withLock { $0 = nil } }
    LayoutGrowth.endLayout(of: view, outer)
    view.flags.remove(.isLayingOut)
  }

  /// Calls `layoutSubviews()`: directly, or by way of the view's layer if there is one.
  private func callLayout(of view: View) {
    let owner = view.viewOwner
    owner?.viewWillLayOut(view)
    LayoutObservation.call("layoutSubviews", on: view) {
      if view.rare.layer == nil { view.layoutSubviews() } else { view.layOutLayer() }
    }
    owner?.viewDidLayOut(view)
  }

  private static var assignmentCount: Int { TraitCollection.assignmentCount.load(ordering: .relaxed) }

  /// Returns the traits of a view that is entered, or of the last one on the path; nil where they are the current ones.
  private mutating func traits(of view: View) -> TraitCollection? {
    guard findsOtherTraits || view.flags.contains(.inheritsTintOrTraits) else { return nil }
    if lastTraitChangeCount != View.traitChangeCount {
      lastTraitChangeCount = View.traitChangeCount
      for index in path.indices { path[index].traits = nil }
    }
    return view.traits(inheriting: path.last { $0.view !== view }?.traits)
  }

  /// Notifies a view of its new insets, unless it has reached its limit; the call is one of its layouts.
  private mutating func announceInsets(of view: View, isRepeated: Bool) {
    view.flags.remove(.hasUnannouncedInsets)
    if isRepeated && !mayRepeat(view, orReport: reportInsetsLoop) { return }
    layouts += 1
    view.announceInsets()
  }

  /// Returns whether the view may be laid out once more; if not, it is clean until the pass ends, so that it can end.
  private mutating func mayRepeat(_ view: View, orReport report: (View) -> Void) -> Bool {
    let count = repeats[ObjectIdentifier(view)]?.count ?? 0
    repeats[ObjectIdentifier(view)] = (view, count + 1)
    if count + 1 == Self.layoutLimit { report(view) }
    return count + 1 < Self.layoutLimit
  }

  /// Removes the views from the path that were removed from their superview; if there were any, the last view on the
  /// path was one of them.
  private mutating func removeDetachedViews() -> Bool {
    if hasIntactPath { return false }
    lastRemovalCount = Self.removalCount
    let detached = path.indices.dropFirst().first { path[$0].view.storedSuperview !== path[$0 - 1].view }
    guard let detached else { return false }
    while path.count > detached { finishVisit() }
    return true
  }

  static func reportConstraintLoop(_ view: View) {
    IssueReporting.report(
      place: "layoutIfNeeded() of \(type(of: view))",
      problem:
        "views changed constraints in each of \(layoutLimit) layout passes; the last changes wait for the next call.",
      cure: "Let layoutSubviews reach the same constraints when it runs twice.")
  }

  private func reportLoop(_ view: View) {
    IssueReporting.report(
      place: "layoutSubviews of \(type(of: view))",
      problem: "it asked for layout again \(Self.layoutLimit) times in one pass; leaving it to the next pass.",
      cure: "Let layoutSubviews reach the same frames when it runs twice: compare before you change the view's own "
        + "size, its superview or call setNeedsLayout().")
  }

  private func reportInsetsLoop(_ view: View) {
    IssueReporting.report(
      place: "safeAreaInsetsDidChange of \(type(of: view))",
      problem:
        "its safe area or margins changed again \(Self.layoutLimit) times in one pass; leaving it to the next pass.",
      cure: "Don't move or resize the view in safeAreaInsetsDidChange and layoutMarginsDidChange without comparing.")
  }
}

// MARK: - Subviews of the pass

extension View {
  fileprivate var isListed: Bool { dirtySlot != DirtySubviews.noSlot }

  /// Appends the subviews that the pass must enter, the backmost one last.
  fileprivate func appendDirtySubviews(to waiting: inout [Sibling]) {
    if dirtySubviews.isEmpty { return }
    if dirtySubviews.count > 1 { refreshSiblingHints() }
    let start = waiting.count
    dirtySubviews.forEach { if !$0.flags.contains(.isLayingOut) { waiting.append(Sibling($0)) } }
    waiting.sortBackmostLast(from: start)
  }
}

/// A view, compared by its place among its siblings.
///
/// A closure that compares views would check at each call whether it runs on the main thread.
private struct Sibling: Comparable {
  let view: View
  private let place: Int32

  @MainActor init(_ view: View) { (self.view, place) = (view, view.siblingHint) }

  static func == (one: Sibling, other: Sibling) -> Bool { one.place == other.place }
  static func < (one: Sibling, other: Sibling) -> Bool { one.place < other.place }
}

extension [Sibling] {
  /// Sorts the siblings from an index on, the backmost one last.
  ///
  /// Most are marked in their order or in the reverse one, which needs no memory.
  fileprivate mutating func sortBackmostLast(from start: Int) {
    withUnsafeMutableBufferPointer { all in
      var isBackmostLast: Bool { zip(all[start...], all[start...].dropFirst()).allSatisfy(>=) }
      if isBackmostLast { return }
      all[start...].reverse()
      if !isBackmostLast { all[start...].sort(by: >) }
    }
  }
}
