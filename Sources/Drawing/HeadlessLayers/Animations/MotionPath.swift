import Foundation
import HeadlessGraphics

/// The path of a moving point, as pieces with their lengths.
/// > Documented: CAKeyframeAnimation.path: the ends of the pieces are the values of the animation.
struct MotionPath {
  private var pieces: [PathCurve] = []

  init(_ path: CGPath) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in path.elements {
      let points = element == .close ? [start] : element.points
      if case .move(let to) = element { start = to } else { pieces.append(PathCurve(controls: [current] + points)) }
      current = points.last ?? current
    }
  }

  /// Returns the point at a time from 0 to 1, or nil for a path without pieces.
  func point(
    at time: Double, keyTimes: [Double]?, isPaced: Bool, isDiscrete: Bool, ease: (Int, Double) -> Double
  ) -> CGPoint? {
    guard let last = pieces.last else { return nil }
    let lengths = pieces.map { $0.steps.reduce(0, +) }
    let times =
      (isPaced ? KeyframeTrack.times(pacedBy: lengths) : nil) ?? KeyframeTrack.times(keyTimes, count: pieces.count + 1)
    if time <= times[0] { return pieces[0].point(at: 0) }
    if time >= times[times.count - 1] { return last.point(at: 1) }
    let index = KeyframeTrack.segment(in: times, at: time)
    if isDiscrete { return pieces[index].point(at: 0) }
    let length = times[index + 1] - times[index]
    return pieces[index].point(atLength: ease(index, length > 0 ? (time - times[index]) / length : 1))
  }
}

extension PathCurve {
  /// The lengths of the chords between equal steps.
  /// > Assumed: 32 steps a curve are more than a pixel's worth on a screen.
  fileprivate var steps: [Double] {
    let count = controls.count > 2 ? 32 : 1
    let points = (0...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    return zip(points, points.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
  }

  fileprivate func point(atLength fraction: Double) -> CGPoint {
    let steps = steps
    var rest = fraction * steps.reduce(0, +)
    for (index, step) in steps.enumerated() {
      if rest <= step, step > 0 { return point(at: CGFloat((Double(index) + rest / step) / Double(steps.count))) }
      rest -= step
    }
    return point(at: fraction < 1 ? 0 : 1)
  }
}
