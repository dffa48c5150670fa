import HeadlessKit
import HeadlessTesting

/// Many animations of one layer: their keys, and the limit.
@MainActor @Suite("Many animations", .reportsIssuesAsFailures, .screen(scale: 2)) struct ManyAnimationsTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var layer: Layer { view.layer }

  func move(to x: CGFloat, in seconds: TimeInterval = 1, completion: ((Bool) -> Void)? = nil) {
    View.animate(withDuration: seconds, animations: { view.center.x = x }, completion: completion)
  }

  @Test func `blocks add animations under the lowest numbers that are free`() {
    for step in 1...4 { move(to: CGFloat(step), in: TimeInterval(step)) }
    expectEqual(layer.animationKeys(), ["position", "position-2", "position-3", "position-4"])
    Screen.main.advance(by: 1.5)
    move(to: 5, in: 10)
    expectEqual(layer.animationKeys(), ["position-2", "position-3", "position-4", "position"])
    layer.removeAnimation(forKey: "position-3")
    move(to: 6, in: 10)
    move(to: 7, in: 10)
    expectEqual(layer.animationKeys(), ["position-2", "position-4", "position", "position-3", "position-5"])
    layer.removeAllAnimations()
    move(to: 8)
    expectEqual(layer.animationKeys(), ["position"])
  }

  @Test func `an app's own keys that look like a number are passed by`() {
    layer.add(BasicAnimation.of("opacity", for: 5), forKey: "position-2")
    for step in 1...3 { move(to: CGFloat(step)) }
    expectEqual(layer.animationKeys(), ["position-2", "position", "position-3", "position-4"])
    layer.removeAnimation(forKey: "position-2")
    layer.removeAnimation(forKey: "no-number-at-all")
    move(to: 4)
    expectEqual(layer.animationKeys(), ["position", "position-3", "position-4", "position-2"])
  }

  @Test func `five thousand blocks of one value each end at their time, and all of them add up before`() {
    var ended = 0
    for step in 1...5_000 { move(to: CGFloat(step), in: step.isMultiple(of: 2) ? 1 : 2) { if $0 { ended += 1 } } }
    #expect(layer.animationKeys()?.count == 5_000 && layer.animationKeys()?.last == "position-5000")
    Screen.main.advance(by: 1)
    #expect(ended == 2_500 && layer.animationKeys()?.count == 2_500)
    Screen.main.advance(by: 1)
    #expect(ended == 5_000 && layer.animationKeys() == nil)
    expectEqual(layer.presentation()?.position, layer.position)
  }

  @Test func `more animations than the limit are reported once and not added; the values change all the same`() throws {
    var completions = 0
    let reports = IssueReporting.collect {
      for step in 1...10_100 { move(to: CGFloat(step)) { _ in completions += 1 } }
    }
    let message =
      "Layer.add(_:forKey:): Expected at most 10000 animations at a time in one layer; got one more, of \"position\"; "
      + "this one and further ones are not added. "
      + "Let time go by with Screen.main.advance(by:), or remove animations that are no longer needed."
    expectEqual(reports.map(\.description), [message])
    #expect(layer.animationKeys()?.count == 10_000 && view.center.x == 10_100 && completions == 100)
    Screen.main.advance(by: 2)
    expectEqual(completions, 10_100)
    move(to: 1)
    expectEqual(layer.animationKeys(), ["position"])
  }

  @Test func `an animation that replaces another one needs no more memory`() {
    for key in 1...10_000 { layer.add(BasicAnimation.of("opacity"), forKey: "\(key)") }
    layer.add(BasicAnimation.of("opacity"), forKey: "7")
    #expect(layer.animationKeys()?.count == 10_000 && layer.animationKeys()?.last == "7")
    var isCompleted = false
    let reports = IssueReporting.collect {
      View.animateKeyframes(withDuration: 1, delay: 0, animations: { view.alpha = 0 }) { isCompleted = $0 }
    }
    #expect(reports.count == 1 && isCompleted)
    layer.removeAllAnimations()
  }

  @Test func `an animator's animations go when it ends, and no others`() {
    layer.add(BasicAnimation.of("opacity"), forKey: "opacity")
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear)
    for step in 1...1_000 { animator.addAnimations { view.center.y = CGFloat(step) } }
    animator.startAnimation()
    expectEqual(layer.animationKeys()?.count, 1_001)
    animator.stopAnimation(true)
    expectEqual(layer.animationKeys(), ["opacity"])
  }
}
