import Foundation
import HeadlessViews
import Testing

/// A simulated finger, from touching down to lifting; `touch(_:at:)` returns one.
///
/// Its touch is sent through the window as on a device: hit-tested when it begins, then delivered to that view. Each
/// step is an event at the time of the screen's clock, which only `advance(by:)` changes. The window is laid out before
/// and after each step, and the work that is scheduled for the end of the run loop's turn is done, as on a device.
@preconcurrency @MainActor public final class Finger {
  /// The touch; nil if `touch(_:at:)` failed.
  public let touch: Touch?

  private let window: Window?
  private weak var space: View?
  private var point: CGPoint
  private var isDown: Bool

  /// Creates a finger that touches down; without a touch, it has no effect.
  init(on view: View, at point: CGPoint, touch: Touch?) {
    space = view
    self.point = point
    self.touch = touch
    window = touch?.window
    isDown = touch != nil
    send()
  }

  /// Moves the finger to a point, in the coordinates of the view that it touched.
  ///
  /// If that view has left the window, the finger moves by the distance from its last point, in window coordinates.
  public func move(to point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let window, let touch, isUsable(for: "move(to:)", sourceLocation) else { return }
    guard point.isFinite else { return refuse(point, sourceLocation) }
    let location: CGPoint
    if let space, space.window === window {
      location = space.convert(point, to: window)
    } else {
      let from = touch.location(in: nil)
      location = CGPoint(x: from.x + point.x - self.point.x, y: from.y + point.y - self.point.y)
    }
    self.point = point
    step(.moved, to: location)
  }

  /// Moves the finger by a distance in points, to the right and down in the window's coordinates.
  public func move(by dx: CGFloat, _ dy: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let touch, isUsable(for: "move(by:_:)", sourceLocation) else { return }
    let from = touch.location(in: nil)
    let location = CGPoint(x: from.x + dx, y: from.y + dy)
    guard location.isFinite else { return refuse(CGPoint(x: dx, y: dy), sourceLocation) }
    if let window, let space, space.window === window {
      point = space.convert(location, from: window)
    } else {
      point = CGPoint(x: point.x + dx, y: point.y + dy)
    }
    step(.moved, to: location)
  }

  /// Lifts the finger, which ends its touch.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
    end(in: .ended, "lift()", sourceLocation)
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
    end(in: .cancelled, "cancel()", sourceLocation)
  }

  private func end(in phase: Touch.Phase, _ member: String, _ sourceLocation: SourceLocation) {
    guard let touch, isUsable(for: member, sourceLocation) else { return }
    isDown = false
    step(phase, to: touch.location(in: nil))
  }

  private func step(_ phase: Touch.Phase, to point: CGPoint) {
    guard let window, let touch else { return }
    touch.update(phase: phase, to: point, timestamp: window.screen.clock.now)
    send()
  }

  /// Sends an event with the touches of all fingers on the window; the others are stationary.
  private func send() {
    guard let window, let touch else { return }
    var touches = Set(window.fingersDown)
    for other in touches where other !== touch { other.rest() }
    touches.insert(touch)
    window.layoutIfNeeded()
    window.sendEvent(Event(touches: touches, timestamp: window.screen.clock.now))
    window.layoutIfNeeded()
    // Each event is a turn of the run loop.
    window.screen.endTurnIfNeeded()
  }

  private func isUsable(for member: String, _ sourceLocation: SourceLocation) -> Bool {
    if isDown || touch == nil { return isDown }
    Failure.record(
      "Finger.\(member): the finger was lifted or cancelled before. Touch again with touch(_:at:).", at: sourceLocation)
    return false
  }

  private func refuse(_ point: CGPoint, _ sourceLocation: SourceLocation) {
    Failure.record(
      "Finger: expected a finite point; got \(point.shortDescription); the finger was not moved.", at: sourceLocation)
  }
}
