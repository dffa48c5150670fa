extension GestureRecognizer {
  /// The state of a recognizer.
  ///
  /// > Documented: UIGestureRecognizer.State, with its raw values.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// The gesture was broken off after it had begun.
    case cancelled = 4
    /// The gesture is another one, or none.
    case failed = 5

    /// The gesture is complete: the final state of a discrete gesture; another name of ``ended``.
    public static let recognized = State.ended

    /// Whether a continuous gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }

    /// Whether the gesture is over, until the recognizer is reset.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}
