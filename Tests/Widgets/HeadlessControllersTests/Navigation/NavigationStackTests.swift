import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Stacks of navigation controllers", .reportsIssuesAsFailures) struct NavigationStackTests {
  private func names(_ controllers: [ViewController]?) -> String? {
    controllers.map { $0.compactMap(\.title).joined() }
  }

  @Test func `pushes and pops change the stack at once, without loading a view`() {
    let (a, b, c) = (Page("a"), Page("b"), Page("c"))
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: true)
    nav.pushViewController(c, animated: false)
    #expect(names(nav.viewControllers) == "abc" && nav.topViewController === c && nav.visibleViewController === c)
    #expect(names(nav.children) == "abc" && c.parent === nav && c.navigationController === nav)
    expectEqual(nav.navigationBar.items?.map(\.title), ["a", "b", "c"])
    #expect(nav.popViewController(animated: true) === c)
    #expect(names(nav.viewControllers) == "ab" && c.navigationController == nil)
    #expect(!nav.isViewLoaded && !a.isViewLoaded && !b.isViewLoaded)
  }

  @Test func `the root is not popped`() {
    let nav = NavigationController(rootViewController: Page("a"))
    expectNil(nav.popViewController(animated: false))
    expectNil(nav.popToRootViewController(animated: false))
    expectNil(NavigationController().popViewController(animated: false))
    expectNil(NavigationController().popToRootViewController(animated: true))
  }

  @Test func `popping to a controller returns those above it`() {
    let pages = ["a", "b", "c", "d"].map { Page($0) }
    let nav = NavigationController(rootViewController: pages[0])
    nav.setViewControllers(pages, animated: false)
    expectEqual(names(nav.popToViewController(pages[2], animated: false)), "d")
    expectNil(nav.popToViewController(pages[2], animated: false))
    #expect(names(nav.popToRootViewController(animated: false)) == "bc" && names(nav.viewControllers) == "a")
  }

  @Test func `n20 the same controller is not pushed twice, and one that is not in the stack not popped to`() {
    let (a, b) = (Page("a"), Page("b"))
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    for page in [a, b] {
      expectIssue(containing: "Pushing the same view controller instance more than once is not supported") {
        nav.pushViewController(page, animated: false)
      }
    }
    expectIssue(containing: "must be distinct") { nav.setViewControllers([b, a, b], animated: false) }
    let popped = expectIssue(containing: "Tried to pop to a view controller that doesn't exist") {
      nav.popToViewController(Page("c"), animated: false)
    }
    #expect(popped == nil && names(nav.viewControllers) == "ab")
  }

  @Test func `a navigation controller, and one that contains this one, are not pushed`() {
    let nav = NavigationController(rootViewController: Page("a"))
    expectIssue(containing: "Pushing a navigation controller is not supported") {
      nav.pushViewController(NavigationController(), animated: false)
    }
    let outer = ViewController()
    outer.addChild(nav)
    expectIssue(containing: "which contains this one") { nav.pushViewController(outer, animated: false) }
    expectIssue(containing: "which contains this one") { nav.viewControllers = [outer] }
    expectEqual(nav.viewControllers.count, 1)
  }

  @Test func `children are notified of joining and leaving`() {
    let log = Log()
    let (a, b) = (Page("a", log), Page("b", log))
    let nav = NavigationController(rootViewController: a)
    expectEqual(log.removeLines(), ["a.willJoin", "a.didJoin"])
    nav.setViewControllers([b], animated: false)
    expectEqual(log.removeLines(), ["a.willLeave", "b.willJoin", "b.didJoin", "a.didLeave"])
  }

  @Test func `a child that is removed by hand is removed from the stack`() {
    let (a, b) = (Page("a"), Page("b"))
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    let window = Window.showing(nav)
    a.removeFromParent()
    #expect(names(nav.viewControllers) == "b" && nav.navigationBar.items?.count == 1)
    b.removeFromParent()
    window.screen.flush()
    #expect(nav.viewControllers == [] && nav.topViewController == nil && b.viewIfLoaded?.window == nil)
  }

  @Test func `a child that is removed and pushed again in one turn joins once`() {
    let log = Log()
    let (nav, page) = (NavigationController(rootViewController: Page("a", log)), Page("b", log))
    let window = Window.showing(nav)
    nav.pushViewController(page, animated: false)
    page.removeFromParent()
    nav.pushViewController(page, animated: false)
    window.screen.flush()
    #expect(log.removeLines().filter { $0 == "b.didJoin" }.count == 1 && page.view.window === window)
  }

  @Test func `a popped controller that is removed and added as a mere child in one turn stays a child`() {
    let (nav, page) = (NavigationController(rootViewController: Page("a")), Page("b"))
    nav.pushViewController(page, animated: false)
    let window = Window.showing(nav)
    nav.popViewController(animated: false)
    page.removeFromParent()
    nav.addChild(page)
    window.screen.flush()
    #expect(page.parent === nav && nav.viewControllers.count == 1)
  }

  @Test func `a controller moves from one stack to another`() {
    let (page, second) = (Page("a"), NavigationController())
    let first = NavigationController(rootViewController: page)
    second.viewControllers = [page]
    #expect(first.viewControllers == [] && page.navigationController === second)
  }

  @Test func `ten thousand controllers are set and removed`() {
    let nav = NavigationController()
    let pages = (0..<10_000).map { _ in ViewController() }
    nav.setViewControllers(pages, animated: false)
    let window = Window.showing(nav)
    #expect(nav.children.count == 10_000 && pages.filter(\.isViewLoaded).count == 1)
    expectEqual(nav.popToRootViewController(animated: false)?.count, 9_999)
    window.screen.flush()
    #expect(nav.children.count == 1 && pages[0].isViewLoaded && pages[9_999].parent == nil)
  }

  @Test func `bars of other classes`() {
    final class OwnBar: NavigationBar {}
    final class OwnToolbar: Toolbar {}
    let nav = NavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(nav.navigationBar is OwnBar && nav.toolbar is OwnToolbar)
    expectIssue(containing: "Pass a subclass of NavigationBar") {
      let other = NavigationController(navigationBarClass: View.self, toolbarClass: nil)
      #expect(type(of: other.navigationBar) == NavigationBar.self)
    }
  }

  @Test func `a navigation controller in a window is released with its controllers`() {
    weak var nav: NavigationController?
    weak var page: Page?
    do {
      let root = Page("a")
      let made = NavigationController(rootViewController: root)
      (nav, page) = (made, root)
      let window = Window.showing(made)
      made.pushViewController(Page("b"), animated: true)
      window.screen.advance(by: 1)
      made.popViewController(animated: false)
      window.rootViewController = nil
    }
    #expect(nav == nil && page == nil)
  }

  @Test func `n12 the initializer pushes the root by the method that subclasses override`() {
    final class Own: NavigationController {
      var counts: [Int] = []
      override func pushViewController(_ viewController: ViewController, animated: Bool) {
        viewController.hidesBottomBarWhenPushed = viewControllers.count > 0
        counts.append(viewControllers.count)
        super.pushViewController(viewController, animated: animated)
      }
    }
    let (root, next) = (ViewController(), ViewController())
    let nav = Own(rootViewController: root)
    nav.pushViewController(next, animated: false)
    #expect(nav.counts == [0, 1] && !root.hidesBottomBarWhenPushed && next.hidesBottomBarWhenPushed)
  }

  @Test func `the delegate supplies the orientations, by default those of every controller`() {
    final class Turned: NavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(_ nav: NavigationController) -> InterfaceOrientationMask {
        nav.viewControllers.count > 1 ? .landscape : .portrait
      }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ nav: NavigationController
      ) -> InterfaceOrientation { .landscapeLeft }
    }
    final class Plain: NavigationControllerDelegate {}
    let (nav, turned, plain) = (NavigationController(rootViewController: Page("a")), Turned(), Plain())
    let standard = ViewController()
    for delegate in [nil, plain] {
      nav.delegate = delegate
      expectEqual(nav.supportedInterfaceOrientations, standard.supportedInterfaceOrientations)
      expectEqual(
        nav.preferredInterfaceOrientationForPresentation, standard.preferredInterfaceOrientationForPresentation)
    }
    nav.delegate = turned
    expectEqual(nav.supportedInterfaceOrientations, .portrait)
    nav.pushViewController(Page("b"), animated: false)
    expectEqual(nav.supportedInterfaceOrientations, .landscape)
    expectEqual(nav.preferredInterfaceOrientationForPresentation, .landscapeLeft)
  }
}
