/// Runs what is to be animated along with a move of the focus: at once.
@preconcurrency @MainActor
open class FocusAnimationCoordinator {
  /// Creates a coordinator.
  public init() {}

  /// Runs the animations and then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
