import Foundation
import HeadlessViews

/// Recognizes two fingers that turn around each other.
///
/// It begins when they have turned enough, changes whenever one of them moves, and ends when all have lifted.
/// > Documented: UIRotationGestureRecognizer. Assumed: the rotation is 0 at the angle at which the second finger lands.
@preconcurrency @MainActor open class RotationGestureRecognizer: GestureRecognizer {
  private var paired = PairedFingers()
  private var lastAngle: CGFloat = 0
  private var storedRotation: CGFloat = 0
  /// The rotation since the fingers landed, independent of ``rotation``.
  private var turned: CGFloat = 0
  private var pace = GesturePace()

  /// The rotation of the fingers, in radians clockwise; setting it resets the velocity.
  ///
  /// A number that is not finite is reported and changes nothing.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      guard isFinite(newValue, "rotation") else { return }
      storedRotation = newValue
      pace.restart(at: newValue)
    }
  }

  /// The velocity of the rotation, in radians per second; zero while the screen's clock does not advance.
  open var velocity: CGFloat { pace.velocity }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    for touch in paired.land(touches, among: fingers) { ignore(touch, for: event) }
    guard let new = paired.pairUp(fingers) else { return }
    (lastAngle, turned) = (new.angle, 0)
    pace.add(storedRotation, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let pair = paired.pair, touches.contains(where: pair.contains) else { return }
    // The shorter way round: no finger turns further from one event to the next.
    let step = (pair.angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = pair.angle
    turned += step
    storedRotation += step
    pace.add(storedRotation, at: event.timestamp)
    proceed(abs(turned) * pair.distance / 2 >= FingerPair.threshold)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if paired.remove(touches) { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    if paired.remove(touches) { state = .cancelled }
  }

  open override func reset() {
    paired = PairedFingers()
    (storedRotation, lastAngle, turned) = (0, 0, 0)
    pace = GesturePace()
  }
}
