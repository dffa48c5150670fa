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
    self.init(
      frequency: duration > 0 ? unit.timeToRest(within: Self.restFraction) / duration : 0, dampingRatio: ratio,
      velocity: velocity)
  }

  /// The fraction of the distance at which a spring rests whose duration is given.
  /// > Assumed: that the swings' envelope, 1/√(1−ζ²) times exp(−ζωt), falls to it in the duration.
  private static let restFraction = 0.000_83

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

  /// The time until the mass rests, in seconds; the largest `Float` without damping.
  ///
  /// Swings end where the sum of cosine and sine is a thousandth of the distance; without them the first tenth of a
  /// second at which a critically damped mass is as near.
  /// > Seen: fact q37. Assumed: the effect of a velocity at the beginning.
  package var restingTime: Double {
    if !comesToRest { return Double(Float.greatestFiniteMagnitude) }
    let decay = dampingRatio * frequency
    let swing = 1 - dampingRatio * dampingRatio
    if swing > 0 {
      let sines = abs(decay - velocity) / (frequency * swing.squareRoot())
      return max(0, log((1 + sines) / Self.restingDistance) / decay)
    }
    let time = SpringMotion(frequency: frequency, dampingRatio: 1, velocity: velocity)
      .timeToRest(within: Self.restingDistance)
    return (time * 10).rounded(.up) / 10
  }

  /// Whether there is any damping.
  package var comesToRest: Bool { dampingRatio * frequency > 0 }

  private static let restingDistance = 0.001

  /// Returns the time from which on the mass is nearer to its end than a fraction of the distance.
  private func timeToRest(within fraction: Double) -> Double {
    let decay = dampingRatio * frequency
    let swing = dampingRatio * dampingRatio - 1
    if swing < 0 {
      let sines = (decay - velocity) / (frequency * (-swing).squareRoot())
      return max(0, log((1 + sines * sines).squareRoot() / fraction) / decay)
    }
    // Without oscillation the remaining distance only decreases after its highest point: halve the bracket.
    var high = 1 / frequency
    while abs(1 - progress(at: high)) > fraction, high < 1e9 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(1 - progress(at: middle)) > fraction { low = middle } else { high = middle }
    }
    return high
  }
}
