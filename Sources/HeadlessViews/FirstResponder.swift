/// Who gets what has no place on the screen, such as keys; one responder a window.
@MainActor
enum FirstResponder {
  static func isCurrent(_ responder: Responder) -> Bool {
    window(of: responder)?.firstResponder === responder
  }

  static func become(_ responder: Responder) -> Bool {
    guard let window = window(of: responder) else { return false }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !gives(current) { return false }
    guard self.window(of: responder) === window else { return false }
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
    if let window = window(of: responder), window.firstResponder === responder { window.firstResponder = nil }
    return true
  }

  /// The window of the nearest view on the way up.
  private static func window(of responder: Responder) -> Window? {
    var current: Responder? = responder
    for _ in 0..<ResponderChain.depthLimit {
      guard let candidate = current else { return nil }
      if let view = candidate as? View { return view.window }
      current = candidate.next
    }
    ResponderChain.reportDepth("the responder chain of \(type(of: responder))")
    return nil
  }
}

extension Window {
  /// Asks the first responder to resign, and takes the role away whatever it answers.
  final func dismiss(_ responder: Responder) {
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
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
