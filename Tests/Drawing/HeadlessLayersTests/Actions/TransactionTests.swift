import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Transactions and implicit animations", .reportsIssuesAsFailures, .screen(scale: 2))
struct TransactionTests {
  let log = Log()

  /// Returns a layer without a view, on a visible window.
  private func shownLayer() -> (Window, Layer) {
    let window = Window()
    window.makeKeyAndVisible()
    let layer = Layer()
    window.layer.addSublayer(layer)
    Screen.main.flush()
    return (window, layer)
  }

  @Test func `a layer without a view that has been seen changes with an animation of its own`() throws {
    let (window, layer) = shownLayer()
    layer.position.x = 100
    layer.opacity = 0
    #expect(layer.position.x == 100 && layer.animationKeys() == ["position", "opacity"])
    let fade = try #require(layer.animation(forKey: "opacity") as? BasicAnimation)
    #expect(fade.duration == 0.25 && !fade.isAdditive && fade.fromValue as? NSNumber == 1)
    #expect(fade.timingFunction?.controlPoint(at: 1) ?? (0, 0) == (0.25, 0.1))
    Screen.main.advance(by: 0.25)
    #expect(layer.animationKeys() == nil && window.layer.sublayers?.count == 1)
  }

  @Test func `an animation that replaces another one begins at the displayed value`() {
    let (window, layer) = shownLayer()
    Transaction.begin()
    Transaction.setAnimationDuration(1)
    Transaction.setAnimationTimingFunction(MediaTimingFunction(name: .linear))
    layer.actions = ["opacity": BasicAnimation(keyPath: "opacity")]
    layer.opacity = 0
    Screen.main.advance(by: 0.5)
    layer.opacity = 1
    #expect(layer.presentation()?.opacity == 0.5)
    Screen.main.advance(by: 0.5)
    #expect(layer.presentation()?.opacity == 0.75)
    Transaction.commit()
    #expect(window.layer.sublayers?.count == 1)
  }

  @Test func `nothing moves that was not seen, that is off screen, or whose actions are off`() {
    let (window, seen) = shownLayer()
    let new = Layer()
    window.layer.addSublayer(new)
    new.opacity = 0
    let loose = Layer()
    loose.opacity = 0
    Transaction.begin()
    Transaction.setDisableActions(true)
    seen.opacity = 0
    Transaction.commit()
    seen.actions = ["cornerRadius": NSNull()]
    seen.cornerRadius = 5
    seen.name = "seen"
    View.performWithoutAnimation { seen.borderWidth = 2 }
    window.layer.cornerRadius = 9
    for layer in [new, loose, seen, window.layer] { #expect(layer.animationKeys() == nil) }
    window.isHidden = true
    seen.opacity = 1
    #expect(seen.animationKeys() == nil)
  }

  @Test func `the delegate has the first word about actions`() {
    final class Silent: LayerDelegate {
      func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { event == "opacity" ? NSNull() : nil }
    }
    let (window, layer) = shownLayer()
    let silent = Silent()
    layer.delegate = silent
    layer.opacity = 0
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["cornerRadius"])
    #expect(window.layer.action(forKey: "opacity") == nil)
  }

  @Test func `inside of a view's block, layers without a view move as long as the block`() {
    let (window, layer) = shownLayer()
    View.animate(withDuration: 3) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 3)
    #expect(window.layer.sublayers?.count == 1)
  }

  @Test func `a completion waits for all animations of its transaction and those in it`() {
    let view = View()
    Transaction.begin()
    Transaction.setCompletionBlock { [log] in log.write("all@\(Screen.main.clock.now)") }
    let fade = BasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    view.layer.add(fade, forKey: nil)
    View.animate(withDuration: 2) { view.center.x = 50 }
    Transaction.commit()
    #expect(log.lines { Screen.main.advance(by: 3) } == "all@2.0")
  }

  @Test func `a completion with nothing to wait for runs in the next turn`() {
    Transaction.begin()
    Transaction.setCompletionBlock { [log] in log.write("done") }
    #expect(Transaction.completionBlock() != nil)
    #expect(log.lines { Transaction.commit() } == "")
    #expect(log.lines { Screen.main.advance(by: 0) } == "done")
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
    #expect(Transaction.animationDuration() == 0.25)
    Transaction.commit()
  }
}
