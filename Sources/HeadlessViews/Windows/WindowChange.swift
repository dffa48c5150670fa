/// A subtree's way from one window to another, with the callbacks before and after, parents first.
///
/// > Reported: fact d4. The callbacks may change the tree: what they did stands, and the second round tells each view
/// > where it really is.
@MainActor
struct WindowChange {
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
    // A window stays its own window wherever it goes, and so does all that it holds.
    if root is Window { return move() }
    if old !== expected {
      for view in subtree() where view.windowLink?.window === old { view.willMove(toWindow: expected) }
    }
    if let old, old !== expected { leave(old) }
    move()
    // The callbacks may have taken the root through other windows: what counts is where it was last and where it is.
    let link = root.storedSuperview?.windowLink
    if link?.window === root.windowLink?.window { return }
    let moved = subtree()
    for view in moved { view.windowLink = link }
    old?.forgetResponderElsewhere()
    if link != nil, let dress = WindowArrival.dress {
      for view in moved where view.windowLink === link { dress(view) }
    }
    for view in moved where view.windowLink === link { view.didMoveToWindow() }
  }

  /// Takes the subtree's touches, the focus and its first responder away, while the responder chain is still whole.
  ///
  /// > Assumed: a first responder that leaves its window is asked to resign and stops being it whatever it answers.
  private func leave(_ window: Window) {
    window.touchDispatch.cancelTouches(in: root)
    window.dropFocus(in: root)
    if AnimationCount.hasAny { for view in subtree() { view.rare.layer?.stopAllAnimations() } }
    guard let responder = window.firstResponder, (responder as? View)?.stands(in: root) ?? false else { return }
    window.dismiss(responder)
  }

  /// The root and everything below it in the same window, parents first, without recursion.
  private func subtree() -> [View] {
    var views = [root]
    var next = 0
    while next < views.count {
      for subview in views[next].subviewStorage where !(subview is Window) { views.append(subview) }
      next += 1
    }
    return views
  }
}

extension Window {
  /// Lets go of a first responder that left, having become it from a callback of the very move that took it away.
  fileprivate func forgetResponderElsewhere() {
    if let view = firstResponder as? View, view.windowLink?.window !== self { dismiss(view) }
    if let view = viewWithFocus, view.windowLink?.window !== self { dropFocus(in: view) }
  }
}
