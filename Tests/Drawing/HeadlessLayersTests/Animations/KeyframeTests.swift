import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Keyframes", .reportsIssuesAsFailures, .screen(scale: 2)) struct KeyframeTests {
  let layer = Layer()

  private func keyframes(_ values: [Any], _ change: (KeyframeAnimation) -> Void = { _ in }) {
    let animation = KeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "keyframes")
  }

  private func shown(at times: TimeInterval...) -> [CGFloat] {
    times.map { time in
      Screen.main.advance(by: time - Screen.main.clock.now)
      return ((layer.presentation()?.position.x ?? .nan) * 1e6).rounded() / 1e6
    }
  }

  @Test func `values are reached in even steps, or at their key times`() {
    keyframes([0, 100, 0])
    expectEqual(shown(at: 0.25, 0.5, 0.75), [50, 100, 50])
    keyframes([0, 100, 0]) {
      $0.keyTimes = [0, 0.25, 1]
      $0.beginTime = 1
    }
    expectEqual(shown(at: 1.125, 1.25, 1.625), [50, 100, 50])
  }

  @Test func `each step has its own timing function`() {
    keyframes([0, 100, 200]) {
      $0.timingFunctions = [MediaTimingFunction(controlPoints: 0, 0.5, 0.5, 1), MediaTimingFunction(name: .linear)]
    }
    // At t = 0.5 the first curve is at (0.3125, 0.6875).
    expectEqual(shown(at: 0.3125 / 2, 0.75), [68.75, 150])
  }

  @Test func `discrete values stay until the next one`() {
    keyframes([10, 20, 30, 40]) { $0.calculationMode = .discrete }
    expectEqual(shown(at: 0.2, 0.25, 0.6, 0.8), [10, 20, 30, 40])
  }

  @Test func `paced values have a constant speed, whatever the key times`() {
    keyframes([0, 10, 100]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.9, 1]
    }
    expectEqual(shown(at: 0.05, 0.5, 0.75), [5, 50, 75])
  }

  @Test func `a smooth curve contains its values; tension makes it stop there`() {
    keyframes([0, 100, 100, 0]) { $0.calculationMode = .cubic }
    // Between the two in the middle, with slopes of (100 − 0) / 2 and (0 − 100) / 2, which have a weight of 1/8 each at
    // a half.
    let middle = 100 + (0.125 * 50) - (-0.125 * 50)
    expectEqual(shown(at: 1.0 / 3, 0.5), [100, CGFloat(middle)])
    layer.removeAllAnimations()
    keyframes([0, 100, 100, 0]) {
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1, 1]
      $0.beginTime = 0.5
    }
    expectEqual(shown(at: 1.0), [100])
  }

  @Test func `a point moves along a path piece by piece, or at a constant speed`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = KeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    layer.add(animation, forKey: "path")
    Screen.main.advance(by: 0.25)
    expectEqual(layer.presentation()?.position, CGPoint(x: 5, y: 0))
    animation.calculationMode = .paced
    layer.add(animation, forKey: "path")
    Screen.main.advance(by: 0.5)
    expectEqual(layer.presentation()?.position, CGPoint(x: 10, y: 10))
  }

  @Test func `lists that fit nothing are left out and do not crash`() {
    layer.position.x = 7
    keyframes([])
    expectEqual(shown(at: 0.1), [7])
    keyframes([5])
    expectEqual(shown(at: 0.2), [5])
    keyframes([0, 100]) { $0.keyTimes = [1, 0] }
    expectEqual(shown(at: 0.7), [50])
    keyframes([5, 5]) { $0.calculationMode = .paced }
    expectEqual(shown(at: 0.75), [5], "a way of no length")
    expectIssue(containing: "KeyframeAnimation.values") {
      keyframes([0, "far", 100]) { $0.calculationMode = .paced }
    }
    _ = shown(at: 0.8)
  }

  @Test func `frames of a block follow each other, evenly with a linear curve`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = Log()
    let linear = View.KeyframeAnimationOptions(rawValue: View.AnimationOptions.curveLinear.rawValue)
    View.animateKeyframes(
      withDuration: 4, delay: 0, options: linear,
      animations: {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        view.center.x = 105
      }, completion: { log.write("\($0)@\(Screen.main.clock.now)") })
    func opacity(at time: TimeInterval) -> Float? {
      Screen.main.advance(by: time - Screen.main.clock.now)
      return view.layer.presentation()?.opacity
    }
    #expect(opacity(at: 0.5) == 0.5 && opacity(at: 1.5) == 0 && opacity(at: 3) == 0.5)
    expectEqual(view.layer.presentation()?.position.x, CGFloat(5 + 75))
    #expect(view.layer.animation(forKey: "opacity") is KeyframeAnimation)
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "true@4.0")
  }

  @Test func `a frame outside of a block only changes; one of no number is reported`() {
    let view = View()
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
    View.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        expectIssue(containing: "the start time nan") {
          View.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { view.alpha = 0 }
        }
        View.addKeyframe(withRelativeStartTime: 5, relativeDuration: 9) { view.alpha = 1 }
      })
    Screen.main.advance(by: 0.5)
    expectEqual(view.layer.presentation()?.opacity, 0)
  }
}
