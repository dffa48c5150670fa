import Foundation
import HeadlessGraphics

/// The path of a moving point, as pieces with their lengths.
/// > Documented: CAKeyframeAnimation.path: the ends of the pieces are the values of the animation.
struct MotionPath {
  private struct Piece {
    let controls: [CGPoint]

    /// Returns the curve's point by de Casteljau's rule, which serves lines and curves alike.
    func point(at t: Double) -> CGPoint {
      var points = controls
      let fraction = CGFloat(t)
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * fraction, y: $0.y + ($1.y - $0.y) * fraction)
        }
      }
      return points[0]
    }

    /// The lengths of the chords between equal steps.
    /// > Assumed: 32 steps a curve are more than a pixel's worth on a screen.
    var steps: [Double] {
      let count = controls.count > 2 ? 32 : 1
      let points = (0...count).map { point(at: Double($0) / Double(count)) }
      return zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
    }

    func point(atLength fraction: Double) -> CGPoint {
      let steps = steps
      var rest = fraction * steps.reduce(0, +)
      for (index, step) in steps.enumerated() {
        if rest <= step, step > 0 { return point(at: (Double(index) + rest / step) / Double(steps.count)) }
        rest -= step
      }
      return point(at: fraction < 1 ? 0 : 1)
    }
  }

  private var pieces: [Piece] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        (start, current) = (to, to)
        continue
      case .line(let to): pieces.append(Piece(controls: [current, to]))
      case .quadCurve(let to, let control): pieces.append(Piece(controls: [current, control, to]))
      case .curve(let to, let control1, let control2):
        pieces.append(Piece(controls: [current, control1, control2, to]))
      case .close: pieces.append(Piece(controls: [current, start]))
      }
      current = pieces[pieces.count - 1].controls.last ?? current
    }
  }

  /// Returns the point at a time from 0 to 1, or nil for a path without pieces.
  func point(
    at time: Double, keyTimes: [Double]?, isPaced: Bool, isDiscrete: Bool, ease: (Int, Double) -> Double
  ) -> CGPoint? {
    guard let last = pieces.last else { return nil }
    let lengths = pieces.map { $0.steps.reduce(0, +) }
    let all = lengths.reduce(0, +)
    let times =
      isPaced && all > 0
      ? lengths.reduce(into: [0]) { times, length in times.append(times[times.count - 1] + length / all) }
      : KeyframeTrack.times(keyTimes, count: pieces.count + 1)
    if time <= times[0] { return pieces[0].point(at: 0) }
    if time >= times[times.count - 1] { return last.point(at: 1) }
    let index = KeyframeTrack.segment(in: times, at: time)
    if isDiscrete { return pieces[index].point(at: 0) }
    let length = times[index + 1] - times[index]
    return pieces[index].point(atLength: ease(index, length > 0 ? (time - times[index]) / length : 1))
  }
}
