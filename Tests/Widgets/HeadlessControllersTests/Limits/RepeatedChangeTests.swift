import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Results of the second time, of the second of several, and of the other direction.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Repeated changes of controllers` {
  private let scene = ControllerScene()
  private let a = Page("a")
  private let b = Page("b")

  @Test func `a controller that is popped and pushed in one turn stays in the stack`() {
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    let window = Window.showing(nav)
    nav.popViewController(animated: false)
    nav.pushViewController(b, animated: false)
    window.screen.flush()
    nav.pushViewController(ViewController(), animated: false)
    window.screen.flush()
    #expect(b.parent === nav && nav.viewControllers.count == 3)
  }

  @Test func `a swipe does not pop during a push, and pops beside an item that supplements the back button`() {
    let nav = NavigationController(rootViewController: a)
    let window = Window.showing(nav)
    func swipe() {
      let finger = touch(window, at: CGPoint(x: 2, y: 300))
      finger.move(by: 30, 0)
      finger.move(by: 300, 0)
      finger.lift()
    }
    b.navigationItem.leftBarButtonItem = BarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    b.navigationItem.leftItemsSupplementBackButton = true
    nav.pushViewController(b, animated: true)
    window.screen.advance(by: 0.1)
    swipe()
    window.screen.advance(by: 1)
    expectEqual(nav.viewControllers, [a, b])
    swipe()
    window.screen.advance(by: 1)
    expectEqual(nav.viewControllers, [a])
  }

  @Test(arguments: [false, true]) func `content ends above an opaque toolbar`(isTranslucent: Bool) {
    let nav = NavigationController(rootViewController: a)
    let window = Window.showing(nav)
    nav.isToolbarHidden = false
    nav.toolbar.isTranslucent = isTranslucent
    window.layoutIfNeeded()
    let top = window.convert(CGPoint.zero, from: nav.toolbar).y
    expectEqual(window.convert(a.view.bounds, from: a.view).maxY, isTranslucent ? window.bounds.maxY : top)
  }

  @Test func `in a regular width each of six tabs has an item`() {
    let (parent, tabs) = (ViewController(), TabBarController())
    parent.embed(tabs)
    parent.setOverrideTraitCollection(TraitCollection(horizontalSizeClass: .regular), forChild: tabs)
    let window = Window.showing(parent)
    tabs.viewControllers = (0..<6).map { _ in ViewController() }
    window.layoutIfNeeded()
    expectEqual(tabs.tabBar.items?.count, 6)
  }

  @Test func `editing of any field of an alert ends with the tap on a button`() {
    let alert = AlertController(title: "a", message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addTextField() }
    alert.addAction(AlertAction(title: "b", style: .default))
    scene.root.present(alert)
    for field in alert.textFields ?? [] {
      field.becomeFirstResponder()
      #expect(field.isEditing)
    }
    tap(.button(titled: "b"), in: scene.window)
    #expect((alert.textFields ?? []).allSatisfy { !$0.isEditing })
    scene.screen.advance(by: 1)
  }

  @Test func `every child is notified of new traits`() {
    final class Child: ViewController {
      var count = 0
      override func willTransition(to traits: TraitCollection, with: any ViewControllerTransitionCoordinator) {
        count += 1
      }
    }
    final class Parent: ViewController {
      func pass(_ traits: TraitCollection, _ coordinator: any ViewControllerTransitionCoordinator) {
        super.willTransition(to: traits, with: coordinator)
      }
    }
    let (parent, children) = (Parent(), [Child(), Child()])
    let window = Window.showing(parent)
    children.forEach(parent.addChild)
    parent.present(ViewController(), animated: true)
    window.screen.flush()
    if let coordinator = parent.transitionCoordinator {
      parent.pass(TraitCollection(horizontalSizeClass: .regular), coordinator)
    }
    expectEqual(children.map(\.count), [1, 1])
    window.screen.advance(by: 1)
  }

  @Test func `a cancelled dismissal removes the view of the presenting controller again`() {
    let (fade, other) = (FadeDelegate(scene.log), scene.controller("b"))
    (other.modalPresentationStyle, other.transitioningDelegate) = (.fullScreen, fade)
    scene.root.presentAndWait(other)
    fade.interaction = PercentDrivenInteractiveTransition()
    _ = scene.calls()
    scene.root.dismiss(animated: true)
    scene.screen.flush()
    fade.interaction?.update(0.4)
    fade.interaction?.cancel()
    scene.screen.advance(by: 1)
    #expect(scene.calls().contains("root.didDisappear"))
    #expect(scene.root.viewIfLoaded?.window == nil && other.view.window === scene.window)
  }

  @Test(arguments: [false, true]) func `the least margins of a controller are on the sides of its direction`(
    isMirrored: Bool
  ) {
    final class Margins: ViewController {
      override var systemMinimumLayoutMargins: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: 0, leading: 11, bottom: 0, trailing: 33)
      }
    }
    let controller = Margins()
    if isMirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
    let window = Window.showing(controller)
    window.layoutIfNeeded()
    expectEqual(controller.view.layoutMargins.left, isMirrored ? 33 : 11)
    expectEqual(controller.view.layoutMargins.right, isMirrored ? 11 : 33)
  }
}
