import Foundation
import HeadlessViews

/// Real time that moves the clock of a screen while the main actor waits: in a run loop, or for a task.
///
/// On Linux the main actor runs on the main thread in XCTest, where the run loop fires a timer and serves the queue of
/// the main actor; in Swift Testing the queue alone is served.
@MainActor final class RealTime {
  /// The one that moves the clock of the running test.
  @TaskLocal static var current: RealTime?

  /// The screen whose clock moves; nil for the one that is the main screen when it moves.
  var screen: Screen?

  private var last = ProcessInfo.processInfo.systemUptime
  private var timer: Timer?
  private var source: (any DispatchSourceTimer)?

  /// The seconds between two moves of the clock.
  /// > Assumed: shorter than any wait of a test.
  private static let interval = 1.0 / 250

  /// The seconds of the clock in a second of real time: callbacks that are due while a test waits have run when the
  /// wait ends, also where a timer is late on a busy machine.
  /// > Assumed: by a quarter faster; an animation that a test watches half-way is still running.
  private static let rate = 1.25

  /// Starts to move the clock of a screen.
  init(on screen: Screen? = nil) {
    self.screen = screen
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
    if elapsed > 0 { (screen ?? Screen.main).advance(by: elapsed * Self.rate) }
  }

  /// Stops: from here on the clock moves only by calls.
  func stop() {
    timer?.invalidate()
    source?.cancel()
    (timer, source) = (nil, nil)
  }
}
