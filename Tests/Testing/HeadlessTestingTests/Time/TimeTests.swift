import HeadlessKit
import HeadlessTesting

/// Advancing the clock to a condition or to the end of everything, and objects that are released.
@MainActor @Suite("Time and releases") struct TimeTests {
  private let window = Window()
  private let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.show(view)
  }

  private static let endless = "<View (0, 0, 10, 10)> is animated for ever (opacity)"

  /// Advances for three seconds, and expects the failure that something still runs.
  private func expectRunning(_ what: String, at sourceLocation: SourceLocation = #_sourceLocation) {
    expectFailure("Something still runs after 3 seconds. \(what). Stop it, or call advance(by:).", at: sourceLocation) {
      advanceUntilIdle(atMost: 3, sourceLocation: $0)
    }
  }

  /// Animates a view without an end.
  private func animateForEver(_ view: View, options: View.AnimationOptions = .repeat) {
    View.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0 })
  }

  @Test func `the clock advances to the callback that makes a condition true`() {
    var fired = false
    Screen.main.clock.schedule(after: 2.5) { fired = true }
    advance(until: fired)
    expectEqual(Screen.main.clock.now, 2.5)
    advance(until: fired)
    expectEqual(Screen.main.clock.now, 2.5)
  }

  @Test func `without callbacks the clock advances frame by frame`() {
    advance(until: Screen.main.clock.now >= 0.04)
    #expect(abs(Screen.main.clock.now - 3.0 / 60) < 1e-9)
  }

  @Test func `a condition that does not hold in time fails with what still runs`() {
    View.animate(withDuration: 9, animations: { view.alpha = 0 })
    expectFailure(
      """
      The condition does not hold after 0.5 seconds. <View (0, 0, 10, 10)> is animated (opacity); 1 callback is scheduled \
      on the clock.
      """
    ) { advance(until: false, atMost: 0.5, sourceLocation: $0) }
    #expect(abs(Screen.main.clock.now - 0.5) < 1e-9)
  }

  @Test func `the clock advances until nothing is scheduled`() {
    var log: [String] = []
    View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in log.append("faded") })
    Screen.main.clock.schedule(after: 2) { Screen.main.clock.schedule(after: 1) { log.append("late") } }
    let cancelled = Screen.main.clock.schedule(after: 8) {}
    Screen.main.clock.cancel(cancelled)
    advanceUntilIdle()
    #expect(log == ["faded", "late"] && Screen.main.clock.now == 3)
  }

  @Test(arguments: [View.AnimationOptions.repeat, [.repeat, .autoreverse]])
  func `an animation that repeats for ever fails with its view, after all that ends`(options: View.AnimationOptions) {
    var fired = false
    Screen.main.clock.schedule(after: 2) { fired = true }
    animateForEver(view, options: options)
    expectRunning(Self.endless)
    #expect(fired && Screen.main.clock.now == 3)
    func again() { Screen.main.clock.schedule(after: 1) { again() } }
    again()
    expectRunning("\(Self.endless); 1 callback is scheduled on the clock")
  }

  @Test func `an endless animation without a key, in a layer without a view, fails with the view around it`() {
    let dot = ShapeLayer()
    view.layer.addSublayer(dot)
    dot.add(Self.pulse(), forKey: nil)
    expectRunning(Self.endless)
    dot.removeAllAnimations()
    advanceUntilIdle()
  }

  @Test func `without a limit an endless animation is one failure, after all callbacks`() {
    var fired = false
    Screen.main.clock.schedule(after: 20) { fired = true }
    animateForEver(view)
    expectFailure("Something still runs and never ends. \(Self.endless). Stop it, or call advance(by:).") {
      advanceUntilIdle(atMost: .infinity, sourceLocation: $0)
    }
    #expect(fired && Screen.main.clock.now == 20)
  }

  @Test func `an endless animation that is paused or in no window does not fail, nor does an activity indicator`() {
    let paused = view.adding(View())
    animateForEver(paused)
    paused.layer.speed = 0
    let outside = View()
    animateForEver(outside)
    let indicator = view.adding(ActivityIndicatorView(style: .medium))
    indicator.startAnimating()
    advanceUntilIdle()
    #expect(Screen.main.clock.now < 10)
  }

  private final class Spinner { func step() {} }

  @Test func `a display link that was not invalidated fails with the class of its target`() {
    let link = DisplayLink(target: Spinner(), selector: Spinner.step)
    link.add(to: .main, forMode: .common)
    let late = Screen.main.clock.schedule(after: 9) {}
    expectRunning("2 callbacks are scheduled on the clock, among them a display link of Spinner")
    link.invalidate()
    Screen.main.clock.cancel(late)
    advanceUntilIdle()
  }

  @Test func `the target of a display link fails with the link`() {
    var link: DisplayLink?
    let messages = failures {
      expectReleased {
        let spinner = Spinner()
        link = DisplayLink(target: spinner, selector: Spinner.step)
        link?.add(to: .main, forMode: .common)
        return [spinner]
      }
    }
    link?.invalidate()
    expectEqual(messages.last?.hasSuffix("<Spinner>: a display link retains it"), true, "\(messages)")
  }

  @Test(arguments: [false, true])
  func `released objects pass, also after an animation that retains them, next to an endless one or not`(
    isBusy: Bool
  ) {
    if isBusy { animateForEver(view) }
    expectReleased {
      let brief = window.adding(View())
      View.animate(withDuration: 1, animations: { brief.alpha = 0 }, completion: { _ in brief.removeFromSuperview() })
      return [brief]
    }
  }

  /// Returns an animation without an end.
  private static func pulse() -> BasicAnimation {
    let pulse = BasicAnimation(keyPath: "opacity")
    (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (0, 1, 1, .infinity)
    return pulse
  }

  @Test func `a retained view fails with its animations, also with those that have no key`() {
    let pulse = Self.pulse()
    var kept: View?
    let messages = failures {
      expectReleased {
        let view = View()
        let dot = ShapeLayer()
        view.layer.addSublayer(dot)
        view.layer.add(pulse, forKey: "pulse")
        dot.add(pulse, forKey: nil)
        kept = view
        return [view]
      }
    }
    expectEqual(messages.last?.hasSuffix(": the animations opacity, pulse run"), true, "\(messages)")
    kept?.layer.removeAllAnimations()
    kept = nil
  }

  @Test func `a retained layer fails with its animation`() {
    let pulse = Self.pulse()
    var kept: Layer?
    let messages = failures {
      expectReleased {
        let layer = Layer()
        layer.add(pulse, forKey: nil)
        kept = layer
        return [layer]
      }
    }
    expectEqual(messages.last?.hasSuffix(": the animation opacity runs"), true, "\(messages)")
    kept?.removeAllAnimations()
    kept = nil
  }

  @Test func `a retained object fails with its holder`() {
    expectFailure(
      """
      Expected the objects to be released; still retained:
      <View tag 3>: its superview <Window (0, 0, 375, 667)> retains it
      """
    ) { place in
      expectReleased(sourceLocation: place) {
        let view = window.adding(View())
        view.tag = 3
        return [view]
      }
    }
    final class Cycle { var own: Cycle? }
    var cycle: Cycle?
    expectFailure(
      """
      Expected the objects to be released; still retained:
      <Cycle>: nothing that the toolkit knows of; look for closures, actions and blocks of timers that capture it \
      without [weak self], observers, and stored properties that retain each other
      """
    ) { place in
      expectReleased(sourceLocation: place) {
        let made = Cycle()
        (made.own, cycle) = (made, made)
        return [made]
      }
    }
    cycle?.own = nil
  }
}
