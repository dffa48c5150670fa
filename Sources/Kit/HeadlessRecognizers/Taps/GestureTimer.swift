import Foundation
import HeadlessLayers
import HeadlessViews

/// Something a recognizer waits for, by its screen's clock.
@MainActor final class GestureTimer {
  private var clock: VirtualClock?
  private var token: VirtualClock.Token?

  /// Runs `body` after some seconds, instead of an earlier closure.
  func start(_ seconds: TimeInterval, for recognizer: GestureRecognizer, _ body: @escaping @MainActor () -> Void) {
    stop()
    let clock = recognizer.view?.window?.screen.clock ?? Screen.main.clock
    self.clock = clock
    token = clock.schedule(after: seconds, body)
  }

  func stop() {
    if let token { clock?.cancel(token) }
    token = nil
    clock = nil
  }
}
