import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessViews

/// The place where a finger touches down on a view, after a look at what is in its way.
@MainActor
struct Landing {
  let window: Window
  let point: CGPoint
  let tapCount: Int

  /// Finds the place, or throws a sentence that names what is in the way.
  init(on view: View, at point: CGPoint) throws(Obstacle) {
    guard let window = view.window else {
      throw Obstacle(
        "\(view.nameInTests) is in no window. Add it to a window, and keep the window in a constant or property: "
          + "views do not retain their window.")
    }
    guard point.isFinite else { throw Obstacle("\(point.shortDescription) is no place on \(view.nameInTests).") }
    try Landing.checkWay(to: view)
    if let control = view as? Control, !control.isEnabled { throw Obstacle("\(view.nameInTests) is disabled.") }
    self.window = window
    self.point = view.convert(point, to: window)
    let hit = window.hitTest(self.point, with: nil)
    try Landing.check(hit, at: point, on: view, in: window)
    tapCount = window.tapCount(at: self.point, on: hit)
  }

  /// What keeps a finger from touching any part of a view.
  private static func checkWay(to view: View) throws(Obstacle) {
    var current: View? = view
    while let owner = current {
      if let reason = owner.reasonAgainstTouches {
        throw Obstacle(
          owner === view
            ? "\(view.nameInTests) \(reason)." : "\(owner.nameInTests), which holds \(view.nameInTests), \(reason).")
      }
      current = owner.superview
    }
  }

  /// Whether the view gets what lands on another, because that is part of it.
  private static func check(_ hit: View?, at point: CGPoint, on view: View, in window: Window) throws(Obstacle) {
    guard let hit else {
      throw Obstacle("The touch would go to nothing: \(point.shortDescription) of \(view.nameInTests) is outside.")
    }
    if hit === view || view === window { return }
    if view.isDescendant(of: hit) {
      throw Obstacle(
        "The touch would go to \(hit.nameInTests): \(point.shortDescription) is outside \(view.nameInTests)"
          + (view.superview === hit ? "." : " or what holds it."))
    }
    if !hit.isDescendant(of: view) {
      throw Obstacle("The touch would go to \(hit.nameInTests), which covers \(view.nameInTests).")
    }
    var part: View? = hit
    while let current = part, current !== view {
      if current is Control {
        throw Obstacle("The touch would go to \(current.nameInTests), which is in \(view.nameInTests).")
      }
      part = current.superview
    }
  }
}

/// What is in a finger's way, as a sentence.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension View {
  /// Why a finger passes the view and all in it by.
  fileprivate var reasonAgainstTouches: String? {
    if isHidden { return "is hidden" }
    if !isUserInteractionEnabled { return "takes no user interaction" }
    if alpha < 0.01 { return "is transparent (alpha \(alpha.shortDescription))" }
    return nil
  }
}
