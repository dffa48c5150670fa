import Foundation

/// The state of an animator between its creation and its end.
public enum ViewAnimatingState: Int, Sendable {
  /// The animator has not been started, or it has ended.
  case inactive
  /// The animator runs or is paused.
  case active
  /// The animator was stopped and waits to be finished.
  case stopped
}

/// The position at which an animator ends.
public enum ViewAnimatingPosition: Int, Sendable {
  /// The final values of the animation.
  case end
  /// The values before the animation.
  case start
  /// The values that the animation shows now.
  case current
}

/// An animation that can be started, paused, scrubbed and stopped.
/// > Documented: UIViewAnimating.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// Whether it has been started.
  var state: ViewAnimatingState { get }
  /// Whether time moves it.
  var isRunning: Bool { get }
  /// Whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation to which changes can be added.
/// > Documented: UIViewImplicitlyAnimating, whose members are optional there.
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Resumes the animation with another curve or duration.
  func continueAnimation(withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}
