import Foundation
import HeadlessGeometry

struct PathArc {
  var center: CGPoint
  /// The radius, in points.
  var radius: CGFloat
  /// The start angle, in radians from the x axis toward the y axis.
  var startAngle: CGFloat
  /// The angle of the arc, in radians.
  var sweep: CGFloat

  /// Creates an arc that spans an angle; never more than once around.
  init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    // A whole turn and more is one turn; what is not a number stays to be refused.
    self.sweep = sweep.isFinite ? min(max(sweep, -2 * .pi), 2 * .pi) : sweep
  }

  /// Creates an arc between two angles; `clockwise` is whether the angle decreases.
  init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    self.init(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? start - end : end - start
    if abs(forward) >= turn, forward > 0 { return clockwise ? -turn : turn }
    let rest = forward.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return clockwise ? -positive : positive
  }

  var start: CGPoint { point(at: startAngle) }

  /// The arc as curves of at most a quarter, from ``start`` on.
  var curves: [CGPath.Element] {
    if sweep == 0 { return [] }
    let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    let reach = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
    return (0..<pieces).map { piece in
      let angle = startAngle + CGFloat(piece) * step
      let (from, to) = (point(at: angle), point(at: angle + step))
      return .curve(
        to: to, control1: Self.point(on: from, reach, at: angle + .pi / 2),
        control2: Self.point(on: to, -reach, at: angle + step + .pi / 2))
    }
  }

  private func point(at angle: CGFloat) -> CGPoint { Self.point(on: center, radius, at: angle) }

  private static func point(on center: CGPoint, _ radius: CGFloat, at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
  }
}

extension PathPieces {
  /// Adds an arc; a line leads to its beginning if there is a point already.
  mutating func append(_ arc: PathArc, transformedBy transform: CGAffineTransform = .identity, _ place: String) {
    guard arc.center.isFinite, arc.radius.isFinite, arc.radius >= 0, arc.startAngle.isFinite, arc.sweep.isFinite else {
      return refuse(
        place,
        "Expected a finite arc; got center \(arc.center.shortDescription), radius \(arc.radius), "
          + "from \(arc.startAngle) on by \(arc.sweep)",
        "Give finite numbers and a radius that is not negative.")
    }
    let start: CGPath.Element = isEmpty ? .move(to: arc.start) : .line(to: arc.start)
    append([start] + arc.curves, transformedBy: transform, place)
  }

  /// Adds a rounded corner from the current point on.
  ///
  /// The circle touches both lines at the distance r·tan((π - φ)/2) from the corner, where φ is the angle between them.
  mutating func appendArc(
    _ corner: CGPoint, _ end: CGPoint, radius: CGFloat, transformedBy transform: CGAffineTransform = .identity,
    _ place: String
  ) {
    guard corner.isFinite, end.isFinite, radius.isFinite, radius >= 0, transform.isFinite else {
      return refuse(
        place, "\(corner.shortDescription), \(end.shortDescription), radius \(radius) make no corner",
        "Give finite numbers and a radius that is not negative.")
    }
    let line = CGPath.Element.line(to: corner)
    if isEmpty { return append(line, place) }
    let from = currentPoint.applying(transform.inverted())
    let (a, b) = (corner.direction(to: from), corner.direction(to: end))
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    guard radius > 0, abs(cross) > 1e-12 else { return append([line], transformedBy: transform, place) }
    let away = radius * (1 + dot) / abs(cross)
    let touch = CGPoint(x: corner.x + a.x * away, y: corner.y + a.y * away)
    // The middle is to the left of the way in where the way out goes there.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - a.y * radius * side, y: touch.y + a.x * radius * side)
    let angle = CGFloat(atan2(Double(touch.y - center.y), Double(touch.x - center.x)))
    let turn = CGFloat(.pi - atan2(abs(Double(cross)), Double(dot)))
    let arc = PathArc(center: center, radius: radius, startAngle: angle, sweep: -side * turn)
    append([.line(to: touch)] + arc.curves, transformedBy: transform, place)
  }
}

extension CGPoint {
  /// Returns the direction to another point, of length 1; zero for the same point.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let length = hypot(other.x - x, other.y - y)
    return length > 0 ? CGPoint(x: (other.x - x) / length, y: (other.y - y) / length) : .zero
  }
}
