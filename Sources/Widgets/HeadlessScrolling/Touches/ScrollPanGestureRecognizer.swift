import Foundation
import HeadlessRecognizers
import HeadlessReporting
import HeadlessViews

final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  weak var scrollView: ScrollView?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    effectiveDistance = { [weak self] in self?.distanceAlongScrollingAxes($0) ?? 0 }
  }

  override var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView.accepts(newValue, of: "pan") { super.delegate = newValue } }
  }

  /// The translation at which the pan began, in the scroll view's coordinates; the content does not follow it.
  /// > Reported: 10 points, as for every pan. Assumed: the content does not jump by it.
  var translationBeforeBeginning: CGPoint {
    var translation = translation(in: scrollView)
    let distance = distanceAlongScrollingAxes(self.translation(in: nil))
    let fraction = distance > 0 ? min(Self.threshold / distance, 1) : 0
    for axis in scrollView?.axes(scrolledBy: translation) ?? [] { translation[axis] *= fraction }
    return translation
  }

  /// Returns the distance of a movement along the axes that scroll, in points of the window.
  private func distanceAlongScrollingAxes(_ movement: CGPoint) -> CGFloat {
    guard let scrollView else { return 0 }
    let inView = scrollView.movement(movement, from: view?.window)
    var scrolling = CGPoint.zero
    for axis in scrollView.axes(scrolledBy: inView) { scrolling[axis] = inView[axis] }
    let inWindow = scrollView.movement(scrolling, to: view?.window)
    return hypot(inWindow.x, inWindow.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: View?) {
    let old = self.translation(in: scrollView)
    super.setTranslation(translation, in: view)
    let new = self.translation(in: scrollView)
    guard let applied = scrollView?.drag?.translation else { return }
    scrollView?.drag?.translation = CGPoint(x: applied.x + new.x - old.x, y: applied.y + new.y - old.y)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    scrollView?.isTouched = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    super.touchesMoved(touches, with: event)
    let movement = translation(in: nil)
    // Movement that does not scroll is meant for the subviews; the pan may begin later.
    if state == .possible, hypot(movement.x, movement.y) >= Self.threshold,
      distanceAlongScrollingAxes(movement) < Self.threshold
    {
      scrollView?.contentTouches.passTouches()
    }
  }

  override func reset() {
    super.reset()
    scrollView?.fingersDidLift()
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch && super.canPrevent(preventedGestureRecognizer)
  }
}

/// The pinch that zooms a scroll view; it recognizes together with the pan.
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  weak var scrollView: ScrollView?

  override var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView.accepts(newValue, of: "pinch") { super.delegate = newValue } }
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan && super.canPrevent(preventedGestureRecognizer)
  }

  override func shouldReceive(_ event: Event) -> Bool { (scrollView?.canZoom ?? false) && super.shouldReceive(event) }
}

extension ScrollView? {
  /// Returns whether an object may be a recognizer's delegate: nil, or the scroll view; another one is reported.
  @MainActor fileprivate func accepts(_ delegate: (any GestureRecognizerDelegate)?, of gesture: String) -> Bool {
    guard let self, let delegate, delegate !== self else { return true }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).\(gesture)GestureRecognizer.delegate",
        problem:
          """
          Expected the scroll view; got \(type(of: delegate)); keeping the old delegate (UIKit: "UIScrollView's built-in \
          \(gesture) gesture recognizer must have its scroll view as its delegate.").
          """,
        cure: "Override gestureRecognizerShouldBegin(_:) in a subclass, or let a subclass conform to the protocol."))
    return false
  }
}

extension View {
  /// Returns a movement in the coordinates of this view.
  fileprivate func movement(_ movement: CGPoint, from window: Window?) -> CGPoint {
    guard let window else { return movement }
    let (start, end) = (convert(CGPoint.zero, from: window), convert(movement, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a movement from the coordinates of this view to its window's.
  fileprivate func movement(_ movement: CGPoint, to window: Window?) -> CGPoint {
    guard let window else { return movement }
    let (start, end) = (convert(CGPoint.zero, to: window), convert(movement, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
