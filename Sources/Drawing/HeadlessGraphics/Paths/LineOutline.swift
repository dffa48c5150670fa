import Foundation

/// The area of a line along points, as polygons that all turn the same way round.
struct LineOutline {
  private let half: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private(set) var elements: [CGPath.Element] = []

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    half = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    /// The direction, of length 1.
    let direction: PlaneVector
    let beginsSmoothly: Bool
  }

  mutating func add(_ polygon: PathPolygon) {
    var lines: [Line] = []
    var points = polygon.points
    var isSmooth = polygon.isSmooth
    if polygon.isClosed {
      points.append(points[0])
      isSmooth.append(false)
    }
    for index in points.indices.dropFirst() {
      let from = lines.last?.to ?? points[0]
      let vector = PlaneVector(dx: points[index].x - from.x, dy: points[index].y - from.y)
      let length = hypot(vector.dx, vector.dy)
      guard length > 0, length.isFinite else { continue }
      let direction = PlaneVector(dx: vector.dx / length, dy: vector.dy / length)
      lines.append(Line(from: from, to: points[index], direction: direction, beginsSmoothly: isSmooth[index - 1]))
    }
    guard let first = lines.first, let last = lines.last else { return addDot(points[0]) }
    for line in lines { addBody(line) }
    for (line, next) in zip(lines, lines.dropFirst()) { addJoin(line, next) }
    if polygon.isClosed { return addJoin(last, first) }
    addCap(at: last.to, last.direction)
    addCap(at: first.from, -first.direction)
  }

  private func corner(_ point: CGPoint, _ across: PlaneVector) -> CGPoint {
    CGPoint(x: point.x + across.dx, y: point.y + across.dy)
  }

  /// Returns the vector of half a line width to the left of a direction.
  private func side(_ direction: PlaneVector) -> PlaneVector {
    PlaneVector(dx: -direction.dy * half, dy: direction.dx * half)
  }

  private mutating func addPiece(_ corners: [CGPoint]) { elements += .lines(between: corners) + [.close] }

  private mutating func addBody(_ line: Line) {
    let side = side(line.direction)
    addPiece([corner(line.from, side), corner(line.to, side), corner(line.to, -side), corner(line.from, -side)])
  }

  /// Adds a line without length: its caps, or nothing.
  private mutating func addDot(_ point: CGPoint) {
    addCap(at: point, PlaneVector(dx: 1, dy: 0))
    addCap(at: point, PlaneVector(dx: -1, dy: 0))
  }

  private mutating func addCap(at point: CGPoint, _ direction: PlaneVector) {
    let side = side(direction)
    switch cap {
    case .butt: return
    case .square:
      let ahead = corner(point, PlaneVector(dx: direction.dx * half, dy: direction.dy * half))
      addPiece([corner(point, side), corner(ahead, side), corner(ahead, -side), corner(point, -side)])
    case .round: addPiece(arc(around: point, from: side, by: -.pi))
    }
  }

  private mutating func addJoin(_ line: Line, _ next: Line) {
    let (a, b) = (line.direction, next.direction)
    let cross = a.dx * b.dy - a.dy * b.dx
    let dot = a.dx * b.dx + a.dy * b.dy
    if cross == 0, dot > 0 { return }
    let point = next.from
    // The gap is on the outer side of the turn; the piece goes around it as the rectangles do.
    let outer = cross > 0 ? -side(b) : side(a)
    let other = cross > 0 ? -side(a) : side(b)
    switch next.beginsSmoothly ? .round : join {
    case .round:
      addPiece([point] + arc(around: point, from: outer, by: -abs(CGFloat(atan2(Double(cross), Double(dot))))))
    case .miter where (1 + dot) * miterLimit * miterLimit >= 2 && dot > -1:
      // Its length in line widths is 1/cos(θ/2) for a turn by θ, and cos²(θ/2) = (1 + cos θ)/2.
      let tip = PlaneVector(dx: (outer.dx + other.dx) / (1 + dot), dy: (outer.dy + other.dy) / (1 + dot))
      addPiece([point, corner(point, outer), corner(point, tip), corner(point, other)])
    case .miter, .bevel: addPiece([point, corner(point, outer), corner(point, other)])
    }
  }

  /// Returns points on an arc, both ends included, whose lines deviate from it by at most about a fiftieth of a point.
  private func arc(around center: CGPoint, from: PlaneVector, by angle: CGFloat) -> [CGPoint] {
    let step = max(2 * acos(max(1 - 0.02 / Double(half), 0)), 0.01)
    let count = max(Int((Double(abs(angle)) / step).rounded(.up)), 1)
    return (0...count).map { index in
      let turn = Double(angle) * Double(index) / Double(count)
      let (sine, cosine) = (CGFloat(sin(turn)), CGFloat(cos(turn)))
      return corner(center, PlaneVector(dx: from.dx * cosine - from.dy * sine, dy: from.dx * sine + from.dy * cosine))
    }
  }
}

private struct PlaneVector {
  var dx: CGFloat
  var dy: CGFloat

  static prefix func - (vector: PlaneVector) -> PlaneVector { PlaneVector(dx: -vector.dx, dy: -vector.dy) }
}
