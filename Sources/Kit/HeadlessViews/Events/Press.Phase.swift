extension Press {
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
}
