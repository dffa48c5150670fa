import HeadlessKit
import HeadlessTesting

/// Invalid numbers: reported, and the old value is unchanged.
@MainActor @Suite("Refused numbers") struct NumberRefusalTests {
  /// The objects whose properties are set.
  @MainActor final class Things {
    let view = configured(View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) { $0.alpha = 0.5 }
    let layer = Layer()
    let element = AccessibilityElement(accessibilityContainer: NSObject())
    let animation = BasicAnimation(keyPath: "opacity")
    let keyframes = KeyframeAnimation(keyPath: "opacity")
    let spring = SpringAnimation(keyPath: "opacity")
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainActor @Sendable (Things) -> Void
    let isUnchanged: @MainActor @Sendable (Things) -> Bool
    init(
      _ message: String, _ change: @escaping @MainActor @Sendable (Things) -> Void,
      stays isUnchanged: @escaping @MainActor @Sendable (Things) -> Bool
    ) { (testDescription, self.change, self.isUnchanged) = (message, change, isUnchanged) }
    init<Value: Equatable>(
      _ message: String,
      _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Things, Value>,
      _ value: @autoclosure @escaping @MainActor @Sendable () -> Value,
      stays old: @autoclosure @escaping @MainActor @Sendable () -> Value
    ) {
      self.init(message) {
        $0[keyPath: path()] = value()
      } stays: {
        $0[keyPath: path()] == old()
      }
    }
    init<Value>(
      _ message: String,
      refuses path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<Things, Value?>,
      _ value: @autoclosure @escaping @MainActor @Sendable () -> Value
    ) {
      self.init(message) {
        $0[keyPath: path()] = value()
      } stays: {
        $0[keyPath: path()] == nil
      }
    }
  }

