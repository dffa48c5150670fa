import Foundation

/// A Bézier curve with one or two control points, or a line.
package struct PathCurve {
  package let controls: [CGPoint]

  package init(controls: [CGPoint]) { self.controls = controls }

  /// Makes the curve of a piece; nil for a line.
  init?(from start: CGPoint, _ element: CGPath.Element) {
    switch element {
    case .quadCurve, .curve: controls = [start] + element.points
    default: return nil
    }
  }

  /// Points on the curve to about a hundredth of a point, its beginning left out.
  var points: [CGPoint] {
    var length: CGFloat = 0
    for (from, to) in zip(controls, controls.dropFirst()) { length += hypot(to.x - from.x, to.y - from.y) }
    let count = Int(min(max((20 * length).squareRoot().rounded(.up), 8), 1000))
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  /// The points where the tangent of the curve is horizontal or vertical.
  var turningPoints: [CGPoint] {
    (Self.turns(controls.map(\.x)) + Self.turns(controls.map(\.y))).filter { $0 > 0 && $0 < 1 }.map(point)
  }

  /// Returns the curve's point by de Casteljau's rule, which serves lines and curves alike.
  package func point(at part: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    return points[0]
  }

  /// Returns the zeros of the derivative along one axis: of a·t² + b·t + c, which has no t² in a quadratic curve.
  private static func turns(_ values: [CGFloat]) -> [CGFloat] {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    if steps.count == 2 { return [steps[0] / (steps[0] - steps[1])] }
    let a = steps[0] - 2 * steps[1] + steps[2]
    let b = 2 * (steps[1] - steps[0])
    let c = steps[0]
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = (b * b - 4 * a * c).squareRoot()
    return root.isNaN ? [] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
  }
}
