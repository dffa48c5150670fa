import Foundation
import HeadlessViews
import Testing

/// Taps a view in its middle, or at a point.
///
/// The window is laid out first and last. The finger goes through hit testing like a real one: where it would not reach the view,
/// because the view is covered, hidden, without interaction, transparent, disabled, outside or in no visible window, the
/// test fails with the name of what is in the way, and nothing else happens.
///
/// Taps on the same place without `Screen.main.clock.advance(by:)` between them are a double tap, a triple tap…
///
/// - Parameters:
///   - view: The view, or a window.
///   - point: Where, in the view's own coordinates, in points; nil means the middle of its bounds.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func tap(_ view: View, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  let finger = touch(view, at: point, sourceLocation: sourceLocation)
  if finger.touch != nil { finger.lift(sourceLocation: sourceLocation) }
}

/// Puts a finger on a view in its middle, or at a point, and leaves it there.
///
/// It fails as ``tap(_:at:sourceLocation:)`` does; the finger it returns then does nothing. A window takes a finger for
/// whatever view is there.
///
/// - Parameters:
///   - view: The view, or a window.
///   - point: Where, in the view's own coordinates, in points; nil means the middle of its bounds.
///   - sourceLocation: Where a failure is recorded.
/// - Returns: The finger, to move and to lift.
@MainActor
@discardableResult
public func touch(
  _ view: View, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Finger {
  view.window?.layoutIfNeeded()
  let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  do {
    return Finger(on: view, at: point, landing: try Landing(on: view, at: point))
  } catch {
    Failure(message: error.description).record(at: sourceLocation)
    return Finger(on: view, at: point, landing: nil)
  }
}

/// Taps the one view that a finder means, in its middle.
///
/// The test fails where there is not exactly one, and where the finger would not reach it.
///
/// - Parameters:
///   - finder: What is tapped, such as `.button(titled: "Back")`.
///   - view: Where it is looked for, such as the window.
///   - sourceLocation: Where a failure is recorded.
@MainActor
public func tap<Found: View>(
  _ finder: Finder<Found>, in view: View, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let found = view.find(finder, sourceLocation: sourceLocation) { tap(found, sourceLocation: sourceLocation) }
}