  nonisolated static let views = [
    Row(
      "View.alpha: inf is not finite; keeping the old value. Pass a number from 0 to 1.",
      \.view.alpha, .infinity, stays: 0.5),
    Row(
      "View.alpha: nan is not a number; keeping the old value. Pass a number from 0 to 1.",
      \.view.alpha, .nan, stays: 0.5),
    Row("View.accessibilityFrame: (nan, 0, 1, 1) is not finite; keeping the old value. Pass finite numbers of points.")
    {
      $0.view.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    } stays: {
      $0.view.accessibilityFrame.isNull == false
    },
    Row(
      "View.accessibilityActivationPoint: (0, inf) is not finite; keeping the old value. "
        + "Pass finite numbers of points.",
      \.view.accessibilityActivationPoint, CGPoint(x: 0, y: CGFloat.infinity), stays: CGPoint(x: 2.5, y: 4)),
    Row(
      "AccessibilityElement.accessibilityFrameInContainerSpace: (0, 0, inf, 1) is not finite; keeping the old value. "
        + "Pass finite numbers of points.",
      \.element.accessibilityFrameInContainerSpace, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), stays: .zero
    ),
    Row(
      "View.contentScaleFactor: nan is not finite; keeping the old value. "
        + "Pass the number of pixels per point: 1, 2 or 3.",
      \.view.contentScaleFactor, .nan, stays: Screen.main.scale),
  ]

  nonisolated static func noNumber(_ member: String) -> String {
    "Layer.\(member): nan is not a number; keeping the old value. Pass a number; it may be infinite."
  }

  nonisolated static func notFinite(_ member: String, _ value: String) -> String {
    "Layer.\(member): \(value) is not finite; keeping the old value. Pass finite numbers."
  }

  nonisolated static let layers = [
    Row(noNumber("duration"), \.layer.duration, .nan, stays: .infinity),
    Row(noNumber("repeatDuration"), \.layer.repeatDuration, .nan, stays: 0),
    Row(noNumber("repeatCount"), \.layer.repeatCount, .nan, stays: 0),
    Row(notFinite("rasterizationScale", "inf"), \.layer.rasterizationScale, .infinity, stays: 1),
    Row(notFinite("minificationFilterBias", "nan"), \.layer.minificationFilterBias, .nan, stays: 0),
    Row(notFinite("speed", "nan"), \.layer.speed, .nan, stays: 1),
    Row(notFinite("contentsScale", "nan"), \.layer.contentsScale, .nan, stays: 1),
  ]

  nonisolated static func expected(_ place: String, _ range: String, _ value: String) -> String {
    "\(place): Expected \(range); got \(value); keeping the old value. Pass \(range)."
  }

  nonisolated static let animations = [
    Row(expected("BasicAnimation.fromValue", "finite numbers", "nan"), refuses: \.animation.fromValue, CGFloat.nan),
    Row(expected("BasicAnimation.toValue", "finite numbers", "inf"), refuses: \.animation.toValue, Float.infinity),
    Row(
      expected("BasicAnimation.byValue", "finite numbers", "(inf, 0)"), refuses: \.animation.byValue,
      CGPoint(x: CGFloat.infinity, y: 0)),
    Row(
      expected("KeyframeAnimation.values", "finite numbers", "nan"), refuses: \.keyframes.values, [0, Double.nan, 1]),
    Row(
      expected("KeyframeAnimation.keyTimes", "finite numbers", "nan"), refuses: \.keyframes.keyTimes,
      [0, NSNumber(value: Double.nan)]),
    Row(
      expected("KeyframeAnimation.tensionValues", "finite numbers", "inf"), refuses: \.keyframes.tensionValues,
      [NSNumber(value: Double.infinity)]),
    Row(expected("BasicAnimation.duration", "a finite number from 0 on", "-1.0"), \.animation.duration, -1, stays: 0),
    Row(expected("BasicAnimation.beginTime", "a finite number", "nan"), \.animation.beginTime, .nan, stays: 0),
    Row(
      expected("BasicAnimation.repeatCount", "a number from 0 on, which may be infinite", "nan"),
      \.animation.repeatCount, .nan, stays: 0),
    Row(
      expected("SpringAnimation.initialVelocity", "a finite number", "nan"),
      \.spring.initialVelocity, .nan, stays: 0),
    Row(expected("SpringAnimation.mass", "a finite number above 0", "0.0"), \.spring.mass, 0, stays: 1),
    Row("ViewPropertyAnimator.fractionComplete: nan is not a fraction. Nothing was done. Pass a number from 0 to 1.") {
      $0.animator.fractionComplete = .nan
    } stays: {
      $0.animator.fractionComplete == 0 && $0.animator.state == .inactive
    },
  ]

  @Test(arguments: views + layers + animations)
  func `a number that is not valid is reported by its name and changes nothing`(row: Row) {
    let things = Things()
    let reports = IssueReporting.collect { row.change(things) }
    #expect(reports.map(\.description) == [row.testDescription] && row.isUnchanged(things))
  }

  @Test func `infinite times and repeats, and values without numbers, are accepted`() {
    let things = Things()
    let reports = IssueReporting.collect {
      things.layer.duration = .infinity
      things.layer.repeatCount = .infinity
      things.animation.repeatCount = .infinity
      things.animation.repeatDuration = .infinity
      things.animation.fromValue = Color.red.cgColor
      things.animation.toValue = "text"
      things.animation.byValue = nil
      things.keyframes.values = [CGPoint.zero, Color.red, "text"]
    }
    #expect(reports.isEmpty)
    #expect(things.layer.repeatCount == .infinity && things.keyframes.values?.count == 3)
    expectEqual(things.animation.toValue as? String, "text")
  }

  @Test func `a window's level that is not a number is reported and becomes 0`() {
    var level = Window.Level.alert
    let reports = IssueReporting.collect { level = Window.Level(.nan) }
    let message =
      "Window.Level.init(rawValue:): Expected a number; got nan; using 0. "
      + "Pass a number, such as the rawValue of another level and 1."
    expectEqual(reports.map(\.description), [message])
    #expect(level == .normal && Window.Level(.infinity) > .alert)
  }

  struct Call: Sendable {
    let place: String
    let run: @MainActor @Sendable () -> Void
  }

  nonisolated static let calls = [
    Call(place: "View.animateKeyframes") { View.animateKeyframes(withDuration: .nan, delay: 0, animations: {}) },
    Call(place: "View.addKeyframe") {
      View.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: { View.addKeyframe(withRelativeStartTime: .nan, relativeDuration: 1) {} })
    },
    Call(place: "View.modifyAnimations") {
      View.animate(withDuration: 1) { View.modifyAnimations(withRepeatCount: .nan, autoreverses: false) {} }
    },
    Call(place: "View.setAnimationRepeatCount(_:)") { View.setAnimationRepeatCount(.nan) },
    Call(place: "View.setAnimationDuration(_:)") { View.setAnimationDuration(.infinity) },
    Call(place: "View.setAnimationDelay(_:)") { View.setAnimationDelay(.nan) },
    Call(place: "View.transition") {
      View.transition(with: View(), duration: .nan, options: .transitionCrossDissolve, animations: nil)
    },
    Call(place: "ViewPropertyAnimator.init(duration:timingParameters:)") {
      _ = ViewPropertyAnimator(duration: .nan, curve: .linear)
    },
    Call(place: "ViewPropertyAnimator.addAnimations(_:delayFactor:)") {
      ViewPropertyAnimator().addAnimations({}, delayFactor: .nan)
    },
    Call(place: "ViewPropertyAnimator.startAnimation(afterDelay:)") {
      ViewPropertyAnimator().startAnimation(afterDelay: .nan)
    },
    Call(place: "ViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)") {
      let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: .nan)
    },
    Call(place: "SpringTimingParameters.init(duration:bounce:initialVelocity:)") {
      _ = SpringTimingParameters(duration: .nan, bounce: 0)
    },
    Call(place: "SpringTimingParameters.init(dampingRatio:initialVelocity:)") {
      _ = SpringTimingParameters(dampingRatio: .nan)
    },
    Call(place: "SpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)") {
      _ = SpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: CGVector(dx: CGFloat.nan, dy: 0))
    },
  ]

  @Test(arguments: calls) func `a number that no animation has is reported where it was passed`(call: Call) {
    let reports = IssueReporting.collect { call.run() }
    expectEqual(reports.map(\.place), [call.place])
    expectEqual(reports.first?.problem.contains("is not finite; using "), true)
    Screen.main.advance(by: 2)
  }
}
