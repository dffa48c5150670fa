import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessViews

/// The point of a window that a finger touches to reach a view.
@MainActor struct Landing {
  let window: Window
  let point: CGPoint
  let tapCount: Int

  /// Computes the point in the view's own coordinates, on a control in the view only if controls may be hit; throws
  /// ``Obstacle`` if a touch would not reach the view.
  init(on view: View, at point: CGPoint, reachesControls: Bool) throws(Obstacle) {
    guard let window = view.window else {
      throw Obstacle(
        "\(view.nameInTests) is in no window. Add it to a window, and keep the window in a constant or property: "
          + "views do not retain their window.")
    }
    guard point.isFinite else {
      throw Obstacle("Expected a finite point of \(view.nameInTests); got \(point.shortDescription).")
    }
    try Landing.checkSuperviews(of: view)
    if let control = view as? Control, !control.isEnabled { throw Obstacle("\(view.nameInTests) is disabled.") }
    self.window = window
    self.point = view.convert(point, to: window)
    let hit = window.hitTest(self.point, with: nil)
    try Landing.check(hit, at: point, on: view, in: window, reachesControls: reachesControls)
    tapCount = window.tapCount(at: self.point, on: hit)
  }

  /// Throws if no touch can reach any part of a view.
  private static func checkSuperviews(of view: View) throws(Obstacle) {
    for owner in sequence(first: view, next: \.superview) {
      guard let reason = owner.reasonAgainstTouches else { continue }
      throw Obstacle(
        owner === view
          ? "\(view.nameInTests) \(reason)." : "\(owner.nameInTests), which contains \(view.nameInTests), \(reason).")
    }
  }

  /// Throws if the hit view is neither the view nor one of its subviews that may be hit.
  private static func check(
    _ hit: View?, at point: CGPoint, on view: View, in window: Window, reachesControls: Bool
  ) throws(Obstacle) {
    guard let hit else {
      throw Obstacle(
        "The touch would go to nothing: \(point.shortDescription) of \(view.nameInTests) is outside of the window.")
    }
    if hit === view || view === window { return }
    if view.isDescendant(of: hit) {
      throw Obstacle(
        "The touch would go to \(hit.nameInTests): \(point.shortDescription) is outside \(view.nameInTests)"
          + (view.superview === hit ? "." : " or one of its superviews."))
    }
    if !hit.isDescendant(of: view) {
      let presentation = hit.firstAncestor { $0 is any PresentationHost && !view.isDescendant(of: $0) }
      throw Obstacle("The touch would go to \((presentation ?? hit).nameInTests), which covers \(view.nameInTests).")
    }
    if reachesControls { return }
    let below = sequence(first: hit, next: \.superview).prefix { $0 !== view }
    if let control = below.first(where: { $0 is Control }) {
      throw Obstacle("The touch would go to \(control.nameInTests), which is in \(view.nameInTests).")
    }
  }
}

/// The reason why a touch would not reach a view, as a sentence.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension View {
  /// The reason why hit testing skips the view and its subviews; nil without one.
  fileprivate var reasonAgainstTouches: String? {
    if isHidden { return "is hidden" }
    if !isUserInteractionEnabled { return "has no user interaction enabled" }
    if isTransparent { return "is transparent (alpha \(alpha.shortDescription))" }
    return nil
  }
}
