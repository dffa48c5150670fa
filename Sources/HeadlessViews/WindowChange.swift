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
    if old !== expected {
      for view in subtree() where view.windowLink?.window === old { view.willMove(toWindow: expected) }
    }
    if let old, old !== expected { leave(old) }
    move()
    let link = root.superview?.windowLink
    if link?.window === old { return }
    let moved = subtree().filter { $0.windowLink?.window === old }
    for view in moved { view.windowLink = link }
    for view in moved where view.windowLink === link { view.didMoveToWindow() }
  }

  /// Takes the subtree's touches and its first responder away, while the responder chain is still whole.
  ///
  /// > Assumed: a first responder that leaves its window is asked to resign and stops being it whatever it answers.
  private func leave(_ window: Window) {
    window.touchDispatch.cancelTouches(in: root)
    guard let responder = window.firstResponder, (responder as? View)?.isDescendant(of: root) ?? false else { return }
    responder.resignFirstResponder()
    if window.firstResponder === responder { window.firstResponder = nil }
  }

  /// The root and everything below it, parents first, without recursion.
  private func subtree() -> [View] {
    var views = [root]
    var next = 0
    while next < views.count {
      views.append(contentsOf: views[next].subviewStorage)
      next += 1
    }
    return views
  }
}
