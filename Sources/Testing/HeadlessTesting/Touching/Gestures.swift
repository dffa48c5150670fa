import Foundation
import HeadlessViews
import Testing

/// The direction that a finger swipes in.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  /// Toward the upper edge of the window.
  case up
  /// Toward the lower edge.
  case down
  /// Toward the left edge.
  case left
  /// Toward the right edge.
  case right

  fileprivate var vector: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}

// Each gesture sends the touches that `touch(_:at:)` sends, and advances the clock between them. It fails as `tap`
// does: if the touch would not reach the view, the failure names the obstacle, and no event is sent. Points are in the
// view's own coordinates; without one, a gesture begins in the middle of the view's bounds. A finger that moves or rests
// may begin on a control in the view, as recognizers around a control get its touches.

/// Swipes over a view with one finger: 200 points in a tenth of a second.
@preconcurrency @MainActor public func swipe(
  _ direction: SwipeDirection, on view: View, at point: CGPoint? = nil, distance: CGFloat = 200,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let finger = touch(view, at: point, reachesControls: true, sourceLocation)
  let vector = direction.vector
  finger.slide(by: CGPoint(x: vector.x * distance, y: vector.y * distance), during: 0.1, sourceLocation)
  finger.lift(sourceLocation: sourceLocation)
}

/// Swipes over the one match of a finder.
@preconcurrency @MainActor public func swipe<Found: View>(
  _ direction: SwipeDirection, on finder: Finder<Found>, in view: View, distance: CGFloat = 200,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  onMatch(of: finder, in: view, sourceLocation) {
    swipe(direction, on: $0, at: $1, distance: distance, sourceLocation: sourceLocation)
  }
}

/// Drags from one point of a view to another one, in half a second, and rests before the finger is lifted.
///
/// Without a start it begins at the thumb of a slider, and in the middle of any other view.
@preconcurrency @MainActor public func drag(
  _ view: View, from start: CGPoint? = nil, to end: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard end.isFinite else {
    return Failure.record(
      "Expected a finite point to drag to; got \(end.shortDescription); nothing was dragged.", at: sourceLocation)
  }
  view.window?.layoutIfNeeded()
  let start = start ?? (view as? any Draggable)?.dragStart ?? view.bounds.middle
  let finger = touch(view, at: start, reachesControls: true, sourceLocation)
  guard let window = view.window ?? view as? Window else { return }
  let (from, to) = (view.convert(start, to: window), view.convert(end, to: window))
  finger.slide(by: CGPoint(x: to.x - from.x, y: to.y - from.y), during: 0.5, sourceLocation)
  if finger.touch != nil { window.screen.advance(by: 0.3) }
  finger.lift(sourceLocation: sourceLocation)
}

/// Drags the one match of a finder, a slider by its thumb, to the middle of another one.
@preconcurrency @MainActor public func drag<Found: View, Target: View>(
  _ finder: Finder<Found>, to target: Finder<Target>, in view: View, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let goal = view.find(target, sourceLocation: sourceLocation) else { return }
  onMatch(of: finder, in: view, sourceLocation) { found, point in
    let end = goal.convert(target.point(goal) ?? goal.bounds.middle, to: found)
    drag(found, from: point, to: end, sourceLocation: sourceLocation)
  }
}

/// Holds a finger on a view: 0.6 seconds unless stated, which is longer than a long press needs by default.
@preconcurrency @MainActor public func longPress(
  _ view: View, at point: CGPoint? = nil, for seconds: TimeInterval = 0.6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let finger = touch(view, at: point, reachesControls: true, sourceLocation)
  guard let screen = finger.screen else { return }
  screen.advance(by: seconds)
  finger.lift(sourceLocation: sourceLocation)
}

/// Holds a finger on the one match of a finder.
@preconcurrency @MainActor public func longPress<Found: View>(
  _ finder: Finder<Found>, in view: View, for seconds: TimeInterval = 0.6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  onMatch(of: finder, in: view, sourceLocation) { longPress($0, at: $1, for: seconds, sourceLocation: sourceLocation) }
}

/// Taps a view twice within a tenth of a second.
@preconcurrency @MainActor
public func doubleTap(_ view: View, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  let finger = touch(view, at: point, sourceLocation: sourceLocation)
  guard let screen = finger.screen else { return }
  finger.lift(sourceLocation: sourceLocation)
  screen.advance(by: 0.1)
  tap(view, at: point, sourceLocation: sourceLocation)
}

/// Taps the one match of a finder twice.
@preconcurrency @MainActor public func doubleTap<Found: View>(
  _ finder: Finder<Found>, in view: View, sourceLocation: SourceLocation = #_sourceLocation
) {
  onMatch(of: finder, in: view, sourceLocation) { doubleTap($0, at: $1, sourceLocation: sourceLocation) }
}

/// Moves two fingers around the middle of a view apart or together, until their distance has changed by a factor.
@preconcurrency @MainActor
public func pinch(_ view: View, scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
  guard scale.isFinite, scale > 0 else {
    return Failure.record(
      "Expected a scale above 0; got \(scale.shortDescription); nothing was pinched.", at: sourceLocation)
  }
  // The larger distance is inside of the view.
  let reach = min(view.bounds.width, view.bounds.height) * 0.8 / max(1, scale)
  twoFingers(on: view, sourceLocation) { progress in CGPoint(x: reach / 2 * (1 + (scale - 1) * progress), y: 0) }
}

