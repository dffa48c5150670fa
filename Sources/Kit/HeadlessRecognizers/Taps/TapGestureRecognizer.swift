import Foundation
import HeadlessViews

/// Recognizes taps: fingers that touch down and lift at the same place, once or more often.
/// > Documented: UITapGestureRecognizer. Reported: a tap moves at most 45 points and lasts at most 0.75 seconds, two
/// > taps are at most 0.35 seconds apart; the values that other code of Apple's sets on a tap recognizer of the system.
@preconcurrency @MainActor open class TapGestureRecognizer: GestureRecognizer {
  /// The longest duration of a tap, in seconds.
  private static let longestTap: TimeInterval = 0.75

  private let timer = GestureTimer()
  private var landed: [Touch] = []
  private var down = 0 { didSet { updateWaiting() } }
  private var taps = 0 { didSet { updateWaiting() } }
  private var firstTap: [Touch] = []

  /// The number of taps of the gesture.
  open var numberOfTapsRequired = 1 { didSet { rank = numberOfTapsRequired } }

  /// The number of fingers that tap together.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer for a tap; the primary one by default, and stored only.
  open var buttonMaskRequired = Event.ButtonMask.primary

  /// Returns whether it makes another fail; false for a recognizer of more taps with as many fingers.
  /// > Reported: without `require(toFail:)` the single tap is recognized first and the double tap after it.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? TapGestureRecognizer else { return true }
    return other.numberOfTouchesRequired != numberOfTouchesRequired
      || other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// The number of fingers of the first tap.
  open override var numberOfTouches: Int { firstTap.isEmpty ? super.numberOfTouches : firstTap.count }

  /// Returns the location of the first tap, the middle of its fingers, in a view's coordinates.
  /// > Documented: UITapGestureRecognizer.
  open override func location(in view: View?) -> CGPoint {
    firstTap.isEmpty ? super.location(in: view) : middle(of: firstTap, in: view)
  }

  /// Returns the location of a finger of the first tap, in a view's coordinates.
  open override func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    guard firstTap.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
    return firstTap[touchIndex].location(in: view)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if down == 0 {
      landed = []
      timer.start(Self.longestTap, for: self) { [weak self] in self?.state = .failed }
    }
    landed += fingers.filter(touches.contains)
    down += touches.count
    let isFar = !firstTap.isEmpty && !TapRhythm.isNear(middle(of: firstTap, in: nil), middle(of: landed, in: nil))
    if landed.count > numberOfTouchesRequired || isFar && landed.count == numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if touches.contains(where: hasStrayed) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    down -= touches.count
    if touches.contains(where: hasStrayed) { return state = .failed }
    if down > 0 { return }
    timer.stop()
    guard landed.count == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps == 1 { firstTap = landed }
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer.start(TapRhythm.interval, for: self) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }

  open override func reset() {
    timer.stop()
    landed = []
    down = 0
    taps = 0
    firstTap = []
  }

  private func updateWaiting() { awaitsTaps = taps > 0 && down == 0 }

  private func hasStrayed(_ touch: Touch) -> Bool {
    guard let start = landingPoint(of: touch) else { return false }
    return !TapRhythm.isNear(start, touch.location(in: nil))
  }
}
