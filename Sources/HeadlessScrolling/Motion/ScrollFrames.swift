import Foundation
import HeadlessLayers

/// The frames of a motion, by a screen's clock: one at every sixtieth of a second after its beginning.
@MainActor
final class ScrollFrames {
  private struct Run {
    let clock: VirtualClock
    let start: TimeInterval
    let frame: (TimeInterval) -> Bool
  }

  private var run: Run?
  private var alarm: VirtualClock.Token?
  /// The number of motions that were begun or stopped, which shows whether a frame has stopped its motion.
  private(set) var changes = 0

  private static let framesPerSecond = 60.0
  /// The fraction of a frame by which the clock may be before it, as sums of sixtieths are not exact.
  private static let leeway = 1e-6

  /// Calls `frame` with the seconds since the beginning for each frame, until it returns false.
  func run(on clock: VirtualClock, frame: @escaping (TimeInterval) -> Bool) {
    stop()
    run = Run(clock: clock, start: clock.now, frame: frame)
    schedule(1)
  }

  /// Ends the motion without another call.
  func stop() {
    changes += 1
    if let alarm { run?.clock.cancel(alarm) }
    (run, alarm) = (nil, nil)
  }

  private func schedule(_ number: Int) {
    guard let run else { return }
    let time = run.start + (Double(number) - Self.leeway) / Self.framesPerSecond
    alarm = run.clock.schedule(after: time - run.clock.now) { [weak self] in self?.perform(number) }
  }

  private func perform(_ number: Int) {
    guard let run else { return }
    alarm = nil
    let known = changes
    let continues = run.frame(Double(number) / Self.framesPerSecond)
    if changes != known { return }
    if continues { schedule(number + 1) } else { stop() }
  }
}
