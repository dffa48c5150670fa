import Foundation
import HeadlessControls
import HeadlessInspection
import HeadlessRecognizers
import HeadlessViews

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

  /// Returns whether an assistive application can do something with an element.
  func isOperable(_ element: SpokenElement) -> Bool {
    element.role.isInteractive || !element.actions.isEmpty || element.traits.contains(.allowsDirectInteraction)
  }

  /// Returns whether a view is around a whole screen or a controller's content, so that its gestures are for none of its
  /// texts alone.
  func isBackground(_ view: View) -> Bool {
    if view is Control || view.isAccessibilityElement { return false }
    if let owner = view.next, !(owner is View) { return true }
    return view.scrollsContent || view.convert(view.bounds, to: root).contains(screen)
  }

  /// Returns the recognizers of a view for a finger, without those by which a scroll view scrolls and zooms.
  private func gestures(on view: View) -> [GestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { recognizer in
      if !recognizer.isEnabled || recognizer is HoverGestureRecognizer { return false }
      // VoiceOver's own gesture goes back.
      if recognizer is ScreenEdgePanGestureRecognizer { return false }
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
    let hit = hit(view, at: view.bounds.middle)
    return hit.flatMap { view.isDescendant(of: $0) ? nil : $0 }
  }

  private func hit(_ view: View, at point: CGPoint) -> View? {
    view.window.flatMap { $0.hitTest(view.convert(point, to: $0), with: nil) }
  }

  /// Returns the size of a view's touch area, through its middle: of points around it, those whose touches reach it.
  func touchArea(of view: View) -> CGSize {
    area(of: view) { hit(view, at: $0)?.isDescendant(of: view) == true }
  }

  private func area(of view: View, isReached: (CGPoint) -> Bool) -> CGSize {
    let middle = view.bounds.middle
    guard isReached(middle) else { return .zero }
    /// Returns the distance up to half of a large area, in points.
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let half = dx != 0 ? view.bounds.width / 2 : view.bounds.height / 2
      // The middle of the last pixel row; beyond it in steps of a point.
      var last: CGFloat = 0
      for step in stride(from: 0.5, through: 22, by: 1) {
        if !isReached(CGPoint(x: middle.x + dx * step, y: middle.y + dy * step)) { break }
        last = step + 0.5
      }
      return last >= 22 ? max(half, 22) : last < half && half - last < 1 ? half : last
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }

  /// Returns the cure of a small touch area: where `point(inside:with:)` is large enough, it names what is in the way.
  func cureOfSmallTouchArea(of view: View) -> String {
    let own = area(of: view) { view.point(inside: $0, with: nil) }
    guard own.width >= 44, own.height >= 44 else { return "Enlarge it, or override point(inside:with:)." }
    let middle = view.bounds.middle
    for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
      for step in stride(from: 0.5, through: 22, by: 1) {
        let point = CGPoint(x: middle.x + dx * step, y: middle.y + dy * step)
        guard view.point(inside: point, with: nil) else { break }
        let hit = hit(view, at: point)
        if hit?.isDescendant(of: view) == true { continue }
        if !screen.contains(root.convert(point, from: view)) { return "Move it away from the edge of the screen." }
        if let cutter = view.firstAncestor(where: { !$0.point(inside: $0.convert(point, from: view), with: nil) }) {
          return "Enlarge its superview \(cutter.nameInTests), which cuts it."
        }
        if let hit, !view.isDescendant(of: hit) { return "Move \(hit.nameInTests), which is hit in its place." }
      }
    }
    return "Enlarge it, or override point(inside:with:)."
  }
}
