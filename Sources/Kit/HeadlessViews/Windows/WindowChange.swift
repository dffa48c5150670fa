/// A move of a tree of views between windows, with the callbacks before and after it, parents first.
///
/// The callbacks may change the tree: the second round notifies each view of the window that it is in then.
/// > Reported: fact d4.
@MainActor struct WindowChange {
  private let root: View
  private let old: Window?
  private let expected: Window?

  init(of root: View, to expected: Window?) {
    self.root = root
    self.expected = expected
    old = root.windowLink?.window
  }

  /// Runs `move`, which changes the tree, between the two rounds of callbacks.
  func perform(_ move: () -> Void) {
    // A window that is moved stays the window of all its views.
    if root is Window { return move() }
    if old !== expected {
      let visible = expected?.visibleSelf
      for view in root.viewsOfSameWindow where view.windowLink?.window === old {
        view.viewOwner?.viewWillMove(view, toVisible: visible)
        view.willMove(toWindow: expected)
      }
    }
    if let old, old !== expected { old.viewsWillBeRemoved(root) }
    move()
    // The callbacks may have moved the root through other windows.
    let link = root.storedSuperview?.windowLink
    if link?.window === root.windowLink?.window { return }
    let moved = root.viewsOfSameWindow
    for view in moved { view.windowLink = link }
    old?.viewsWereRemoved()
    if link != nil, let applyAppearance = WindowArrival.applyAppearance {
      for view in moved where view.windowLink === link { applyAppearance(view) }
    }
    for view in moved where view.windowLink === link {
      view.didMoveToWindow()
      view.viewOwner?.viewDidMove(view, toVisible: link?.window?.visibleSelf)
    }
  }
}
