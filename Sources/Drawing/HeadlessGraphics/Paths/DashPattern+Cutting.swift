import Foundation
import HeadlessPixels

extension DashPattern {
  /// The maximal number of dashes of one path; the rest has no gaps.
  private static let limit = 100_000

  /// Returns the dashes of a polygon, from the pattern's position on.
  func cut(_ polygon: PathPolygon) -> [CGPath.Element] {
    var elements: [CGPath.Element] = []
    var points = polygon.points
    if polygon.isClosed { points.append(points[0]) }
    var pattern = self
    if isDash { elements.append(.move(to: points[0])) }
    var count = 0
    for (from, to) in zip(points, points.dropFirst()) {
      let length = Double(hypot(to.x - from.x, to.y - from.y))
      var distance = 0.0
      while distance + pattern.left < length, count < Self.limit {
        distance += pattern.left
        let point = CGPoint(
          x: from.x + (to.x - from.x) * distance / length, y: from.y + (to.y - from.y) * distance / length)
        elements.append(pattern.isDash ? .line(to: point) : .move(to: point))
        pattern.next()
        count += 1
        if count == Self.limit, !pattern.isDash {
          elements.append(.move(to: point))
          pattern.next()
        }
      }
      pattern.use(length - distance)
      if pattern.isDash { elements.append(.line(to: to)) }
    }
    return elements
  }
}
