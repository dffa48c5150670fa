import Foundation
import HeadlessGeometry

/// A converter of lines into the outline of a stroke along them.
///
/// Each line becomes a rectangle, each join and each cap an outline of its own; all have the same direction, so that
/// the winding rule makes one area of them.
struct Stroker {
  private let style: StrokeStyle
  private let half: Double
  private let transform: CGAffineTransform
  /// The angle of a round join that one line approximates, in radians.
  private let arcStep: Double
  private(set) var edges: EdgeList

  /// A line's beginning, end and direction.
  private struct Line {
    let from: CGPoint
    let to: CGPoint
    let direction: CGPoint
    /// Whether it begins in the middle of a curve.
    let beginsSmoothly: Bool
  }

  /// Creates a stroker.
  ///
  /// - Parameters:
  ///   - style: The style of the lines; the width is positive and finite.
  ///   - transform: The transform of the result.
  ///   - tolerance: The largest distance from a curve, before the transform.
  ///   - window: The visible pixels.
  init(style: StrokeStyle, transform: CGAffineTransform, tolerance: Double, window: PixelRect) {
    self.style = style
    self.transform = transform
    half = min(Double(style.width) / 2, 1e12)
    arcStep = max(2 * acos(max(1 - tolerance / half, 0)), 0.01)
    edges = EdgeList(window: window)
  }

  /// Adds a line along points, each in the middle of a curve or not; one whose points are all equal has a direction.
  mutating func add(_ points: ArraySlice<CGPoint>, isSmooth: ArraySlice<Bool>, isClosed: Bool, direction: CGPoint) {
    guard var from = points.first else { return }
    let start = from
    var first: Line?
    var previous: Line?
    for (to, index) in zip(points.dropFirst(), points.indices.dropFirst()) {
      let length = hypot(Double(to.x - from.x), Double(to.y - from.y))
      if !(length > 0) || !length.isFinite { continue }
      let direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
      let line = Line(from: from, to: to, direction: direction, beginsSmoothly: isSmooth[index - 1])
      addBody(line)
      if let previous { addJoin(previous, line) }
      first = first ?? line
      previous = line
      from = to
    }
    guard let first, let last = previous else { return addDot(start, direction) }
    if isClosed { return addJoin(last, first) }
    addCap(at: last.to, last.direction)
    addCap(at: first.from, CGPoint(x: -first.direction.x, y: -first.direction.y))
  }

  /// Returns the vector of half a line width to the left of a direction.
  private func side(_ direction: CGPoint) -> CGPoint {
    CGPoint(x: -direction.y * half, y: direction.x * half)
  }

  private mutating func addBody(_ line: Line) {
    let side = side(line.direction)
    addPiece([line.from + side, line.to + side, line.to - side, line.from - side])
  }

  /// Adds a line without length: its caps, or nothing.
  /// > Documented: SVG 1.1, 11.4: a subpath of zero length is stroked if the caps are round or square.
  private mutating func addDot(_ point: CGPoint, _ direction: CGPoint) {
    addCap(at: point, direction)
    addCap(at: point, CGPoint(x: -direction.x, y: -direction.y))
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGPoint) {
    let side = side(direction)
    switch style.cap {
    case .butt: return
    case .square:
      let ahead = CGPoint(x: direction.x * half, y: direction.y * half)
      addPiece([point + side, point + side + ahead, point - side + ahead, point - side])
    case .round: addPiece(arc(around: point, from: side, by: -.pi))
    }
  }

  private mutating func addJoin(_ line: Line, _ next: Line) {
    let (a, b) = (line.direction, next.direction)
    let cross = Double(a.x * b.y - a.y * b.x)
    let dot = Double(a.x * b.x + a.y * b.y)
    if cross == 0, dot > 0 { return }
    let point = next.from
    // The gap is on the outer side of the turn; the piece has the winding of the rectangles.
    let isLeftTurn = cross > 0
    let outer = isLeftTurn ? CGPoint.zero - side(b) : side(a)
    let other = isLeftTurn ? CGPoint.zero - side(a) : side(b)
    switch next.beginsSmoothly ? .round : style.join {
    case .round: addPiece([point] + arc(around: point, from: outer, by: -abs(atan2(cross, dot))))
    case .miter where (1 + dot) * Double(style.miterLimit * style.miterLimit) >= 2 && dot > -1:
      // Its length in line widths is 1/cos(θ/2) for a turn by θ, and cos²(θ/2) = (1 + cos θ)/2.
      let tip = CGPoint(x: (outer.x + other.x) / (1 + dot), y: (outer.y + other.y) / (1 + dot))
      addPiece([point, point + outer, point + tip, point + other])
    case .miter, .bevel: addPiece([point, point + outer, point + other])
    }
  }

  /// Returns points on an arc, both ends included.
  private func arc(around center: CGPoint, from: CGPoint, by angle: Double) -> [CGPoint] {
    let count = max(Int((abs(angle) / arcStep).rounded(.up)), 1)
    return (0...count).map { index in
      let turn = angle * Double(index) / Double(count)
      let (sine, cosine) = (CGFloat(sin(turn)), CGFloat(cos(turn)))
      return CGPoint(x: center.x + from.x * cosine - from.y * sine, y: center.y + from.x * sine + from.y * cosine)
    }
  }

  private mutating func addPiece(_ corners: [CGPoint]) {
    var from = corners[corners.count - 1].applying(transform).bounded
    for corner in corners {
      let to = corner.applying(transform).bounded
      edges.add(from: from, to: to)
      from = to
    }
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
