/// A move of the focus from one view to another, as `didUpdateFocus(in:with:)` is told it.
///
/// Nothing moves the focus here; a test makes one and calls the method.
@preconcurrency @MainActor
open class FocusUpdateContext {
  /// The view that had the focus.
  public final let previouslyFocusedView: View?
  /// The view that has it now.
  public final let nextFocusedView: View?

  /// Makes a move.
  public init(from previouslyFocusedView: View?, to nextFocusedView: View?) {
    self.previouslyFocusedView = previouslyFocusedView
    self.nextFocusedView = nextFocusedView
  }
}

/// Runs what is to be animated along with a move of the focus: at once.
@preconcurrency @MainActor
open class FocusAnimationCoordinator {
  /// Makes a coordinator.
  public init() {}

  /// Runs the animations and then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
