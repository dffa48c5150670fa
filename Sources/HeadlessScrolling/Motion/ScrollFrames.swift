import Foundation
import HeadlessLayers

/// The frames of a motion, by a screen's clock: one at every sixtieth of a second after its beginning.
@MainActor
final class ScrollFrames {
  private struct Run {
    let clock: VirtualClock
    let start: TimeInterval
    let duration: TimeInterval
    let step: (TimeInterval) -> Void
    let end: () -> Void
  }

  private var run: Run?
  private var alarm: VirtualClock.Token?
  /// The number of motions that were begun or stopped, which shows whether a frame has stopped its motion.
  private var changes = 0

  private static let framesPerSecond = 60.0
  /// The part of a frame by which the clock may be before it, as sums of sixtieths are not exact.
  private static let leeway = 1e-6

  /// Whether a motion is running.
  var isRunning: Bool { run != nil }

  /// Calls `step` with the seconds since the beginning for each frame, and `end` in place of the first one that is not before the
  /// duration.
  func run(
    on clock: VirtualClock, for duration: TimeInterval, step: @escaping (TimeInterval) -> Void,
    end: @escaping () -> Void
  ) {
    stop()
    run = Run(clock: clock, start: clock.now, duration: duration, step: step, end: end)
    schedule(1)
  }

  /// Ends the motion without another call.
  func stop() {
    changes += 1
    if let alarm { run?.clock.cancel(alarm) }
    (run, alarm) = (nil, nil)
  }

  private func schedule(_ frame: Int) {
    guard let run else { return }
    let time = run.start + (Double(frame) - Self.leeway) / Self.framesPerSecond
    alarm = run.clock.schedule(after: time - run.clock.now) { [weak self] in self?.show(frame) }
  }

  private func show(_ frame: Int) {
    guard let run else { return }
    alarm = nil
    let seconds = Double(frame) / Self.framesPerSecond
    if seconds >= run.duration - Self.leeway {
      stop()
      return run.end()
    }
    let known = changes
    run.step(seconds)
    if changes == known { schedule(frame + 1) }
  }
}
