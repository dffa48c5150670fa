import Foundation
import HeadlessGeometry

extension CGPath {
  /// The smallest upright rectangle around all points, control points included; `null` for an empty path.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public final var boundingBox: CGRect { pieces.boundingBox }

  /// The smallest upright rectangle around the lines and curves themselves; `null` for an empty path.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public final var boundingBoxOfPath: CGRect { pieces.boundingBoxOfPath }

  /// Returns whether a point is inside; open subpaths are closed, and points on the upper and left edge are inside.
  ///
  /// Curves are followed to about a hundredth of a point. The transform is applied to the path first. A point that is
  /// not finite is not inside.
  ///
  /// - Complexity: O(*n*), where *n* is the number of straight segments that approximate the path.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    pieces.transformed(by: transform, "CGPath.contains(_:using:transform:)").contains(point, using: rule)
  }

  /// Returns whether the path is one upright rectangle, which is then written into `rect`.
  public final func isRect(_ rect: inout CGRect) -> Bool {
    guard let found = pieces.rect else { return false }
    rect = found
    return true
  }

  /// Returns whether the path is one upright rectangle: `isRect(nil)`.
  public final func isRect(_ rect: Never?) -> Bool { pieces.rect != nil }
}

extension PathPieces {
  var boundingBox: CGRect { isEmpty ? .null : CGRect(around: elements.flatMap(\.points)) }

  var boundingBoxOfPath: CGRect {
    if isEmpty { return .null }
    var points: [CGPoint] = []
    var point = CGPoint.zero
    for element in elements {
      points += element.points.suffix(1)
      points += PathCurve(from: point, element)?.turningPoints ?? []
      point = element.points.last ?? point
    }
    return CGRect(around: points)
  }

  /// The rectangle that the pieces are, if they are one upright rectangle and nothing else.
  var rect: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let isAlongX = corners[0].y == corners[1].y
    let others = isAlongX ? corners : Array(corners[1...] + corners[..<1])
    guard others[0].y == others[1].y, others[1].x == others[2].x, others[2].y == others[3].y, others[3].x == others[0].x
    else { return nil }
    return CGRect(around: corners)
  }

  func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    guard point.isFinite else { return false }
    var turns = 0
    var crossings = 0
    for polygon in polygons {
      var from = polygon.points[polygon.points.count - 1]
      for to in polygon.points {
        let crossing = Self.crossing(from, to, by: point)
        turns += crossing
        crossings += abs(crossing)
        from = to
      }
    }
    return rule == .winding ? turns != 0 : crossings % 2 == 1
  }

  /// Returns 1 if a line passes a point on its right side downward, -1 if upward, 0 if it does not pass there.
  private static func crossing(_ from: CGPoint, _ to: CGPoint, by point: CGPoint) -> Int {
    if (from.y <= point.y) == (to.y <= point.y) { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    if x <= point.x { return 0 }
    return from.y < to.y ? 1 : -1
  }
}
