import Foundation
import HeadlessViews

/// A finger of a program: its events are sent to its window, at the time of the screen's clock.
@MainActor final class SoakFinger {
  private let touch: Touch
  private weak var window: Window?

  /// Creates a finger that touches down on a window, in its coordinates.
  init(on window: Window, at point: CGPoint) {
    self.window = window
    window.layoutIfNeeded()
    let hit = window.hitTest(point, with: nil)
    let clock = window.screen.clock
    touch = Touch(in: window, at: point, timestamp: clock.now, tapCount: window.tapCount(at: point, on: hit))
  }

  func move(by dx: CGFloat, _ dy: CGFloat) {
    let location = touch.location(in: nil)
    update(.moved, to: CGPoint(x: location.x + dx, y: location.y + dy))
  }

  func end(_ phase: Touch.Phase) { update(phase, to: touch.location(in: nil)) }

  private func update(_ phase: Touch.Phase, to point: CGPoint) {
    guard let window, point.isFinite else { return }
    touch.update(phase: phase, to: point, timestamp: window.screen.clock.now)
    send()
  }

  /// Sends an event with every finger on the window; the others are stationary.
  func send() {
    guard let window else { return }
    var touches = Set(window.fingersDown)
    for other in touches where other !== touch { other.rest() }
    touches.insert(touch)
    window.layoutIfNeeded()
    window.sendEvent(Event(touches: touches, timestamp: window.screen.clock.now))
  }
}
