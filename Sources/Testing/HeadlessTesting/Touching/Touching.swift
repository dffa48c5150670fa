import Foundation
import HeadlessViews
import Testing

/// Taps a view in its center, or at a point.
///
/// The window is laid out before and after the tap. The touch is hit-tested as on a device: if it would not reach the
/// view, because the view is covered, hidden, without interaction, transparent, disabled, outside or in no visible
/// window, the test fails with the name of the obstacle, and no event is sent.
///
/// Taps at one point without `Screen.main.clock.advance(by:)` between them are a double tap, a triple tap…
///
/// - Parameters:
///   - view: The view, or a window.
///   - point: The point, in the view's own coordinates; nil for the center of its bounds.
///   - sourceLocation: The line of the failure.
/// - Complexity: A hit test of the window, besides its layout before and after the tap.
@preconcurrency @MainActor
public func tap(_ view: View, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  touch(view, at: point, sourceLocation: sourceLocation).lift(sourceLocation: sourceLocation)
}

/// Begins a touch in the center of a view, or at a point, and returns its finger, which stays down.
///
/// It has the parameters of ``tap(_:at:sourceLocation:)``, and fails as that does; the finger that it then returns has
/// no effect. A window accepts a touch for any view at the point.
///
/// - Complexity: A hit test of the window, besides its layout.
@preconcurrency @MainActor @discardableResult
public func touch(_ view: View, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Finger {
  touch(view, at: point, reachesControls: false, sourceLocation)
}

/// Begins a touch as the public function does, or one whose finger will move, which may begin on a control in the view.
@MainActor
func touch(_ view: View, at point: CGPoint?, reachesControls: Bool, _ sourceLocation: SourceLocation) -> Finger {
  view.window?.layoutIfNeeded()
  let point = point ?? view.bounds.middle
  do {
    return Finger(on: view, at: point, touch: try view.makeTouch(at: point, reachesControls: reachesControls))
  } catch {
    Failure.record(error.description, at: sourceLocation)
    return Finger(on: view, at: point, touch: nil)
  }
}

/// Taps the one match of a finder in a view, such as the window, in the center of the match.
///
/// The test fails unless there is exactly one match and a touch reaches it.
///
/// - Complexity: O(*n*) for *n* views, besides the tap.
@preconcurrency @MainActor public func tap<Found: View>(
  _ finder: Finder<Found>, in view: View, sourceLocation: SourceLocation = #_sourceLocation
) {
  onMatch(of: finder, in: view, sourceLocation) { tap($0, at: $1, sourceLocation: sourceLocation) }
}

extension CGRect {
  /// The point in the middle, where a touch is if no point is given.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
