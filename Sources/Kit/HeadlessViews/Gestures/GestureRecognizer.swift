import Foundation
import HeadlessLayers

/// The base class of objects that recognize gestures of the fingers on a view and everything in it.
///
/// A subclass overrides the four `touches…` methods and sets ``state``; the toolkit sends the actions, cancels the
/// touches in the view, and makes the other recognizers fail.
/// > Documented: UIGestureRecognizer. Differs: actions are sent when all recognizers have received the event and before
/// > the views get it, not in a later turn of the run loop.
@preconcurrency @MainActor open class GestureRecognizer: NSObject {
  /// The state of a recognizer in its gesture.
  /// > Documented: UIGestureRecognizer.State, with its raw values.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A continuous gesture has begun, and its actions are sent.
    case began = 1
    /// A continuous gesture has changed, and its actions are sent.
    case changed = 2
    /// The gesture is complete, and its actions are sent.
    case ended = 3
    /// A continuous gesture was cancelled after it had begun, and its actions are sent.
    case cancelled = 4
    /// The fingers do not make the gesture; no action is sent.
    case failed = 5

    /// The gesture is complete: the final state of a discrete gesture; another name of ``ended``.
    public static let recognized = State.ended

    var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture is over, until the recognizer is reset.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  // MARK: Stored state

  final var storedState = State.possible
  /// The state that the recognizer enters when the recognizers that it waits for have failed.
  package final var heldState: State?
  /// The fingers it gets, in the order they landed; they stay until they have lifted.
  package final var fingers: [Touch] = []
  /// The fingers that lifted last: where the gesture was.
  final var lastFingers: [Touch] = []
  /// Every finger since ``reset()``.
  final var sequence: [Touch] = []
  /// The number of resets, which shows whether a callback has reset the recognizer.
  final var resetCount = 0
  final var actionsWaiting = 0
  final var isSendingActions = false
  final weak var dispatch: TouchDispatch?
  final weak var owner: View?
  /// The recognizers that it waits for by ``require(toFail:)``; ``dependents`` wait for it.
  final var requirements = WeakList<GestureRecognizer>()
  final var dependents = WeakList<GestureRecognizer>()
  /// The recognizers that it waits for since it has seen its gesture, without failed ones.
  final var blockers: [Weak<GestureRecognizer>] = []
  final var targets = KeyedList<GestureTargetKey, GestureTarget>()
  final var handlerCount = 0
  private var storedIsEnabled = true
  private static let everyTouchType: [NSNumber] = [0, 1, 2, 3]

  /// The order in which recognizers get an event: higher ones first.
  package final var rank = 1

  /// Whether the recognizer has seen a tap and waits for the next one, without a finger.
  package final var awaitsTaps = false

  // MARK: Life

  /// Creates a recognizer that calls a method of a target, which it does not retain; no method if either is nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  // MARK: View and delegate

  /// A name for tests and descriptions.
  open var name: String?

  /// The view that the recognizer is attached to, which retains it.
  open var view: View? { owner }

  /// The delegate, which decides on its fingers and on recognizers beside it; not retained.
  open weak var delegate: (any GestureRecognizerDelegate)?

  // MARK: Targets

  /// Calls a method of a target, which is not retained, at every change of state from began on; the same one only once.
  open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

  /// Removes a method of a target; a nil target stands for every target, a nil action for every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }

  // MARK: Fingers

  /// Whether it gets fingers; switched off in the middle of a gesture it breaks that off.
  /// > Documented: UIGestureRecognizer.isEnabled.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      if newValue == storedIsEnabled { return }
      storedIsEnabled = newValue
      if !newValue { abandon() }
    }
  }

  /// The types of touches that it gets, by raw value; all by default, and stored only: there are only fingers.
  open var allowedTouchTypes = GestureRecognizer.everyTouchType

  /// The types of presses that it gets, by raw value; none by default, and stored only.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether one type of touch excludes the others; true by default, and stored only.
  /// > Documented: UIGestureRecognizer.requiresExclusiveTouchType.
  open var requiresExclusiveTouchType = true

  /// Returns whether the recognizer receives the fingers of an event that touch down; true by default.
  open func shouldReceive(_ event: Event) -> Bool { true }

  /// Called when fingers touch down; a subclass overrides it and sets ``GestureRecognizer/state``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers move; a subclass overrides it and sets ``GestureRecognizer/state``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers lift; a subclass overrides it and sets ``GestureRecognizer/state``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Called when the system cancels touches; a recognizer without remaining touches is cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called on the real system when estimates of a touch become exact; not called here, as no property is an estimate.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  /// Ignores a finger, which then belongs to the view alone.
  open func ignore(_ touch: Touch, for event: Event) { remove(touch) }

  // MARK: State

  /// The state of the recognizer; a subclass sets it when it has recognized a gesture, or failed.
  ///
  /// While the recognizer waits for another to fail it stays ``State/possible``. An invalid transition from the current
  /// state is reported and changes nothing; changes after the end are ignored.
  /// > Documented: UIGestureRecognizer: possible to began, recognized or failed; began and changed to changed, ended or
  /// > cancelled.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  // MARK: Other recognizers

  /// Makes this recognizer wait until another has failed.
  ///
  /// A circular requirement is reported and not added: none of the recognizers could ever begin.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Returns whether this recognizer waits until another has failed; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer, once it recognizes, makes another fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer, once it recognizes, makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: The view's touches

  /// Whether a recognized gesture cancels its touches in the view, which gets `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// Whether the view gets a finger only when this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets `touchesEnded` only when this recognizer has failed.
  /// > Documented: UIGestureRecognizer.delaysTouchesEnded: so a view under a double tap gets began, began, cancelled,
  /// > cancelled. Differs: a recognizer of one's own that has no finger left and has set no state delays nothing.
  open var delaysTouchesEnded = true

  // MARK: Location

  /// The number of fingers that make the gesture.
  open var numberOfTouches: Int { placedFingers.count }

  /// Returns the average of the fingers' locations in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of the view, for each finger.
  open func location(in view: View?) -> CGPoint { middle(of: placedFingers, in: view) }

  /// Returns the location of a finger in a view's coordinates, in points; nil means the window's.
  ///
  /// The index is below ``numberOfTouches``; for another one the location is zero, which is reported.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    guard placedFingers.indices.contains(touchIndex) else {
      report(
        "location(ofTouch:in:)", "\(touchIndex) is not in 0..<\(placedFingers.count); the answer is zero.",
        cure: "Ask for an index below numberOfTouches.")
      return .zero
    }
    return placedFingers[touchIndex].location(in: view)
  }

  // MARK: Reset

  /// Called when the gesture is over and the fingers have lifted; a subclass resets its own state here.
  open func reset() {}
}
