/// A move of a tree of views between windows, with the callbacks before and after it, parents first.
///
/// The callbacks may change the tree: the second round notifies each view of the window that it is in then.
/// > Reported: fact d4.
@MainActor enum WindowChange {
  /// Runs `move`, which changes the tree of a view, between the two rounds of callbacks.
  static func perform(of root: View, to expected: Window?, _ move: () -> Void) {
    // A window that is moved stays the window of all its views.
    if root is Window { return move() }
    let old = root.windowLink?.window
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

extension Window {
  /// Ends touches, focus, animations and the first responder of a tree of views that is removed from the window.
  /// > Assumed: a first responder that is removed from its window is asked to resign, and resigns whatever it returns.
  final func viewsWillBeRemoved(_ root: View) {
    touchDispatch.cancelTouches(in: root)
    endFocus(in: root)
    root.stopLayerAnimations()
    dismissFirstResponder(in: root)
  }

  /// Ends the focus and the first responder of removed views that became either during the move.
  final func viewsWereRemoved() {
    if let responder = firstResponder, let view = responder.nearestView, view.windowLink?.window !== self {
      dismiss(responder)
    }
    if let view = viewWithFocus, view.windowLink?.window !== self { endFocus(in: view) }
  }
}

extension View {
  /// The view and everything below it in the same window, parents first, without recursion.
  package final var viewsOfSameWindow: [View] {
    var views = [self]
    var next = 0
    while next < views.count {
      for subview in views[next].subviewStorage where !(subview is Window) { views.append(subview) }
      next += 1
    }
    return views
  }
}

/// The appearance of views that enter a window.
@MainActor package enum WindowArrival {
  /// Called for each view before ``View/didMoveToWindow()``; nil while there are no appearance proxies.
  package static var applyAppearance: ((View) -> Void)?
}
