import Foundation
import HeadlessLayers

/// The frames of a motion, sixty in a second of a screen's clock.
@MainActor final class ScrollFrames {
  private struct Run {
    let clock: VirtualClock
    let start: TimeInterval
    let origin: TimeInterval
    let frame: (TimeInterval) -> Bool
  }

  private var run: Run?
  private var alarm: VirtualClock.Token?
  /// The number of motions that were begun or stopped, which shows whether a frame has stopped its motion.
  private(set) var changes = 0

  /// Calls `frame` with the seconds since the beginning for each frame, until it returns false.
  ///
  /// - Parameters:
  ///   - clock: The screen's clock.
  ///   - isOnScreenFrames: Whether the frames are the screen's, of which the first may follow at any part of a
  ///     sixtieth of a second; false if they are counted from the beginning of the motion.
  ///   - frame: The code for a frame.
  func run(on clock: VirtualClock, isOnScreenFrames: Bool, frame: @escaping (TimeInterval) -> Bool) {
    stop()
    let start = clock.now
    let lastFrame = TimeInterval(VirtualClock.frame(at: start)) / VirtualClock.framesPerSecond
    run = Run(clock: clock, start: start, origin: isOnScreenFrames ? lastFrame : start, frame: frame)
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
    let frame = run.origin * VirtualClock.framesPerSecond + TimeInterval(number)
    alarm = run.clock.schedule(atFrame: frame) { [weak self] in self?.perform(number) }
  }

  private func perform(_ number: Int) {
    guard let run else { return }
    alarm = nil
    let known = changes
    let continues = run.frame(run.origin + TimeInterval(number) / VirtualClock.framesPerSecond - run.start)
    if changes != known { return }
    if continues { schedule(number + 1) } else { stop() }
  }
}
