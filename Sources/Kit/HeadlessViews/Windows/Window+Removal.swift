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
