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
    let animation: BasicAnimation
    if let motion = springMotion(over: duration) {
      let spring = SpringAnimation(keyPath: keyPath)
      spring.setMotion(motion)
      animation = spring
    } else {
      animation = BasicAnimation(keyPath: keyPath)
    }
    animation.duration = duration
    animation.timingFunction = MediaTimingFunction(curve)
    return animation
  }

  /// Returns the motion of the spring of an animation with a duration; nil for a curve.
  private func springMotion(over duration: TimeInterval) -> SpringMotion? {
    switch self {
    case .curve: nil
    case .spring(let ratio, let velocity): SpringMotion(dampingRatio: ratio, velocity: velocity, restingAfter: duration)
    case .motion(let motion): motion
    }
  }

  /// The timing curve; linear for a spring, which has its own motion.
  var curve: CubicCurve { if case .curve(let curve) = self { curve } else { .linear } }

  func progress(at fraction: Double, duration: TimeInterval) -> Double {
    springMotion(over: duration)?.progress(at: fraction * duration) ?? curve.progress(at: fraction)
  }
}
