import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// Changes that are animated.
///
/// The changes are made at once; `layer.presentation()` shows the values at the time of `Screen.main.advance(by:)`.
/// > Documented: UIView, "Animating Views with Block Objects".
extension View {
  // MARK: Blocks

  /// Animates changes of views, slow at both ends; see the form with a delay.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes of views, and calls a completion handler at the end; see the form with a delay.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

  /// Animates changes of views after a delay.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; 0 and less changes without animations.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The curve and more.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when all animations have ended, or at once without any; receives whether all finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { makeBlock(duration, delay, .curve(options.curve.cubic), options, completion).run(animations) }

  /// Animates changes of views as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring is at rest, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - dampingRatio: 1 for no oscillation, less for more.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: Everything but the curve.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when all animations have ended, or at once without any; receives whether all finished.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace.spring(
      dampingRatio: usable(Double(dampingRatio), 1, "the damping \(dampingRatio)"),
      velocity: usable(Double(velocity), 0, "the velocity \(velocity)"))
    makeBlock(duration, delay, pace, options, completion).run(animations)
  }

  /// Animates changes of views with a spring, described by its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for no oscillation, up to 1 for more.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: Everything but the curve.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when the spring is at rest; receives whether all animations finished.
  ///
  /// > Documented: the duration is one swing of the spring without damping, the damping ratio is 1 − bounce.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let bounce = min(max(usable(Double(bounce), 0, "the bounce \(bounce)"), 0), 0.99)
    guard duration > 0, duration.isFinite else {
      return makeBlock(duration, delay, .curve(.linear), options, completion).run(animations)
    }
    let motion = SpringMotion(
      frequency: 2 * .pi / duration, dampingRatio: 1 - bounce,
      velocity: usable(Double(initialSpringVelocity), 0, "the velocity \(initialSpringVelocity)"))
    makeBlock(motion.restingTime, delay, .motion(motion), options, completion).run(animations)
  }

  /// Makes a block; a duration or delay below 0, or one that is not finite, which is reported, becomes 0.
  static func makeBlock(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationPace, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?, in place: String = "View.animate"
  ) -> AnimationBlock {
    AnimationBlock(
      duration: max(0, usable(duration, 0, "the duration \(duration)", in: place)),
      delay: max(0, usable(delay, 0, "the delay \(delay)", in: place)), pace: pace, options: options,
      completion: completion)
  }

  /// Returns a number that animations can use: the given one, or a substitute, after a report, if it is not finite.
  static func usable(
    _ number: Double, _ otherwise: Double, _ name: String, in place: @autoclosure () -> String = "View.animate"
  ) -> Double {
    if number.isFinite { return number }
    IssueReporting.report(
      place: place(), problem: "\(name) is not finite; using \(otherwise).", cure: "Pass finite numbers.")
    return otherwise
  }

  // MARK: Keyframes

  /// Animates changes that happen one after the other; see
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// - Parameters:
  ///   - duration: The duration of all keyframes, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The interpolation between the frames, and more.
  ///   - animations: The changes; those outside of frames last for the whole duration.
  ///   - completion: Runs when all animations have ended, or at once without any; receives whether all finished.
  ///
  /// > Reported: the curve of the whole is ease in, ease out, unless the options' bits contain another one.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let block = makeBlock(duration, delay, .curve(plain.curve.cubic), plain, completion, in: "View.animateKeyframes")
    block.keyframes = KeyframeRecorder(duration: block.duration, curve: block.pace.curve, mode: options.calculationMode)
    block.run(animations)
  }

  /// Adds a keyframe to the running block of keyframes; outside of one the changes are not animated.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration, from 0 to 1.
  ///   - frameDuration: The duration, as a fraction of the whole.
  ///   - animations: The changes, which are made at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationBlock.current?.keyframes else { return animations() }
    let place = "View.addKeyframe"
    let start = usable(frameStartTime, 0, "the start time \(frameStartTime)", in: place)
    let duration = max(0, usable(frameDuration, 0, "the duration \(frameDuration)", in: place))
    keyframes.perform(in: start...(start + duration), animations)
  }

  // MARK: Without

  /// Changes views without animations, also inside of a block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ChangeRecording.pause {
      Transaction.begin()
      Transaction.setDisableActions(true)
      actionsWithoutAnimation()
      Transaction.commit()
    }
  }

  /// Sets whether blocks animate what they change; without, their completions run at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { ChangeRecording.isEnabled = enabled }

  /// The duration of the running block, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

  /// Changes views so that the running block's animations repeat, each run followed by its reverse if it autoreverses.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = AnimationBlock.current else { return animations() }
    let outer = (block.repeatCount, block.autoreverses)
    block.repeatCount = Float(max(0, usable(Double(count), 0, "the count \(count)", in: "View.modifyAnimations")))
    block.autoreverses = autoreverses
    animations()
    (block.repeatCount, block.autoreverses) = outer
  }
}
