import Foundation

/// A press of a button of a remote control, a game controller or a keyboard, until it is released.
@preconcurrency @MainActor open class Press: NSObject {
  /// The type of the pressed button.
  /// > Documented: UIPress.PressType, with its raw values.
  public enum PressType: Int, Sendable {
    /// An arrow of the directional pad.
    case upArrow = 0, downArrow = 1, leftArrow = 2, rightArrow = 3
    /// The select button, which presses the focused view.
    case select = 4
    /// The menu button, which goes back.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button to the page before.
    case pageUp = 30
    /// The button to the next page.
    case pageDown = 31
  }

  /// The phase of a press.
  /// > Documented: UIPress.Phase, with its raw values.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// Nothing has changed since the last event.
    case stationary = 2
    /// The button was released, so that the press is complete.
    case ended = 3
    /// The system has cancelled the press.
    case cancelled = 4
  }

  private var storedType = PressType.upArrow
  private var storedPhase = Phase.began
  private var storedTimestamp: TimeInterval = 0
  final weak var storedResponder: Responder?

  /// Creates a press of the up arrow; tests subclass it to pass it to a view themselves.
  /// > Assumed: UIPress() has the type of raw value 0.
  public override init() { super.init() }

  /// Creates a press of a button that has just begun, at a time in seconds of the screen's clock.
  public convenience init(_ type: PressType, timestamp: TimeInterval = 0) {
    self.init()
    storedType = type
    storedTimestamp = timestamp
  }

  /// The button that is pressed.
  open var type: PressType { storedType }

  /// The phase of the press at its last event.
  open var phase: Phase { storedPhase }

  /// The time of the last change of the phase, in seconds of the screen's clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The force of the press, 0 to 1; 1 by default.
  open var force: CGFloat { 1 }

  /// The responder that received the press when it began; nil before, or when the responder was deallocated.
  open var responder: Responder? { storedResponder }

  /// The window of the ``responder``; nil if that is not a view in a window.
  open var window: Window? { (storedResponder as? View).flatMap { $0 as? Window ?? $0.window } }

  /// Moves the press on to another phase.
  public final func update(phase: Phase, timestamp: TimeInterval) {
    storedPhase = phase
    storedTimestamp = timestamp
  }
}

/// An event of buttons that are pressed or released together.
///
/// A window sends it to its first responder, or handles it itself: `window.sendEvent(PressesEvent([Press(.select)]))`.
/// Update the press and send it once more to release it.
/// > Documented: UIPressesEvent. Differs: a press on a button triggers no action, as on iOS without a keyboard.
@preconcurrency @MainActor open class PressesEvent: Event {
  private var presses: Set<Press> = []

  /// Creates an event without presses.
  public override init() { super.init() }

  /// Creates an event of all pressed buttons, at a time in seconds of the screen's clock.
  public convenience init(_ presses: Set<Press>, timestamp: TimeInterval = 0) {
    self.init(touches: [], timestamp: timestamp)
    self.presses = presses
  }

  /// The type of the event, always ``Event/EventType/presses``.
  open override var type: EventType { .presses }

  /// The presses of the event, in any phase.
  open var allPresses: Set<Press> { presses }

  /// Returns the presses that a recognizer receives: an empty set, as recognizers follow fingers alone.
  open func presses(for gesture: GestureRecognizer) -> Set<Press> { [] }
}
