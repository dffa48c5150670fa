/// Who gets what has no place on the screen, such as keys; one responder a window.
@MainActor
enum FirstResponder {
  static func isCurrent(_ responder: Responder) -> Bool {
    responder.nearestWindow?.firstResponder === responder
  }

  static func become(_ responder: Responder) -> Bool {
    guard let window = responder.nearestWindow else { return false }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !gives(current) { return false }
    guard responder.nearestWindow === window else { return false }
    window.firstResponder = responder
    return true
  }

  /// Asks the first responder to resign, once: while it does, it may pass the role on itself.
  private static func gives(_ current: Responder) -> Bool {
    if resigning.contains(where: { $0 === current }) { return true }
    resigning.append(current)
    defer { resigning.removeLast() }
    return current.resignFirstResponder()
  }

  private static var resigning: [Responder] = []

  static func resign(_ responder: Responder) -> Bool {
    guard responder.canResignFirstResponder else { return false }
    if let window = responder.nearestWindow, window.firstResponder === responder { window.firstResponder = nil }
    return true
  }
}

extension Responder {
  /// The window of this view, or of the nearest view up the responder chain.
  package final var nearestWindow: Window? {
    var current: Responder? = self
    for _ in 0..<ResponderChain.depthLimit {
      guard let candidate = current else { return nil }
      if let view = candidate as? View { return view.window }
      current = candidate.next
    }
    ResponderChain.reportDepth("the responder chain of \(type(of: self))")
    return nil
  }
}

extension Window {
  /// Asks the first responder to resign, and takes the role away whatever it answers.
  final func dismiss(_ responder: Responder) {
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// Dismisses a first responder that is in a tree of views.
  final func dismissFirstResponder(in root: View) {
    guard let responder = firstResponder, (responder as? View)?.stands(in: root) ?? false else { return }
    dismiss(responder)
  }
}

extension View {
  final func resignFirstResponderInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, (responder as? View)?.stands(in: self) ?? false else {
      return false
    }
    if force { window.dismiss(responder) } else { responder.resignFirstResponder() }
    return window.firstResponder !== responder
  }
}
