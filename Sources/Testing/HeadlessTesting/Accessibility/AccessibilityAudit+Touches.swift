import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessInspection
import HeadlessRecognizers
import HeadlessViews

/// The effects of a finger on the views of an audit.
extension AccessibilityAudit {
  /// Returns whether a finger does something with the view itself.
  func acts(_ view: View) -> Bool {
    guard view.isUserInteractionEnabled, (view as? Control)?.isEnabled ?? true else { return false }
    return view is any StandardControl || (view as? Control)?.allControlEvents.isEmpty == false
      || !gestures(on: view).isEmpty
  }

  /// Returns whether all that a finger does with the view are gestures other than taps.
  func actsWithoutTaps(_ view: View) -> Bool {
    acts(view) && !(view is Control) && !gestures(on: view).contains { $0 is TapGestureRecognizer }
  }

  /// Returns the recognizers of a view for a finger, without those by which a scroll view scrolls and zooms.
  private func gestures(on view: View) -> [GestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { recognizer in
      if !recognizer.isEnabled || recognizer is HoverGestureRecognizer { return false }
      return !view.scrollsContent || recognizer is TapGestureRecognizer || recognizer is LongPressGestureRecognizer
        || recognizer is SwipeGestureRecognizer
    }
  }

  /// Returns the view of an element that a finger can touch; nil for none.
  func touchable(_ element: SpokenElement) -> View? {
    guard let view = element.object as? View, element.role.isInteractive || acts(view),
      (view as? Control)?.isEnabled ?? true
    else { return nil }
    return view
  }

  /// Returns the view that a touch in the middle of another one hits in place of it and its superviews; nil for none.
  func cover(of view: View) -> View? {
    let hit = hit(view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    return hit.flatMap { view.isDescendant(of: $0) ? nil : $0 }
  }

  private func hit(_ view: View, at point: CGPoint) -> View? {
    view.window.flatMap { $0.hitTest(view.convert(point, to: $0), with: nil) }
  }

  /// Returns the size of a view's touch area, through its middle: of points around it, those whose touches reach it.
  func touchArea(of view: View) -> CGSize {
    let (x, y) = (view.bounds.midX, view.bounds.midY)
    func isReached(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
      hit(view, at: CGPoint(x: x + dx, y: y + dy))?.isDescendant(of: view) == true
    }
    guard isReached(0, 0) else { return .zero }
    /// Returns the distance up to half of a large area, in points.
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let half = dx != 0 ? view.bounds.width / 2 : view.bounds.height / 2
      // The middle of the last pixel row; beyond it in steps of a point.
      var last: CGFloat = 0
      for step in stride(from: 0.5, through: 22, by: 1) {
        if !isReached(dx * step, dy * step) { break }
        last = step + 0.5
      }
      return last >= 22 ? max(half, 22) : last < half && half - last < 1 ? half : last
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }
}
