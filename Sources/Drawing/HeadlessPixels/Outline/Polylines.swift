import Foundation
import HeadlessGeometry

/// An outline with its curves made into straight lines.
struct Polylines {
  /// A subpath, as a range of points.
  struct Subpath {
    var points: Range<Int>
    var isClosed: Bool
  }

  private(set) var points: [CGPoint] = []
  /// Whether each point is in the middle of a curve, where a stroke has no corner.
  private(set) var isSmooth: [Bool] = []
  /// The subpaths that have at least one line.
  private(set) var subpaths: [Subpath] = []

  /// The index of the first point of the subpath that has begun.
  private var start: Int?
  private let tolerance: Double
  private let window: CGRect?

  /// Flattens an outline whose points are transformed; nil for one with a number that is not finite.
  ///
  /// The tolerance is the largest distance of lines from the curve. A curve beyond one side of the window, which is the
  /// visible area, becomes one line.
  init?(_ outline: Outline, transform: CGAffineTransform, tolerance: Double, window: CGRect?) {
    self.tolerance = tolerance
    self.window = window
    for element in outline.elements {
      switch element {
      case .move(let point):
        guard let point = point.transformed(transform) else { return nil }
        beginSubpath(at: point)
      case .line(let end):
        guard let end = end.transformed(transform) else { return nil }
        if start == nil { beginSubpath(at: end) }
        append(end)
      case .quadCurve(let end, let control):
        guard let end = end.transformed(transform), let control = control.transformed(transform) else { return nil }
        if start == nil { beginSubpath(at: control) }
        let from = points[points.count - 1]
        // The same curve with two controls.
        addCurve(from, from.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
      case .curve(let end, let control1, let control2):
        guard let end = end.transformed(transform), let control1 = control1.transformed(transform),
          let control2 = control2.transformed(transform)
        else { return nil }
        if start == nil { beginSubpath(at: control1) }
        addCurve(points[points.count - 1], control1, control2, end)
      case .close:
        guard let start else { continue }
        let point = points[start]
        append(point)
        finish(isClosed: true)
        beginSubpath(at: point)
      }
    }
    finish(isClosed: false)
  }

  private mutating func beginSubpath(at point: CGPoint) {
    finish(isClosed: false)
    start = points.count
    append(point)
  }

  private mutating func finish(isClosed: Bool) {
    guard let start else { return }
    if points.count - start > 1 {
      subpaths.append(Subpath(points: start..<points.count, isClosed: isClosed))
    } else {
      points.removeLast(points.count - start)
      isSmooth.removeLast(isSmooth.count - start)
    }
    self.start = nil
  }

  private mutating func append(_ point: CGPoint, isSmooth: Bool = false) {
    points.append(point)
    self.isSmooth.append(isSmooth)
  }

  /// The most lines that a curve becomes: enough for one that is a hundred thousand pixels long.
  private static let mostLines = 1000.0

  private mutating func addCurve(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
    if let window, window.isBesides(from, control1, control2, to) { return append(to) }
    // > Documented: Wang's bound: n lines are within tolerance if n² ≥ 6/8 · the larger second difference / tolerance.
    let bend = max(
      hypot(Double(from.x - 2 * control1.x + control2.x), Double(from.y - 2 * control1.y + control2.y)),
      hypot(Double(control1.x - 2 * control2.x + to.x), Double(control1.y - 2 * control2.y + to.y)))
    let count = Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), Self.mostLines))
    for index in 1..<max(count, 1) {
      let fraction = CGFloat(index) / CGFloat(count)
      let rest = 1 - fraction
      let (a, b, c, d) = (
        rest * rest * rest, 3 * rest * rest * fraction, 3 * rest * fraction * fraction, fraction * fraction * fraction
      )
      append(
        CGPoint(
          x: a * from.x + b * control1.x + c * control2.x + d * to.x,
          y: a * from.y + b * control1.y + c * control2.y + d * to.y), isSmooth: true)
    }
    append(to)
  }

  /// The upright rectangle whose sides the lines are, or nil.
  var uprightRect: CGRect? {
    guard subpaths.count == 1 else { return nil }
    var corners = Array(points[subpaths[0].points].prefix(6))
    if corners.count > 1, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4, subpaths[0].points.count <= 5 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(around: corners) : nil
  }
}

extension CGPoint {
  /// Numbers beyond this are clamped to it, so that arithmetic never overflows.
  private static let farthest: CGFloat = 1e12

  /// Returns the transformed point, clamped before and after; nil if a number is not finite.
  func transformed(_ transform: CGAffineTransform) -> CGPoint? {
    guard isFinite else { return nil }
    return bounded.applying(transform).bounded
  }

  var bounded: CGPoint {
    CGPoint(x: min(max(x, -Self.farthest), Self.farthest), y: min(max(y, -Self.farthest), Self.farthest))
  }

  func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension CGRect {
  /// Returns whether all four points are beyond the same side.
  fileprivate func isBesides(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Bool {
    max(max(a.x, b.x), max(c.x, d.x)) < minX || min(min(a.x, b.x), min(c.x, d.x)) > maxX
      || max(max(a.y, b.y), max(c.y, d.y)) < minY || min(min(a.y, b.y), min(c.y, d.y)) > maxY
  }
}
