import Foundation

extension CGPath {
  /// Returns the path between two positions, in fractions of its whole length from 0 to 1.
  ///
  /// The length of a curve is measured along 64 straight lines, and a curve is split at the line with the position.
  /// > Documented: CAShapeLayer.strokeStart and strokeEnd.
  package final func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    if start == 0, end == 1 { return snapshot }
    return start >= end ? CGPath() : CGPath(pieces.trimmed(from: start, to: end))
  }
}

extension PathPieces {
  fileprivate func trimmed(from start: CGFloat, to end: CGFloat) -> PathPieces {
    let stretches = stretches
    let length = stretches.reduce(0) { $0 + $1.length }
    var trimmed = PathPieces()
    var passed: CGFloat = 0
    for stretch in stretches {
      let range = (from: (start * length - passed) / stretch.length, to: (end * length - passed) / stretch.length)
      passed += stretch.length
      guard stretch.length > 0, range.to > 0, range.from < 1 else { continue }
      trimmed.add(stretch, from: max(range.from, 0), to: min(range.to, 1))
    }
    return trimmed
  }

  private mutating func add(_ stretch: Stretch, from: CGFloat, to: CGFloat) {
    let points = stretch.points(from: from, to: to)
    if isEmpty || currentPoint != points[0] || from == 0 && stretch.isFirst { append(.move(to: points[0]), "") }
    switch points.count {
    case 2: append(.line(to: points[1]), "")
    case 3: append(.quadCurve(to: points[2], control: points[1]), "")
    default: append(.curve(to: points[3], control1: points[1], control2: points[2]), "")
    }
  }

  /// The lines and curves one by one, the closing ones too.
  private var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    var isFirst = true
    for element in elements {
      if case .move(let end) = element {
        start = end
        isFirst = true
      } else {
        let controls = [point] + (element == .close ? [start] : element.points)
        stretches.append(Stretch(controls, isFirst: isFirst))
        isFirst = false
      }
      point = element.points.last ?? start
    }
    return stretches
  }
}

/// A line or a Bézier curve.
private struct Stretch {
  let controls: [CGPoint]
  /// Whether the element begins a new subpath.
  let isFirst: Bool
  let length: CGFloat
  private let lengths: [CGFloat]

  init(_ controls: [CGPoint], isFirst: Bool) {
    self.controls = controls
    self.isFirst = isFirst
    let pieces = controls.count == 2 ? 1 : 64
    var lengths: [CGFloat] = [0]
    var last = controls[0]
    for piece in 1...pieces {
      let point = PathCurve(controls: controls).point(at: CGFloat(piece) / CGFloat(pieces))
      lengths.append(lengths[piece - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    self.lengths = lengths
    length = lengths[pieces]
  }

  /// Returns the control points of the curve between two fractions of its length.
  func points(from: CGFloat, to: CGFloat) -> [CGPoint] {
    let (from, to) = (parameter(at: from), parameter(at: to))
    let left = to < 1 ? Self.split(controls, at: to).left : controls
    return from > 0 && to > 0 ? Self.split(left, at: from / to).right : left
  }

  private func parameter(at fraction: CGFloat) -> CGFloat {
    let pieces = lengths.count - 1
    let targetLength = fraction * length
    guard let piece = (1...pieces).first(where: { lengths[$0] >= targetLength }) else { return 1 }
    let step = lengths[piece] - lengths[piece - 1]
    let rest = step > 0 ? (targetLength - lengths[piece - 1]) / step : 0
    return (CGFloat(piece - 1) + rest) / CGFloat(pieces)
  }

  /// Cuts a curve in two by de Casteljau's construction.
  private static func split(_ controls: [CGPoint], at fraction: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
    var points = controls
    var left = [controls[0]]
    var right = [controls[controls.count - 1]]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
      }
      left.append(points[0])
      right.append(points[points.count - 1])
    }
    return (left, right.reversed())
  }
}
