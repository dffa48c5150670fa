extension GestureRecognizer {
  /// The state of a recognizer.
  ///
  /// > Documented: UIGestureRecognizer.State, with its raw values.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The gesture was broken off after it had begun.
    case cancelled = 4
    /// The gesture is another one, or none.
    case failed = 5

    /// The gesture is complete: what a gesture without duration goes to; another name of ``ended``.
    public static let recognized = State.ended

    /// Whether the gesture goes on.
    var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture is over, until the recognizer is reset.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
