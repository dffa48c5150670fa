import Foundation
import HeadlessGeometry

/// How it is decided what is inside a path that crosses itself.
///
/// > Documented: CGPathFillRule, with its raw values.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes around, all turns taken together.
  case winding = 0
  /// Inside is what a ray leaves by an odd number of crossings.
  case evenOdd = 1
}

/// What a path covers.
extension CGPath {
  /// The smallest upright rectangle around all points, control points included; `null` for an empty path.
  public var boundingBox: CGRect {
    isEmpty ? .null : CGRect(around: elements.flatMap(\.points))
  }

  /// Whether a point is inside; open parts count as closed, and of the edges the upper and the left one is inside.
  ///
  /// Curves are followed to about a hundredth of a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: How crossings count.
  ///   - transform: What the path is mapped by first.
  /// - Returns: Whether it is inside; false for a point that is not finite.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.isFinite else { return false }
    let path = transform.isIdentity ? self : copy(using: transform)
    var turns = 0
    var crossings = 0
    for corners in path.polygons {
      var from = corners[corners.count - 1]
      for to in corners {
        let crossing = Self.crossing(from, to, by: point)
        turns += crossing
        crossings += abs(crossing)
        from = to
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// Whether a line goes down (1) or up (-1) past a point on its right, or not (0).
  private static func crossing(_ from: CGPoint, _ to: CGPoint, by point: CGPoint) -> Int {
    if (from.y <= point.y) == (to.y <= point.y) { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    if x <= point.x { return 0 }
    return from.y < to.y ? 1 : -1
  }

  /// The parts as the corners of polygons; none is empty.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !corners.isEmpty { polygons.append(corners) }
        corners = [point]
      case .line(let point):
        corners.append(point)
      case .quadCurve, .curve:
        corners += Self.points(along: [corners[corners.count - 1]] + element.points)
      case .close:
        // What comes next, without a move, begins where this part began.
        let start = corners[0]
        polygons.append(corners)
        corners = [start]
      }
    }
    if !corners.isEmpty { polygons.append(corners) }
    return polygons
  }

  /// Points on a Bézier curve, its beginning left out.
  private static func points(along controls: [CGPoint]) -> [CGPoint] {
    var length: CGFloat = 0
    for (from, to) in zip(controls, controls.dropFirst()) { length += hypot(to.x - from.x, to.y - from.y) }
    let count = Int(min(max((20 * length).squareRoot().rounded(.up), 8), 1000))
    return (1...count).map { point(on: controls, at: CGFloat($0) / CGFloat(count)) }
  }

  private static func point(on controls: [CGPoint], at part: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    return points[0]
  }
}
