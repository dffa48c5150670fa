import Foundation

/// A subpath as straight lines.
struct PathPolygon {
  /// The points; at least one.
  var points: [CGPoint]
  /// Whether each point is in the middle of a curve.
  var isSmooth: [Bool]
  /// Whether the last point is joined to the first one.
  var isClosed = false

  init(at point: CGPoint) {
    points = [point]
    isSmooth = [false]
  }

  mutating func append(_ point: CGPoint, isSmooth: Bool = false) {
    points.append(point)
    self.isSmooth.append(isSmooth)
  }
}

extension PathPieces {
  /// The subpaths as straight lines; curves are followed to about a hundredth of a point.
  var polygons: [PathPolygon] {
    var polygons: [PathPolygon] = []
    var open: PathPolygon?
    var point = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        if let open { polygons.append(open) }
        open = PathPolygon(at: end)
        start = end
      case .line(let end):
        if open == nil { open = PathPolygon(at: point) }
        open?.append(end)
      case .quadCurve, .curve:
        if open == nil { open = PathPolygon(at: point) }
        let points = PathCurve(from: point, element)?.points ?? []
        for point in points.dropLast() { open?.append(point, isSmooth: true) }
        if let end = points.last { open?.append(end) }
      case .close:
        // The next element, without a move, begins at the start of this subpath.
        open?.isClosed = true
        if let open { polygons.append(open) }
        open = nil
      }
      point = element.points.last ?? start
    }
    if let open { polygons.append(open) }
    return polygons
  }
}
