import Foundation
import HeadlessAnimation
import HeadlessGeometry
import HeadlessViews

/// A controller in a transition.
/// > Documented: UITransitionContextViewControllerKey.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses for the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller whose view is shown at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller whose view is shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A view in a transition.
/// > Documented: UITransitionContextViewKey.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses for the key.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is removed at the end.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the animator adds to the container.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The views of a transition, and the calls that end it.
/// > Documented: UIViewControllerContextTransitioning.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The superview of the views during the transition; the animator adds the new view to it.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the container: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Sets the progress of an interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends an interaction; the transition runs to its end.
  func finishInteractiveTransition()
  /// Ends an interaction; the transition runs back.
  func cancelInteractiveTransition()
  /// Pauses a running transition, so that an interaction can control it.
  func pauseInteractiveTransition()
  /// Ends the transition; every animator calls it, with false where the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition; nil for one that stays where it is.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the beginning; zero for one that isn't shown.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero for one that isn't shown.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// An animation between two controllers.
/// > Documented: UIViewControllerAnimatedTransitioning.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length of the animation, in seconds.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Returns an animator that an interaction can move; implement it for transitions that can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating
  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns a placeholder for an animation that cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { NoAnimator.shared }

  /// Does nothing by default.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder for the animator of a class that implements none.
final class NoAnimator: ViewPropertyAnimator {
  static let shared = NoAnimator()
}

/// An interaction that moves a transition.
/// > Documented: UIViewControllerInteractiveTransitioning.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The speed of the rest of the animation; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: View.AnimationCurve { get }
  /// Whether the transition begins with the interaction; true unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The speed of the rest of the animation: 1.
  public var completionSpeed: CGFloat { 1 }
  /// The curve of the rest of the animation: slow at both ends.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// Whether the transition begins with the interaction: true.
  public var wantsInteractiveStart: Bool { true }
}

/// The supplier of a controller's presentation controller and animations.
/// > Documented: UIViewControllerTransitioningDelegate, whose members are optional there.
@preconcurrency @MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation of the presentation; nil for the style's.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animation of the dismissal; nil for the style's.
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interaction that moves the presentation; nil for none.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the interaction that moves the dismissal; nil for none.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller of the style `custom`; nil for a plain one.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  /// Returns nil by default, so that the animation of the transition style runs.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default, so that the animation of the transition style runs.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil by default, so that the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil by default, so that the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil by default, so that the standard presentation controller is used.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}
