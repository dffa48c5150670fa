import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Pushes and pops that wait for layout.
extension NavigationTransitionTests {
  @Test(arguments: [true, false])
  func `n17 a pushed controller may be configured after the call, before its view is loaded`(isAnimated: Bool) {
    final class Details: ViewController {
      var model, modelAtLoad: String?
      override func viewDidLoad() {
        super.viewDidLoad()
        modelAtLoad = model
      }
    }
    let (window, details) = (show(), Details())
    nav.pushViewController(details, animated: isAnimated)
    details.model = "model"
    #expect(!details.isViewLoaded && nav.topViewController === details && details.parent === nav)
    #expect(nav.navigationBar.items?.count == 2 && nav.navigationBar.topItem === details.navigationItem)
    window.screen.flush()
    #expect(details.modelAtLoad == "model" && details.view.window === window)
  }

  @Test func `n17 a pop calls its controllers in the next layout`() {
    let window = show()
    nav.push(b)
    _ = log.removeLines()
    #expect(nav.popViewController(animated: false) === b)
    #expect(log.removeLines() == ["b.willLeave"] && nav.viewControllers == [a] && b.view.window === window)
    window.layoutIfNeeded()
    #expect(
      log.removeLines() == [
        "b.willDisappear", "a.willAppear", "willShow(a)", "b.didDisappear", "a.didAppear", "b.didLeave", "didShow(a)",
      ])
  }

  @Test func `several changes in one turn show the last controller only`() {
    let window = show()
    nav.pushViewController(b, animated: false)
    nav.pushViewController(c, animated: false)
    nav.popViewController(animated: false)
    nav.pushViewController(d, animated: false)
    expectEqual(log.removeLines(), ["b.willJoin", "c.willJoin", "c.willLeave", "d.willJoin"])
    window.layoutIfNeeded()
    #expect(
      log.removeLines() == [
        "d.didLoad", "a.willDisappear", "d.willAppear", "willShow(d)", "a.didDisappear", "d.didAppear", "b.didJoin",
        "d.didJoin", "c.didLeave", "didShow(d)",
      ])
    #expect(nav.viewControllers == [a, b, d] && !b.isViewLoaded && !c.isViewLoaded && c.parent == nil)
  }

  @Test func `n9 controllers that are pushed during a push join at the end of their own`() {
    let window = show()
    nav.push(b, animated: true)
    nav.pushViewController(c, animated: true)
    nav.pushViewController(d, animated: true)
    _ = log.removeLines()
    window.screen.advance(by: 0.35)
    #expect(
      log.removeLines() == [
        "a.didDisappear+", "b.didAppear+", "b.didJoin", "didShow(b)+", "d.didLoad", "b.willDisappear+",
        "d.willAppear+", "willShow(d)+",
      ])
    window.screen.advance(by: 0.35)
    expectEqual(log.removeLines(), ["b.didDisappear+", "d.didAppear+", "c.didJoin", "d.didJoin", "didShow(d)+"])
    #expect(nav.viewControllers == [a, b, c, d] && !c.isViewLoaded)
  }

  @Test func `a push that is popped in the same turn shows nothing`() {
    let window = show()
    nav.pushViewController(b, animated: true)
    nav.pop(animated: true)
    #expect(
      log.removeLines() == ["b.willJoin", "b.willLeave", "b.didLeave"] && !b.isViewLoaded && a.view.window === window)
  }

  @Test func `removing controllers below a pushed one does not affect its animation`() {
    let window = show()
    nav.pushViewController(b, animated: true)
    nav.viewControllers = [b]
    window.layoutIfNeeded()
    #expect(log.removeLines().last == "willShow(b)+" && delegate.operations == [.push])
    window.screen.advance(by: 0.35)
    #expect(nav.viewControllers == [b] && b.view.window === window && a.parent == nil)
  }

  @Test func `animations are made if they were enabled at the time of the push`() {
    let window = show()
    View.performWithoutAnimation { nav.pushViewController(b, animated: true) }
    window.layoutIfNeeded()
    #expect(log.removeLines().last == "didShow(b)" && b.view.window === window)
    nav.pushViewController(c, animated: true)
    View.performWithoutAnimation {
      window.layoutIfNeeded()
      #expect(!View.areAnimationsEnabled)
    }
    expectEqual(log.removeLines().last, "willShow(c)+")
  }

  @Test func `a stack in another tab loads a pushed controller when it is shown`() {
    let (tabs, other) = (TabBarController(), Page("other"))
    tabs.viewControllers = [nav, other]
    let window = Window.showing(tabs)
    tabs.selectedIndex = 1
    window.screen.flush()
    _ = log.removeLines()
    nav.pushViewController(b, animated: true)
    window.screen.flush()
    #expect(log.removeLines() == ["b.willJoin", "b.didJoin"] && !b.isViewLoaded)
    nav.popViewController(animated: true)
    expectEqual(log.removeLines(), ["b.willLeave", "b.didLeave"])
    nav.pushViewController(c, animated: true)
    tabs.selectedIndex = 0
    window.screen.flush()
    #expect(c.view.window === window && a.view.window == nil)
    #expect(
      log.removeLines() == [
        "c.willJoin", "c.didJoin", "c.didLoad", "c.willAppear", "willShow(c)", "c.didAppear", "didShow(c)",
      ])
  }

  @Test func `n9 a replaced controller is restored where the transition is cancelled`() {
    let (window, fade) = (show(), Fade())
    nav.push(b)
    delegate.animator = fade
    fade.completes = false
    nav.popViewController(animated: false)
    nav.pushViewController(c, animated: true)
    window.screen.advance(by: 2)
    #expect(nav.viewControllers == [a, b] && b.view.window === window && c.parent == nil && b.parent === nav)
  }

  @Test func `a controller that is removed by hand in the same turn is not shown`() {
    let window = show()
    nav.pushViewController(b, animated: true)
    b.removeFromParent()
    window.layoutIfNeeded()
    #expect(nav.viewControllers == [a] && a.view.window === window && !b.isViewLoaded)
    expectEqual(log.removeLines(), ["b.willJoin", "b.didLeave"])
  }
}
