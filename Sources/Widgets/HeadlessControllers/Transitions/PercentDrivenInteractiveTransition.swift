import Foundation
import HeadlessAnimation
import HeadlessViews

/// An interaction that moves the animations of a transition by a fraction.
///
/// It stops and moves the time of the container's layer, or the animation controller's interruptible animator.
/// > Documented: UIPercentDrivenInteractiveTransition.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: NSObject, ViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?
  private weak var context: (any ViewControllerContextTransitioning)?
  private var animator: (any ViewImplicitlyAnimating)?

  /// Creates an interaction.
  public override init() { super.init() }

  /// The length of the transition, in seconds; 0 before it begins.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// The progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the animation; 1 by default.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest of the animation; slow at both ends by default, stored only.
  open var completionCurve = View.AnimationCurve.easeInOut

  /// The timing of the rest of an interruptible animator; nil by default.
  open var timingCurve: (any TimingCurveProvider)?

  /// Whether the transition begins with the interaction; true by default.
  open var wantsInteractiveStart = true

  /// Begins the transition, and holds its animations.
  open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    guard transition.isInteractive else { return }
    if let animator = transition.interruptibleAnimator {
      self.animator = animator
      transition.startAnimation()
      if animator.state == .inactive { animator.startAnimation() }
      animator.pauseAnimation()
    } else {
      transition.holdTime()
      transition.startAnimation()
    }
  }

  /// Takes over a running transition.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    transition.pauseInteractiveTransition()
    if let animator = transition.interruptibleAnimator {
      self.animator = animator
      animator.pauseAnimation()
      percentComplete = animator.fractionComplete
    } else {
      transition.holdTime()
      percentComplete = transition.shownFraction
    }
  }

  /// Moves the transition to a progress, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(percentComplete)
    guard let transition else { return }
    self.percentComplete = transition.percentComplete
    if let animator {
      animator.fractionComplete = self.percentComplete
    } else {
      transition.setTime(self.percentComplete)
    }
  }

  /// Reverses the transition to its beginning.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    release(isReversed: true)
  }

  /// Continues the transition to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    release(isReversed: false)
  }

  private func release(isReversed: Bool) {
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    if let animator {
      animator.isReversed = isReversed
      animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
    } else {
      transition?.releaseTime(speed: isReversed ? -speed : speed)
    }
    animator = nil
  }
}
