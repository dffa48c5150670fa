/// A move of the focus from one view to another.
///
/// ``Window/moveFocus(to:heading:)`` makes one; a test may make one and call the methods itself.
@preconcurrency @MainActor open class FocusUpdateContext {
  /// The view that had the focus.
  public final let previouslyFocusedView: View?
  /// The view that has it now.
  public final let nextFocusedView: View?
  /// The direction of the move; none unless passed.
  public final let focusHeading: FocusHeading

  /// Creates the context of a move from one view to another; nil stands for no focus.
  public init(from previouslyFocusedView: View?, to nextFocusedView: View?, heading: FocusHeading = []) {
    self.previouslyFocusedView = previouslyFocusedView
    self.nextFocusedView = nextFocusedView
    focusHeading = heading
  }

  /// The ``previouslyFocusedView`` by its other name.
  public final var previouslyFocusedItem: (any FocusItem)? { previouslyFocusedView }

  /// The ``nextFocusedView`` by its other name.
  public final var nextFocusedItem: (any FocusItem)? { nextFocusedView }
}
