import HeadlessReporting

extension [View] {
  /// Returns the index of a view; a closure would ask at each element whether it runs on the main thread.
  fileprivate func index(of view: View) -> Int? {
    for (index, other) in enumerated() where other === view { return index }
    return nil
  }
}

extension View {
  /// Returns whether the view is another view or a descendant of it.
  final func isInSubtree(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// Returns the first view with a tag, parents before children and siblings back to front, without recursion.
  final func firstView(withTag tag: Int) -> View? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.subviewStorage.reversed())
    }
    return nil
  }

  // MARK: Adding

  enum SubviewPosition {
    case front
    case index(Int)
    case below(View)
    case above(View)

    /// Returns the index in a list of subviews; the end where the sibling is not in it.
    fileprivate func index(in subviews: [View]) -> Int {
      switch self {
      case .front: subviews.count
      case .index(let index): min(max(index, 0), subviews.count)
      case .below(let sibling): subviews.index(of: sibling) ?? subviews.count
      case .above(let sibling): subviews.index(of: sibling).map { $0 + 1 } ?? subviews.count
      }
    }
  }

  final func insert(_ view: View, at position: SubviewPosition, _ member: StaticString) {
    guard mayInsert(view, member) else { return }
    if canAttachDirectly(view) { return attach(view, at: position, member) }
    if view.superviewReference.refers(to: self) {
      let others = subviewStorage.filter { $0 !== view }
      return reorder(view, to: position.index(in: others), member)
    }
    MoveNesting.call(view) {
      guard MoveNesting.start(view, to: self) else { return }
      move(view, to: position, member)
      MoveNesting.end()
      if !view.superviewReference.refers(to: self) { return }
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  /// Records, in an initializer of a class of the toolkit, whether the view is of exactly that class; returns that.
  ///
  /// Such a class overrides none of `willMove(toSuperview:)`, `didMoveToSuperview()`, `didAddSubview(_:)` and
  /// `willRemoveSubview(_:)`, so that adding its views need not call them. One that `hasEmptyLayout` inherits the empty
  /// `layoutSubviews()` of ``View``.
  @discardableResult
  package final func recordClass(ifExactly toolkitClass: View.Type, hasEmptyLayout: Bool) -> Bool {
    guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(toolkitClass) else { return false }
    flags.insert(.hasEmptyCallbacks)
    if hasEmptyLayout { flags.insert(.hasEmptyLayout) }
    return true
  }

  /// Returns whether adding a view needs no callbacks: both classes have empty ones, and nothing is inherited.
  ///
  /// Most views are added so, before they are in a window.
  private func canAttachDirectly(_ view: View) -> Bool {
    view.superviewReference.isEmpty && windowLink == nil && view.windowLink == nil && !inheritsTintOrTraits(with: view)
      && flags.contains(.hasEmptyCallbacks) && view.flags.contains(.hasEmptyCallbacks)
  }

  /// Moves a view from its superview, if it has one, to this view, with the callbacks before and around the move.
  private func move(_ view: View, to position: SubviewPosition, _ member: StaticString) {
    view.willMove(toSuperview: self)
    if view.superviewReference.isEmpty, window == nil, view.windowLink == nil, !inheritsTintOrTraits(with: view) {
      // Neither the window nor an inherited value changes: there are no other callbacks.
      if mayInsert(view, member) { attach(view, at: position, member) }
      return
    }
    let inheritance = InheritanceBeforeMove(of: view, movingTo: self)
    WindowChange.perform(of: view, to: window) {
      view.detach(member)
      // Callbacks may change the tree: the view is added unless it has a superview again or can't be added any more.
      guard view.storedSuperview == nil, mayInsert(view, member) else { return }
      attach(view, at: position, member)
    }
    inheritance?.notifyChanges()
  }

  /// Whether the view is of an app's class that wants its constraints updated in any tree.
  private var requiresConstraints: Bool {
    !flags.contains(.hasEmptyCallbacks) && type(of: self).requiresConstraintBasedLayout
  }

  private func inheritsTintOrTraits(with view: View) -> Bool {
    flags.union(view.flags).contains(.inheritsTintOrTraits)
  }

  private func mayInsert(_ view: View, _ member: StaticString) -> Bool {
    if view === self {
      refuse(
        "\(member)", value: "the view itself",
        because: "can't be its own subview (UIKit: \"Can't add self as subview\")",
        consequence: "changing nothing", cure: "Add another view.")
      return false
    }
    // A view without subviews has no descendants: this check makes building a deep chain from the top linear.
    if !view.subviewStorage.isEmpty, isInSubtree(of: view) {
      refuse(
        "\(member)", value: "\(type(of: view))", because: "is an ancestor of the view it is added to",
        consequence: "changing nothing", cure: "Remove the view from it first.")
      return false
    }
    return true
  }

  private func attach(_ view: View, at position: SubviewPosition, _ member: StaticString) {
    store(view, at: position.index(in: subviewStorage))
    LayoutGrowth.add(view)
    recordFlexibility(of: view)
    let marks = flags.intersection(.inheritance)
    if !marks.isEmpty { view.markInheritance(marks) }
    if !view.flags.isDisjoint(with: .hasConstraintsOrLayoutItem) || view.requiresConstraints {
      constrainedViewWasAdded(view)
    }
    view.markNeedsLayout(member, of: self)
    subviewsChanged(member)
    passInsets(to: view)
  }

  /// Inserts a view that has no superview into the list of subviews.
  final func store(_ view: View, at index: Int) {
    // The first array has room for two, as most views with subviews have more than one.
    if subviewStorage.capacity == 0 { subviewStorage.reserveCapacity(2) }
    if index == subviewStorage.count {
      subviewStorage.append(view)
    } else {
      flags.insert(.hintsAreStale)
      subviewStorage.insert(view, at: index)
    }
    view.siblingHint = Int32(index)
    view.superviewReference = UncountedReference(self)
  }

  // MARK: Removing

  final func detachFromSuperview() {
    guard storedSuperview != nil else { return }
    MoveNesting.call(self) {
      guard MoveNesting.start(self, to: nil) else { return }
      willMove(toSuperview: nil)
      let inheritance = InheritanceBeforeMove(of: self, movingTo: nil)
      WindowChange.perform(of: self, to: nil) { detach("removeFromSuperview()") }
      inheritance?.notifyChanges()
      MoveNesting.end()
      if storedSuperview == nil { didMoveToSuperview() }
    }
  }

  /// Removes the view from its superview's lists.
  private func detach(_ member: StaticString) {
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    guard storedSuperview === parent else { return }
    if !flags.isDisjoint(with: .hasConstraintsOrLayoutItem) { constrainedViewWillBeRemoved() }
    if dirtySlot != DirtySubviews.noSlot { parent.dirtySubviews.remove(self) }
    parent.removeFromStorage(self)
    superviewReference = UncountedReference<View>()
    if flags.contains(.isInPass) { LayoutPass.removalCount += 1 }
    if flags.contains(.isArranged) { arrangedViewWasRemoved(from: parent) }
    parent.subviewsChanged(member, of: self)
    if flags.contains(.inheritsInsets) { updateInsets() }
  }

  /// Clears the reference to a superview that is being deallocated; called from its `deinit`, on any thread.
  nonisolated final func clearSuperview() {
    superviewReference = UncountedReference<View>()
    dirtySlot = DirtySubviews.noSlot
  }

  private func removeFromStorage(_ subview: View) {
    let index = index(of: subview)
    subviewOrderWillChange(subview, at: index)
    subviewStorage.remove(at: index)
    if index < subviewStorage.count { flags.insert(.hintsAreStale) }
  }

  // MARK: Order

  final func reorder(_ view: View, to index: Int, _ member: StaticString = #function) {
    guard view.storedSuperview === self else { return }
    let oldIndex = self.index(of: view)
    let newIndex = min(index, subviewStorage.count - 1)
    if newIndex == oldIndex { return }
    subviewOrderWillChange(view, at: oldIndex)
    subviewStorage.remove(at: oldIndex)
    subviewStorage.insert(view, at: newIndex)
    view.siblingHint = Int32(newIndex)
    flags.insert(.hintsAreStale)
    subviewsChanged(member)
  }

  final func exchange(_ index1: Int, _ index2: Int) {
    guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else {
      return refuse(
        "exchangeSubview(at:withSubviewAt:)", value: "\(index1), \(index2)",
        because: "is not in 0..<\(subviewStorage.count)", consequence: "changing nothing",
        cure: "Pass indices of existing subviews.")
    }
    if index1 == index2 { return }
    for index in [max(index1, index2), min(index1, index2)] { subviewOrderWillChange(subviewStorage[index], at: index) }
    subviewStorage.swapAt(index1, index2)
    flags.insert(.hintsAreStale)
    subviewsChanged("exchangeSubview(at:withSubviewAt:)")
  }

  /// Returns the index of a subview.
  ///
  /// An edit moves the other subviews by one place at most, so that each is near its hint until many edits later; only
  /// then all hints are refreshed. Removing n subviews in any order costs n times ``hintReach``, not n times n.
  private func index(of subview: View) -> Int {
    let hint = Int(subview.siblingHint)
    if subviewStorage.indices.contains(hint), subviewStorage[hint] === subview { return hint }
    if subviewStorage.first === subview { return 0 }
    let near = (hint - View.hintReach..<hint + View.hintReach).clamped(to: subviewStorage.indices)
    if let index = subviewStorage[near].firstIndex(where: { $0 === subview }) { return index }
    refreshSiblingHints()
    return Int(subview.siblingHint)
  }

  /// The distance from its hint within which a subview is searched before all hints are refreshed.
  private static let hintReach = 128

  /// Sets every subview's `siblingHint` to its index.
  final func refreshSiblingHints() {
    guard flags.contains(.hintsAreStale) else { return }
    for (index, subview) in subviewStorage.enumerated() { subview.siblingHint = Int32(index) }
    flags.remove(.hintsAreStale)
  }
}

/// The current moves between superviews, so that a callback cannot start the same move inside itself for ever.
@MainActor enum MoveNesting {
  /// A view that is being moved and its new superview; the calls that move them retain both.
  private struct Move: Equatable {
    let view: ObjectIdentifier
    var superview: ObjectIdentifier?
  }

  private static var moves: [Move] = []

  /// Begins a move, which lasts until ``end()``; returns false if the same move is under way already.
  static func start(_ view: View, to superview: View?) -> Bool {
    var move = Move(view: ObjectIdentifier(view))
    if let superview { move.superview = ObjectIdentifier(superview) }
    if !moves.isEmpty, moves.contains(move) { return false }
    moves.append(move)
    return true
  }

  /// Ends the move that began last.
  static func end() { moves.removeLast() }

  /// Makes a move with all its callbacks, unless too many are in one another.
  static func call(_ view: View, _ move: () -> Void) {
    nesting.call("callbacks of a move of \(type(of: view))", move)
  }

  private static let nesting = CallbackNesting(
    "moves between superviews", cure: "Don't add and remove a view in turns from willMove and didMove.")
}
