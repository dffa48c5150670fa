import HeadlessControllers
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor
@Suite(
  "Layout of navigation controllers", .screen(scale: 2),
  .safeAreaInsets(EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)), .reportsIssuesAsFailures)
struct NavigationLayoutTests {
  private let a = Page("a")
  private let b = Page("b")
  private let nav: NavigationController

  init() { nav = NavigationController(rootViewController: a) }

  @Test func `n1 the bar is below the status bar, and the controllers' safe area below the bar`() {
    let window = Window.showing(nav)
    expectEqual(nav.navigationBar.frame, CGRect(x: 0, y: 47, width: 375, height: 44))
    expectEqual(nav.navigationBar.subviews[0].frame, CGRect(x: 0, y: -47, width: 375, height: 91))
    expectEqual(a.view.frame, window.bounds)
    expectEqual(a.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    nav.additionalSafeAreaInsets = .zero
    a.additionalSafeAreaInsets.top = 10
    expectEqual(a.view.safeAreaInsets.top, 101)
  }

  @Test func `a hidden bar has no space, and one with a prompt more`() {
    let window = Window.showing(nav)
    window.layOut { nav.setNavigationBarHidden(true, animated: true) }
    #expect(nav.navigationBar.isHidden && a.view.safeAreaInsets.top == 47)
    window.layOut { nav.isNavigationBarHidden = false }
    #expect(!nav.navigationBar.isHidden && a.view.safeAreaInsets.top == 91)
    window.layOut { a.navigationItem.prompt = "Prompt" }
    #expect(nav.navigationBar.frame.height == 74 && a.view.safeAreaInsets.top == 47 + 74)
  }

  @Test func `the view of a controller begins below an opaque bar, or according to its edges`() {
    let window = Window.showing(nav)
    window.layOut { nav.navigationBar.isTranslucent = false }
    #expect(a.view.frame == CGRect(x: 0, y: 91, width: 375, height: 667 - 91) && a.view.safeAreaInsets.top == 0)
    a.extendedLayoutIncludesOpaqueBars = true
    nav.view.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(a.view.frame, window.bounds)
    b.edgesForExtendedLayout = []
    nav.navigationBar.isTranslucent = true
    nav.push(b)
    expectEqual(b.view.frame.minY, 91)
  }

  @Test func `n14 the toolbar is above the safe area and shows the items of the last controller`() throws {
    var taps = 0
    let item = BarButtonItem(title: "Share", primaryAction: Action(title: "Share") { _ in taps += 1 })
    a.toolbarItems = [item]
    let window = Window.showing(nav)
    #expect(nav.isToolbarHidden && nav.toolbar.isHidden && a.view.safeAreaInsets.bottom == 34)
    window.layOut { nav.setToolbarHidden(false, animated: false) }
    expectEqual(nav.toolbar.frame, CGRect(x: 0, y: 667 - 34 - 44, width: 375, height: 44))
    expectEqual(a.view.safeAreaInsets.bottom, 78)
    tap(.button(titled: "Share"), in: window)
    expectEqual(taps, 1)
    b.hidesBottomBarWhenPushed = true
    nav.push(b)
    #expect(nav.toolbar.isHidden && b.view.safeAreaInsets.bottom == 34 && nav.toolbar.items == nil)
    nav.pop()
    #expect(!nav.toolbar.isHidden && nav.toolbar.items?.first === item)
  }

  @Test func `the back button does not retain its bar, nor the bar its items' controllers`() {
    weak var bar: NavigationBar?
    let item = NavigationItem(title: "Back")
    do {
      let made = NavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar = made
      made.items = [item, NavigationItem(title: "Top")]
      let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.show(made)
      window.layoutIfNeeded()
      tap(.button(titled: "Back"), in: window)
      expectEqual(made.items, [item])
      made.removeFromSuperview()
    }
    expectNil(bar)
  }

  @Test func `a subclass that is a delegate of the bar may refuse to pop`() {
    final class Guarded: NavigationController, NavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { allows }
    }
    let root = Page("a")
    let nav = Guarded(rootViewController: root)
    nav.pushViewController(b, animated: false)
    let window = Window.showing(nav)
    tap(.button(titled: "a"), in: window)
    expectEqual(nav.viewControllers, [root, b])
    nav.allows = true
    tap(.button(titled: "a"), in: window)
    expectEqual(nav.viewControllers, [root])
    window.screen.advance(by: 1)
    #expect(root.view.window === window)
  }

