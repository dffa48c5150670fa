import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Property animators", .reportsIssuesAsFailures, .screen(scale: 2)) struct ViewPropertyAnimatorTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  /// Returns a second from 5 to 105 along x.
  private func animator(_ curve: View.AnimationCurve = .linear) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 105 }
    animator.addCompletion { [log] in log.write("\($0)@\(Screen.main.clock.now)") }
    return animator
  }

  /// Returns an animator that has run for some seconds.
  private func started(_ curve: View.AnimationCurve = .linear, for seconds: TimeInterval) -> ViewPropertyAnimator {
    let animator = animator(curve)
    animator.startAnimation()
    Screen.main.advance(by: seconds)
    return animator
  }

  private var shown: CGFloat { ((view.layer.presentation()?.position.x ?? .nan) * 1e6).rounded() / 1e6 }

  @Test func `nothing happens before it is started; then time moves it and its completions run`() {
    let animator = animator()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 105 && shown == 5)
    Screen.main.advance(by: 0.25)
    #expect(animator.fractionComplete == 0.25 && shown == 30)
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "end@1.0")
    #expect(animator.state == .inactive && !animator.isRunning && shown == 105)
    expectNil(view.layer.animationKeys())
  }

  @Test func `a paused animator can be scrubbed, and then continues with the rest`() {
    let animator = started(for: 0.25)
    animator.pauseAnimation()
    Screen.main.advance(by: 10)
    #expect(animator.state == .active && !animator.isRunning && shown == 30)
    animator.fractionComplete = 0.75
    expectEqual(shown, 80)
    animator.startAnimation()
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "end@10.5")
  }

  @Test func `pausing and continuing do not jump, whatever the curve`() {
    let animator = started(.easeIn, for: 0.5)
    let before = shown
    animator.pauseAnimation()
    #expect(shown == before && animator.fractionComplete < 0.5)
    animator.startAnimation()
    expectEqual(shown, before)
    // The inverse of the curve is good to the last digits, and no further.
    #expect(log.lines { Screen.main.advance(by: 0.5 + 1e-9) }.hasPrefix("end@"))
  }

  @Test func `setting the fraction of one that was not started activates it`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && shown == 55)
    animator.fractionComplete = 7
    expectEqual(shown, 105)
    expectIssue(containing: "fractionComplete") { animator.fractionComplete = .nan }
    animator.stopAnimation(true)
  }

  @Test func `a reversed animator sets the old values at its end`() {
    let animator = started(for: 0.75)
    animator.isReversed = true
    Screen.main.advance(by: 0.5)
    expectEqual(shown, 30)
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "start@1.5")
    expectEqual(view.center.x, 5)
  }

  @Test func `stopped without finishing, the views keep the displayed values and no completion runs`() {
    let animator = started(for: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 30 && view.layer.animationKeys() == nil)
    expectEqual(log.lines { Screen.main.advance(by: 5) }, "")
  }

  @Test(arguments: [ViewAnimatingPosition.start, .end, .current])
  func `stopped and finished, the views have the values of the side`(position: ViewAnimatingPosition) {
    let animator = started(for: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.center.x == 30)
    expectEqual(log.lines { animator.finishAnimation(at: position) }, "\(position)@0.25")
    expectEqual(view.center.x, [5, 105, 30][position == .start ? 0 : position == .end ? 1 : 2])
    expectEqual(animator.state, .inactive)
  }

  @Test(arguments: [ViewAnimatingPosition.start, .end])
  func `one that has ended runs again without the changes and completions of before`(position: ViewAnimatingPosition) {
    let animator = started(for: 1)
    for x: CGFloat in [205, 305] { animator.addAnimations { view.center.x = x } }
    animator.isReversed = true
    animator.startAnimation()
    #expect(!animator.isReversed)
    animator.stopAnimation(false)
    expectEqual(log.lines { animator.finishAnimation(at: position) }, "")
    expectEqual(view.center.x, position == .start ? 105 : 305)
  }

  @Test func `changes added with a delay begin later and end with the others`() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    Screen.main.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.opacity, 1)
    Screen.main.advance(by: 0.25)
    expectEqual(view.layer.presentation()?.opacity, 0.5)
    animator.stopAnimation(true)
  }

  @Test func `a running one is made in one call, after a delay`() {
    let animator = ViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 2, options: .curveLinear, animations: { view.alpha = 0 },
      completion: { [log] in log.write("\($0)@\(Screen.main.clock.now)") })
    Screen.main.advance(by: 1)
    #expect(animator.isRunning && view.layer.presentation()?.opacity == 1)
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "end@3.0")
  }

  /// Paused at a quarter, it reaches the end of its direction after two seconds, at an even pace.
  @Test(arguments: [false, true])
  func `it continues with another curve and another duration, in its direction`(isReversed: Bool) {
    let animator = started(for: 0.25)
    animator.pauseAnimation()
    animator.isReversed = isReversed
    animator.continueAnimation(withTimingParameters: CubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    Screen.main.advance(by: 1)
    let halfway: CGFloat = isReversed ? 5 + 25.0 / 2 : 30 + 75.0 / 2
    expectEqual(shown, halfway)
    expectEqual(log.lines { Screen.main.advance(by: 5) }, isReversed ? "start@2.25" : "end@2.25")
  }

  @Test func `a spring with a duration of its own replaces the animator's`() {
    let spring = SpringAnimation()
    let parameters = SpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = ViewPropertyAnimator(duration: 99, timingParameters: parameters)
    expectEqual(animator.duration, spring.settlingDuration)
    expectEqual(ViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration, 2)
  }

  @Test func `pausing on completion keeps it active`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "")
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "start@3.0")
  }

  @Test(arguments: [0, 1, 2])
  func `em6 an animator that is released while it is paused or stopped is reported`(step: Int) {
    expectIssue(containing: "It is an error to release a paused or stopped property animator") {
      let animator = self.animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      switch step {
      case 0: animator.pauseAnimation()
      case 1: animator.stopAnimation(false)
      default: Screen.main.advance(by: 1)
      }
    }
  }

  @Test func `em6 one that is running, was stopped without finishing or was never started may be released`() {
    animator().startAnimation()
    Screen.main.advance(by: 1)
    weak var running: ViewPropertyAnimator?
    Screen.withMain(Screen(scale: 2)) {
      let animator = animator()
      animator.startAnimation()
      running = animator
    }
    expectNil(running, "its clock is deallocated")
    let stopped = animator()
    stopped.startAnimation()
    stopped.stopAnimation(true)
    _ = animator()
  }

  @Test func `what its state does not allow is reported`() {
    let animator = animator()
    expectIssue(containing: "finishAnimation(at:): it was not stopped") { animator.finishAnimation(at: .end) }
    expectIssue(containing: "stopAnimation(_:): it is not active") { animator.stopAnimation(false) }
    animator.startAnimation()
    expectIssue(containing: "it is not paused") {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    animator.stopAnimation(false)
    expectIssue(containing: "startAnimation(): it was stopped") { animator.startAnimation() }
    animator.finishAnimation(at: .end)
  }
}
