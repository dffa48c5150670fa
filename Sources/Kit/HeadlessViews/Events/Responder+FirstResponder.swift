// The first responder of a window gets events that have no place on the screen, such as keys.

extension Responder {
  /// The responder if it is a view, or the view that it owns.
  final var nearestView: View? { self as? View ?? (self as? any ViewOwner)?.ownedView }

  /// Makes this first responder resign; returns true at once while it already resigns.
  final func resignsForAnother() -> Bool {
    if Self.resigning.contains(where: { $0 === self }) { return true }
    Self.resigning.append(self)
    defer { Self.resigning.removeLast() }
    return resignFirstResponder()
  }

  /// The first responders that are resigning for another one, the innermost last.
  private static var resigning: [Responder] = []
}

/// A responder that is notified when it stops being the first one although it refused to resign.
@MainActor package protocol DismissalFollowing: Responder {
  /// Called after the window has removed its first responder against the responder's answer.
  func wasDismissed()
}

extension Window {
  /// Asks the first responder to resign, and removes it whether it returns true or false.
  final func dismiss(_ responder: Responder) {
    responder.resignFirstResponder()
    guard firstResponder === responder else { return }
    firstResponder = nil
    (responder as? any DismissalFollowing)?.wasDismissed()
  }

  /// Dismisses a first responder that is in a tree of views.
  final func dismissFirstResponder(in root: View) {
    guard let responder = firstResponder, responder.nearestView?.isInSubtree(of: root) ?? false else { return }
    dismiss(responder)
  }
}

extension View {
  final func resignFirstResponderInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.nearestView?.isInSubtree(of: self) ?? false
    else {
      return false
    }
    if force { window.dismiss(responder) } else { responder.resignFirstResponder() }
    return window.firstResponder !== responder
  }
}
