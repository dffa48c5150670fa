import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Presentation", .screen(scale: 2), .reportsIssuesAsFailures) struct PresentationTests {
  private let scene = ControllerScene()

  private func makeOther(_ style: ModalPresentationStyle = .automatic, _ name: String = "b") -> LoggingController {
    configured(scene.controller(name)) { $0.modalPresentationStyle = style }
  }

  // MARK: Order

  @Test func `vc10 a full-screen presentation makes the presenting controller disappear`() {
    let other = makeOther(.fullScreen)
    var isComplete = false
    let first = scene.calls { scene.root.present(other, animated: true) { isComplete = true } }
    #expect(first == "b.didLoad root.willDisappear+ b.willAppear+ b.isAppearing+")
    #expect(!isComplete && scene.root.view.window != nil)
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.didAppear+ root.didDisappear+")
    #expect(isComplete && scene.root.view.window == nil && other.view.window === scene.window)
    #expect(other.view.frame == scene.window.bounds)
  }

  @Test func `vc11 a full-screen dismissal makes it appear again`() {
    let other = makeOther(.fullScreen)
    scene.root.present(other)
    var isComplete = false
    let first = scene.calls { scene.root.dismiss(animated: true) { isComplete = true } }
    #expect(first == "b.willDisappear+ root.willAppear+ root.isAppearing+")
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "root.didAppear+ b.didDisappear+")
    #expect(isComplete && scene.root.view.superview === scene.window && other.view.superview == nil)
    #expect(scene.window.subviews == [scene.root.view] && scene.root.view.frame == scene.window.bounds)
  }

  @Test(arguments: [
    ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ])
  func `vc12 a style that does not cover has no effect on the presenting controller`(style: ModalPresentationStyle) {
    scene.root.present(makeOther(.fullScreen))
    scene.root.dismiss()
    let other = makeOther(style)
    let first = scene.calls { scene.root.present(other, animated: true) }
    #expect(first == "b.didLoad b.willAppear+ b.isAppearing+")
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.didAppear+" && scene.root.view.superview === scene.window)
    let last = scene.calls { other.dismiss(animated: true) }
    #expect(last == "b.willDisappear+")
    scene.screen.advance(by: 0.5)
    #expect(scene.calls() == "b.didDisappear+" && scene.window.subviews == [scene.root.view])
  }

  @Test func `vc14 a presentation without an animation ends with the turn`() {
    let other = makeOther()
    var isComplete = false
    scene.root.present(other, animated: false) { isComplete = true }
    #expect(scene.calls() == "b.didLoad")
    #expect(scene.root.presentedViewController === other && other.isBeingPresented && !isComplete)
    scene.screen.flush()
    #expect(scene.calls() == "b.willAppear b.isAppearing b.didAppear" && isComplete)
    scene.root.dismiss(animated: false)
    #expect(scene.root.presentedViewController === other && other.isBeingDismissed)
    scene.screen.flush()
    #expect(scene.calls() == "b.willDisappear b.didDisappear" && scene.root.presentedViewController == nil)
  }

  @Test func `isBeingPresented and isBeingDismissed are true in the callbacks`() {
    let other = makeOther()
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

  @Test func `the completion runs after viewDidAppear, and that of a dismissal after viewDidDisappear`() {
    let other = makeOther()
    scene.root.present(other, animated: true) { scene.log.write("presented") }
    scene.screen.advance(by: 1)
    scene.root.dismiss(animated: true) { scene.log.write("dismissed") }
    scene.screen.advance(by: 1)
    #expect(scene.calls().hasSuffix("b.didAppear+ presented b.willDisappear+ b.didDisappear+ dismissed"))
  }

  // MARK: Presenting controller

  @Test func `vc13 a child presents by the controller that contains it`() {
    let child = scene.controller("c")
    scene.embed(child, in: scene.root)
    let other = makeOther()
    child.present(other, animated: false)
    #expect(other.presentingViewController === scene.root)
    #expect(child.presentedViewController === other && scene.root.presentedViewController === other)
    child.dismiss()
    #expect(child.presentedViewController == nil)
  }

  @Test func `a child that defines the context presents itself, over its own view`() {
    let child = scene.controller("c")
    scene.embed(child, in: scene.root)
    child.view.frame = CGRect(x: 20, y: 40, width: 100, height: 200)
    child.definesPresentationContext = true
    scene.screen.flush()
    let other = makeOther(.currentContext)
    let calls = scene.calls { child.present(other, animated: false) }
    #expect(calls == "b.didLoad c.willDisappear b.willAppear b.isAppearing b.didAppear c.didDisappear")
    #expect(other.presentingViewController === child)
    #expect(other.view.superview?.frame == CGRect(x: 20, y: 40, width: 100, height: 200))
    #expect(child.view.superview == nil && scene.root.view.superview === scene.window)
    other.dismiss()
    #expect(child.view.superview === scene.root.view)
  }

  @Test func `a child of a presented controller dismisses it`() {
    let (other, child) = (makeOther(), scene.controller("c"))
    scene.embed(child, in: other)
    scene.root.present(other)
    #expect(child.presentingViewController === scene.root)
    child.dismiss()
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `vc16 presentations nest, and a lower one dismisses all above it`() {
    let (first, second) = (makeOther(.fullScreen, "b"), makeOther(.automatic, "c"))
    scene.root.present(first)
    first.present(second)
    #expect(first.presentedViewController === second && second.presentingViewController === first)
    let calls = scene.calls { scene.root.dismiss(animated: false) { scene.log.write("done") } }
    #expect(
      calls == "c.willDisappear b.willDisappear root.willAppear root.isAppearing root.didAppear c.didDisappear "
        + "b.didDisappear done")
    #expect(scene.window.subviews == [scene.root.view])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test func `the topmost controller dismisses itself alone`() {
    let (first, second) = (makeOther(.automatic, "b"), makeOther(.automatic, "c"))
    scene.root.present(first)
    first.present(second)
    second.dismiss()
    #expect(first.presentedViewController == nil && scene.root.presentedViewController === first)
  }

  @Test func `a dismissed controller can be presented again`() {
    let other = makeOther(.fullScreen)
    for _ in 0..<2 {
      scene.root.present(other, animated: true)
      scene.screen.advance(by: 1)
      #expect(other.view.frame == scene.window.bounds && other.view.alpha == 1)
      other.dismiss(animated: true)
      scene.screen.advance(by: 1)
    }
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test func `a presenting controller retains the presented one until it is dismissed`() {
    weak var other: LoggingController?
    do {
      let made = makeOther()
      other = made
      scene.root.present(made)
    }
    #expect(other != nil)
    scene.root.dismiss()
    #expect(other == nil)
  }

  @Test func `a new root ends what the old one presents`() {
    let other = makeOther()
    scene.root.present(other)
    scene.window.rootViewController = scene.controller("next")
    scene.screen.flush()
    #expect(scene.root.presentedViewController == nil && other.view.window == nil)
    #expect(scene.window.subviews.count == 1)
  }

  @Test func `a new root under a full-screen presentation does not show the old one again`() {
    let other = makeOther(.fullScreen)
    scene.root.present(other)
    let calls = scene.calls { scene.window.rootViewController = nil }
    #expect(calls == "b.willDisappear b.didDisappear" && scene.window.subviews.isEmpty)
  }

  @Test func `a controller cannot be presented above itself`() throws {
    let (child, other) = (scene.controller("c"), makeOther(.overCurrentContext))
    scene.embed(child, in: scene.root)
    child.definesPresentationContext = true
    child.present(other)
    child.removeFromParent()
    let reports = IssueReporting.collect { other.present(child, animated: false) }
    #expect(try #require(reports.first).description.contains("tried to present modally an active controller"))
    #expect(other.presentedViewController == nil)
  }

  @Test func `a controller that is being dismissed presents nothing`() throws {
    let other = makeOther()
    scene.root.present(other)
    other.dismiss(animated: true)
    let reports = IssueReporting.collect { other.present(ViewController(), animated: true) }
    #expect(try #require(reports.first).description.contains("whose view is not in the window hierarchy"))
    scene.screen.advance(by: 1)
  }

  @Test func `present in the completion of a dismissal works`() {
    let (first, second) = (makeOther(.automatic, "b"), makeOther(.automatic, "c"))
    scene.root.present(first, animated: true)
    scene.screen.advance(by: 1)
    scene.root.dismiss(animated: true) { scene.root.present(second, animated: true) }
    scene.screen.advance(by: 2)
    #expect(scene.root.presentedViewController === second && second.view.window != nil)
  }

  @Test func `a dismissal right after a presentation without an animation works`() {
    let other = makeOther()
    scene.root.present(other, animated: false)
    scene.root.dismiss()
    #expect(scene.calls() == "b.didLoad b.willAppear b.isAppearing b.didAppear b.willDisappear b.didDisappear")
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `vc18 a dismissal without a presentation calls its completion with the turn`() {
    var count = 0
    scene.root.dismiss(animated: true) { count += 1 }
    #expect(count == 0)
    scene.screen.flush()
    #expect(count == 1)
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
      scene.embed(child, in: scene.root)
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
      scene.embed(child, in: scene.root)
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
    #expect(reports.count == 1)
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