  @Test func `the back action of an item replaces going back`() {
    var taps = 0
    b.navigationItem.backAction = Action { _ in taps += 1 }
    nav.pushViewController(b, animated: false)
    let window = Window.showing(nav)
    tap(.button(titled: "a"), in: window)
    #expect(taps == 1 && nav.viewControllers == [a, b])
  }

  @Test func `an action without a target reaches the last controller`() {
    final class Form: ViewController {
      var saves = 0
      func save() { saves += 1 }
    }
    let form = Form()
    form.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Save", style: .done, target: nil, action: Selector(Form.save, named: "save"))
    let window = Window.showing(NavigationController(rootViewController: form))
    tap(.button(titled: "Save"), in: window)
    expectEqual(form.saves, 1)
  }

  @Test func `items that change while they are shown are shown again`() {
    let window = Window.showing(nav)
    a.title = "Other"
    a.navigationItem.rightBarButtonItem = BarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    window.layoutIfNeeded()
    #expect(window.find(.label("Other")) != nil && window.find(.button(titled: "Go")) != nil)
    let title = View(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    window.layOut { a.navigationItem.titleView = title }
    #expect(title.window === window && window.findAll(.label("Other")).isEmpty)
  }

  @Test(arguments: [false, true])
  func `a swipe from the leading edge pops where there is a back button`(isMirrored: Bool) throws {
    nav.pushViewController(b, animated: false)
    let window = Window.showing(nav)
    #expect(nav.interactivePopGestureRecognizer?.view === nav.view)
    if isMirrored { nav.view.semanticContentAttribute = .forceRightToLeft }
    window.layoutIfNeeded()
    let sign: CGFloat = isMirrored ? -1 : 1
    func swipe(to x: CGFloat) {
      let finger = touch(window, at: CGPoint(x: isMirrored ? 373 : 2, y: 300))
      finger.move(by: 30 * sign, 0)
      finger.move(by: (x - 30) * sign, 0)
      finger.lift()
      window.screen.advance(by: 1)
    }
    swipe(to: 100)
    expectEqual(nav.viewControllers, [a, b])
    b.navigationItem.hidesBackButton = true
    swipe(to: 300)
    expectEqual(nav.viewControllers, [a, b])
    b.navigationItem.hidesBackButton = false
    nav.setNavigationBarHidden(true, animated: false)
    swipe(to: 300)
    expectEqual(nav.viewControllers, [a, b])
    nav.setNavigationBarHidden(false, animated: false)
    swipe(to: 300)
    #expect(nav.viewControllers == [a] && a.view.window === window)
    swipe(to: 300)
    expectEqual(nav.viewControllers, [a])
  }

  @Test func `a controller that was popped adjusts its scroll view as one that was never pushed`() {
    final class Scrolling: ViewController {
      let scroll = ScrollView()
      override func loadView() { view = scroll }
    }
    let (popped, new) = (Scrolling(), Scrolling())
    let window = Window.showing(nav)
    nav.push(popped)
    let pushed = popped.scroll.adjustedContentInset
    nav.pop()
    var insets: [EdgeInsets] = []
    for controller in [popped, new] {
      window.rootViewController = controller
      window.screen.flush()
      insets.append(controller.scroll.adjustedContentInset)
    }
    #expect(insets[0] == insets[1] && insets[0] != pushed)
  }

  @Test func `a pushed view has its size and its safe area before it appears`() {
    let window = Window.showing(nav)
    var insets: EdgeInsets?
    b.onCall = { [b] line in if line == "didAppear" { insets = b.view.safeAreaInsets } }
    b.view.frame = .zero
    nav.push(b)
    #expect(insets?.top == 91 && b.view.frame == window.bounds)
  }
}
