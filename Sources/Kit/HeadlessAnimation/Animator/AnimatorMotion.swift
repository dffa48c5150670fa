import Foundation
import HeadlessLayers

/// The time of an animator, which runs, pauses or runs backward.
@MainActor final class AnimatorMotion {
  let duration: TimeInterval
  var pace: AnimationPace
  private(set) weak var clock: VirtualClock?

  private(set) var isRunning = false
  /// Whether the fraction is one of the progress, not of the time.
  private var isLinear = false
  private var start: TimeInterval = 0
  private var startFraction = 0.0
  /// The fraction of the duration that passes in a second.
  private var rate: Double

  init(duration: TimeInterval, pace: AnimationPace, clock: VirtualClock?) {
    self.duration = duration
    self.pace = pace
    self.clock = clock
    rate = duration > 0 ? 1 / duration : .infinity
  }

  private var now: TimeInterval { clock?.now ?? start }

  /// The fraction of the time that has passed; of the progress while `isLinear`.
  var fraction: Double {
    get {
      guard isRunning, now > start else { return startFraction }
      let progress = rate == .infinity ? 1 : (now - start) * rate
      return min(max(startFraction + (isReversed ? -progress : progress), 0), 1)
    }
    set { anchor(at: newValue) }
  }

  var isReversed = false { willSet { anchor(at: fraction) } }

  /// The time until it is at its side, in seconds.
  var remaining: TimeInterval {
    let rest = isReversed ? fraction : 1 - fraction
    return max(0, start - now) + (rate == .infinity ? 0 : rest / rate)
  }

  private func anchor(at fraction: Double) {
    startFraction = fraction
    start = max(start, now)
  }

  /// Starts the motion after a delay in seconds; the remaining fraction takes the given seconds, or nil for the
  /// unchanged rate.
  func run(after delay: TimeInterval = 0, restingAfter rest: TimeInterval? = nil) {
    if isRunning { return }
    if isLinear, case .curve(let curve) = pace { startFraction = curve.time(atProgress: startFraction) }
    isLinear = false
    isRunning = true
    start = now + delay
    let left = isReversed ? startFraction : 1 - startFraction
    if let rest, rest > 0, left > 0 { rate = left / rest }
  }

  func pause(linearly: Bool) {
    let fraction = fraction
    let wasRunning = isRunning
    isRunning = false
    start = now
    startFraction = fraction
    guard linearly, !isLinear, case .curve(let curve) = pace else { return }
    isLinear = true
    if wasRunning { startFraction = curve.progress(at: fraction) }
  }

  /// Returns the progress of changes that began at a fraction of the time.
  func progress(from beginning: Double) -> Double {
    let fraction = fraction
    let ownFraction = beginning < 1 ? max(0, (fraction - beginning) / (1 - beginning)) : fraction >= 1 ? 1 : 0
    return isLinear ? ownFraction : pace.progress(at: ownFraction, duration: duration)
  }
}

/// The way of the changes that were added to an animator at one time.
final class AnimatorScrubber: AnimationScrubber {
  private let motion: AnimatorMotion
  private let beginning: Double

  init(_ motion: AnimatorMotion, from beginning: Double) {
    self.motion = motion
    self.beginning = beginning
  }

  var progress: Double {
    guard MainThread.isCurrent else { return 1 }
    let (motion, beginning) = (motion, beginning)
    return MainActor.assumeIsolated { motion.progress(from: beginning) }
  }
}
