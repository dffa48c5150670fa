import Foundation
import HeadlessViews

/// Recognizes two fingers that go apart or together.
///
/// It begins when their distance has changed enough, changes whenever one of them moves, and ends when all have lifted.
/// > Documented: UIPinchGestureRecognizer. Assumed: the scale is 1 at the distance at which the second finger lands.
@preconcurrency @MainActor open class PinchGestureRecognizer: GestureRecognizer {
  private var paired = PairedFingers()
  private var landingDistance: CGFloat = 1
  /// The scale when the pair landed.
  private var base: CGFloat = 1
  private var storedScale: CGFloat = 1
  private var pace = GesturePace()

  /// The distance between the fingers relative to that at the beginning; setting it resets the velocity.
  ///
  /// A number that is not finite is reported and changes nothing.
  open var scale: CGFloat {
    get { storedScale }
    set {
      guard isFinite(newValue, "scale") else { return }
      storedScale = newValue
      base = newValue
      if let pair = paired.pair { landingDistance = pair.distance }
      pace.restart(at: newValue)
    }
  }

  /// The velocity of the scale, per second; zero while the screen's clock does not advance.
  open var velocity: CGFloat { pace.velocity }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in paired.land(touches, among: fingers) { ignore(touch, for: event) }
    guard let new = paired.pairUp(fingers) else { return }
    (landingDistance, base) = (new.distance, storedScale)
    pace.add(storedScale, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let pair = paired.pair, touches.contains(where: pair.contains) else { return }
    storedScale = base * pair.distance / landingDistance
    pace.add(storedScale, at: event.timestamp)
    proceed(abs(pair.distance - landingDistance) >= FingerPair.threshold)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if paired.remove(touches) { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if paired.remove(touches) { state = .cancelled }
  }

  open override func reset() {
    paired = PairedFingers()
    (storedScale, base, landingDistance) = (1, 1, 1)
    pace = GesturePace()
  }
}
