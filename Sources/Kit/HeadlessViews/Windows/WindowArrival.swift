/// The appearance of views that enter a window.
@MainActor package enum WindowArrival {
  /// Called for each view before ``View/didMoveToWindow()``; nil while there are no appearance proxies.
  package static var applyAppearance: ((View) -> Void)?
}
