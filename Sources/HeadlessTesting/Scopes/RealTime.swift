import Foundation
import HeadlessViews
import Synchronization

/// Real time that moves the clock of a screen while the main actor waits: in a run loop, or for a task.
///
/// On Linux the main actor runs on the main thread in XCTest, where the run loop fires a timer and serves the queue of the
/// main actor; in Swift Testing the queue alone is served.
@MainActor
final class RealTime {
  /// The one that moves the clock of the running test.
  @TaskLocal static var current: RealTime?

  /// The screen whose clock moves.
  var screen: Screen

  private var last = ProcessInfo.processInfo.systemUptime
  private var timer: Timer?
  private var source: (any DispatchSourceTimer)?

  /// The seconds between two moves of the clock.
  ///
  /// > Assumed: a frame of a screen that shows 120 of them a second.
  private static let interval = 1.0 / 120

  /// The seconds by which the clock is ahead of real time, so that everything that is due while a test waits has run when the
  /// wait ends.
  ///
  /// > Assumed: four intervals; more than the delay of a timer on a busy machine.
  private static let lead = 4 * interval

  /// Starts to move the clock of a screen.
  init(on screen: Screen) {
    self.screen = screen
    last -= Self.lead
    let timer = Timer(timeInterval: Self.interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.move() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: Self.interval)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.move() } }
    source.resume()
    self.source = source
  }

  /// Advances the clock by the real time since the last move.
  private func move() {
    let now = ProcessInfo.processInfo.systemUptime
    let elapsed = now - last
    last = now
    if elapsed > 0 { screen.advance(by: elapsed) }
  }

  /// Stops: from here on the clock moves only by calls.
  func stop() {
    timer?.invalidate()
    source?.cancel()
    (timer, source) = (nil, nil)
  }
}
