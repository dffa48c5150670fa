import Foundation
import HeadlessGeometry

extension LayoutItem {
  /// The solved frame with its edges on the pixel grid, in the coordinates of the container.
  /// > Seen: fact f1: the edges are rounded, half up, so that equal widths may differ by a pixel.
  var solvedFrame: CGRect {
    let engine = ConstraintEngine.shared
    guard let view = nearestView else { return .zero }
    let grid = view.pixelGrid
    let (left, top) = (engine.value(.left, of: self), engine.value(.top, of: self))
    let (x, y) = (grid.halfUp(left), grid.halfUp(top))
    let right = grid.halfUp(left + engine.value(.width, of: self))
    let bottom = grid.halfUp(top + engine.value(.height, of: self))
    return CGRect(x: x, y: y, width: max(right - x, 0), height: max(bottom - y, 0))
  }

  /// Whether active constraints decide the frame of the view; without any, it stays where it is.
  /// > Documented: fact f38.
  var isPlaced: Bool { isConstrained && solved.isUsed && !mentions.isEmpty }

  /// Sets the frame of a view with constraints to the solved one.
  /// > Reported: fact f31: bounds and center are set.
  func setSolvedFrame() {
    guard let view, isPlaced else { return }
    let rect = solvedFrame
    if rect == view.frameStorage { return }
    guard rect.isFinite else { return }
    if rect.size != view.bounds.size { view.bounds = CGRect(origin: view.bounds.origin, size: rect.size) }
    let center = view.position(in: rect)
    if center != view.center { view.center = center }
    view.removeRoundingError(from: rect)
  }
}
