import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Springs", .reportsIssuesAsFailures, .screen(scale: 2)) struct SpringAnimationTests {
  private func position(_ spring: SpringAnimation, at time: TimeInterval) -> CGFloat {
    let layer = Layer()
    spring.keyPath = "position.x"
    spring.fromValue = 0
    spring.toValue = 1
    spring.fillMode = .forwards
    spring.isRemovedOnCompletion = false
    layer.add(spring, forKey: "spring")
    Screen.main.advance(by: time)
    return layer.presentation()?.position.x ?? .nan
  }

  @Test func `a spring has Core Animation's defaults`() {
    let spring = SpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    #expect(spring.keyPath == "opacity" && spring.duration == 0)
  }

  @Test(
    arguments: [
      (100, 10, 1.472700), (300, 20, 0.744256), (50, 30, 1.4), (100, 5, 2.855), (100, 15, 1.022),
      (4 * .pi * .pi, 4 * .pi, 1.5),
      (64 * .pi * .pi, 16 * .pi, 0.4),
    ] as [(CGFloat, CGFloat, TimeInterval)])
  func `q37 a spring settles where its swings are a thousandth, without any at a tenth of a second`(
    stiffness: CGFloat, damping: CGFloat, seconds: TimeInterval
  ) {
    let spring = SpringAnimation()
    (spring.stiffness, spring.damping) = (stiffness, damping)
    #expect(abs(spring.settlingDuration - seconds) < 0.0005)
  }

  @Test func `without damping it never settles`() {
    let spring = SpringAnimation()
    spring.damping = 0
    spring.duration = 10
    #expect(spring.settlingDuration == TimeInterval(Float.greatestFiniteMagnitude))
    // Half a swing of 10 radians a second later it is as far beyond the end as it began before it.
    #expect(abs(position(spring, at: .pi / 10) - 2) < 1e-9)
  }

  @Test func `it moves by the closed form while it swings`() {
    let spring = SpringAnimation()
    spring.duration = 5
    let (decay, angular, time) = (5.0, 75.squareRoot(), 0.2)
    let expected = 1 - exp(-decay * time) * (cos(angular * time) + decay / angular * sin(angular * time))
    #expect(abs(position(spring, at: time) - CGFloat(expected)) < 1e-9)
  }

  @Test func `a critically damped spring comes to rest without oscillation`() {
    let spring = SpringAnimation()
    spring.damping = 20
    spring.duration = 5
    #expect(abs(position(spring, at: 0.1) - CGFloat(1 - exp(-10 * 0.1) * (1 + 10 * 0.1))) < 1e-9)
  }

  @Test func `damped more than that, it creeps`() {
    let spring = SpringAnimation()
    spring.damping = 52
    spring.duration = 5
    // x² + 52x + 100 = (x + 2)(x + 50)
    let expected = 1 - 50.0 / 48 * exp(-2 * 0.1) + 2.0 / 48 * exp(-50 * 0.1)
    #expect(abs(position(spring, at: 0.1) - CGFloat(expected)) < 1e-9)
    #expect(spring.settlingDuration == 1)
  }

  @Test func `the initial velocity is in ways a second`() {
    let spring = SpringAnimation()
    spring.initialVelocity = 30
    spring.duration = 5
    #expect(abs(position(spring, at: 1e-5) / 1e-5 - 30) < 0.1)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -1])
  func `numbers that no spring has are refused`(number: CGFloat) {
    let spring = SpringAnimation()
    expectIssue(containing: "SpringAnimation.mass") { spring.mass = number }
    expectIssue(containing: "SpringAnimation.stiffness") { spring.stiffness = number }
    expectIssue(containing: "SpringAnimation.damping") { spring.damping = number }
    expectIssue(containing: "SpringAnimation.initialVelocity") { spring.initialVelocity = .nan }
    #expect(spring.settlingDuration.isFinite)
  }

  @Test func `a block's spring swings around its end and rests in its time`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    View.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      view.center.x = 105
    }
    var highest: CGFloat = 0
    for _ in 0..<99 {
      Screen.main.advance(by: 0.01)
      highest = max(highest, view.layer.presentation()?.position.x ?? 0)
    }
    #expect(highest > 105 + 10)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 105) < 0.1)
    #expect(view.layer.animation(forKey: "position") is SpringAnimation)
  }
}
