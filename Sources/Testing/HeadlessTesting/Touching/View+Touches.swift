import Foundation
import HeadlessControls
import HeadlessViews

extension View {
  /// Returns a touch at a point in the view's own coordinates, on a control in the view only if controls may be hit;
  /// throws ``Obstacle`` if it would not reach the view.
  func makeTouch(at point: CGPoint, reachesControls: Bool) throws(Obstacle) -> Touch {
    guard let window else {
      throw Obstacle(
        "\(nameInTests) is in no window. Add it to a window, and keep the window in a constant or property: "
          + "views do not retain their window.")
    }
    guard point.isFinite else {
      throw Obstacle("Expected a finite point of \(nameInTests); got \(point.shortDescription).")
    }
    try checkSuperviews()
    if let control = self as? Control, !control.isEnabled { throw Obstacle("\(nameInTests) is disabled.") }
    let place = convert(point, to: window)
    let hit = window.hitTest(place, with: nil)
    try check(hit, at: point, in: window, reachesControls: reachesControls)
    let tapCount = window.tapCount(at: place, on: hit)
    return Touch(in: window, at: place, timestamp: window.screen.clock.now, tapCount: tapCount)
  }

  /// Throws if no touch can reach any part of the view.
  private func checkSuperviews() throws(Obstacle) {
    for owner in sequence(first: self, next: \.superview) {
      guard let reason = owner.reasonAgainstTouches else { continue }
      let place = owner === self ? nameInTests : "\(owner.nameInTests), which contains \(nameInTests),"
      throw Obstacle("\(place) \(reason).")
    }
  }

  /// Throws if the hit view is neither the view nor one of its subviews that may be hit.
  private func check(_ hit: View?, at point: CGPoint, in window: Window, reachesControls: Bool) throws(Obstacle) {
    guard let hit else {
      throw Obstacle(
        "The touch would go to nothing: \(point.shortDescription) of \(nameInTests) is outside of the window.")
    }
    if hit === self || self === window { return }
    if isDescendant(of: hit) {
      throw Obstacle(
        "The touch would go to \(hit.nameInTests): \(point.shortDescription) is outside \(nameInTests)"
          + (superview === hit ? "." : " or one of its superviews."))
    }
    if !hit.isDescendant(of: self) {
      let presentation = hit.firstAncestor { $0 is any PresentationHost && !isDescendant(of: $0) }
      throw Obstacle("The touch would go to \((presentation ?? hit).nameInTests), which covers \(nameInTests).")
    }
    if reachesControls { return }
    let below = sequence(first: hit, next: \.superview).prefix { $0 !== self }
    if let control = below.first(where: { $0 is Control }) {
      throw Obstacle("The touch would go to \(control.nameInTests), which is in \(nameInTests).")
    }
  }

  /// The reason why hit testing skips the view and its subviews; nil without one.
  private var reasonAgainstTouches: String? {
    if isHidden { return "is hidden" }
    if !isUserInteractionEnabled { return "has no user interaction enabled" }
    if isTransparent { return "is transparent (alpha \(alpha.shortDescription))" }
    return nil
  }
}

/// The reason why a touch would not reach a view, as a sentence.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
