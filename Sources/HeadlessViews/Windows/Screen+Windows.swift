import Foundation
import HeadlessLayers

extension Screen {
  /// The windows that are not hidden, in the order they were made.
  public var visibleWindows: [Window] {
    allWindows.objects.filter { !$0.isHidden }
  }

  /// Lays out every visible window, as UIKit does at the end of a run-loop turn, before it draws.
  public func flush() {
    for window in visibleWindows { window.layoutIfNeeded() }
    Turn.end()
  }

  /// Lets time go by: ends the turn, and then animations, recognizers and whatever else waits for the ``clock`` get their
  /// turn in the order of their time.
  ///
  /// Layers show on the way what they show at each moment. Nothing waits for real time.
  ///
  /// - Parameter seconds: How long, in seconds; 0 for what is due now.
  public func advance(by seconds: TimeInterval) {
    flush()
    clock.advance(by: seconds)
    flush()
  }

  func add(_ window: Window) {
    allWindows.add(window)
  }

  /// The scene of the screen's windows.
  public var windowScene: WindowScene {
    if let scene { return scene }
    let made = WindowScene(self)
    scene = made
    return made
  }

  /// The visible windows, back to front.
  package var orderedWindows: [Window] {
    visibleWindows.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The key window, if it is not hidden.
  package var shownKeyWindow: Window? { keyWindow.flatMap { $0.isHidden ? nil : $0 } }

  /// The orientation of a screen of this size.
  package var orientation: InterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}
