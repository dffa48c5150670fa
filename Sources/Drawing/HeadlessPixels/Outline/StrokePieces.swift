import Foundation

/// The pieces of a stroke along lines, as their corners.
///
/// Each line becomes a rectangle, each join and each cap an outline of its own; all have the same direction, so that
/// the winding rule makes one area of them.
package struct StrokePieces {
  private let style: StrokeStyle
  private let half: Double
  /// The angle of a round join that one line approximates, in radians.
  private let arcStep: Double

  /// A line's beginning, end and direction.
  package struct Line {
    let from: CGPoint
    package let to: CGPoint
    /// The direction, of length 1.
    package let direction: CGPoint
    /// Whether it begins in the middle of a curve.
    let beginsSmoothly: Bool

    /// Creates a line; nil without a length.
    package init?(from: CGPoint, to: CGPoint, beginsSmoothly: Bool) {
      let length = hypot(Double(to.x - from.x), Double(to.y - from.y))
      guard length > 0, length.isFinite else { return nil }
      self.from = from
      self.to = to
      direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
      self.beginsSmoothly = beginsSmoothly
    }
  }

  /// Creates the pieces of lines with a positive, finite width; the tolerance is the largest distance from a curve.
  package init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    half = min(Double(style.width) / 2, 1e12)
    arcStep = max(2 * acos(max(1 - tolerance / half, 0)), 0.01)
  }

  /// Returns the vector of half a line width to the left of a direction.
  private func side(_ direction: CGPoint) -> CGPoint {
    CGPoint(x: -direction.y * half, y: direction.x * half)
  }

  package func body(_ line: Line) -> [CGPoint] {
    let side = side(line.direction)
    return [line.from + side, line.to + side, line.to - side, line.from - side]
  }

  /// Returns the cap at the end of a line in a direction; no corners for a straight end.
  package func cap(at point: CGPoint, _ direction: CGPoint) -> [CGPoint] {
    let side = side(direction)
    switch style.cap {
    case .butt: return []
    case .square:
      let ahead = CGPoint(x: direction.x * half, y: direction.y * half)
      return [point + side, point + ahead + side, point + ahead - side, point - side]
    case .round: return arc(around: point, from: side, by: -.pi)
    }
  }

  /// Returns the join of two lines; no corners between lines in the same direction.
  package func join(_ line: Line, _ next: Line) -> [CGPoint] {
    let (a, b) = (line.direction, next.direction)
    let cross = Double(a.x * b.y - a.y * b.x)
    let dot = Double(a.x * b.x + a.y * b.y)
    if cross == 0, dot > 0 { return [] }
    let point = next.from
    // The gap is on the outer side of the turn; the piece has the winding of the rectangles.
    let isLeftTurn = cross > 0
    let outer = isLeftTurn ? CGPoint.zero - side(b) : side(a)
    let other = isLeftTurn ? CGPoint.zero - side(a) : side(b)
    switch next.beginsSmoothly ? .round : style.join {
    case .round: return [point] + arc(around: point, from: outer, by: -abs(atan2(cross, dot)))
    case .miter where (1 + dot) * Double(style.miterLimit * style.miterLimit) >= 2 && dot > -1:
      // Its length in line widths is 1/cos(θ/2) for a turn by θ, and cos²(θ/2) = (1 + cos θ)/2.
      let tip = CGPoint(x: (outer.x + other.x) / (1 + dot), y: (outer.y + other.y) / (1 + dot))
      return [point, point + outer, point + tip, point + other]
    case .miter, .bevel: return [point, point + outer, point + other]
    }
  }

  /// Returns points on an arc, both ends included.
  private func arc(around center: CGPoint, from: CGPoint, by angle: Double) -> [CGPoint] {
    let count = max(Int((abs(angle) / arcStep).rounded(.up)), 1)
    return (0...count).map { index in
      let turn = angle * Double(index) / Double(count)
      let (sine, cosine) = (CGFloat(sin(turn)), CGFloat(cos(turn)))
      return center + CGPoint(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
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
