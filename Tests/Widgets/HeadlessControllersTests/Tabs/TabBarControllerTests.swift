import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor
@Suite(
  "Tab bar controllers", .screen(scale: 2), .safeAreaInsets(EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
  .reportsIssuesAsFailures)
struct TabBarControllerTests {
  private let log = Log()
  private let a, b, c: Page
  private let tabs = TabBarController()

  init() { (a, b, c) = (Page("a", log), Page("b", log), Page("c", log)) }

  private func show() -> Window {
    tabs.viewControllers = [a, b, c]
    let window = Window.showing(tabs)
    _ = log.removeLines()
    return window
  }

  final class Judge: TabBarControllerDelegate {
    let log: Log
    var allows = true
    var onAsk: (ViewController) -> Void = { _ in }
    init(_ log: Log) { self.log = log }
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
      log.write("shouldSelect(\(viewController.title ?? ""))")
      onAsk(viewController)
      return allows
    }
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
      log.write("didSelect(\(viewController.title ?? ""))")
    }
  }

  @Test func `without controllers nothing is selected`() {
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
    expectIssue(containing: "got 0; keeping the selection") { tabs.selectedIndex = 0 }
    _ = Window.showing(tabs)
  }

  @Test func `the first controller is selected, and only it is loaded`() {
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a && !a.isViewLoaded)
    #expect(a.tabBarController === tabs && tabs.tabBar.items?.map(\.title) == ["a", "b"])
    expectEqual(log.removeLines(), ["a.willJoin", "a.didJoin", "b.willJoin", "b.didJoin"])
    let window = Window.showing(tabs)
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear", "a.didAppear"])
    #expect(a.view.window === window && !b.isViewLoaded && tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test func `n10 another selection calls the new controller first`() {
    let window = show()
    tabs.selectedIndex = 1
    expectEqual(log.removeLines(), ["b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear"])
    #expect(b.view.window === window && a.view.window == nil && tabs.tabBar.selectedItem === b.tabBarItem)
    tabs.selectedViewController = a
    #expect(log.removeLines().first == "a.willAppear" && tabs.selectedIndex == 0)
  }

  @Test func `n19 a tap asks and notifies the delegate, also for the selected controller`() throws {
    let (window, judge) = (show(), Judge(log))
    tabs.delegate = judge
    tap(.accessibilityLabel("b"), in: window)
    #expect(
      log.removeLines() == [
        "shouldSelect(b)", "b.didLoad", "b.willAppear", "a.willDisappear", "a.didDisappear", "b.didAppear",
        "didSelect(b)",
      ])
    tap(try #require(b.tabBarItem.itemView))
    expectEqual(log.removeLines(), ["shouldSelect(b)", "didSelect(b)"])
    judge.allows = false
    tap(.accessibilityLabel("c"), in: window)
    #expect(log.removeLines() == ["shouldSelect(c)"] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 2
    #expect(!log.removeLines().contains("didSelect(c)"))
  }

  @Test func `n23 a tap calls the bar's delegate and sets selectedViewController, an index that code sets does not`() {
    final class Observing: TabBarController {
      var changes: [String] = []
      override var selectedViewController: ViewController? {
        didSet { changes.append(selectedViewController?.title ?? "") }
      }
      override var selectedIndex: Int { didSet { changes.append("\(selectedIndex)") } }
      override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        changes.append("tap at \(selectedIndex)")
      }
    }
    let tabs = Observing()
    tabs.viewControllers = [a, b]
    let window = Window.showing(tabs)
    expectEqual(tabs.changes, [])
    tap(.accessibilityLabel("b"), in: window)
    #expect(tabs.changes == ["tap at 0", "b"] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.changes == ["tap at 0", "b", "0"] && tabs.selectedViewController === a)
    let receiver: any TabBarDelegate = tabs
    receiver.tabBar(tabs.tabBar, didSelect: a.tabBarItem)
    expectEqual(tabs.changes.last, "tap at 0")
  }

  @Test func `a tab that the delegate removes while it is asked is not selected`() {
    let (window, judge) = (show(), Judge(log))
    tabs.delegate = judge
    judge.onAsk = { [tabs] controller in tabs.viewControllers?.removeAll { $0 === controller } }
    tap(.accessibilityLabel("b"), in: window)
    #expect(tabs.viewControllers == [a, c] && tabs.selectedViewController === a)
    #expect(!log.removeLines().contains { $0.hasPrefix("didSelect") })
  }

  @Test(arguments: [true, false]) func `a transition between tabs has a coordinator until it ends`(completes: Bool) {
    let (window, fader) = (show(), Fader())
    tabs.delegate = fader
    fader.fade.completes = completes
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(tabs.transitionCoordinator != nil)
    window.screen.advance(by: 3)
    #expect(tabs.transitionCoordinator == nil && tabs.selectedIndex == (completes ? 1 : 0))
    #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
  }

  @Test(arguments: [true, false]) func `a selection during a transition is shown after it`(completes: Bool) {
    let (window, fader) = (show(), Fader())
    tabs.delegate = fader
    fader.fade.completes = completes
    window.layOut { tabs.selectedIndex = 1 }
    tabs.delegate = nil
    tabs.selectedIndex = 2
    window.screen.advance(by: 3)
    #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem === c.tabBarItem && c.view.window === window)
  }

  @Test func `a tap on the selected tab pops to the root`() throws {
    let nav = NavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    tabs.viewControllers = [nav, c]
    let window = Window.showing(tabs)
    #expect(tabs.tabBar.items?.first === a.tabBarItem)
    tap(try #require(a.tabBarItem.itemView))
    window.screen.advance(by: 1)
    #expect(nav.viewControllers == [a] && a.view.window === window)
  }

  @Test func `wrong indices and controllers are reported and change nothing`() {
    let window = show()
    for index in [-1, 3, Int.max] {
      expectIssue(containing: "Expected an index below 3; got \(index)") { tabs.selectedIndex = index }
    }
    expectIssue(containing: "only a view controller in the tab bar controller's list") {
      tabs.selectedViewController = Page("other")
    }
    expectIssue(containing: "got one twice") { tabs.viewControllers = [a, a] }
    #expect(tabs.selectedIndex == 0 && tabs.viewControllers?.count == 3 && a.view.window === window)
  }

  @Test func `n7 the bar is 49 points above the safe area, which the controllers' safe area excludes`() {
    let window = show()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 667 - 83, width: 375, height: 83))
    expectEqual(a.view.frame, window.bounds)
    expectEqual(a.view.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    window.layOut { tabs.tabBar.isTranslucent = false }
    #expect(a.view.frame.height == 667 - 83 && a.view.safeAreaInsets.bottom == 0)
    func extend(_ isExtended: Bool) -> CGFloat {
      window.layOut {
        a.extendedLayoutIncludesOpaqueBars = isExtended
        tabs.view.setNeedsLayout()
      }
      return a.view.frame.height
    }
    #expect(extend(true) == 667 && extend(false) == 667 - 83)
    window.layOut { tabs.isTabBarHidden = true }
    #expect(a.view.frame == window.bounds && a.view.safeAreaInsets.bottom == 34)
  }

  @Test(arguments: [1, 2, 3])
  func `a pushed controller that hides the bar hides it for those above it too, without a safe area`(hiding: Int) {
    let nav = NavigationController(rootViewController: a)
    tabs.viewControllers = [nav]
    let window = Window.showing(tabs)
    let pages = (1...3).map { Page("\($0)") }
    pages[hiding - 1].hidesBottomBarWhenPushed = true
    for (index, page) in pages.enumerated() {
      window.layOut { nav.pushViewController(page, animated: false) }
      let isHidden = index + 1 >= hiding
      expectEqual(tabs.tabBar.isHidden, isHidden, "push \(index + 1)")
      let insets = EdgeInsets(top: 91, left: 0, bottom: isHidden ? 34 : 83, right: 0)
      expectEqual(page.view.safeAreaInsets, insets, "push \(index + 1)")
    }
    for index in (0..<3).reversed() {
      window.layOut { nav.popViewController(animated: false) }
      expectEqual(tabs.tabBar.isHidden, index >= hiding, "pop to \(index)")
    }
    expectEqual(a.view.safeAreaInsets.bottom, 83)
  }

  @Test func `new controllers keep the selected one, or its index`() {
    let window = show()
    tabs.selectedIndex = 1
    _ = log.removeLines()
    tabs.setViewControllers([c, b], animated: true)
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1 && a.parent == nil)
    expectEqual(log.removeLines(), ["a.willLeave", "a.didLeave"])
    let (d, e) = (Page("d", log), Page("e", log))
    tabs.viewControllers = [d, e]
    #expect(tabs.selectedViewController === e && e.view.window === window && b.view.window == nil)
    #expect(b.parent == nil && tabs.tabBar.items?.count == 2)
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && e.view.window == nil && tabs.tabBar.items == nil)
  }

  @Test func `a tab that another controller adds in willMove(toParent:) does not move to the tab bar controller`() {
    let (tab, other) = (LoggingController("tab", log), LoggingController("other", log))
    tab.onCall = { _ in
      tab.onCall = { _ in }
      other.addChild(tab)
    }
    tabs.viewControllers = [a, tab]
    expectEqual(log.removeLines().filter { $0.hasPrefix("tab") }, ["tab.willMove(nil)", "tab.willMove(other)"])
    #expect(tabs.viewControllers == [a] && tab.parent === other)
  }

  @Test func `the view of a removed tab stays in the superview that the app has given it`() {
    let (window, other) = (show(), View())
    window.addSubview(other)
    other.addSubview(b.view)
    tabs.viewControllers = [a, c]
    #expect(b.view.superview === other && tabs.selectedViewController === a && b.parent == nil)
  }

  @Test func `a controller that is removed by hand is removed from the tabs`() {
    let window = show()
    a.view.removeFromSuperview()
    a.removeFromParent()
    #expect(tabs.viewControllers == [b, c] && tabs.selectedViewController === b && b.view.window === window)
  }

  @Test func `more than five controllers have an item for the others`() {
    let pages = (0..<7).map { Page("\($0)", log) }
    tabs.viewControllers = pages
    let window = Window.showing(tabs)
    expectEqual(tabs.tabBar.items?.count, 5)
    tabs.selectedIndex = 6
    #expect(pages[6].view.window === window && tabs.tabBar.selectedItem === tabs.tabBar.items?.last)
    tap(.accessibilityLabel("More"), in: window)
    #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
    #expect(tabs.moreNavigationController.view.window === window)
    expectEqual(tabs.customizableViewControllers?.count, 7)
  }

  @Test func `a tab bar of a controller is not changed directly`() {
    _ = show()
    expectIssue(containing: "Directly modifying a tab bar managed by a tab bar controller is not allowed") {
      tabs.tabBar.items = []
    }
    expectIssue(containing: "not allowed") { tabs.tabBar.selectedItem = nil }
    let receiver = TabBarTests.Receiver()
    expectIssue(containing: "Changing the delegate") { tabs.tabBar.delegate = receiver }
    expectEqual(tabs.tabBar.items?.count, 3)
  }

  @Test func `an item that a controller gets later is shown`() {
    let window = show()
    b.tabBarItem = TabBarItem(title: "New", image: nil, tag: 0)
    #expect(tabs.tabBar.items?[1] === b.tabBarItem)
    window.layoutIfNeeded()
    tap(.accessibilityLabel("New"), in: window)
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test func `a selection in a callback waits for the end of the running one`() {
    let window = show()
    b.onCall = { [tabs] line in if line == "willAppear" { tabs.selectedIndex = 2 } }
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2 && c.view.window === window && b.view.window == nil)
    let lines = log.removeLines()
    #expect(lines.firstIndex(of: "b.didAppear") ?? 99 < lines.firstIndex(of: "c.willAppear") ?? 0)
  }

  @Test func `tabs are released with their controllers`() {
    weak var released: TabBarController?
    weak var page: Page?
    do {
      let (made, root) = (TabBarController(), Page("a"))
      (released, page) = (made, root)
      made.viewControllers = [root, Page("b")]
      let window = Window.showing(made)
      made.selectedIndex = 1
      window.rootViewController = nil
    }
    #expect(released == nil && page == nil)
  }

  final class Fader: TabBarControllerDelegate {
    let fade = NavigationTransitionTests.Fade()
    func tabBarController(
      _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
      to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { fade }
  }

  @Test func `a cancelled transition in a window that was hidden during it lets no controller appear`() {
    let (window, fader) = (show(), Fader())
    tabs.delegate = fader
    fader.fade.completes = false
    tabs.selectedIndex = 1
    window.isHidden = true
    _ = log.removeLines()
    window.screen.advance(by: 3)
    expectEqual(tabs.selectedIndex, 0)
    #expect(!log.removeLines().contains { $0.contains("Appear") })
    window.isHidden = false
    window.screen.flush()
    #expect(log.removeLines().suffix(2) == ["a.willAppear", "a.didAppear"] && a.view.window === window)
  }

  @Test func `the view of a controller that extends to no edges ends above the tab bar`() {
    let nav = NavigationController(rootViewController: a)
    a.edgesForExtendedLayout = []
    tabs.viewControllers = [nav, c]
    let window = Window.showing(tabs)
    expectEqual(a.view.frame, CGRect(x: 0, y: 91, width: 375, height: 667 - 91 - 83))
    expectEqual(a.view.safeAreaInsets, .zero)
    window.layOut { tabs.isTabBarHidden = true }
    expectEqual(a.view.frame, CGRect(x: 0, y: 91, width: 375, height: 667 - 91))
  }

  @Test(arguments: [false, true], [false, true])
  func `a pushed controller hides the bar before a layout, in a window and outside of one`(
    isInWindow: Bool, animated: Bool
  ) {
    let nav = NavigationController(rootViewController: a)
    tabs.viewControllers = [nav, c]
    let window = isInWindow ? Window.showing(tabs) : nil
    tabs.loadViewIfNeeded()
    b.hidesBottomBarWhenPushed = true
    nav.pushViewController(b, animated: animated)
    #expect(tabs.tabBar.isHidden)
    Screen.main.advance(by: 1)
    #expect(tabs.tabBar.isHidden)
    nav.popViewController(animated: animated)
    #expect(!tabs.tabBar.isHidden)
    Screen.main.advance(by: 1)
    tabs.view.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && tabs.selectedViewController === nav)
    withExtendedLifetime(window) {}
  }
}
