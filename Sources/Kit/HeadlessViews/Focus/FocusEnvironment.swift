/// An object that the focus may be in.
/// > Documented: UIFocusEnvironment.
@preconcurrency @MainActor public protocol FocusEnvironment: AnyObject {
  /// The environments that should get the focus when it moves here, the best first.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any FocusEnvironment)? { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Moves the focus now if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move as the context describes; called before each move.
  func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

/// Something that may have the focus.
/// > Documented: UIFocusItem.
@preconcurrency @MainActor public protocol FocusItem: FocusEnvironment {
  /// Whether it could have the focus.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
}
