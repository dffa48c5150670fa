import Foundation
import HeadlessRecognizers
import HeadlessViews

/// The pan that scrolls a scroll view.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  weak var scrollView: ScrollView?
  private var lastMovement: TimeInterval = 0
  private var lift: TimeInterval = 0

  /// The way of the finger before the pan begins, in points; the content does not follow it.
  ///
  /// > Reported: 10, as for every pan. Assumed: the content does not jump by it.
  private static let threshold: CGFloat = 10

  /// The time that a finger may rest before it lifts, in seconds; after it the content has no velocity.
  ///
  /// > Assumed.
  private static let restingTime: TimeInterval = 0.1

  /// The part of the translation that the pan needed to begin, in the scroll view's coordinates.
  var wayToBeginning: CGPoint {
    let way = translation(in: nil)
    let length = hypot(way.x, way.y)
    let part = length > 0 ? min(Self.threshold / length, 1) : 0
    let inView = translation(in: scrollView)
    return CGPoint(x: inView.x * part, y: inView.y * part)
  }

  /// The velocity at which the finger has lifted, in the scroll view's coordinates; zero if it rested before.
  var velocityAtLift: CGPoint {
    lift - lastMovement > Self.restingTime ? .zero : velocity(in: scrollView)
  }

  override func setTranslation(_ translation: CGPoint, in view: View?) {
    let old = self.translation(in: scrollView)
    super.setTranslation(translation, in: view)
    let new = self.translation(in: scrollView)
    guard let base = scrollView?.drag?.base else { return }
    scrollView?.drag?.base = CGPoint(x: base.x + new.x - old.x, y: base.y + new.y - old.y)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    scrollView?.fingersDidLand()
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    lastMovement = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    lift = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLeave()
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch && super.canPrevent(preventedGestureRecognizer)
  }
}

/// The pinch that zooms a scroll view; it goes along with the pan.
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  weak var scrollView: ScrollView?

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan && super.canPrevent(preventedGestureRecognizer)
  }

  override func shouldReceive(_ event: Event) -> Bool {
    (scrollView?.canZoom ?? false) && super.shouldReceive(event)
  }
}
