import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Animations from begin to commit", .screen(scale: 2), .reportsIssuesAsFailures)
struct OldAnimationTests {
  @MainActor final class Listener {
    var calls: [String] = []
    func began() { calls.append("began") }
    func ended() { calls.append("ended@\(Screen.main.clock.now)") }
  }

  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `changes between beginning and commitment are animated for 0.2 seconds`() {
    View.beginAnimations(nil, context: nil)
    view.center.x = 105
    View.commitAnimations()
    #expect(view.center.x == 105 && view.layer.animation(forKey: "position")?.duration == 0.2)
    Screen.main.advance(by: 0.1)
    expectEqual(view.layer.presentation()?.position.x, 55)
    view.alpha = 0.5
    expectNil(view.layer.animation(forKey: "opacity"), "later changes are not animated")
  }

  @Test func `duration, delay, curve and repeats apply to the changes after them`() {
    View.beginAnimations("fade", context: nil)
    view.center.x = 50
    View.setAnimationDuration(2)
    View.setAnimationDelay(1)
    View.setAnimationCurve(.linear)
    View.setAnimationRepeatCount(3)
    View.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    View.commitAnimations()
    let fade = view.layer.animation(forKey: "opacity")
    expectEqual(view.layer.animation(forKey: "position")?.duration, 0.2)
    #expect(fade?.duration == 2 && fade?.beginTime == 1 && fade?.repeatCount == 3 && fade?.autoreverses == true)
  }

  @Test func `the delegate is notified of the commitment and of the end`() {
    let listener = Listener()
    View.beginAnimations(nil, context: nil)
    View.setAnimationDelegate(listener)
    View.setAnimationWillStart(Selector(Listener.began, named: "began"))
    View.setAnimationDidStop(Selector(Listener.ended, named: "ended"))
    View.setAnimationDuration(0.5)
    view.alpha = 0
    expectEqual(listener.calls, [])
    View.commitAnimations()
    expectEqual(listener.calls, ["began"])
    Screen.main.advance(by: 1)
    expectEqual(listener.calls, ["began", "ended@0.5"])
  }

  @Test func `pairs can be nested`() {
    View.beginAnimations(nil, context: nil)
    View.setAnimationDuration(1)
    View.beginAnimations(nil, context: nil)
    view.alpha = 0
    View.commitAnimations()
    view.center.x = 9
    View.commitAnimations()
    expectEqual(view.layer.animation(forKey: "position")?.duration, 1)
    expectEqual(view.layer.animation(forKey: "opacity")?.duration, 1, "it inherits from the outer pair")
    expectEqual(View.inheritedAnimationDuration, 0)
  }

  @Test func `with beginsFromCurrentState a change begins where the view shows`() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
    Screen.main.advance(by: 0.5)
    View.beginAnimations(nil, context: nil)
    View.setAnimationBeginsFromCurrentState(true)
    view.center.x = 5
    View.commitAnimations()
    #expect(view.layer.animationKeys() == ["position"] && view.layer.presentation()?.position.x == 55)
  }

  @Test func `a commitment without a beginning, and a time that is not finite, are reported`() {
    let reports = IssueReporting.collect {
      View.commitAnimations()
      View.beginAnimations(nil, context: nil)
      View.setAnimationDuration(.nan)
      View.commitAnimations()
      View.setAnimationDuration(1)
    }
    expectEqual(reports.map(\.place), ["View.commitAnimations()", "View.setAnimationDuration(_:)"])
    expectEqual(reports.first?.problem, "Expected beginAnimations(_:context:) before it; nothing was committed.")
  }
}
