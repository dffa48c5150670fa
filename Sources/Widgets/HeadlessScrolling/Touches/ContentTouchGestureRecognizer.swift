import Foundation
import HeadlessLayers
import HeadlessViews

/// A recognizer that delays touches of the subviews of a scroll view until it is known that they do not scroll.
///
/// While it is possible the views receive nothing. It fails, and they receive the touches, after a time or when the
/// fingers lift; it recognizes, and they receive nothing, if the scroll view refuses touches or a finger stops it.
final class ContentTouchGestureRecognizer: GestureRecognizer {
  weak var scrollView: ScrollView?
  /// The subviews that have received the touches of the fingers that are down.
  private(set) var receivers: [View] = []
  private var alarm: (clock: VirtualClock, token: VirtualClock.Token)?

  /// The time for which touches are delayed, in seconds.
  /// > Reported: 150 ms, by several observers.
  private static let delay: TimeInterval = 0.15

  override func shouldReceive(_ event: Event) -> Bool { scrollView?.isScrollEnabled ?? false }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard let scrollView, state == .possible else { return }
    if scrollView.stopMotion() {
      scrollView.isStoppedByTouch = true
      return state = .ended
    }
    guard scrollView.delaysContentTouches else { return decide(with: event) }
    if alarm != nil { return }
    let clock = scrollView.clock
    let token = clock.schedule(after: Self.delay) { [weak self] in self?.decide(with: event) }
    alarm = (clock, token)
  }

  /// Lets the subviews receive the touches at once, as their movement does not scroll.
  /// > Assumed.
  func passTouches() { decide(with: nil) }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) { decide(with: event) }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }

  override func reset() {
    receivers = []
    stopAlarm()
  }

  /// Returns false: the recognizer prevents no other, and a pan of the same touches may begin at any time.
  /// > Reported: nothing else is prevented by it.
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Lets the subviews receive the touches, unless the scroll view refuses.
  private func decide(with event: Event?) {
    stopAlarm()
    guard let scrollView, state == .possible else { return }
    let touched = fingers.compactMap(\.view).filter { $0 !== scrollView }
    for view in touched where !receivers.contains(where: { $0 === view }) {
      let touches = Set(fingers.filter { $0.view === view })
      guard scrollView.touchesShouldBegin(touches, with: event, in: view) else {
        receivers = []
        return state = .ended
      }
      receivers.append(view)
    }
    state = .failed
  }

  private func stopAlarm() {
    if let alarm { alarm.clock.cancel(alarm.token) }
    alarm = nil
  }
}
