import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Animated changes of views", .reportsIssuesAsFailures, .screen(scale: 2)) struct ViewAnimationTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  private var shown: Layer { view.layer.presentation() ?? Layer() }

  @Test func `the view has its new values at once, its layer shows the way there`() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      view.alpha = 0
    }
    #expect(view.frame == CGRect(x: 100, y: 0, width: 30, height: 10) && view.alpha == 0)
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && shown.opacity == 1)
    Screen.main.advance(by: 0.25)
    #expect(shown.frame == CGRect(x: 25, y: 0, width: 10 + 20 / 4, height: 10) && shown.opacity == 0.75)
    Screen.main.advance(by: 0.75)
    #expect(shown.frame == view.frame && view.layer.animationKeys() == nil)
  }

  @Test func `the animations are in the layer under UIKit's keys, and are added to the values`() throws {
    View.animate(withDuration: 0.5) {
      view.frame = CGRect(x: 50, y: 0, width: 20, height: 10)
      view.bounds.origin = CGPoint(x: 0, y: 5)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.alpha = 0.5
      view.backgroundColor = .red
      view.layer.cornerRadius = 4
    }
    #expect(
      view.layer.animationKeys() == [
        "position", "bounds.size", "bounds.origin", "transform", "opacity", "backgroundColor", "cornerRadius",
      ])
    let move = try #require(view.layer.animation(forKey: "position") as? BasicAnimation)
    #expect(move.isAdditive && move.duration == 0.5 && move.fillMode == .both && move.keyPath == "position")
    // From (5, 5) to (50 + 20 / 2, 5).
    #expect(move.fromValue as? CGPoint == CGPoint(x: 5 - 60, y: 0) && move.toValue as? CGPoint == .zero)
    #expect(move.timingFunction?.controlPoint(at: 1) ?? (0, 0) == (0.42, 0))
  }

  @Test func `a second block continues from the displayed values, and neither jumps`() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    Screen.main.advance(by: 0.5)
    expectEqual(shown.position.x, 55)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    expectEqual(view.layer.animationKeys(), ["position", "position-2"])
    expectEqual(shown.position.x, 55)
    Screen.main.advance(by: 0.25)
    // 5 + (105 − 5) · 3/4 from the second, and (5 − 105) · 1/4 from what is left of the first.
    expectEqual(shown.position.x, CGFloat(5 + 75 - 25))
    Screen.main.advance(by: 1)
    expectEqual(shown.position.x, 5)
  }

  @Test func `beginning from the current state replaces the running animation`() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 55 }) { _ in }
    View.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) {
      log.write("first \($0)")
    }
    Screen.main.advance(by: 0.5)
    let options: View.AnimationOptions = [.beginFromCurrentState, .curveLinear]
    View.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 155 }) {
      log.write("second \($0)@\(Screen.main.clock.now)")
    }
    expectEqual(view.layer.animationKeys(), ["position"])
    expectEqual(log.lines { Screen.main.advance(by: 0.5) }, "first false")
    // Halfway from 55 to 155.
    expectEqual(shown.position.x, 105)
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "second true@1.5")
  }

  @Test func `completions run at their times, in their order`() {
    View.animate(withDuration: 2, animations: { view.alpha = 0 }) { log.write("long \($0)@\(Screen.main.clock.now)") }
    View.animate(withDuration: 1, delay: 0.5, animations: { view.center.x = 9 }) {
      log.write("late \($0)@\(Screen.main.clock.now)")
    }
    expectEqual(log.lines { Screen.main.advance(by: 1.4) }, "")
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "late true@1.5 long true@2.0")
  }

  @Test func `before its delay is over the old value shows`() {
    View.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.alpha = 0 })
    Screen.main.advance(by: 0.5)
    expectEqual(shown.opacity, 1)
    Screen.main.advance(by: 1)
    expectEqual(shown.opacity, 0.5)
  }

  @Test func `a block that changes nothing completes at once`() {
    expectEqual(log.lines { View.animate(withDuration: 1, animations: {}, completion: { log.write("\($0)") }) }, "true")
    expectNil(view.layer.animationKeys())
  }

  @Test(arguments: [0, -1]) func `a block without a duration completes in the next turn`(duration: TimeInterval) {
    let changing = { self.view.alpha = 0.5 }
    expectEqual(
      log.lines { View.animate(withDuration: duration, animations: changing, completion: { log.write("\($0)") }) }, "")
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
    expectEqual(log.lines { Screen.main.advance(by: 0) }, "true")
  }

  @Test func `the completion runs once, when all animations have ended, and receives whether all finished`() {
    View.animate(
      withDuration: 1,
      animations: {
        view.alpha = 0
        view.center.x = 50
      }, completion: { log.write("\($0)@\(Screen.main.clock.now)") })
    Screen.main.advance(by: 0.5)
    view.layer.removeAnimation(forKey: "opacity")
    expectEqual(shown.opacity, 0)
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "false@1.0")
  }

  @Test func `a nested block has the outer one's duration and curve, unless it overrides them`() {
    View.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      expectEqual(View.inheritedAnimationDuration, 2)
      View.animate(withDuration: 1) { view.alpha = 0 }
      View.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
        view.center.x = 105
      }
    }
    expectEqual(View.inheritedAnimationDuration, 0)
    expectEqual(view.layer.animation(forKey: "opacity")?.duration, 2)
    expectEqual(view.layer.animation(forKey: "position")?.duration, 1)
    Screen.main.advance(by: 0.5)
    #expect(shown.opacity == 0.75 && shown.position.x == 55)
    #expect(view.layer.animation(forKey: "position")?.timingFunction?.controlPoint(at: 1) ?? (0, 0) == (0.42, 0))
  }

  @Test func `without animation nothing is animated, inside of a block as outside`() {
    View.animate(withDuration: 1) {
      view.alpha = 0
      View.performWithoutAnimation {
        #expect(!View.areAnimationsEnabled)
        view.center.x = 50
      }
    }
    #expect(view.layer.animationKeys() == ["opacity"] && View.areAnimationsEnabled)
    View.setAnimationsEnabled(false)
    defer { View.setAnimationsEnabled(true) }
    expectEqual(
      log.lines {
        View.animate(withDuration: 1, animations: { view.center.x = 5 }, completion: { log.write("\($0)") })
      }, "true")
    #expect(view.center.x == 5 && view.layer.animationKeys() == ["opacity"])
  }

  @Test func `a layout in the block moves the subviews along`() {
    final class Half: View {
      let part = View()
      override func layoutSubviews() { part.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
    }
    let half = Half(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    half.addSubview(half.part)
    half.layoutIfNeeded()
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      half.layOut { $0.frame.size.width = 30 }
    }
    expectEqual(half.part.layer.animationKeys(), ["position", "bounds.size"])
    Screen.main.advance(by: 0.5)
    expectEqual(half.part.layer.presentation()?.frame, CGRect(x: 0, y: 0, width: (5 + 15) / 2, height: 10))
    View.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { half.frame.size.width = 50 }
    #expect(half.part.frame.width == 25 && half.part.layer.animationKeys()?.contains("bounds.size-2") == true)
  }

  @Test func `repeating never ends, and alternates with autoreverse`() {
    let options: View.AnimationOptions = [.repeat, .autoreverse, .curveLinear]
    View.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0 }) { log.write("\($0)") }
    expectEqual(log.lines { Screen.main.advance(by: 1001.25) }, "")
    expectEqual(shown.opacity, 0.25)
    expectEqual(
      log.lines {
        view.layer.removeAllAnimations()
        Screen.main.advance(by: 0)
      }, "false")
    View.animate(withDuration: 1) {
      View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 1 }
    }
    expectEqual(view.layer.animation(forKey: "opacity")?.repeatCount, 3)
  }

  @Test func `a color that is set fades in from its own transparent shade`() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
    Screen.main.advance(by: 0.5)
    expectEqual(shown.backgroundColor, Color.red.withAlphaComponent(0.5).cgColor)
  }

  @Test func `a turn stays a turn on the way`() throws {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    Screen.main.advance(by: 0.5)
    let angle = try #require(shown.value(forKeyPath: "transform.rotation.z") as? NSNumber)
    #expect(abs(angle.doubleValue - .pi / 4) < 1e-9)
    #expect(abs(hypot(shown.affineTransform().a, shown.affineTransform().b) - 1) < 1e-9)
  }
}
