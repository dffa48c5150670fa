import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Presenting again", .screen(scale: 2), .reportsIssuesAsFailures) struct PresentingAgainTests {
  private let scene = ControllerScene()

  @Test(arguments: [false, true])
  func `a controller that is presented again when the presenter has appeared can be dismissed`(isAnimated: Bool) {
    let other = scene.controller("b", .fullScreen)
    scene.root.present(other)
    var count = 0
    scene.root.onCall = { line in
      guard line == "didAppear", count == 0 else { return }
      count += 1
      scene.root.present(other, animated: isAnimated)
    }
    scene.root.dismiss(animated: isAnimated)
    scene.screen.advance(by: 2)
    #expect(count == 1 && scene.root.presentedViewController === other && other.view.window === scene.window)
    #expect(other.presentationController?.containerView != nil && !other.isBeingPresented && !other.isBeingDismissed)
    _ = scene.calls()
    other.dismiss(animated: isAnimated)
    scene.screen.advance(by: 2)
    #expect(scene.root.presentedViewController == nil && scene.window.subviews == [scene.root.view])
  }

  @Test func `a controller that is presented again in its viewDidDisappear can be dismissed`() {
    let other = scene.controller("b")
    scene.root.present(other)
    other.onCall = { line in
      if line != "didDisappear" { return }
      other.onCall = { _ in }
      scene.root.present(other, animated: false)
    }
    scene.root.dismiss()
    #expect(scene.root.presentedViewController === other && !other.isBeingDismissed)
    scene.root.dismiss()
    expectNil(scene.root.presentedViewController)
  }

  @Test(arguments: ["didAppear", "didDisappear"])
  func `a controller that is presented again in a callback is being presented`(callback: String) {
    let other = scene.controller("b")
    other.onCall = { line in
      if line != callback { return }
      other.onCall = { _ in }
      if callback == "didAppear" { scene.root.dismiss(animated: false) }
      scene.root.present(other, animated: true)
    }
    scene.root.present(other)
    if callback == "didDisappear" { scene.root.dismiss() }
    scene.screen.advance(by: 0.1)
    #expect(other.isBeingPresented && other.presentingViewController === scene.root)
    scene.screen.advance(by: 1)
    #expect(!other.isBeingPresented && scene.root.presentedViewController === other)
  }

  private let supplier = PresentationSupplier(PresentationController.init(presentedViewController:presenting:))

  @Test func `vc26 a presentation controller that was read before the presentation is used`() throws {
    let (other, delegate) = (scene.controller("b"), DismissalLog(scene.log))
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = supplier
    let read = try #require(other.presentationController)
    read.delegate = delegate
    scene.root.present(other)
    #expect(supplier.made.count == 1 && other.presentationController === read && read.delegate === delegate)
    #expect(read.presentingViewController === scene.root)
    other.dismiss()
    scene.root.present(other, animated: false)
    #expect(supplier.made.count == 2 && other.presentationController === supplier.made.last)
  }

  @Test func `a presentation controller retains both controllers`() {
    let (first, second) = (ViewController(), ViewController())
    weak var presented: ViewController?
    var controller: PresentationController?
    do {
      let (made, presenter) = (ViewController(), ViewController())
      made.title = "presented"
      presenter.title = "presenting"
      presented = made
      controller = PresentationController(presentedViewController: made, presenting: presenter)
    }
    expectEqual(controller?.presentedViewController.title, "presented")
    expectEqual(controller?.presentingViewController.title, "presenting")
    controller = PresentationController(presentedViewController: first, presenting: second)
    expectNil(presented)
  }

  @Test func `the controllers of an ended presentation are released`() {
    weak var released: ViewController?
    weak var releasedController: PresentationController?
    do {
      let other = scene.controller("b", .custom)
      other.transitioningDelegate = supplier
      scene.root.presentAndWait(other)
      (released, releasedController) = (other, supplier.made.first)
      supplier.made = []
    }
    #expect(released != nil && releasedController != nil)
    scene.root.dismissAndWait()
    #expect(released == nil && releasedController == nil)
  }

  @Test(arguments: [nil, 0, 0.2])
  func `a presentation that is left running is released with its screen`(seconds: TimeInterval?) {
    weak var root: ViewController?
    weak var other: ViewController?
    Screen.withMain(Screen(scale: 2)) {
      let (scene, log) = (ControllerScene(), Log())
      let made = LoggingController("b", log)
      made.modalPresentationStyle = .fullScreen
      scene.root.present(made, animated: true) { [root = scene.root] in root.title = "presented" }
      if let seconds { scene.screen.advance(by: seconds) }
      (root, other) = (scene.root, made)
    }
    #expect(root == nil && other == nil)
  }
}
