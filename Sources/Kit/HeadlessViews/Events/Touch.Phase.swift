extension Touch {
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
}
