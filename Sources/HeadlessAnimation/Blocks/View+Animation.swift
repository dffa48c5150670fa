import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// Changes that are animated.
///
/// The changes are made at once; what the layers show on the way is told by `layer.presentation()`, and time goes on only by
/// `Screen.main.advance(by:)`.
///
/// > Documented: UIView, "Animating Views with Block Objects".
extension View {
  // MARK: Blocks

  /// Animates changes of views; slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 and less changes without animations.
  ///   - animations: The changes, which are made at once.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes of views, and tells when they have come to their end.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 and less changes without animations.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when all is over, or at once if nothing is animated; gets whether all came to their end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes of views after a delay.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 and less changes without animations.
  ///   - delay: How long nothing moves before, in seconds.
  ///   - options: The curve and more.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when all is over, or at once if nothing is animated; gets whether all came to their end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, .curve(options.curve.cubic), options, animations, completion)
  }

  /// Animates changes of views as a spring moves.
  ///
  /// - Parameters:
  ///   - duration: How long until the spring rests, in seconds.
  ///   - delay: How long nothing moves before, in seconds.
  ///   - dampingRatio: 1 for no swing at all, less for more.
  ///   - velocity: How fast it goes at the beginning, in ways a second.
  ///   - options: Everything but the curve.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when all is over, or at once if nothing is animated; gets whether all came to their end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace.spring(
      dampingRatio: usable(Double(dampingRatio), 1, "the damping \(dampingRatio)"),
      velocity: usable(Double(velocity), 0, "the velocity \(velocity)"))
    run(duration, delay, pace, options, animations, completion)
  }

  /// Animates changes of views as a spring moves, told by how it looks.
  ///
  /// - Parameters:
  ///   - duration: How long the spring seems to take, in seconds.
  ///   - bounce: 0 for no swing, up to 1 for more.
  ///   - initialSpringVelocity: How fast it goes at the beginning, in ways a second.
  ///   - delay: How long nothing moves before, in seconds.
  ///   - options: Everything but the curve.
  ///   - animations: The changes, which are made at once.
  ///   - completion: Runs when the spring rests; gets whether all came to their end.
  ///
  /// > Documented: the duration is one swing of the spring without damping, the damping ratio is 1 − bounce.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let bounce = min(max(usable(Double(bounce), 0, "the bounce \(bounce)"), 0), 0.99)
    guard duration > 0, duration.isFinite else {
      return run(duration, delay, .curve(.linear), options, animations, completion)
    }
    let motion = SpringMotion(
      frequency: 2 * .pi / duration, dampingRatio: 1 - bounce,
      velocity: usable(Double(initialSpringVelocity), 0, "the velocity \(initialSpringVelocity)"))
    run(motion.restingTime, delay, .motion(motion), options, animations, completion)
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationPace, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    AnimationBlock(
      duration: max(0, usable(duration, 0, "the duration \(duration)")),
      delay: max(0, usable(delay, 0, "the delay \(delay)")), pace: pace, options: options, completion: completion
    ).run(animations)
  }

  /// A number that animations can use, or another one, and a report, in the place of one that is not finite.
  static func usable(
    _ number: Double, _ otherwise: Double, _ name: String, in place: @autoclosure () -> String = "View.animate"
  ) -> Double {
    if number.isFinite { return number }
    IssueReporting.report(
      IssueReport(
        place: place(), problem: "\(name) is no number to animate by; \(otherwise) was taken.",
        cure: "Give finite numbers."))
    return otherwise
  }

  // MARK: Keyframes

  /// Animates changes that happen one after the other; see ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// - Parameters:
  ///   - duration: How long all of them take, in seconds.
  ///   - delay: How long nothing moves before, in seconds.
  ///   - options: What is between the frames, and more.
  ///   - animations: The changes; those outside of frames take the whole time.
  ///   - completion: Runs when all is over, or at once if nothing is animated; gets whether all came to their end.
  ///
  /// > Reported: the curve of the whole is slow at both ends, unless the options' bits say another one.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    let place = "View.animateKeyframes"
    let block = AnimationBlock(
      duration: max(0, usable(duration, 0, "the duration \(duration)", in: place)),
      delay: max(0, usable(delay, 0, "the delay \(delay)", in: place)), pace: .curve(plain.curve.cubic), options: plain,
      completion: completion)
    block.keyframes = KeyframeRecorder(
      duration: block.duration, curve: block.pace.curve, mode: options.calculationMode)
    block.run(animations)
  }

  /// Says what happens in a part of the time of the block of keyframes that is running; elsewhere it only changes.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, in parts of the whole from 0 to 1.
  ///   - frameDuration: How long it takes, in parts of the whole.
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

  /// Changes views so that the animations of the block that is running repeat.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - autoreverses: Whether each run goes back to its beginning.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    let outer = (block.repeatCount, block.autoreverses)
    block.repeatCount = Float(max(0, usable(Double(count), 0, "the count \(count)", in: "View.modifyAnimations")))
    block.autoreverses = autoreverses
    animations()
    (block.repeatCount, block.autoreverses) = outer
  }
}
