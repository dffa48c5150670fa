import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// An animator whose changes can be started, paused, scrubbed, reversed and stopped.
///
/// `Screen.main.advance(by:)` moves it; while paused, ``fractionComplete``. `layer.presentation()` shows the values.
/// > Documented: UIViewPropertyAnimator.
@preconcurrency @MainActor open class ViewPropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// The curve or the spring that the animator was created with.
  public final let timingParameters: (any TimingCurveProvider)?
  /// The duration, in seconds; a spring may have one of its own.
  public final let duration: TimeInterval
  /// The delay after the start, in seconds.
  public final private(set) var delay: TimeInterval = 0

  /// Whether touches reach the views while they move; true by default.
  open var isUserInteractionEnabled = true
  /// Whether ``fractionComplete`` is the linear progress, whatever the curve; true by default.
  /// > Assumed: pausing and resuming convert the fraction between time and progress, but for a spring.
  open var scrubsLinearly = true
  /// Whether it can be paused and stopped; true by default, and stored only.
  open var isInterruptible = true
  /// Whether it stays active at the end; its completions then do not run.
  open var pausesOnCompletion = false

  private var pending = WorkQueue<(changes: () -> Void, delayFactor: Double)>()
  private var completions: [(ViewAnimatingPosition) -> Void] = []
  private var recorder: AnimatorRecorder?
  private var motion: AnimatorMotion
  private var alarm: VirtualClock.Token?

  // MARK: Life

  /// Creates an animator with a duration in seconds, and a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    timingParameters = parameters
    let spring = parameters.springTimingParameters
    self.duration =
      spring?.settlingDuration
      ?? max(
        0, View.usable(duration, 0, "the duration \(duration)", in: "\(Self.self).init(duration:timingParameters:)"))
    let pace = spring?.pace ?? .curve(parameters.cubicTimingParameters?.curve ?? .linear)
    motion = AnimatorMotion(duration: self.duration, pace: pace, clock: Screen.main.clock)
    super.init()
  }

  /// Creates an animator with a duration of 0.
  /// > Assumed: the curve.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a standard curve.
  public convenience init(duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator with a spring that rests at its end.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay before the animation starts, in seconds.
  ///   - options: The curve, and whether touches reach the views.
  ///   - animations: The changes.
  ///   - completion: Runs at the end; receives the final position.
  /// - Returns: The animator, which is running.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Reports an animator that is paused, or was stopped and not finished.
  /// > Reported: fact em6: UIKit throws with this sentence.
  deinit {
    if state == .inactive { return }
    // A running one is released with its clock.
    if alarm != nil { return }
    IssueReporting.report(
      place: "\(type(of: self))",
      problem:
        "It is an error to release a paused or stopped property animator. Property animators must either finish animating "
        + "or be explicitly stopped and finished before they can be released.",
      cure: "Call stopAnimation(true), or stopAnimation(false) and finishAnimation(at:).")
  }

  // MARK: Changes

  /// Adds changes; a running animator begins them now and ends them with the others.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a fraction of the remaining time, from 0 to 1, and end with the animator.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let usable = View.usable(
      Double(delayFactor), 0, "the delay factor \(delayFactor)", in: "\(type(of: self)).addAnimations(_:delayFactor:)")
    let factor = min(max(usable, 0), 1)
    if state != .active { return pending.append((animation, factor)) }
    Self.nesting.call("addAnimations(_:) of \(type(of: self))") {
      pending.append((animation, factor))
      record()
    }
  }

  private static let nesting = CallbackNesting(
    "additions of animations", cure: "Don't add animations to an animator in its animations.")

  /// Adds a completion handler; it receives the final position.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func record() {
    let recorder = recorder ?? AnimatorRecorder(blocksTouches: !isUserInteractionEnabled)
    self.recorder = recorder
    let block = AnimationBlock(
      duration: max(duration, .leastNormalMagnitude), pace: .curve(.linear), options: .overrideInheritedOptions,
      completion: nil)
    block.animator = recorder
    while let addition = pending.popFirst() {
      let now = motion.fraction
      recorder.scrubber = AnimatorScrubber(motion, from: now + (1 - now) * addition.delayFactor)
      block.perform(addition.changes)
    }
  }

  // MARK: Running

  /// The state of the animator; inactive until it is started.
  public final private(set) var state = ViewAnimatingState.inactive

  /// Whether the animation advances with the screen's clock; false while it is paused.
  public final var isRunning: Bool { state == .active && motion.isRunning }

  /// The fraction of the duration that has passed, from 0 to 1; while it is paused and scrubs linearly, the progress.
  ///
  /// Setting it activates an animator that has not been started. A number that is not finite is reported.
  open var fractionComplete: CGFloat {
    get { CGFloat(motion.fraction) }
    set {
      guard newValue.isFinite else {
        return refuse("fractionComplete", "\(newValue) is not a fraction.", cure: "Pass a number from 0 to 1.")
      }
      if state == .inactive { pauseAnimation() }
      motion.fraction = min(max(Double(newValue), 0), 1)
      scheduleEnd()
    }
  }

  /// Whether the animation runs from its end to its start; false by default.
  open var isReversed: Bool {
    get { motion.isReversed }
    set {
      motion.isReversed = newValue
      scheduleEnd()
    }
  }

  /// Starts the animation, or resumes it where it was paused.
  open func startAnimation() {
    guard isUsable("startAnimation()") else { return }
    activate()
    motion.run()
    scheduleEnd()
  }

  /// Records the changes now, and starts after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard isUsable("startAnimation(afterDelay:)") else { return }
    self.delay = max(
      0, View.usable(delay, 0, "the delay \(delay)", in: "\(type(of: self)).startAnimation(afterDelay:)"))
    activate()
    motion.run(after: self.delay)
    scheduleEnd()
  }

  /// Pauses the animation; one that has not been started is paused at its beginning.
  open func pauseAnimation() {
    guard isUsable("pauseAnimation()") else { return }
    activate()
    motion.pause(linearly: scrubsLinearly)
    scheduleEnd()
  }

  /// Resumes a paused animation with another curve or duration.
  ///
  /// - Parameters:
  ///   - parameters: The curve or the spring from now on; nil for no change.
  ///   - durationFactor: The remaining time, as a multiple of ``duration``; 0 for no change.
  open func continueAnimation(withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !motion.isRunning else {
      return refuse("continueAnimation(withTimingParameters:durationFactor:)", "it is not paused.")
    }
    if let parameters {
      motion.pace =
        parameters.springTimingParameters?.pace
        ?? .curve(parameters.cubicTimingParameters?.curve ?? .linear)
    }
    let usable = View.usable(
      Double(durationFactor), 0, "the duration factor \(durationFactor)",
      in: "\(type(of: self)).continueAnimation(withTimingParameters:durationFactor:)")
    let factor = max(0, usable)
    motion.run(restingAfter: factor > 0 ? factor * duration : nil)
    scheduleEnd()
  }

  private func activate() {
    if state == .active { return }
    state = .active
    motion.isReversed = false
    record()
  }

  private func isUsable(_ member: String) -> Bool {
    if state != .stopped { return true }
    refuse(member, "it was stopped.")
    return false
  }

  /// Schedules the end after the remaining time.
  private func scheduleEnd() {
    if let alarm { motion.clock?.cancel(alarm) }
    alarm = nil
    guard state == .active, motion.isRunning else { return }
    alarm = motion.clock?.schedule(after: motion.remaining) { self.reachEnd() }
  }

  private func reachEnd() {
    alarm = nil
    if pausesOnCompletion { return motion.pause(linearly: false) }
    end(at: motion.isReversed ? .start : .end)
  }

  // MARK: The end

  /// Stops the animation where it is; the animator becomes inactive, or else waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return refuse("stopAnimation(_:)", "it is not active.") }
    motion.pause(linearly: false)
    scheduleEnd()
    recorder?.finish(at: .current)
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  /// Finishes a stopped animation: the views get the values of the position, and the completions run.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else { return refuse("finishAnimation(at:)", "it was not stopped.") }
    if finalPosition == .current { finish(at: .current) } else { end(at: finalPosition) }
  }

  private func end(at position: ViewAnimatingPosition) {
    recorder?.finish(at: position)
    finish(at: position)
  }

  private func finish(at position: ViewAnimatingPosition) {
    let completions = completions
    becomeInactive()
    for completion in completions { completion(position) }
  }

  private func becomeInactive() {
    state = .inactive
    recorder = nil
    completions = []
    motion = AnimatorMotion(duration: duration, pace: motion.pace, clock: motion.clock)
  }

  private func refuse(_ member: String, _ problem: String, cure: String = "Check its state first.") {
    report(member, "\(problem) Nothing was done.", cure: cure)
  }
}
