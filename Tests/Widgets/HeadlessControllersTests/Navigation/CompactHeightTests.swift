import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor
@Suite(
  "Bars in compact height", .screen(scale: 2), .safeAreaInsets(EdgeInsets(top: 0, left: 0, bottom: 21, right: 0)),
  .reportsIssuesAsFailures)
struct CompactHeightTests {
  /// A root controller whose child has compact height until it is reset.
  private let root = ViewController()

  private func show(_ child: ViewController) -> Window {
    root.addChild(child)
    root.setOverrideTraitCollection(TraitCollection(verticalSizeClass: .compact), forChild: child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    return Window.showing(root)
  }

  @Test func `n22 navigation bar and toolbar are 32 points high, without a large title`() {
    let page = Page("a")
    let nav = NavigationController(rootViewController: page)
    nav.navigationBar.prefersLargeTitles = true
    nav.setToolbarHidden(false, animated: false)
    let window = show(nav)
    expectEqual(nav.navigationBar.frame, CGRect(x: 0, y: 0, width: 375, height: 32))
    expectEqual(nav.toolbar.frame, CGRect(x: 0, y: 667 - 21 - 32, width: 375, height: 32))
    expectEqual(page.view.safeAreaInsets, EdgeInsets(top: 32, left: 0, bottom: 21 + 32, right: 0))
    #expect(nav.navigationBar.intrinsicContentSize.height == 32 && nav.toolbar.intrinsicContentSize.height == 32)
    window.layOut { root.setOverrideTraitCollection(nil, forChild: nav) }
    #expect(nav.navigationBar.frame.height == 44 + 52 && nav.toolbar.frame.height == 44)
  }

  @Test func `n22 the tab bar is 32 points high above the safe area, with titles beside images`() throws {
    let (tabs, page) = (TabBarController(), Page("a"))
    let image = Image(size: CGSize(width: 20, height: 20))
    page.tabBarItem = TabBarItem(title: "Title", image: image, tag: 0)
    tabs.viewControllers = [page]
    let window = show(tabs)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 667 - 53, width: 375, height: 53))
    expectEqual(page.view.safeAreaInsets.bottom, 53)
    let view = try #require(page.tabBarItem.itemView)
    #expect(view.frame.minY == 1 && view.frame.height == 31)
    let (imageView, title) = (view.subviews[0], view.subviews[1])
    #expect(imageView.frame.maxX + 5 == title.frame.minX && abs(imageView.frame.midY - title.frame.midY) <= 1)
    window.layOut { root.setOverrideTraitCollection(nil, forChild: tabs) }
    #expect(tabs.tabBar.frame.height == 49 + 21 && view.frame.height == 48)
    #expect(title.frame.minY > imageView.frame.midY)
  }
}
