import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A finger on a window, from touching down to lifting.
@preconcurrency @MainActor
open class Touch: NSObject {
  /// Where a finger is on its way.
  ///
  /// > Documented: UITouch.Phase, with its raw values.
  public enum Phase: Int, Sendable {
    /// It has touched down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It rests since the last event.
    case stationary = 2
    /// It has lifted.
    case ended = 3
    /// The system has taken it away.
    case cancelled = 4
    /// A pointer has entered the window.
    case regionEntered = 5
    /// A pointer moves over the window.
    case regionMoved = 6
    /// A pointer has left the window.
    case regionExited = 7
  }

  /// What touches.
  ///
  /// > Documented: UITouch.TouchType, with its raw values.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something else, such as a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The old name of ``pencil``.
    public static let stylus = TouchType.pencil
  }

  private static var made = 0

  /// The how-manieth finger it is: a set of touches has no order of its own, their delivery has.
  final let order: Int

  final var storedPhase = Phase.began
  private var storedTimestamp: TimeInterval = 0
  private var storedTapCount = 1
  private weak var storedWindow: Window?
  final weak var storedView: View?
  private var position = CGPoint.zero
  private var previousPosition = CGPoint.zero

  /// Makes a finger that touches nothing; tests subclass it to feed a view by hand.
  public override init() {
    Touch.made += 1
    order = Touch.made
    super.init()
  }

  /// Makes a finger that touches down on a window.
  ///
  /// A place that is not finite is reported, and the finger touches no window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - point: Where, in the window's coordinates, in points.
  ///   - timestamp: When, in seconds of the screen's clock.
  ///   - tapCount: How many taps this one makes in quick succession, itself included.
  public init(in window: Window, at point: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
    Touch.made += 1
    order = Touch.made
    storedTimestamp = timestamp
    storedTapCount = tapCount
    super.init()
    guard point.isFinite else {
      refuse(point, instead: "the finger touches nothing")
      return
    }
    storedWindow = window
    position = point
    previousPosition = point
  }

  /// Where the finger is on its way.
  open var phase: Phase { storedPhase }

  /// When the phase or the place last changed, in seconds of the screen's clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// How many taps in quick succession this one makes, itself included.
  open var tapCount: Int { storedTapCount }

  /// The window it touched down on; nil when that has gone.
  open var window: Window? { storedWindow }

  /// The view it touched down on, wherever it is now; nil when that has gone.
  open var view: View? { storedView }

  /// What touches: a finger unless overridden.
  open var type: TouchType { .direct }

  /// How hard it touches, 1 for an average touch: 0 unless overridden, as on a screen that does not feel it.
  ///
  /// > Documented: UITouch.force: only screens that feel it tell.
  open var force: CGFloat { 0 }

  /// The largest ``force`` there can be: 0 unless overridden, as on a screen that does not feel it.
  open var maximumPossibleForce: CGFloat { 0 }

  /// How large the touched spot is, from its middle to its edge, in points; 20 unless overridden.
  ///
  /// > Assumed: about a fingertip.
  open var majorRadius: CGFloat { 20 }

  /// How far ``majorRadius`` may be off, in points; 0 unless overridden.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The angle between a pencil and the screen, in radians; upright unless overridden.
  ///
  /// > Documented: UITouch.altitudeAngle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where a pencil leans to, in radians; 0 unless overridden.
  open func azimuthAngle(in view: View?) -> CGFloat { 0 }

  /// Where the finger is, as exactly as is known: ``location(in:)``.
  open func preciseLocation(in view: View?) -> CGPoint { location(in: view) }

  /// Where the finger was, as exactly as is known: ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: View?) -> CGPoint { previousLocation(in: view) }

  /// The recognizers that still get this finger.
  open var gestureRecognizers: [GestureRecognizer]? {
    window?.touchDispatch.contact(of: self)?.recognizers.objects
  }

  /// Where the finger is, in a view's coordinates; nil means the window's.
  open func location(in view: View?) -> CGPoint {
    place(position, in: view)
  }

  /// Where the finger was before, in a view's coordinates; nil means the window's.
  open func previousLocation(in view: View?) -> CGPoint {
    place(previousPosition, in: view)
  }

  /// Moves the finger on: another phase, another place, another time.
  ///
  /// A place that is not finite is reported and not taken; phase and time go on.
  public final func update(phase: Phase, to point: CGPoint, timestamp: TimeInterval) {
    storedPhase = phase
    storedTimestamp = timestamp
    guard point.isFinite else {
      refuse(point, instead: "the finger stays where it is")
      return
    }
    previousPosition = position
    position = point
  }

  /// Tells the finger that an event is about others: it rests.
  package final func rest() {
    storedPhase = .stationary
  }

  private func place(_ point: CGPoint, in view: View?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  private func refuse(_ point: CGPoint, instead: String) {
    IssueReporting.report(
      IssueReport(
        place: "\(Swift.type(of: self))", problem: "\(point.shortDescription) is no place; \(instead).",
        cure: "Give finite numbers of points."))
  }
}
