import Foundation

/// An animation that swings to its end as a mass on a spring does.
/// > Documented: CASpringAnimation, with its defaults.
open class SpringAnimation: BasicAnimation {
  private var storedMass: CGFloat = 1
  private var storedStiffness: CGFloat = 100
  private var storedDamping: CGFloat = 10
  private var storedVelocity: CGFloat = 0

  /// Creates a spring of a duration that is perceived and a bounce.
  /// > Documented: CASpringAnimation.init(perceptualDuration:bounce:). Assumed: a mass of 1, and stiffness and damping
  /// > as in SwiftUI's springs: (2π/duration)² and 4π(1−bounce)/duration, or 4π/(duration + bounce·duration) below 0.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration, in seconds, above 0.
  ///   - bounce: 0 for no bounce, up to 1 for more, below 0 for a motion that is flatter than critical damping.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let period = CGFloat(perceptualDuration)
    stiffness = (2 * .pi / period) * (2 * .pi / period)
    damping = bounce >= 0 ? 4 * .pi * (1 - bounce) / period : 4 * .pi / (period + bounce * period)
    duration = settlingDuration
  }

  /// The duration that the spring is perceived with, in seconds: a period without damping.
  open var perceptualDuration: TimeInterval { TimeInterval(2 * .pi * (mass / stiffness).squareRoot()) }

  /// The bounce: 0 at critical damping, up to 1 without damping.
  open var bounce: CGFloat {
    let critical = 2 * (mass * stiffness).squareRoot()
    return damping <= critical ? 1 - damping / critical : critical / damping - 1
  }

  /// The mass, more than 0; 1 by default.
  open var mass: CGFloat {
    get { storedMass }
    set { if isUsable(Double(newValue), "mass", .finiteAboveZero) { storedMass = newValue } }
  }

  /// The stiffness of the spring, more than 0; 100 by default.
  open var stiffness: CGFloat {
    get { storedStiffness }
    set { if isUsable(Double(newValue), "stiffness", .finiteAboveZero) { storedStiffness = newValue } }
  }

  /// The damping of the spring, 0 or more; 10 by default.
  open var damping: CGFloat {
    get { storedDamping }
    set { if isUsable(Double(newValue), "damping", .finiteFromZero) { storedDamping = newValue } }
  }

  /// The velocity at the beginning, in distances per second toward the end; 0 by default.
  open var initialVelocity: CGFloat {
    get { storedVelocity }
    set { if isUsable(Double(newValue), "initialVelocity", .finite) { storedVelocity = newValue } }
  }

  /// The duration until the spring settles, in seconds; the largest `Float` without damping.
  open var settlingDuration: TimeInterval { motion.restingTime }

  package final var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
  }

  override func makeEmpty() -> LayerAnimation { SpringAnimation() }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    guard let other = other as? SpringAnimation else { return }
    storedMass = other.storedMass
    storedStiffness = other.storedStiffness
    storedDamping = other.storedDamping
    storedVelocity = other.storedVelocity
  }

  /// Returns the spring's position at a fraction of ``duration``, which cuts off the spring's own time.
  override func progress(at fraction: Double) -> Double {
    motion.progress(at: super.progress(at: fraction) * duration)
  }

  /// Sets the spring's properties to a motion's, with a mass of 1.
  package final func setMotion(_ motion: SpringMotion) {
    mass = 1
    stiffness = CGFloat(motion.frequency * motion.frequency)
    damping = CGFloat(2 * motion.dampingRatio * motion.frequency)
    initialVelocity = CGFloat(motion.velocity)
  }
}
