/// The object that runs animations along with a move of the focus; here it runs them at once.
@preconcurrency @MainActor open class FocusAnimationCoordinator {
  /// Creates a coordinator without animations.
  public init() {}

  /// Runs the animations and then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
