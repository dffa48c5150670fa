import HeadlessViews
import Testing

/// Shows a view or a view controller in a window that fills the main screen, and lays it out.
///
/// The window is the key window. A view fills it; a controller becomes its `rootViewController`; a window is shown.
///
/// - Parameters:
///   - content: The view, the view controller or the window.
///   - sourceLocation: The line of the failure for another responder.
/// - Returns: The window; keep it, because views do not retain their window.
@preconcurrency @MainActor
public func showInWindow(_ content: Responder, sourceLocation: SourceLocation = #_sourceLocation) -> Window {
  let window = content as? Window ?? Window()
  if let owner = content as? any ViewOwner {
    owner.becomeContent(of: window)
  } else if let view = content as? View {
    if view !== window {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
  } else {
    Failure.record(
      "Expected a view or a view controller to show; got \(type(of: content)); the window is empty.",
      at: sourceLocation)
  }
  window.makeKeyAndVisible()
  window.screen.flush()
  return window
}
