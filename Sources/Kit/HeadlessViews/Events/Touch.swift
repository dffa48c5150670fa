import Foundation
import HeadlessReporting

/// A finger on a window, from touching down to lifting.
@preconcurrency @MainActor open class Touch: NSObject {
  /// The kind of input device that a touch comes from.
  /// > Documented: UITouch.TouchType, with its raw values.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something else, such as a remote control.
    case indirect = 1
    /// The tip of a pencil on the screen.
    case pencil = 2
    /// A pointer of a mouse or trackpad.
    case indirectPointer = 3

    /// The name of ``pencil`` before iOS 9.1.
    public static let stylus = TouchType.pencil
  }

  /// The phase of a finger between touching down and lifting.
  /// > Documented: UITouch.Phase, with its raw values.
  public enum Phase: Int, Sendable {
    /// The finger has touched down on the screen.
    case began = 0
    /// The finger has moved since the last event.
    case moved = 1
    /// The finger has not moved since the last event.
    case stationary = 2
    /// The finger has lifted from the screen.
    case ended = 3
    /// The system has cancelled the touch, or a recognizer has.
    case cancelled = 4
    /// A pointer has entered the window.
    case regionEntered = 5
    /// A pointer moves over the window.
    case regionMoved = 6
    /// A pointer has left the window.
    case regionExited = 7
  }

  private static var made = 0

  /// The number of the touch by age, which orders the delivery of a set of touches.
  final let order: Int

  final var storedPhase = Phase.began
  final var storedTimestamp: TimeInterval = 0
  private var storedTapCount = 1
  private weak var storedWindow: Window?
  final weak var storedView: View?
  final var position = CGPoint.zero
  final var previousPosition = CGPoint.zero

  /// Creates a finger that touches nothing; tests subclass it to pass it to a view themselves.
  ///
  /// It is the only designated initializer, as on iOS, so that an initializer of a subclass need not call it.
  public override init() {
    Touch.made += 1
    order = Touch.made
    super.init()
  }

  /// Creates a finger that touches down on a window, at a point in its coordinates and a time in seconds of the
  /// screen's clock.
  ///
  /// A point that is not finite is reported, and the finger touches no window.
  public convenience init(in window: Window, at point: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
    self.init()
    storedTimestamp = timestamp
    storedTapCount = tapCount
    guard point.isFinite else {
      refuse(point, instead: "the finger touches nothing")
      return
    }
    storedWindow = window
    position = point
    previousPosition = point
  }

  /// Changes phase, point and time of the finger, as a test does before it sends the finger in an event.
  ///
  /// A point that is not finite is reported and ignored; phase and time change.
  public final func update(phase: Phase, to point: CGPoint, timestamp: TimeInterval) {
    storedPhase = phase
    storedTimestamp = timestamp
    guard point.isFinite else { return refuse(point, instead: "keeping the position of the finger") }
    previousPosition = position
    position = point
  }

  /// Makes the finger stationary for an event of other fingers.
  package final func rest() { storedPhase = .stationary }

  final func refuse(_ point: CGPoint, instead: String) {
    IssueReporting.report(
      place: "\(Swift.type(of: self))",
      problem: "Expected a finite point; got \(point.shortDescription); \(instead).",
      cure: "Pass finite numbers of points.")
  }

  /// The phase of the finger at its last event.
  open var phase: Phase { storedPhase }

  /// The time of the last change of phase or point, in seconds of the screen's clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The number of taps in quick succession, this one included.
  open var tapCount: Int { storedTapCount }

  /// The window that the finger touched down on; nil when it was deallocated.
  open var window: Window? { storedWindow }

  /// The view that the finger touched down on, wherever the finger is now; nil when the view was deallocated.
  open var view: View? { storedView }

  /// The type of the touch; direct by default.
  open var type: TouchType { .direct }

  /// The force of the touch, 1 for an average one; 0 by default, as on a screen that does not measure it.
  /// > Documented: UITouch.force: only screens with 3D Touch measure it.
  open var force: CGFloat { 0 }

  /// The largest possible ``force``; 0 by default, as on a screen that does not measure it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the touched area, in points; 20 by default.
  /// > Assumed: about a fingertip.
  open var majorRadius: CGFloat { 20 }

  /// The tolerance of ``majorRadius``, in points; 0 by default.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians; upright by default.
  /// > Documented: UITouch.altitudeAngle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction in which a pencil leans, in radians from the x-axis; 0 by default.
  open func azimuthAngle(in view: View?) -> CGFloat { 0 }

  /// Returns the precise location of the finger in a view's coordinates, which is ``location(in:)``.
  open func preciseLocation(in view: View?) -> CGPoint { location(in: view) }

  /// Returns the precise previous location of the finger in a view's coordinates, which is ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: View?) -> CGPoint { previousLocation(in: view) }

  /// The recognizers that still get this finger.
  open var gestureRecognizers: [GestureRecognizer]? {
    window?.touchDispatch.contact(of: self)?.recognizers.objects
  }

  /// Returns the location of the finger in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of the view.
  open func location(in view: View?) -> CGPoint { converted(position, to: view) }

  /// Returns the finger's location at the event before, in a view's coordinates, in points; nil means the window's.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of the view.
  open func previousLocation(in view: View?) -> CGPoint { converted(previousPosition, to: view) }

  private func converted(_ point: CGPoint, to view: View?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
