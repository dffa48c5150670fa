import Foundation
import HeadlessLayers
import HeadlessViews

/// Something a recognizer waits for, by its screen's clock.
@MainActor final class GestureTimer {
  private var alarm: (clock: VirtualClock, token: VirtualClock.Token)?

  /// Runs `body` after some seconds, instead of an earlier closure.
  func start(_ seconds: TimeInterval, for recognizer: GestureRecognizer, _ body: @escaping @MainActor () -> Void) {
    stop()
    let clock = recognizer.view?.window?.screen.clock ?? Screen.main.clock
    alarm = (clock, clock.schedule(after: seconds, body))
  }

  func stop() {
    if let (clock, token) = alarm { clock.cancel(token) }
    alarm = nil
  }
}
