import Foundation
import HeadlessViews

/// The tracking of one finger at a time, and its events inside and outside of the control's margin.
extension Control: TouchTracking {
  /// The margin around a tracked control in which a finger is still treated as inside, in points.
  /// > Reported: fact e2: about 70 points.
  static let trackingMargin: CGFloat = 70

  final func track(began touches: Set<Touch>, _ event: TouchEvent?) {
    guard tracking.touch == nil, isEnabled, let touch = touches.min(by: { $0.timestamp < $1.timestamp }) else { return }
    tracking.touch = touch
    tracking.isInside = true
    tracking.start = touch.location(in: self)
    guard beginTracking(touch, with: event) else { return stopTracking() }
    // The hook, and an observer of the highlight, may have ended the tracking.
    guard tracking.touch === touch else { return }
    isHighlighted = true
    guard tracking.touch === touch else { return isHighlighted = false }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  final func track(moved touches: Set<Touch>, _ event: TouchEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = tracking.isInside
    tracking.isInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return isHighlighted = false
    }
    guard tracking.touch === touch else { return }
    if tracking.isInside != wasInside { isHighlighted = tracking.isInside }
    switch (wasInside, tracking.isInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (false, true): sendActions(for: [.touchDragInside, .touchDragEnter], with: event)
    case (true, false): sendActions(for: [.touchDragOutside, .touchDragExit], with: event)
    }
  }

  /// Ends tracking when the tracked finger lifts, and sends the events for inside or outside.
  /// > Reported: fact e4: the highlight ends after the handlers; e5: also where a handler disabled the control; e9:
  /// > the hook sees a control that is still tracked.
  final func track(ended touches: Set<Touch>, _ event: TouchEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = isNear(touch)
    tracking.isInside = isInside
    endTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    stopTracking()
    sendActions(for: isInside ? eventsForTouchUpInside() : .touchUpOutside, with: event)
    isHighlighted = false
  }

  final func track(cancelled touches: Set<Touch>, _ event: TouchEvent?) {
    guard let touch = tracked(in: touches) else { return }
    cancelTracking(with: event)
    guard tracking.touch === touch else { return }
    stopTracking()
    sendActions(for: .touchCancel, with: event)
    isHighlighted = false
  }

  private func tracked(in touches: Set<Touch>) -> Touch? {
    tracking.touch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func stopTracking() {
    tracking.touch = nil
    tracking.isInside = false
  }

  private func isNear(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
  }

  /// Runs the handlers of events that a touch event has caused, which their methods get.
  package final func sendActions(for events: Event, with event: TouchEvent?) {
    let outer = tracking.event
    tracking.event = event
    defer { tracking.event = outer }
    sendActions(for: events)
  }
}
