import Foundation
import HeadlessViews

/// Recognizes fingers that touch down and stay, by the screen's clock.
///
/// It begins when the fingers have stayed long enough, changes whenever one moves, and ends when one lifts.
/// > Documented: UILongPressGestureRecognizer.
@preconcurrency @MainActor open class LongPressGestureRecognizer: GestureRecognizer {
  private let timer = GestureTimer()
  private var down = 0

  /// The duration for which the fingers have to press, in seconds.
  /// > Documented: UILongPressGestureRecognizer.minimumPressDuration: 0.5.
  /// A number that is not finite is reported and changes nothing.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { if !isFinite(minimumPressDuration, "minimumPressDuration") { minimumPressDuration = oldValue } }
  }

  /// The distance that a finger may move before the gesture begins, in points.
  /// > Documented: UILongPressGestureRecognizer.allowableMovement: 10.
  /// A number that is not finite is reported and changes nothing.
  open var allowableMovement: CGFloat = 10 {
    didSet { if !isFinite(allowableMovement, "allowableMovement") { allowableMovement = oldValue } }
  }

  /// The number of fingers that press together.
  open var numberOfTouchesRequired = 1

  /// The number of taps before the press.
  /// > Assumed: they are counted by ``Touch/tapCount``.
  open var numberOfTapsRequired = 0

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    down += touches.count
    guard state == .possible, heldState == nil else { return }
    if down > numberOfTouchesRequired {
      state = .failed
    } else if down == numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) {
      if minimumPressDuration <= 0 {
        state = .began
      } else {
        timer.start(minimumPressDuration, for: self) { [weak self] in self?.state = .began }
      }
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: hasStrayed) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .cancelled }

  open override func reset() {
    timer.stop()
    down = 0
  }

  private func hasStrayed(_ touch: Touch) -> Bool {
    guard let start = landingPoint(of: touch) else { return false }
    let point = touch.location(in: nil)
    return hypot(point.x - start.x, point.y - start.y) > allowableMovement
  }
}
