import Foundation
import HeadlessLayers

/// The progress of an animation block over its time.
enum AnimationPace: Hashable {
  case curve(CubicCurve)
  /// A spring of a damping ratio and an initial velocity that rests when the block is over.
  case spring(dampingRatio: Double, velocity: Double)
  /// A spring of its own time.
  case motion(SpringMotion)

  func makeAnimation(_ keyPath: String, duration: TimeInterval) -> BasicAnimation {
    switch self {
    case .curve(let curve):
      let animation = BasicAnimation(keyPath: keyPath)
      animation.duration = duration
      animation.timingFunction = MediaTimingFunction(curve)
      return animation
    case .spring(let ratio, let velocity):
      return Self.spring(
        SpringMotion(dampingRatio: ratio, velocity: velocity, restingAfter: duration), keyPath, duration: duration)
    case .motion(let motion): return Self.spring(motion, keyPath, duration: duration)
    }
  }

  private static func spring(_ motion: SpringMotion, _ keyPath: String, duration: TimeInterval) -> BasicAnimation {
    let animation = SpringAnimation(keyPath: keyPath)
    animation.setMotion(motion)
    animation.duration = duration
    animation.timingFunction = MediaTimingFunction(.linear)
    return animation
  }

  /// The curve of a whole animation whose segments have paces of their own.
  var curve: CubicCurve {
    if case .curve(let curve) = self { return curve }
    return .linear
  }

  func progress(at fraction: Double, duration: TimeInterval) -> Double {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .spring(let ratio, let velocity):
      SpringMotion(dampingRatio: ratio, velocity: velocity, restingAfter: duration).progress(at: fraction * duration)
    case .motion(let motion): motion.progress(at: fraction * duration)
    }
  }
}
