/// Who gives views their appearance when they come into a window.
@MainActor
package enum WindowArrival {
  /// Called for each view before ``View/didMoveToWindow()``; nil while there are no appearance proxies.
  package static var dress: ((View) -> Void)?
}
