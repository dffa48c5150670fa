import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Transitions of views", .reportsIssuesAsFailures, .screen(scale: 2)) struct TransitionTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  private func complete(_ finished: Bool) { log.write("\(finished)@\(Screen.main.clock.now)") }

  @Test func `a transition is in the layer while it lasts, and what it changes is not animated`() throws {
    View.transition(
      with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { view.alpha = 0 },
      completion: complete)
    #expect(view.alpha == 0 && view.layer.animationKeys() == ["transition"])
    let kept = try #require(view.layer.animation(forKey: "transition") as? LayerTransition)
    #expect(kept.type == .fade && kept.duration == 0.5)
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "true@0.5")
    expectNil(view.layer.animationKeys())
  }

  @Test func `with animated content, what it changes is animated too`() {
    let options: View.AnimationOptions = [.transitionFlipFromBottom, .allowAnimatedContent]
    View.transition(with: view, duration: 0.5, options: options, animations: { view.alpha = 0 })
    expectEqual(view.layer.animationKeys(), ["opacity", "transition"])
  }

  @Test func `a view replaces another one in its superview, or is shown instead`() {
    let (superview, other) = (View(), View())
    superview.addSubview(view)
    View.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft, completion: complete)
    #expect(superview.subviews == [other] && superview.layer.animationKeys() == ["transition"])
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "true@1.0")
    superview.addSubview(view)
    View.transition(from: other, to: view, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(other.isHidden && !view.isHidden && superview.subviews == [other, view])
  }

  @Test func `without a transition the block is animated as every other`() {
    View.transition(with: view, duration: 1, animations: { view.alpha = 0 }, completion: complete)
    expectEqual(view.layer.animationKeys(), ["opacity"])
    #expect(log.lines { View.transition(with: view, duration: 1, animations: nil, completion: complete) } == "true@0.0")
    // The completion, which retains the view, is released at the end.
    Screen.main.advance(by: 1)
  }

  @Test func `a transition of a layer has its own key`() {
    let transition = LayerTransition()
    transition.type = .push
    transition.subtype = .fromRight
    view.layer.add(transition, forKey: "mine")
    expectEqual(view.layer.animationKeys(), ["transition"])
    expectEqual((view.layer.animation(forKey: "transition") as? LayerTransition)?.subtype, .fromRight)
  }
}
