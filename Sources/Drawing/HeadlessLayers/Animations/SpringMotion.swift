import Foundation

/// A mass on a spring that is released at 0 and comes to rest at 1: the closed form of its motion.
package struct SpringMotion: Hashable, Sendable {
  /// The frequency without damping, in radians per second.
  package var frequency: Double
  /// The damping as a fraction of the critical damping.
  package var dampingRatio: Double
  /// The velocity at the beginning, in distances per second.
  package var velocity: Double

  package init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity)
  }

  /// Creates the motion of a damping ratio that rests after a time.
  /// > Assumed: UIKit accepts ratios from 0.01 to 1; the frequency follows from ``restFraction``.
  package init(dampingRatio: Double, velocity: Double, restingAfter duration: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let unit = SpringMotion(frequency: 1, dampingRatio: ratio, velocity: 0)
    self.init(frequency: duration > 0 ? unit.restingTime / duration : 0, dampingRatio: ratio, velocity: velocity)
  }

  /// The fraction of the distance at which the spring is treated as settled.
  /// > Documented: settlingDuration: "approximately 2.85 seconds" for a damping of 5, "just over 1 second" for 15, with
  /// > a mass of 1 and a stiffness of 100. This number meets both as the rest of the swings' envelope, 1/√(1−ζ²) times
  /// > exp(−ζωt). Assumed: the third digit.
  static let restFraction = 0.000_83

  /// Returns the position of the mass after some seconds.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = dampingRatio * frequency
    let swing = dampingRatio * dampingRatio - 1
    if swing < 0 {
      let angular = frequency * (-swing).squareRoot()
      let sines = (decay - velocity) / angular * sin(angular * time)
      return 1 - exp(-decay * time) * (cos(angular * time) + sines)
    }
    if swing == 0 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    let root = frequency * swing.squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let share = (velocity + fast) / (fast - slow)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// The time until the mass rests, in seconds; infinite without damping.
  package var restingTime: Double {
    let decay = dampingRatio * frequency
    guard decay > 0 else { return .infinity }
    let swing = dampingRatio * dampingRatio - 1
    if swing < 0 {
      let angular = frequency * (-swing).squareRoot()
      let sines = (decay - velocity) / angular
      return max(0, log((1 + sines * sines).squareRoot() / Self.restFraction) / decay)
    }
    // Without oscillation the remaining distance only decreases after its highest point: halve the bracket.
    var high = 1 / frequency
    while abs(1 - progress(at: high)) > Self.restFraction, high < 1e9 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - progress(at: middle)) > Self.restFraction { low = middle } else { high = middle }
    }
    return high
  }
}
