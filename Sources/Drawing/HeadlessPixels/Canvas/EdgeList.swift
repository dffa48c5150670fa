import Foundation

/// The sides of polygons, cut to the rows and columns that are seen.
struct EdgeList {
  /// A side from its upper to its lower end.
  struct Edge {
    let top: Double
    let bottom: Double
    let topX: Double
    let bottomX: Double
    /// 1 for a side that was drawn downward, -1 upward.
    let winding: Int32
  }

  let window: PixelRect
  private(set) var edges: [Edge] = []
  /// Whether a side was left out because it is beyond the right side, so that the area it closes extends to there.
  private(set) var goesBeyondRight = false

  /// Adds a side, in pixels; `winding` is the winding number of one whose end is lower.
  mutating func add(from: CGPoint, to: CGPoint, winding: Int32 = 1) {
    let goesDown = from.y < to.y
    let upper = goesDown ? from : to
    let lower = goesDown ? to : from
    let (top, bottom) = (Double(upper.y), Double(lower.y))
    var (topX, bottomX) = (Double(upper.x), Double(lower.x))
    // Written so that a number that is not one fails, too.
    guard top < bottom, bottom > Double(window.minY), top < Double(window.maxY), (bottomX - topX).isFinite,
      (bottom - top).isFinite
    else { return }
    if min(topX, bottomX) >= Double(window.maxX) {
      goesBeyondRight = true
      return
    }
    let left = Double(window.minX)
    // Left of the window only the rows of a side have an effect.
    if max(topX, bottomX) <= left { (topX, bottomX) = (left, left) }
    let cutTop = max(top, Double(window.minY))
    let cutBottom = min(bottom, Double(window.maxY))
    let run = bottomX - topX
    edges.append(
      Edge(
        top: cutTop, bottom: cutBottom, topX: topX + run * ((cutTop - top) / (bottom - top)),
        bottomX: topX + run * ((cutBottom - top) / (bottom - top)), winding: goesDown ? winding : -winding))
  }

  /// Adds all sides of closed subpaths.
  mutating func add(_ polylines: Polylines) {
    for subpath in polylines.subpaths {
      var from = polylines.points[subpath.points.upperBound - 1]
      for to in polylines.points[subpath.points] {
        add(from: from, to: to)
        from = to
      }
    }
  }
}
