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

  /// The position of a spring of a damping at a time.
  struct Course: Sendable {
    let damping: CGFloat
    let time, position: Double
  }

  nonisolated static let angular = 75.0.squareRoot()
  nonisolated static let swinging = 1 - exp(-1.0) * (cos(angular * 0.2) + 5 / angular * sin(angular * 0.2))
  // x² + 52x + 100 = (x + 2)(x + 50)
  nonisolated static let creeping = 1 - 50.0 / 48 * exp(-0.2) + 2.0 / 48 * exp(-5.0)

  @Test(arguments: [
    // Half a swing of 10 radians a second later it is as far beyond the end as it began before it.
    Course(damping: 0, time: .pi / 10, position: 2), Course(damping: 10, time: 0.2, position: swinging),
    Course(damping: 20, time: 0.1, position: 1 - 2 * exp(-1.0)), Course(damping: 52, time: 0.1, position: creeping),
  ])
  func `a spring swings for ever, ever less or not at all, or creeps: the closed form of each damping`(row: Course) {
    let spring = SpringAnimation()
    (spring.damping, spring.duration) = (row.damping, 5)
    #expect(abs(position(spring, at: row.time) - CGFloat(row.position)) < 1e-9)
  }

  @Test func `without damping it never settles, and with too much after a second`() {
    let spring = SpringAnimation()
    spring.damping = 0
    expectEqual(spring.settlingDuration, TimeInterval(Float.greatestFiniteMagnitude))
    spring.damping = 52
    expectEqual(spring.settlingDuration, 1)
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
