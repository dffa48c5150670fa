import UIKit

// Subclasses that override every open member, as iOS lets them. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnGestureRecognizer: UIGestureRecognizer {
    override var name: String? { didSet {} }
    override var view: UIView? { super.view }
    override var delegate: (any UIGestureRecognizerDelegate)? { didSet {} }
    override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
    override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
    override var state: State { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var cancelsTouchesInView: Bool { didSet {} }
    override var delaysTouchesBegan: Bool { didSet {} }
    override var delaysTouchesEnded: Bool { didSet {} }
    override var allowedTouchTypes: [NSNumber] { didSet {} }
    override var allowedPressTypes: [NSNumber] { didSet {} }
    override var requiresExclusiveTouchType: Bool { didSet {} }
    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      super.require(toFail: otherGestureRecognizer)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
      super.location(ofTouch: touchIndex, in: view)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
    override func reset() { super.reset() }
  }

  final class OwnTapGestureRecognizer: UITapGestureRecognizer {
    override var numberOfTapsRequired: Int { didSet {} }
    override var numberOfTouchesRequired: Int { didSet {} }
    override var buttonMaskRequired: UIEvent.ButtonMask { didSet {} }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      super.canPrevent(preventedGestureRecognizer)
    }
    override var numberOfTouches: Int { super.numberOfTouches }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
      super.location(ofTouch: touchIndex, in: view)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnLongPressGestureRecognizer: UILongPressGestureRecognizer {
    override var minimumPressDuration: TimeInterval { didSet {} }
    override var allowableMovement: CGFloat { didSet {} }
    override var numberOfTouchesRequired: Int { didSet {} }
    override var numberOfTapsRequired: Int { didSet {} }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnPanGestureRecognizer: UIPanGestureRecognizer {
    override var minimumNumberOfTouches: Int { didSet {} }
    override var maximumNumberOfTouches: Int { didSet {} }
    override var allowedScrollTypesMask: UIScrollTypeMask { didSet {} }
    override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
      super.setTranslation(translation, in: view)
    }
    override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnSwipeGestureRecognizer: UISwipeGestureRecognizer {
    override var direction: UISwipeGestureRecognizer.Direction { didSet {} }
    override var numberOfTouchesRequired: Int { didSet {} }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var scale: CGFloat { didSet {} }
    override var velocity: CGFloat { super.velocity }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnRotationGestureRecognizer: UIRotationGestureRecognizer {
    override var rotation: CGFloat { didSet {} }
    override var velocity: CGFloat { super.velocity }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
    }
    override func reset() { super.reset() }
  }

  final class OwnTouch: UITouch {
    override var phase: Phase { super.phase }
    override var timestamp: TimeInterval { super.timestamp }
    override var tapCount: Int { super.tapCount }
    override var window: UIWindow? { super.window }
    override var view: UIView? { super.view }
    override var type: TouchType { super.type }
    override var force: CGFloat { super.force }
    override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
    override var majorRadius: CGFloat { super.majorRadius }
    override var majorRadiusTolerance: CGFloat { super.majorRadiusTolerance }
    override var altitudeAngle: CGFloat { super.altitudeAngle }
    override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
    override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
    override func precisePreviousLocation(in view: UIView?) -> CGPoint { super.precisePreviousLocation(in: view) }
    override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
    override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  }

  final class OwnEvent: UIEvent {
    override var type: EventType { super.type }
    override var subtype: EventSubtype { super.subtype }
    override var timestamp: TimeInterval { super.timestamp }
    override var allTouches: Set<UITouch>? { super.allTouches }
    override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
    override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
    override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
    override func predictedTouches(for touch: UITouch) -> [UITouch]? { super.predictedTouches(for: touch) }
  }
}
