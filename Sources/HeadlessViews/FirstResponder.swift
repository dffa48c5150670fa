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
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    guard self.window(of: responder) === window else { return false }
    window.firstResponder = responder
    return true
  }

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
