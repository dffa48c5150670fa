/// Which way the focus moves.
///
/// > Documented: UIFocusHeading, with its raw values.
public struct FocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a heading from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = FocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = FocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = FocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = FocusHeading(rawValue: 1 << 3)
  /// To the next one.
  public static let next = FocusHeading(rawValue: 1 << 4)
  /// To the one before.
  public static let previous = FocusHeading(rawValue: 1 << 5)
}

/// A move of the focus from one view to another, as `shouldUpdateFocus(in:)` and `didUpdateFocus(in:with:)` are told it.
///
/// ``Window/moveFocus(to:)`` makes one; a test may make one and call the methods itself.
@preconcurrency @MainActor
open class FocusUpdateContext {
  /// The view that had the focus.
  public final let previouslyFocusedView: View?
  /// The view that has it now.
  public final let nextFocusedView: View?
  /// Which way it went; no way unless said.
  public final let focusHeading: FocusHeading

  /// Makes a move.
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
