import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Turns of presentations", .screen(scale: 2), .reportsIssuesAsFailures) struct PresentationTurnTests {
  private let scene = ControllerScene()

  @Test(arguments: [
    (1.0, "next.willAppear timer next.isAppearing next.didAppear"),
    (2, "next.willAppear next.isAppearing next.didAppear timer"),
  ])
  func `vc22 a root that a timer sets has appeared before the next timer, unless that is due at the same time`(
    time: Double, calls: String
  ) {
    let next = scene.controller("next")
    scene.clock.schedule(after: 1) { scene.window.rootViewController = next }
    scene.clock.schedule(after: time) { scene.log.write("timer") }
    scene.clock.advance(by: 2)
    #expect(scene.calls().hasSuffix(calls))
  }

  @Test func `a presentation that a timer begins has its whole duration from there`() {
    let other = scene.controller("b")
    var times: [TimeInterval] = []
    scene.clock.schedule(after: 1) {
      scene.root.present(other, animated: true) { times.append(scene.clock.now) }
    }
    scene.clock.advance(by: 1.25)
    #expect(scene.calls() == "b.didLoad b.willAppear+ b.isAppearing+" && times.isEmpty)
    scene.clock.advance(by: 5)
    #expect(scene.calls() == "b.didAppear+" && times == [1.5])
  }

  @Test func `a tap before the end of the turn fails with the cure`() {
    let other = scene.controller("b")
    other.view.addSubview(Button.titled("Buy", frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    scene.root.present(other, animated: false)
    withKnownIssue {
      tap(.button(titled: "Buy"), in: scene.window)
    } matching: {
      $0.comments.map(\.rawValue).joined().hasSuffix(
        "Presentations and transitions wait for the end of the turn; call Screen.main.flush() first.")
    }
    scene.screen.flush()
    tap(.button(titled: "Buy"), in: scene.window)
  }

  @Test(arguments: [false, true])
  func `vc14 vc21 a presentation begins with the end of the turn, and ends there without an animation`(
    isAnimated: Bool
  ) {
    let other = scene.controller("b", .fullScreen)
    scene.root.present(other, animated: isAnimated) { scene.log.write("presented") }
    expectEqual(scene.calls(), "b.didLoad")
    #expect(scene.root.presentedViewController === other && other.presentingViewController === scene.root)
    #expect(other.isBeingPresented && other.view.window == nil && other.presentationController?.containerView == nil)
    scene.screen.flush()
    let begin = scene.calls()
    #expect(begin.hasPrefix("root.willDisappear") && other.view.window === scene.window)
    expectEqual(other.isBeingPresented, isAnimated)
    let end = " b.willAppear b.isAppearing b.didAppear root.didDisappear presented"
    if !isAnimated { #expect(begin.hasSuffix(end)) }
    scene.screen.advance(by: 1)
    _ = scene.calls()
    scene.root.dismiss(animated: isAnimated)
    #expect(scene.calls() == "" && other.isBeingDismissed && scene.root.presentedViewController === other)
    scene.screen.flush()
    expectEqual(scene.root.presentedViewController === other, isAnimated)
    let last = "b.willDisappear root.willAppear root.isAppearing root.didAppear b.didDisappear"
    if !isAnimated { expectEqual(scene.calls(), last) }
    scene.screen.advance(by: 1)
    #expect(!other.isBeingDismissed && scene.root.presentedViewController == nil)
  }

  @Test func `a delegate that is set after the presentation counts`() {
    final class Adapter: PopoverPresentationControllerDelegate {
      var lines: [String] = []
      func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
        lines.append("style")
        return .none
      }
      func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
        lines.append("prepare")
      }
    }
    let (other, adapter) = (scene.controller("b"), Adapter())
    other.modalPresentationStyle = .popover
    scene.root.present(other, animated: true)
    other.popoverPresentationController?.delegate = adapter
    other.popoverPresentationController?.sourceView = scene.root.view
    #expect(adapter.lines.isEmpty)
    scene.screen.flush()
    expectEqual(adapter.lines, ["style", "prepare"])
  }

  @Test func `the event of a finger is a turn`() {
    let (other, button) = (scene.controller("b"), Button(type: .system))
    other.modalPresentationStyle = .overFullScreen
    button.setTitle("Show", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addAction(Action { _ in scene.root.present(other, animated: false) }, for: .touchUpInside)
    scene.root.view.addSubview(button)
    tap(button)
    expectEqual(scene.calls(), "b.didLoad b.willAppear b.isAppearing b.didAppear")
  }

  @Test func `a presentation on a controller that was presented in the same turn works without animations`() {
    let (first, second) = (scene.controller("b"), scene.controller("c"))
    scene.root.present(first, animated: false)
    first.present(second)
    #expect(first.presentedViewController === second && second.view.window === scene.window)
    #expect(!first.isBeingPresented && !second.isBeingPresented)
  }

  @Test func `a presentation after a dismissal in the same turn works without an animation`() {
    let (first, second) = (scene.controller("b"), scene.controller("c"))
    scene.root.present(first)
    scene.root.dismiss(animated: false)
    scene.root.present(second, animated: true)
    #expect(scene.root.presentedViewController === second)
    scene.screen.advance(by: 1)
    #expect(scene.window.subviews.count == 2 && first.view.window == nil)
  }

  @Test func `a presentation, its dismissal and another presentation in one turn work in order`() {
    let (first, second) = (scene.controller("b"), scene.controller("c"))
    scene.root.present(first, animated: false)
    scene.root.dismiss(animated: false)
    scene.root.present(second)
    expectEqual(
      scene.calls(),
      "b.didLoad b.willAppear b.isAppearing b.didAppear b.willDisappear b.didDisappear "
        + "c.didLoad c.willAppear c.isAppearing c.didAppear")
    #expect(scene.root.presentedViewController === second && !first.isBeingDismissed && !second.isBeingDismissed)
  }

  @Test func `a presentation that a new root has reverted does not begin with the next one of the same controller`() {
    let other = scene.controller("b")
    scene.root.present(other, animated: true) { scene.log.write("first") }
    for root in [scene.controller("next"), scene.root] { scene.window.rootViewController = root }
    scene.root.present(other, animated: false) { scene.log.write("second") }
    scene.screen.advance(by: 1)
    let calls = scene.calls()
    #expect(calls.hasSuffix("b.willAppear b.isAppearing b.didAppear second") && !calls.contains("first"))
  }

  @Test func `a controller that is dismissed while it appears, before another presentation, stays`() {
    let (first, second) = (scene.controller("b"), scene.controller("c"))
    var isRefused = false
    first.onCall = { call in
      if call != "willAppear" || isRefused { return }
      isRefused = true
      scene.root.dismiss(animated: false) { scene.log.write("completion") }
      let reports = IssueReporting.collect { scene.root.present(second, animated: false) }
      #expect(reports.count == 1 && reports[0].problem.contains("while a presentation is in progress"))
    }
    scene.root.present(first)
    #expect(isRefused && scene.root.presentedViewController === first && !first.isBeingDismissed)
    first.present(second)
    #expect(first.presentedViewController === second)
    #expect(scene.calls().contains("completion"))
  }

  @Test func `several dismissals in a turn call all completions after the dismissal`() {
    let other = scene.controller("b")
    scene.root.present(other)
    _ = scene.calls()
    scene.root.dismiss(animated: false) { scene.log.write("first") }
    other.dismiss(animated: false) { scene.log.write("second") }
    scene.screen.flush()
    expectEqual(scene.calls(), "b.willDisappear b.didDisappear first second")
  }

  @Test func `a new root in the same turn reverts the presentation without callbacks`() {
    let other = scene.controller("b")
    scene.root.present(other, animated: true)
    scene.window.rootViewController = scene.controller("next")
    scene.screen.advance(by: 1)
    #expect(!scene.calls().contains("b.will"))
    #expect(scene.root.presentedViewController == nil && other.presentingViewController == nil)
    #expect(!other.isBeingPresented && scene.window.subviews.count == 1)
  }
}
