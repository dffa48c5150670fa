import Foundation
import HeadlessReporting

extension Window {
  /// Makes the window the key window of its screen, unless it is or may not be; the former one is notified first.
  final func becomeKeyOfScreen() {
    let old = screen.keyWindow
    if old === self || !canBecomeKey { return }
    Self.keyNesting.call("makeKey() of \(type(of: self))") {
      screen.keyWindow = self
      old?.resignKey()
      becomeKey()
    }
  }

  private static let keyNesting = CallbackNesting(
    "changes of the key window", cure: "Don't let windows make one another the key window.")

  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  /// The name for a window that is shown; only a test posts it here.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name for a window that is hidden; only a test posts it here.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
}
