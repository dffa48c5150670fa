extension GestureRecognizer {
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
}
