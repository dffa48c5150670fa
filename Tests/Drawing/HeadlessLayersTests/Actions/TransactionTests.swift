import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Transactions and implicit animations", .reportsIssuesAsFailures, .screen(scale: 2))
struct TransactionTests {
  let log = Log()
  let window = Window()
  /// A layer without a view, on the visible window.
  let layer = Layer()

  init() {
    window.makeKeyAndVisible()
    window.layer.addSublayer(layer)
    Screen.main.flush()
  }

  @Test func `a layer without a view that has been seen changes with an animation of its own`() throws {
    layer.position.x = 100
    layer.opacity = 0
    #expect(layer.position.x == 100 && layer.animationKeys() == ["position", "opacity"])
    let fade = try #require(layer.animation(forKey: "opacity") as? BasicAnimation)
    #expect(fade.duration == 0.25 && !fade.isAdditive && fade.fromValue as? NSNumber == 1)
    #expect(fade.timingFunction?.controlPoint(at: 1) ?? (0, 0) == (0.25, 0.1))
    Screen.main.advance(by: 0.25)
    expectNil(layer.animationKeys())
  }

  @Test func `an animation that replaces another one begins at the displayed value`() {
    Transaction.begin()
    Transaction.setAnimationDuration(1)
    Transaction.setAnimationTimingFunction(MediaTimingFunction(name: .linear))
    layer.actions = ["opacity": BasicAnimation(keyPath: "opacity")]
    layer.opacity = 0
    Screen.main.advance(by: 0.5)
    layer.opacity = 1
    expectEqual(layer.presentation()?.opacity, 0.5)
    Screen.main.advance(by: 0.5)
    expectEqual(layer.presentation()?.opacity, 0.75)
    Transaction.commit()
  }

  @Test func `paths change at once, and are animated by what is added`() {
    let shape = ShapeLayer()
    layer.addSublayer(shape)
    Screen.main.flush()
    layer.shadowPath = CGPath(rect: .zero)
    shape.path = CGPath(rect: .zero)
    #expect(layer.animationKeys() == nil && shape.animationKeys() == nil)
    shape.add(BasicAnimation(keyPath: "path"), forKey: "path")
    expectEqual(shape.animationKeys(), ["path"])
  }

  @Test func `nothing moves that was not seen, that is off screen, or whose actions are off`() {
    let new = Layer()
    window.layer.addSublayer(new)
    new.opacity = 0
    let loose = Layer()
    loose.opacity = 0
    Transaction.begin()
    Transaction.setDisableActions(true)
    layer.opacity = 0
    Transaction.commit()
    layer.actions = ["cornerRadius": NSNull()]
    layer.cornerRadius = 5
    layer.name = "seen"
    View.performWithoutAnimation { layer.borderWidth = 2 }
    window.layer.cornerRadius = 9
    for still in [new, loose, layer, window.layer] { expectNil(still.animationKeys()) }
    window.isHidden = true
    layer.opacity = 1
    expectNil(layer.animationKeys())
  }

  @Test func `the delegate has the first word about actions`() {
    final class Silent: LayerDelegate {
      func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { event == "opacity" ? NSNull() : nil }
    }
    let silent = Silent()
    layer.delegate = silent
    layer.opacity = 0
    layer.cornerRadius = 3
    expectEqual(layer.animationKeys(), ["cornerRadius"])
    expectNil(window.layer.action(forKey: "opacity"))
  }

  @Test func `inside of a view's block, layers without a view move as long as the block`() {
    View.animate(withDuration: 3) { layer.opacity = 0 }
    expectEqual(layer.animation(forKey: "opacity")?.duration, 3)
  }

  @Test func `a completion waits for all animations of its transaction and those in it`() {
    let view = View()
    Transaction.begin()
    Transaction.setCompletionBlock { [log] in log.write("all@\(Screen.main.clock.now)") }
    view.layer.add(BasicAnimation.of("opacity", to: 0), forKey: nil)
    View.animate(withDuration: 2) { view.center.x = 50 }
    Transaction.commit()
    expectEqual(log.lines { Screen.main.advance(by: 3) }, "all@2.0")
  }

  @Test func `a completion with nothing to wait for runs in the commit`() {
    Transaction.begin()
    Transaction.setCompletionBlock { [log] in log.write("done") }
    #expect(Transaction.completionBlock() != nil)
    expectEqual(log.lines { Transaction.commit() }, "done")
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "")
  }

  @Test func `a completion that another one replaces waits for the animations before it`() {
    Transaction.begin()
    Transaction.setCompletionBlock { [log] in log.write("none") }
    expectEqual(log.lines { Transaction.setCompletionBlock { [log] in log.write("first") } }, "none")
    layer.add(BasicAnimation.of("opacity", to: 0), forKey: nil)
    Transaction.setCompletionBlock { [log] in log.write("second") }
    layer.add(BasicAnimation.of("opacity", to: 0, for: 2), forKey: nil)
    Transaction.commit()
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "first")
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "second")
  }

  // MARK: The implicit transaction

  @Test(arguments: [true, false]) func `what is set where none has begun ends with the turn`(isFlushed: Bool) {
    Transaction.setDisableActions(true)
    Transaction.setAnimationDuration(2)
    Transaction.setValue(1, forKey: "name")
    Transaction.begin()
    #expect(Transaction.disableActions() && Transaction.animationDuration() == 2)
    Transaction.commit()
    #expect(Transaction.disableActions() && Transaction.value(forKey: "name") as? Int == 1)
    if isFlushed { Transaction.flush() } else { Transaction.commit() }
    #expect(!Transaction.disableActions() && Transaction.animationDuration() == 0.25)
    expectNil(Transaction.value(forKey: "name"))
  }

  @Test func `what one test sets is not there in another one's scope`() {
    Transaction.setDisableActions(true)
    Screen.withMain(Screen()) { #expect(!Transaction.disableActions()) }
  }

  @Test func `an implicit completion runs at the end of the turn, or of its animations`() {
    Transaction.setCompletionBlock { [log] in log.write("turn") }
    expectEqual(log.lines { Screen.main.advance(by: 0) }, "turn")
    Transaction.setCompletionBlock { [log] in log.write("end") }
    Layer().add(BasicAnimation.of("opacity", to: 0), forKey: nil)
    expectEqual(log.lines { Screen.main.advance(by: 0.5) }, "")
    expectEqual(log.lines { Screen.main.advance(by: 0.5) }, "end")
    Transaction.setCompletionBlock { [log] in log.write("commit") }
    expectEqual(log.lines { Transaction.commit() }, "commit")
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "")
  }

  @Test func `settings apply until the commit, and to nested transactions`() {
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    Transaction.setValue("kept", forKey: "name")
    Transaction.begin()
    #expect(Transaction.animationDuration() == 2 && Transaction.value(forKey: "name") as? String == "kept")
    Transaction.setAnimationDuration(.nan)
    Transaction.setDisableActions(true)
    #expect(Transaction.animationDuration() == 0 && Transaction.disableActions())
    Transaction.commit()
    #expect(Transaction.animationDuration() == 2 && !Transaction.disableActions())
    Transaction.commit()
    expectEqual(Transaction.animationDuration(), 0.25)
    Transaction.commit()
  }
}