/// Turns two fingers around the middle of a view by an angle, in radians; clockwise above 0.
@preconcurrency @MainActor
public func rotate(_ view: View, by angle: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
  guard angle.isFinite else {
    return Failure.record(
      "Expected a finite angle; got \(angle.shortDescription); nothing was rotated.", at: sourceLocation)
  }
  let reach = min(view.bounds.width, view.bounds.height) * 0.4
  twoFingers(on: view, sourceLocation) { progress in
    CGPoint(x: reach * cos(angle * progress), y: reach * sin(angle * progress))
  }
}

/// Moves two fingers, the second opposite to the first; the closure returns the offset of the first from the middle.
@MainActor
private func twoFingers(on view: View, _ sourceLocation: SourceLocation, offset: (_ progress: CGFloat) -> CGPoint) {
  let middle = view.bounds.middle
  func points(_ progress: CGFloat) -> [CGPoint] {
    let offset = offset(progress)
    return [
      CGPoint(x: middle.x + offset.x, y: middle.y + offset.y), CGPoint(x: middle.x - offset.x, y: middle.y - offset.y),
    ]
  }
  let start = points(0)
  let first = touch(view, at: start[0], reachesControls: true, sourceLocation)
  guard let screen = first.screen else { return }
  let second = touch(view, at: start[1], reachesControls: true, sourceLocation)
  let steps = 20
  for step in 1...steps {
    screen.advance(by: 0.02)
    for (finger, point) in zip([first, second], points(CGFloat(step) / CGFloat(steps))) {
      finger.move(to: point, sourceLocation: sourceLocation)
    }
  }
  for finger in [first, second] { finger.lift(sourceLocation: sourceLocation) }
}

/// Scrolls with a finger until the one match of a finder is in the visible part of a scroll view.
///
/// The test fails if a drag no longer moves the match, because the end of the content is reached.
@preconcurrency @MainActor public func scroll<Found: View>(
  to finder: Finder<Found>, in scrollView: View, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let target = scrollView.find(finder, sourceLocation: sourceLocation),
    let window = scrollView.window ?? scrollView as? Window
  else { return }
  for _ in 0..<200 {
    window.layoutIfNeeded()
    let visible = scrollView.bounds.inset(by: scrollView.safeAreaInsets)
    let rect = target.convert(target.bounds, to: scrollView)
    func missing(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      // A target that is larger than the visible part shows its beginning.
      low < first || high - low > last - first ? low - first : max(0, high - last)
    }
    let x = missing(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let y = missing(rect.minY, rect.maxY, visible.minY, visible.maxY)
    if abs(x) < 1, abs(y) < 1 { return }
    let limit = CGPoint(x: visible.width * 0.4, y: visible.height * 0.4)
    // The first points of a drag are those by which a recognizer begins.
    func step(_ length: CGFloat, _ limit: CGFloat) -> CGFloat {
      length == 0 ? 0 : -min(max(length + (length > 0 ? 10 : -10), -limit), limit)
    }
    let finger = touch(window, at: scrollView.convert(visible.middle, to: window), sourceLocation: sourceLocation)
    if finger.touch == nil { return }
    finger.slide(by: CGPoint(x: step(x, limit.x), y: step(y, limit.y)), during: 0.3, sourceLocation)
    window.screen.advance(by: 0.3)
    finger.lift(sourceLocation: sourceLocation)
    window.screen.advance(by: 1)
    let moved = target.convert(target.bounds, to: scrollView.superview).origin
    let old = CGPoint(x: rect.minX - visible.minX, y: rect.minY - visible.minY)
    let now = scrollView.convert(moved, from: scrollView.superview)
    let inside = scrollView.bounds.inset(by: scrollView.safeAreaInsets)
    if abs(now.x - inside.minX - old.x) < 0.5, abs(now.y - inside.minY - old.y) < 0.5 { break }
  }
  Failure.record(
    "\(scrollView.nameInTests) can't be scrolled to \(finder.description): it is at "
      + "\(target.convert(target.bounds, to: scrollView).shortDescription), the visible part is "
      + "\(scrollView.bounds.shortDescription). Check the size of the content.",
    at: sourceLocation)
}

// MARK: - Helpers

/// Calls a closure with the one match of a finder and the point to touch in it; the test fails unless there is one.
@MainActor func onMatch<Found: View>(
  of finder: Finder<Found>, in view: View, _ sourceLocation: SourceLocation, _ body: (Found, CGPoint?) -> Void
) {
  view.window?.layoutIfNeeded()
  if let found = view.find(finder, sourceLocation: sourceLocation) { body(found, finder.point(found)) }
}

extension Finger {
  /// The screen of the touched window; nil if the touch failed.
  fileprivate var screen: Screen? { touch?.window?.screen }

  /// Moves the finger by a distance in the window in ten steps, and advances the clock.
  fileprivate func slide(by distance: CGPoint, during seconds: TimeInterval, _ sourceLocation: SourceLocation) {
    guard let screen else { return }
    for _ in 0..<10 {
      screen.advance(by: seconds / 10)
      move(by: distance.x / 10, distance.y / 10, sourceLocation: sourceLocation)
    }
  }
}
