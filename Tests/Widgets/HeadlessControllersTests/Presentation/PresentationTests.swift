import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Presentation", .screen(scale: 2), .reportsIssuesAsFailures) struct PresentationTests {
  private let scene = ControllerScene()

  // MARK: Order

  @Test func `vc10 vc11 a presenting controller disappears under the full screen, and appears at the dismissal`() {
    let other = scene.controller("b", .fullScreen)
    var isComplete = false
    let first = scene.calls { scene.root.present(other, animated: true) { isComplete = true } }
    expectEqual(first, "b.didLoad root.willDisappear+ b.willAppear+ b.isAppearing+")
    #expect(!isComplete && scene.root.view.window != nil)
    scene.screen.advance(by: 0.5)
    expectEqual(scene.calls(), "b.didAppear+ root.didDisappear+")
    #expect(isComplete && scene.root.view.window == nil && other.view.window === scene.window)
    expectEqual(other.view.frame, scene.window.bounds)
    isComplete = false
    let last = scene.calls { scene.root.dismiss(animated: true) { isComplete = true } }
    #expect(last == "b.willDisappear+ root.willAppear+ root.isAppearing+" && !isComplete)
    scene.screen.advance(by: 0.5)
    expectEqual(scene.calls(), "root.didAppear+ b.didDisappear+")
    #expect(isComplete && scene.root.view.superview === scene.window && other.view.superview == nil)
    #expect(scene.window.subviews == [scene.root.view] && scene.root.view.frame == scene.window.bounds)
  }

  @Test(arguments: [
    ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ])
  func `vc12 a style that does not cover has no effect on the presenting controller`(style: ModalPresentationStyle) {
    scene.root.present(scene.controller("b", .fullScreen))
    scene.root.dismiss()
    let other = scene.controller("b", style)
    let first = scene.calls { scene.root.present(other, animated: true) { scene.log.write("presented") } }
    expectEqual(first, "b.didLoad b.willAppear+ b.isAppearing+")
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.didAppear+ presented" && scene.root.view.superview === scene.window)
    let last = scene.calls { other.dismiss(animated: true) { scene.log.write("dismissed") } }
    expectEqual(last, "b.willDisappear+")
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.didDisappear+ dismissed" && scene.window.subviews == [scene.root.view])
  }

  @Test func `isBeingPresented and isBeingDismissed are true in the callbacks`() {
    let other = scene.controller("b")
    var lines: [String] = []
    other.onCall = { line in
      if other.isBeingPresented { lines.append("presented \(line)") }
      if other.isBeingDismissed { lines.append("dismissed \(line)") }
    }
    scene.root.present(other)
    scene.root.dismiss()
    #expect(
      lines == [
        "presented willAppear", "presented isAppearing", "presented didAppear",
        "dismissed willDisappear", "dismissed didDisappear",
      ])
    #expect(!other.isBeingPresented && !other.isBeingDismissed)
  }

  // MARK: Presenting controller

  @Test func `vc13 a child presents by the controller that contains it`() {
    let child = scene.controller("c")
    scene.root.embed(child)
    let other = scene.controller("b")
    child.present(other, animated: false)
    #expect(other.presentingViewController === scene.root)
    #expect(child.presentedViewController === other && scene.root.presentedViewController === other)
    child.dismiss()
    expectNil(child.presentedViewController)
  }

  @Test func `a child that defines the context presents itself, over its own view`() {
    let child = scene.controller("c")
    scene.root.embed(child)
    child.view.frame = CGRect(x: 20, y: 40, width: 100, height: 200)
    child.definesPresentationContext = true
    scene.screen.flush()
    let other = scene.controller("b", .currentContext)
    let calls = scene.calls { child.present(other, animated: false) }
    expectEqual(calls, "b.didLoad c.willDisappear b.willAppear b.isAppearing b.didAppear c.didDisappear")
    #expect(other.presentingViewController === child)
    expectEqual(other.view.superview?.frame, CGRect(x: 20, y: 40, width: 100, height: 200))
    #expect(child.view.superview == nil && scene.root.view.superview === scene.window)
    other.dismiss()
    #expect(child.view.superview === scene.root.view)
  }

  @Test func `a child of a presented controller dismisses it`() {
    let (other, child) = (scene.controller("b"), scene.controller("c"))
    other.embed(child)
    scene.root.present(other)
    #expect(child.presentingViewController === scene.root)
    child.dismiss()
    expectNil(scene.root.presentedViewController)
  }

  @Test func `vc16 presentations nest; the topmost controller dismisses itself, a lower one all above it`() {
    let (first, second) = (scene.controller("b", .fullScreen), scene.controller("c"))
    scene.root.present(first)
    first.present(second)
    second.dismiss()
    #expect(first.presentedViewController == nil && scene.root.presentedViewController === first)
    first.present(second)
    #expect(first.presentedViewController === second && second.presentingViewController === first)
    let calls = scene.calls { scene.root.dismiss(animated: false) { scene.log.write("done") } }
    expectEqual(
      calls,
      "c.willDisappear b.willDisappear root.willAppear root.isAppearing root.didAppear c.didDisappear "
        + "b.didDisappear done")
    expectEqual(scene.window.subviews, [scene.root.view])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test func `a new root ends what the old one presents`() {
    let other = scene.controller("b")
    scene.root.present(other)
    scene.window.rootViewController = scene.controller("next")
    scene.screen.flush()
    #expect(scene.root.presentedViewController == nil && other.view.window == nil)
    expectEqual(scene.window.subviews.count, 1)
  }

  @Test func `a new root under a full-screen presentation does not show the old one again`() {
    let other = scene.controller("b", .fullScreen)
    scene.root.present(other)
    let calls = scene.calls { scene.window.rootViewController = nil }
    #expect(calls == "b.willDisappear b.didDisappear" && scene.window.subviews.isEmpty)
  }

  @Test func `a controller cannot be presented above itself`() {
    let (child, other) = (scene.controller("c"), scene.controller("b", .overCurrentContext))
    scene.root.embed(child)
    child.definesPresentationContext = true
    child.present(other)
    child.removeFromParent()
    expectIssue(containing: "tried to present modally an active controller") { other.present(child, animated: false) }
    expectNil(other.presentedViewController)
  }

  @Test func `a controller that is being dismissed presents nothing`() {
    let other = scene.controller("b")
    scene.root.present(other)
    other.dismiss(animated: true)
    expectIssue(containing: "whose view is not in the window hierarchy") {
      other.present(ViewController(), animated: true)
    }
    scene.screen.advance(by: 1)
  }

  @Test func `present in the completion of a dismissal works`() {
    let (first, second) = (scene.controller("b"), scene.controller("c"))
    scene.root.presentAndWait(first)
    scene.root.dismiss(animated: true) { scene.root.present(second, animated: true) }
    scene.screen.advance(by: 2)
    #expect(scene.root.presentedViewController === second && second.view.window != nil)
  }

  @Test func `vc18 a dismissal without a presentation calls its completion with the turn`() {
    var count = 0
    scene.root.dismiss(animated: true) { count += 1 }
    expectEqual(count, 0)
    scene.screen.flush()
    expectEqual(count, 1)
  }

  // MARK: Refusals

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription, message: String
    let misuse: @MainActor @Sendable (ControllerScene) -> Void
  }

  @Test(arguments: [
    Refusal(
      testDescription: "outside of a window",
      message: "Attempt to present ViewController on ViewController whose view is not in the window hierarchy"
    ) { _ in ViewController().present(ViewController(), animated: false) },
    Refusal(
      testDescription: "twice",
      message: "Attempt to present ViewController on LoggingController which is already presenting ViewController"
    ) { scene in for _ in 0..<2 { scene.root.present(ViewController()) } },
    Refusal(
      testDescription: "twice in a turn",
      message:
        "Attempt to present ViewController on LoggingController (from LoggingController) while a presentation is in progress"
    ) { scene in for _ in 0..<2 { scene.root.present(ViewController(), animated: true) } },
    Refusal(
      testDescription: "during the animation of another presentation",
      message: "Attempt to present ViewController on LoggingController (from ViewController) while a presentation is"
    ) { scene in
      let child = ViewController()
      scene.root.embed(child)
      scene.root.present(ViewController(), animated: true)
      scene.screen.advance(by: 0.2)
      child.present(ViewController(), animated: true)
    },
    Refusal(testDescription: "itself", message: "tried to present modally an active controller LoggingController") {
      scene in scene.root.present(scene.root, animated: false)
    },
    Refusal(testDescription: "a child", message: "tried to present modally an active controller ViewController") {
      scene in
      let child = ViewController()
      scene.root.addChild(child)
      scene.root.present(child, animated: false)
    },
    Refusal(
      testDescription: "a presented one", message: "that is already being presented by LoggingController"
    ) { scene in
      let (first, second) = (ViewController(), ViewController())
      scene.root.present(first)
      let other = Window()
      other.rootViewController = second
      other.makeKeyAndVisible()
      second.present(first, animated: false)
    },
    Refusal(
      testDescription: "a dismissal during an animation",
      message:
        "Attempt to dismiss from view controller LoggingController while a presentation or dismiss is in progress"
    ) { scene in
      scene.root.present(ViewController(), animated: true)
      scene.root.dismiss(animated: true)
    },
    Refusal(
      testDescription: "by a controller that is removed from the window in the same turn",
      message: "Attempt to present ViewController on ViewController whose view is not in the window hierarchy"
    ) { scene in
      let child = ViewController()
      scene.root.embed(child)
      child.definesPresentationContext = true
      let other = ViewController()
      other.modalPresentationStyle = .overCurrentContext
      child.present(other, animated: true)
      child.view.removeFromSuperview()
      scene.screen.flush()
    },
  ])
  func `vc17 a presentation that is not possible is reported and not made`(row: Refusal) throws {
    let reports = IssueReporting.collect { row.misuse(scene) }
    expectEqual(reports.count, 1)
    #expect(try #require(reports.first).description.contains(row.message))
    scene.screen.advance(by: 1)
  }

  @Test(arguments: [false, true]) func `a window that was never shown presents`(animated: Bool) {
    let (window, a, b) = (Window(), ViewController(), ViewController())
    window.rootViewController = a
    window.addSubview(a.view)
    a.present(b, animated: animated)
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    Screen.main.advance(by: 1)
    #expect(a.presentedViewController === b && b.view.window === window)
    a.dismiss(animated: animated)
    Screen.main.advance(by: 1)
    #expect(a.presentedViewController == nil && b.viewIfLoaded?.window == nil)
  }

  @Test func `a window that was hidden presents`() {
    let (scene, page) = (ControllerScene(), ViewController())
    scene.window.isHidden = true
    scene.root.present(page, animated: false)
    #expect(scene.root.presentedViewController === page)
  }
}
