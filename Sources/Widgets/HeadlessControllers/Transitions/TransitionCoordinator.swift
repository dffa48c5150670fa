import Foundation
import HeadlessAnimation
import HeadlessGeometry
import HeadlessViews

/// The state of a transition.
/// > Documented: UIViewControllerTransitionCoordinatorContext.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether an interaction began the transition.
  var initiallyInteractive: Bool { get }
  /// Whether an interaction may take over.
  var isInterruptible: Bool { get }
  /// Whether an interaction moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The length of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress at the end of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the animation.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: View.AnimationCurve { get }
  /// The rotation of the container: the identity.
  var targetTransform: CGAffineTransform { get }
  /// The superview of the views during the transition.
  var containerView: View { get }
  /// Returns a controller of the transition.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns a view of the transition.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// The animations that run beside a transition.
/// > Documented: UIViewControllerTransitionCoordinator.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs animations beside the transition's.
  ///
  /// - Parameters:
  ///   - animation: The closure that makes the changes, or nil.
  ///   - completion: Called after the transition has ended.
  /// - Returns: Whether the animations will run; false for a transition that is over.
  @discardableResult func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs animations of a view that is not in the container.
  @discardableResult func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler when an interaction ends, or takes over.
  func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs animations beside the transition's.
  @discardableResult public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Calls a handler when the interaction ends.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
