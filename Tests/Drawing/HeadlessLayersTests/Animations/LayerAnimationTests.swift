import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Animations of layers", .reportsIssuesAsFailures, .screen(scale: 2)) struct LayerAnimationTests {
  let layer = Layer()

  /// Returns an animation of a second from 0 to 100 along x, linear.
  private func moveAnimation(_ change: (BasicAnimation) -> Void = { _ in }) -> BasicAnimation {
    configured(BasicAnimation.of("position.x", from: 0, to: 100), change)
  }

  private var shown: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func shown(after seconds: TimeInterval...) -> [CGFloat] {
    seconds.map { second in
      Screen.main.advance(by: second)
      return (shown * 1000).rounded() / 1000
    }
  }

  @Test func `an animation has Core Animation's defaults`() {
    let animation = LayerAnimation()
    #expect(animation.duration == 0 && animation.beginTime == 0 && animation.timeOffset == 0 && animation.speed == 1)
    #expect(animation.repeatCount == 0 && animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
  }

  @Test func `it changes the presentation and not the model; at its end it is removed`() {
    layer.position.x = 7
    layer.add(moveAnimation(), forKey: "move")
    #expect(layer.animationKeys() == ["move"] && shown(after: 0, 0.25, 0.5) == [0, 25, 75])
    #expect(layer.position.x == 7 && shown(after: 0.25) == [7])
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "move") == nil)
  }

  @Test func `the layer stores a copy with the begin time`() throws {
    Screen.main.advance(by: 5)
    let animation = moveAnimation()
    layer.add(animation, forKey: "move")
    animation.toValue = 9
    let kept = try #require(layer.animation(forKey: "move") as? BasicAnimation)
    #expect(kept !== animation && kept.toValue as? Int == 100 && kept.beginTime == 5)
  }

  @Test func `an animation with the same key replaces the other one, one without a key does not`() {
    layer.add(moveAnimation(), forKey: "move")
    layer.add(moveAnimation { $0.toValue = 10 }, forKey: "move")
    #expect(layer.animationKeys() == ["move"] && shown(after: 0.5) == [5])
    layer.add(moveAnimation { $0.toValue = 1000 }, forKey: nil)
    #expect(layer.animationKeys() == ["move"] && shown(after: 0.1) == [100])
    layer.removeAnimation(forKey: "move")
    layer.removeAllAnimations()
    expectEqual(shown, 0)
  }

  @Test func `the timing properties define the beginning and the repeats`() {
    layer.position.x = -1
    layer.add(moveAnimation { $0.beginTime = 1 }, forKey: nil)
    expectEqual(shown(after: 0, 0.5, 0.75), [-1, -1, 25])
    layer.removeAllAnimations()
    layer.add(moveAnimation { $0.repeatCount = 2.5 }, forKey: nil)
    expectEqual(shown(after: 1.75, 0.5, 0.25), [75, 25, -1])
    layer.add(moveAnimation { $0.autoreverses = true }, forKey: nil)
    expectEqual(shown(after: 0.75, 0.5, 0.5, 0.25), [75, 75, 25, -1])
    layer.add(moveAnimation { $0.speed = 2 }, forKey: nil)
    expectEqual(shown(after: 0.25, 0.25), [50, -1])
    layer.add(moveAnimation { $0.repeatDuration = 1.5 }, forKey: nil)
    expectEqual(shown(after: 1.25, 0.25), [25, -1])
  }

  @Test func `em4 an animation with a time offset wraps from its end to its beginning`() {
    layer.position.x = -1
    layer.add(moveAnimation { $0.timeOffset = 0.5 }, forKey: nil)
    expectEqual(shown(after: 0.25, 0.25, 0.25, 0.25), [75, 0, 25, -1])
    layer.add(moveAnimation { ($0.timeOffset, $0.speed, $0.fillMode) = (0.25, 2, .both) }, forKey: nil)
    expectEqual(shown(after: 0, 0.25, 0.125, 0.5), [25, 75, 0, -1])
  }

  typealias Fill = (mode: LayerAnimation.FillMode, before: CGFloat, after: CGFloat)
  nonisolated static let fills: [Fill] = [
    (.removed, before: -1, after: -1), (.backwards, before: 0, after: -1), (.forwards, before: -1, after: 100),
    (.both, before: 0, after: 100),
  ]

  @Test(arguments: fills) func `fill modes define the values before and after`(fill: Fill) {
    layer.position.x = -1
    layer.add(
      moveAnimation {
        $0.beginTime = 1
        $0.fillMode = fill.mode
        $0.isRemovedOnCompletion = false
      }, forKey: "move")
    expectEqual(shown(after: 0.5, 1, 2), [fill.before, 50, fill.after])
    expectEqual(layer.animationKeys(), ["move"])
  }

  @Test func `an endless animation is visible after a long time, and the advance is still fast`() {
    layer.add(moveAnimation { $0.repeatCount = .infinity }, forKey: "move")
    #expect(shown(after: 1_000_000.25) == [25] && layer.animationKeys() == ["move"])
  }

  @Test func `a duration of 0 is the transaction's, a quarter of a second by default`() {
    layer.add(moveAnimation { $0.duration = 0 }, forKey: "move")
    expectEqual(shown(after: 0.125), [50])
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    layer.add(moveAnimation { $0.duration = 0 }, forKey: "move")
    Transaction.commit()
    expectEqual(shown(after: 1), [50])
  }

  struct Values: Sendable {
    let from, to, by: Double?
    /// Halfway from 0 with a model of 20.
    let middle: CGFloat
  }

  @Test(arguments: [
    Values(from: 0, to: 10, by: nil, middle: 5), Values(from: 0, to: nil, by: 10, middle: 5),
    Values(from: nil, to: 10, by: 4, middle: 10 - 2), Values(from: 0, to: nil, by: nil, middle: 10),
    Values(from: nil, to: 10, by: nil, middle: 15), Values(from: nil, to: nil, by: 10, middle: 20 + 5),
    Values(from: nil, to: nil, by: nil, middle: 20),
  ])
  func `two of from, to and by define the values, one alone is combined with the layer's value`(values: Values) {
    layer.position.x = 20
    layer.add(
      moveAnimation {
        $0.fromValue = values.from
        $0.toValue = values.to
        $0.byValue = values.by
      }, forKey: nil)
    expectEqual(shown(after: 0.5), [values.middle])
  }

  @Test func `an additive animation adds to the model, a cumulative one to the run before`() {
    layer.position.x = 1000
    layer.add(moveAnimation { $0.isAdditive = true }, forKey: nil)
    expectEqual(shown(after: 0.5), [1050])
    layer.removeAllAnimations()
    layer.add(
      moveAnimation {
        $0.isCumulative = true
        $0.repeatCount = 3
      }, forKey: nil)
    expectEqual(shown(after: 0.5, 1, 1), [50, 150, 250])
  }

  @Test func `animations added later change the values of those before`() {
    layer.add(moveAnimation(), forKey: "first")
    layer.add(moveAnimation { $0.isAdditive = true }, forKey: "second")
    expectEqual(shown(after: 0.5), [50 + 50] as [CGFloat])
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1]) func `numbers that no time has are refused`(number: Double) {
    let animation = moveAnimation()
    expectIssue(containing: "BasicAnimation.duration") { animation.duration = number }
    expectIssue(containing: "BasicAnimation.repeatCount") { animation.repeatCount = Float(number) }
    expectIssue(containing: "BasicAnimation.repeatDuration") { animation.repeatDuration = number }
    expectIssue(containing: "BasicAnimation.speed") { animation.speed = .nan }
    #expect(animation.duration == 1 && animation.repeatCount == 0 && animation.speed == 1)
  }

  @Test func `values that fit nothing show nothing and do not crash`() {
    layer.position.x = 3
    expectIssue(containing: "BasicAnimation.toValue") {
      layer.add(moveAnimation { $0.toValue = "far" }, forKey: nil)
    }
    layer.add(moveAnimation { $0.keyPath = "position.z" }, forKey: nil)
    layer.add(moveAnimation { $0.keyPath = nil }, forKey: nil)
    expectIssue(containing: "BasicAnimation.fromValue") {
      layer.add(moveAnimation { $0.fromValue = Double.nan }, forKey: nil)
    }
    _ = shown(after: 0.1)
    layer.removeAllAnimations()
    expectEqual(shown, 3)
  }

  @Test func `a group runs its animations in its own time and cuts them`() {
    let (group, fade) = (AnimationGroup(), BasicAnimation.of("opacity", to: 0, for: 0.5))
    fade.beginTime = 1
    group.animations = [moveAnimation { $0.duration = 0 }, fade]
    group.duration = 2
    layer.add(group, forKey: "group")
    #expect(shown(after: 0.5) == [25] && layer.presentation()?.opacity == 1)
    #expect(shown(after: 0.75) == [62.5] && layer.presentation()?.opacity == 0.5)
    #expect(shown(after: 0.75) == [0] && layer.animationKeys() == nil)
  }

  // MARK: Value functions

  @Test func `a number becomes a rotation, also of more than half a turn`() throws {
    let spin = BasicAnimation.of("transform", from: 0, to: 2 * Double.pi)
    spin.valueFunction = ValueFunction(name: .rotateZ)
    layer.add(spin, forKey: "spin")
    Screen.main.advance(by: 0.25)
    let shown = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(abs((shown?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    expectEqual((layer.animation(forKey: "spin") as? BasicAnimation)?.valueFunction?.name, .rotateZ)
  }

  @Test func `an unknown name makes no value function`() {
    #expect(ValueFunction(name: .init(rawValue: "shear")) == nil && ValueFunction(name: .scaleX)?.name == .scaleX)
  }
}
