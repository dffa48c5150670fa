import Foundation

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
  }

  private var storedPhase = Phase.began
  private var storedTimestamp: TimeInterval = 0
  private var storedTapCount = 1
  private weak var storedWindow: Window?
  private weak var storedView: View?
  private var position = CGPoint.zero
  private var previousPosition = CGPoint.zero

  /// Makes a finger that touches nothing; tests subclass it to feed a view by hand.
  public override init() {
    super.init()
  }

  /// Makes a finger that touches down on a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - point: Where, in the window's coordinates.
  ///   - timestamp: When, in seconds of the screen's clock.
  ///   - tapCount: How many taps this one makes in quick succession, itself included.
  public init(in window: Window, at point: CGPoint, timestamp: TimeInterval, tapCount: Int = 1) {
    storedWindow = window
    position = point
    previousPosition = point
    storedTimestamp = timestamp
    storedTapCount = tapCount
    super.init()
  }

  /// Where the finger is on its way.
  open var phase: Phase { storedPhase }

  /// When the phase or the place last changed, in seconds of the screen's clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// How many taps in quick succession this one makes, itself included.
  open var tapCount: Int { storedTapCount }

  /// The window it touched down on.
  open var window: Window? { storedWindow }

  /// The view it touched down on, wherever it is now.
  open var view: View? { storedView }

  /// Where the finger is, in a view's coordinates; nil means the window's.
  open func location(in view: View?) -> CGPoint {
    place(position, in: view)
  }

  /// Where the finger was before, in a view's coordinates; nil means the window's.
  open func previousLocation(in view: View?) -> CGPoint {
    place(previousPosition, in: view)
  }

  /// Moves the finger on: another phase, another place, another time.
  public final func update(phase: Phase, to point: CGPoint, timestamp: TimeInterval) {
    storedPhase = phase
    previousPosition = position
    position = point
    storedTimestamp = timestamp
  }

  final func land(on view: View?) {
    storedView = view
  }

  final func cancel() {
    storedPhase = .cancelled
  }

  private func place(_ point: CGPoint, in view: View?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
