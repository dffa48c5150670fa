import Foundation
import HeadlessGeometry
import HeadlessLayers

/// Watches the fingers on a view and everything in it, and tells its targets when they make a gesture.
///
/// A subclass overrides the four `touches…` methods and sets ``state``; the toolkit sends the actions, takes the
/// fingers from the view, and lets the others fail.
///
/// > Documented: UIGestureRecognizer. Differs: actions are sent when all recognizers have got the event and before the
/// > views get it, not in a later turn of the run loop.
@preconcurrency @MainActor
open class GestureRecognizer: NSObject {
  // MARK: Stored state

  final var storedState = State.possible
  /// What the recognizer has seen, while it waits for others to fail.
  package final var heldState: State?
  /// The fingers it gets, in the order they landed; they stay until they have lifted.
  package final var fingers: [Touch] = []
  /// The fingers that lifted last: where the gesture was.
  final var lastFingers: [Touch] = []
  /// Every finger since ``reset()``.
  final var sequence: [Touch] = []
  /// How often it has been reset: what a question to other code finds changed when that code has interfered.
  final var life = 0
  final var actionsWaiting = 0
  final var isSendingActions = false
  final weak var dispatch: TouchDispatch?
  final weak var owner: View?
  /// Those that it waits for, and those that wait for it, by ``require(toFail:)``.
  final var requirements = WeakList<GestureRecognizer>()
  final var dependents = WeakList<GestureRecognizer>()
  /// Those that it waits for since it has seen its gesture, as far as they have not failed.
  final var blockers: [Weak<GestureRecognizer>] = []
  final var targets = KeyedList<GestureTargetKey, GestureTarget<GestureRecognizer>>()
  final var handlerCount = 0
  private var storedIsEnabled = true
  private static let everyTouchType: [NSNumber] = [0, 1, 2, 3]

  /// The order in which recognizers get an event: higher ones first.
  package final var rank = 1

  /// Whether the recognizer has seen a tap and waits for the next one, without a finger.
  package final var awaitsTaps = false

  // MARK: Life

  /// Makes a recognizer that calls a method of a target, which it does not keep alive; it tells nobody if either is nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that tells nobody.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A name for tests and descriptions.
  open var name: String?

  /// The view it is attached to, which keeps it alive.
  open var view: View? { owner }

  /// Who decides which fingers it gets and whom it goes along with; not kept alive.
  open weak var delegate: (any GestureRecognizerDelegate)?

  // MARK: Targets

  /// Calls a method of a target, which is not kept alive, at every change of state from began on; the same one only once.
  open func addTarget(_ target: Any, action: Selector) {
    add(target as AnyObject, action)
  }

  /// Calls a method of a target no more; a nil target means anybody's, a nil action every one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    remove(target.map { $0 as AnyObject }, action)
  }

  // MARK: State

  /// Where the recognizer is on its way; a subclass sets it when it has seen something.
  ///
  /// While the recognizer has to wait for another to fail it stays ``State/possible``. A change that is no way from the
  /// present state is reported and changes nothing; what comes after the end is ignored.
  ///
  /// > Documented: UIGestureRecognizer: possible to began, recognized or failed; began and changed to changed, ended or
  /// > cancelled.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Whether it gets fingers; switched off in the middle of a gesture it breaks that off.
  ///
  /// > Documented: UIGestureRecognizer.isEnabled.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      if newValue == storedIsEnabled { return }
      storedIsEnabled = newValue
      if !newValue { abandon() }
    }
  }

  /// Whether a recognized gesture takes its fingers from the view, which gets `touchesCancelled`.
  open var cancelsTouchesInView = true

  /// Whether the view hears of a finger only when this recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether the view hears of a finger's lifting only when this recognizer has failed.
  ///
  /// > Documented: UIGestureRecognizer.delaysTouchesEnded: so a view under a double tap gets began, began, cancelled,
  /// > cancelled. Differs: a recognizer of one's own that has no finger left and has set no state delays nothing.
  open var delaysTouchesEnded = true

  /// Which kinds of touches it gets, by raw value; all unless set, and kept for its reader: there are only fingers.
  open var allowedTouchTypes = GestureRecognizer.everyTouchType

  /// Which kinds of presses it gets, by raw value; none unless set, and kept for its reader: there are no presses.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether one kind of touch excludes the others; true unless set, and kept for its reader.
  ///
  /// > Documented: UIGestureRecognizer.requiresExclusiveTouchType.
  open var requiresExclusiveTouchType = true

  // MARK: Others

  /// Lets this recognizer wait until another has failed.
  ///
  /// A requirement that would come back to this recognizer is reported and not taken: none of them could ever begin.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether this recognizer, once it recognizes, makes another fail; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another recognizer, once it recognizes, makes this one fail; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another has failed; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether it gets the fingers of an event that touch down; true unless overridden.
  open func shouldReceive(_ event: Event) -> Bool { true }

  // MARK: Fingers

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { placedFingers.count }

  /// The middle of the fingers in a view's coordinates, in points; nil means the window's.
  open func location(in view: View?) -> CGPoint {
    middle(of: placedFingers, in: view)
  }

  /// Where a finger is in a view's coordinates, in points; nil means the window's.
  ///
  /// - Parameters:
  ///   - touchIndex: 0 to ``numberOfTouches`` - 1; another index is reported.
  ///   - view: The view.
  /// - Returns: The place; zero for an index out of range.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint {
    guard placedFingers.indices.contains(touchIndex) else {
      reportNoFinger(touchIndex)
      return .zero
    }
    return placedFingers[touchIndex].location(in: view)
  }

  /// Called when fingers touch down; a subclass overrides it and sets ``state``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers move; a subclass overrides it and sets ``state``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers lift; a subclass overrides it and sets ``state``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Called when the system takes fingers away; a recognizer that has none left afterwards is broken off.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called by nobody here, as fingers are never estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  /// Does without a finger, which then belongs to the view alone.
  open func ignore(_ touch: Touch, for event: Event) {
    drop(touch)
  }

  /// Called when the gesture is over and the fingers are gone; a subclass forgets here what it knew of the gesture.
  open func reset() {}
}
