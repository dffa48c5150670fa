import Foundation
import HeadlessAnimation
import HeadlessGeometry
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// A transition between two controllers: the context of its animator, and the coordinator of the animations beside it.
///
/// It calls the animator and waits for `completeTransition(_:)`; its creator defines the rest by ``whenEnded``.
@MainActor package final class ControllerTransition {
  enum State { case waiting, running, ended }

  package typealias Context = any ViewControllerTransitionCoordinatorContext

  package let containerView: View
  package var isAnimated: Bool { animator != nil }
  package let presentationStyle: ModalPresentationStyle
  let from: ViewController
  let to: ViewController
  /// The views of the transition; nil for one that stays where it is.
  var views: (from: View?, to: View?) = (nil, nil)
  /// The frames of the controllers' views in the container.
  var frames: (initial: [ObjectIdentifier: CGRect], final: [ObjectIdentifier: CGRect]) = ([:], [:])
  /// Called once, when the transition has ended, with whether it was completed.
  var whenEnded: (Bool) -> Void = { _ in }
  private(set) var state = State.waiting
  private let animator: (any ViewControllerAnimatedTransitioning)?
  private let interaction: (any ViewControllerInteractiveTransitioning)?
  package private(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package private(set) var isCancelled = false
  package private(set) var percentComplete: CGFloat = 0
  private var alongside: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []

  /// Creates a transition, which ``start()`` starts; its style is `none` unless it is a presentation or a dismissal.
  package init(
    in container: View, from: ViewController, to: ViewController, style: ModalPresentationStyle,
    animator: (any ViewControllerAnimatedTransitioning)?, interaction: (any ViewControllerInteractiveTransitioning)?
  ) {
    containerView = container
    self.from = from
    self.to = to
    presentationStyle = style
    self.animator = animator
    self.interaction = animator == nil ? nil : interaction
  }

  // MARK: Running

  /// Starts the animation, or the interaction; without an animator the maker ends the transition.
  package func start() {
    guard state == .waiting else { return }
    state = .running
    if animator == nil { return runAlongside(duration: 0) }
    if let interaction, interaction.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      return interaction.startInteractiveTransition(self)
    }
    interaction?.startInteractiveTransition(self)
    startAnimation()
  }

  private var hasStartedAnimation = false

  func startAnimation() {
    guard let animator, state == .running, !hasStartedAnimation else { return }
    hasStartedAnimation = true
    beginning = containerNow
    animator.animateTransition(using: self)
    runAlongside(duration: transitionDuration)
  }

  private func runAlongside(duration: TimeInterval) {
    let animations = alongside
    alongside = []
    if animations.isEmpty { return }
    View.animate(withDuration: duration) { for animation in animations { animation(self) } }
  }

  /// The animator that an interaction can move; nil where the animation controller has none.
  var interruptibleAnimator: (any ViewImplicitlyAnimating)? {
    guard let animator else { return nil }
    let made = animator.interruptibleAnimator(using: self)
    return made === NoAnimator.shared ? nil : made
  }

  /// Ends the transition: its owner moves the views to their final positions, and notifies the animator and others.
  package func end(_ didComplete: Bool) {
    guard state == .running else { return }
    state = .ended
    isInteractive = false
    if !didComplete { isCancelled = true }
    restoreTime()
    animator?.animationEnded(didComplete)
    let completions = completions
    self.completions = []
    let finish = whenEnded
    whenEnded = { _ in }
    finish(didComplete)
    for completion in completions { completion(self) }
    interactionHandlers = []
  }

  // MARK: Time of the container

  /// The time of the container when its animations began.
  private var beginning: TimeInterval = 0
  private var hasChangedTime = false

  private var containerNow: TimeInterval { containerView.layer.convertTime(VirtualClock.current.now, from: nil) }

  /// The visible fraction of the animation, from 0 to 1.
  var shownFraction: CGFloat {
    let duration = transitionDuration
    return duration > 0 ? min(max(CGFloat((containerNow - beginning) / duration), 0), 1) : 1
  }

  /// Stops the time of the container, so that an interaction moves its animations.
  func holdTime() {
    let (layer, now) = (containerView.layer, containerNow)
    hasChangedTime = true
    layer.speed = 0
    layer.timeOffset = now
  }

  /// Sets the time of the container to a fraction of the animation.
  func setTime(_ fraction: CGFloat) {
    if hasChangedTime { containerView.layer.timeOffset = beginning + TimeInterval(fraction) * transitionDuration }
  }

  /// Continues the time of the container from the end of the interaction, at a speed that is negative for back.
  func releaseTime(speed: CGFloat) {
    guard hasChangedTime else { return }
    let (layer, now) = (containerView.layer, VirtualClock.current.now)
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    layer.speed = Float(speed)
  }

  private func restoreTime() {
    guard hasChangedTime else { return }
    hasChangedTime = false
    let layer = containerView.layer
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
  }
}

// MARK: - Context

extension ControllerTransition: ViewControllerContextTransitioning {
  package var transitionWasCancelled: Bool { isCancelled }
  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    guard percentComplete.isFinite else {
      return IssueReporting.report(
        place: "updateInteractiveTransition(_:)",
        problem: "Expected a number from 0 to 1; got \(percentComplete); keeping the old progress.",
        cure: "Compare lengths with 0 before dividing by them.")
    }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  package func finishInteractiveTransition() { endInteraction() }

  package func cancelInteractiveTransition() {
    if isInteractive { isCancelled = true }
    endInteraction()
  }

  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    notifyOfInteraction()
  }

  private func notifyOfInteraction() {
    Self.nesting.call("notifyWhenInteractionChanges(_:)") {
      for handler in interactionHandlers { handler(self) }
    }
  }

  static let nesting = CallbackNesting(
    "transitions", cure: "Don't change the transition, or start another one, in each of its callbacks.")

  package func pauseInteractiveTransition() {
    guard state == .running, !isInteractive else { return }
    isInteractive = true
    notifyOfInteraction()
  }

  package func completeTransition(_ didComplete: Bool) { end(didComplete) }

  package func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  package func view(forKey key: TransitionContextViewKey) -> View? {
    key == .from ? views.from : key == .to ? views.to : nil
  }

  package func initialFrame(for vc: ViewController) -> CGRect { frames.initial[ObjectIdentifier(vc)] ?? .zero }
  package func finalFrame(for vc: ViewController) -> CGRect { frames.final[ObjectIdentifier(vc)] ?? .zero }
}

// MARK: - Coordinator

extension ControllerTransition: ViewControllerTransitionCoordinator {
  package var isInterruptible: Bool { interruptibleAnimator != nil }
  package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  package var completionCurve: View.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  /// The duration that the animator returns, in seconds; 0 without one, and for a duration that is not finite.
  package var transitionDuration: TimeInterval {
    let duration = animator?.transitionDuration(using: self) ?? 0
    return duration.isFinite ? max(0, duration) : 0
  }

  package func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

  /// Runs animations beside the transition's; at once where it has begun.
  /// > Assumed: animations that are added late have the whole duration.
  package func animateAlongsideTransition(
    in view: View?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    if state == .ended { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    if hasStartedAnimation {
      Self.nesting.call("animate(alongsideTransition:completion:)") { runAlongside(duration: transitionDuration) }
    }
    return true
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    interactionHandlers.append(handler)
  }
}
