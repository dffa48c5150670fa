import Foundation
import HeadlessViews

extension View {
  /// An animation that the system provides.
  /// > Documented: UIView.SystemAnimation, with its raw value.
  public enum SystemAnimation: UInt, Sendable {
    /// The animation in which views are removed.
    case delete = 0
  }

  /// Removes views from their superviews while other changes, with the options and the completion, are animated.
  /// > Documented: UIView.perform(_:on:options:animations:completion:). Differs: the views disappear at once; the
  /// > system's own animation is not shown. Assumed: its duration of 0.25 seconds for the other changes.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    animate(
      withDuration: 0.25, delay: 0, options: options, animations: parallelAnimations ?? {}, completion: completion)
  }

  /// A transition of animations without blocks.
  /// > Documented: UIView.AnimationTransition, with its raw values.
  public enum AnimationTransition: Int, Sendable {
    /// The animation has no transition.
    case none = 0
    /// A flip around a vertical axis, from the left.
    case flipFromLeft = 1
    /// A flip around a vertical axis, from the right.
    case flipFromRight = 2
    /// A page that is turned up.
    case curlUp = 3
    /// A page that is turned down.
    case curlDown = 4
  }

  /// Has no effect here: the transition is not shown; the changes themselves are animated.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: View, cache: Bool) {}

  /// Has no effect here: changes begin when they are committed, after their delay.
  public static func setAnimationStart(_ startDate: Date) {}
}
