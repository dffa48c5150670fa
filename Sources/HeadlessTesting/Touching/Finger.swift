import Foundation
import HeadlessGeometry
import HeadlessViews
import Testing

/// A finger of a test, from touching down to lifting; `touch(_:at:)` makes one.
///
/// It goes through the window like a real one: hit-tested when it touches down, then bound to that view. Each step is an
/// event of its own at the time of the screen's clock, which only `advance(by:)` moves on. The window is laid out before and
/// after each step, and what waits for the end of the turn runs, as on a device at the end of each turn of its run loop.
@MainActor
public final class Finger {
  /// The toolkit's view of the finger; nil where `touch(_:at:)` has failed.
  public let touch: Touch?

  private let window: Window?
  private weak var space: View?
  private var point: CGPoint
  private var isDown: Bool

  /// Touches down, or is a finger that nothing happens to.
  init(on view: View, at point: CGPoint, landing: Landing?) {
    space = view
    self.point = point
    window = landing?.window
    touch = landing.map { landing in
      Touch(
        in: landing.window, at: landing.point, timestamp: landing.window.screen.clock.now, tapCount: landing.tapCount)
    }
    isDown = touch != nil
    send()
  }

  /// Moves to a point, in the coordinates of the view that the finger was put on.
  ///
  /// When that view has left the window the way there counts, in the window's coordinates.
  public func move(to point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let window, let touch, mayGoOn("move(to:)", sourceLocation) else { return }
    guard point.isFinite else { return refuse(point, sourceLocation) }
    let place: CGPoint
    if let space, space.window === window {
      place = space.convert(point, to: window)
    } else {
      let from = touch.location(in: nil)
      place = CGPoint(x: from.x + point.x - self.point.x, y: from.y + point.y - self.point.y)
    }
    self.point = point
    step(.moved, to: place)
  }

  /// Moves on by some points to the right and down, in the window's coordinates.
  public func move(by dx: CGFloat, _ dy: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let touch, mayGoOn("move(by:_:)", sourceLocation) else { return }
    let from = touch.location(in: nil)
    let place = CGPoint(x: from.x + dx, y: from.y + dy)
    guard place.isFinite else { return refuse(CGPoint(x: dx, y: dy), sourceLocation) }
    if let window, let space, space.window === window {
      point = space.convert(place, from: window)
    } else {
      point = CGPoint(x: point.x + dx, y: point.y + dy)
    }
    step(.moved, to: place)
  }

  /// Lifts.
  public func lift(sourceLocation: SourceLocation = #_sourceLocation) {
    leave(.ended, "lift()", sourceLocation)
  }

  /// Is taken away by the system, as by a call that comes in.
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
    leave(.cancelled, "cancel()", sourceLocation)
  }

  // MARK: Steps

  private func leave(_ phase: Touch.Phase, _ member: String, _ sourceLocation: SourceLocation) {
    guard let touch, mayGoOn(member, sourceLocation) else { return }
    isDown = false
    step(phase, to: touch.location(in: nil))
  }

  private func step(_ phase: Touch.Phase, to point: CGPoint) {
    guard let window, let touch else { return }
    touch.update(phase: phase, to: point, timestamp: window.screen.clock.now)
    send()
  }

  /// Sends an event with every finger on the window; the others rest.
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

  // MARK: Refusals

  private func mayGoOn(_ member: String, _ sourceLocation: SourceLocation) -> Bool {
    if isDown || touch == nil { return isDown }
    Failure(message: "Finger.\(member): the finger has left the screen already.").record(at: sourceLocation)
    return false
  }

  private func refuse(_ point: CGPoint, _ sourceLocation: SourceLocation) {
    Failure(message: "Finger: \(point.shortDescription) is no place; the finger stays where it is.")
      .record(at: sourceLocation)
  }
}
