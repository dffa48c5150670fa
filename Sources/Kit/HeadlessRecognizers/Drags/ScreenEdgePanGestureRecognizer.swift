import Foundation
import HeadlessGraphics
import HeadlessViews

/// Recognizes fingers that drag from an edge of the window.
/// > Documented: UIScreenEdgePanGestureRecognizer.
@preconcurrency @MainActor open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The distance from the edge within which a finger has to land, in points.
  /// > Assumed: not documented; a device would settle it.
  private static let reach: CGFloat = 20

  /// The edges at which a drag must begin; none by default.
  open var edges: RectEdge = []

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if state == .possible, !touches.allSatisfy(isAtEdge) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: Touch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let point = touch.location(in: nil)
    return edges.contains(.left) && point.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
      || edges.contains(.top) && point.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
  }
}

/// Would recognize a pointer over its view: there is none, so that it stays ``GestureRecognizer/State/possible``.
/// > Documented: UIHoverGestureRecognizer.
@preconcurrency @MainActor open class HoverGestureRecognizer: GestureRecognizer {}
