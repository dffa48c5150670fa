import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Delegates of animations", .reportsIssuesAsFailures, .screen(scale: 2))
struct AnimationDelegateTests {
  private final class Delegate: LayerAnimationDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func animationDidStart(_ anim: LayerAnimation) {
      log.write("start \(anim.value(forKey: "name") ?? "-")@\(Screen.main.clock.now)")
    }
    func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
      log.write("stop \(anim.value(forKeyPath: "name") ?? "-") \(flag)@\(Screen.main.clock.now)")
    }
  }

  let layer = Layer()
  let log = Log()

  private func add(
    _ name: String, to layer: Layer? = nil, duration: TimeInterval, change: (BasicAnimation) -> Void = { _ in }
  ) {
    let animation = BasicAnimation.of("opacity", to: 0, for: duration)
    animation.delegate = Delegate(log)
    animation.setValue(name, forKey: "name")
    change(animation)
    (layer ?? self.layer).add(animation, forKey: name)
  }

  @Test func `delegates are notified of the beginning and the end in the order of time`() {
    add("slow", duration: 2)
    add("fast", duration: 1)
    add("late", duration: 0.25) { $0.beginTime = 1.5 }
    expectEqual(log.lines { Screen.main.advance(by: 0) }, "start slow@0.0 start fast@0.0")
    let expected = "stop fast true@1.0 start late@1.5 stop late true@1.75 stop slow true@2.0"
    expectEqual(log.lines { Screen.main.advance(by: 3) }, expected)
  }

  @Test func `the delegate of a removed animation is notified in the next turn that it did not finish`() {
    add("first", duration: 1)
    Screen.main.advance(by: 0.5)
    expectEqual(log.lines { layer.removeAllAnimations() }, "")
    expectEqual(log.lines { Screen.main.advance(by: 5) }, "stop first false@0.5")
  }

  @Test func `an animation that stays at its end has finished once; removing it then does not notify`() {
    add("stays", duration: 1) {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
    }
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "start stays@0.0 stop stays true@1.0")
    expectEqual(layer.presentation()?.opacity, 0)
    expectEqual(
      log.lines {
        layer.removeAllAnimations()
        Screen.main.advance(by: 1)
      }, "")
    expectEqual(layer.presentation()?.opacity, 1)
  }

  @Test func `a delegate that endlessly starts the next animation is called until the end of the advance`() {
    final class Chain: LayerAnimationDelegate {
      let layer: Layer
      var count = 0
      init(_ layer: Layer) { self.layer = layer }
      func next() {
        let animation = BasicAnimation.of("opacity", to: 0, for: 0.5)
        animation.delegate = self
        layer.add(animation, forKey: "next")
      }
      func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
        count += 1
        next()
      }
    }
    let chain = Chain(layer)
    chain.next()
    Screen.main.advance(by: 100)
    expectEqual(chain.count, 200)
    layer.removeAllAnimations()
  }

  @Test func `the animation of a layer that is deallocated has not finished`() {
    var short: Layer? = Layer()
    add("short", to: short, duration: 1)
    short = nil
    expectEqual(log.lines { Screen.main.advance(by: 2) }, "start short@0.0 stop short false@1.0")
  }

  @Test func `animations of a layer with speed 0 wait, and end after the speed changes`() {
    add("fade", duration: 2)
    Screen.main.advance(by: 0.5)
    let now = layer.convertTime(Screen.main.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = now
    expectEqual(log.lines { Screen.main.advance(by: 10) }, "")
    expectEqual(layer.presentation()?.opacity, 0.75)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(Screen.main.clock.now, from: nil) - now
    expectEqual(layer.presentation()?.opacity, 0.75)
    expectEqual(log.lines { Screen.main.advance(by: 1.5) }, "stop fade true@12.0")
  }
}
