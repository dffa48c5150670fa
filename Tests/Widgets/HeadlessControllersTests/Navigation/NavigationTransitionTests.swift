import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Transitions of navigation controllers", .screen(scale: 2), .reportsIssuesAsFailures)
struct NavigationTransitionTests {
  let log = Log()
  let a, b, c, d: Page
  let nav: NavigationController
  let delegate: NavigationLog

  init() {
    (a, b, c, d) = (Page("a", log), Page("b", log), Page("c", log), Page("d", log))
    nav = NavigationController(rootViewController: a)
    delegate = NavigationLog(log)
    nav.delegate = delegate
  }

  func show() -> Window {
    let window = Window.showing(nav)
    _ = log.removeLines()
    return window
  }

  @Test func `the root appears with the navigation controller, and the delegate is notified`() {
    _ = log.removeLines()
    let window = Window.showing(nav)
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear", "willShow(a)", "a.didAppear", "didShow(a)"])
    window.isHidden = true
    expectEqual(log.removeLines(), ["a.willDisappear", "a.didDisappear"])
  }

  @Test func `n9 a push without an animation`() {
    let window = show()
    nav.push(b)
    #expect(
      log.removeLines() == [
        "b.willJoin", "b.didLoad", "a.willDisappear", "b.willAppear", "willShow(b)", "a.didDisappear", "b.didAppear",
        "b.didJoin", "didShow(b)",
      ])
    #expect(b.view.window === window && a.view.window == nil)
  }

  @Test func `n9, n18 an animated push ends on the clock`() {
    let window = show()
    nav.push(b, animated: true)
    expectEqual(log.removeLines(), ["b.willJoin", "b.didLoad", "a.willDisappear+", "b.willAppear+", "willShow(b)+"])
    #expect(a.view.window === window && b.view.window === window && b.view.frame == nav.view.bounds)
    window.screen.advance(by: 0.1)
    let shown = b.view.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 0 && shown < 375 && log.removeLines() == [])
    window.screen.advance(by: 0.25)
    expectEqual(log.removeLines(), ["a.didDisappear+", "b.didAppear+", "b.didJoin", "didShow(b)+"])
    #expect(a.view.window == nil && a.view.frame == nav.view.bounds)
  }

  /// The signs of the distances of the new and of the old view from their places during a push and a pop.
  @Test(arguments: [
    (isPush: true, isMirrored: false, signs: [1, -1]), (true, true, [-1, 1]), (false, false, [-1, 1]),
    (false, true, [1, -1]),
  ])
  func `n18 views slide toward the leading edge in a push, and back in a pop`(
    isPush: Bool, isMirrored: Bool, signs: [Double]
  ) throws {
    let window = show()
    if isMirrored { nav.view.semanticContentAttribute = .forceRightToLeft }
    for content in nav.view.subviews where isMirrored { content.semanticContentAttribute = .forceRightToLeft }
    if !isPush { nav.pushViewController(b, animated: false) }
    window.layoutIfNeeded()
    if isPush { nav.pushViewController(b, animated: true) } else { nav.popViewController(animated: true) }
    window.layoutIfNeeded()
    window.screen.advance(by: 0.1)
    let (new, old) = isPush ? (b, a) : (a, b)
    let distances = [new, old].map { $0.view.layer.presentation()?.frame.minX ?? 0 }
    expectEqual(distances.map { Double($0.sign == .minus ? -1 : 1) }, signs)
    let (above, below) = isPush ? (distances[0], distances[1]) : (distances[1], distances[0])
    #expect(abs(above) > 10 && abs(below) > 1)
    window.screen.advance(by: 1)
    expectEqual(new.view.frame, nav.view.bounds)
  }

  @Test func `the delegate gets no didShow of a controller that it replaces in willShow`() {
    delegate.onWillShow = { [nav, b, delegate] in
      delegate.onWillShow = {}
      nav.setViewControllers([b], animated: false)
    }
    let window = Window.showing(nav)
    window.layoutIfNeeded()
    expectEqual(log.removeLines().filter { $0.contains("Show(") }, ["willShow(a)", "willShow(b)", "didShow(b)"])
    #expect(nav.viewControllers == [b] && b.view.window === window && a.view.window == nil)
  }

  @Test func `n9 an animated pop ends on the clock and releases the controller`() {
    let window = show()
    weak var popped: Page?
    do {
      let page = Page("p", log)
      popped = page
      nav.push(page)
    }
    _ = log.removeLines()
    nav.pop(animated: true)
    expectEqual(log.removeLines(), ["p.willLeave", "p.willDisappear+", "a.willAppear+", "willShow(a)+"])
    window.screen.advance(by: 0.5)
    expectEqual(log.removeLines(), ["p.didDisappear+", "a.didAppear+", "p.didLeave", "didShow(a)+"])
    expectNil(popped)
  }

  @Test func `isMovingToParent and isMovingFromParent are true for a pushed and a popped controller`() {
    let window = show()
    var answers: [String] = []
    b.onCall = { [b] line in
      if line.hasSuffix("ppear") { answers.append("\(line) \(b.isMovingToParent) \(b.isMovingFromParent)") }
    }
    nav.push(b)
    nav.push(c)
    nav.pop()
    nav.pop()
    #expect(
      answers == [
        "willAppear true false", "didAppear true false", "willDisappear false false", "didDisappear false false",
        "willAppear false false", "didAppear false false", "willDisappear false true", "didDisappear false true",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `several controllers that are set load only the last`() {
    let window = show()
    window.layOut { nav.setViewControllers([a, b, c], animated: true) }
    expectEqual(delegate.operations, [.push])
    window.screen.advance(by: 1)
    #expect(!b.isViewLoaded && c.view.window === window)
    expectEqual(
      log.removeLines().suffix(5), ["a.didDisappear+", "c.didAppear+", "b.didJoin", "c.didJoin", "didShow(c)+"])
    window.layOut { nav.setViewControllers([b, a], animated: true) }
    expectEqual(delegate.operations, [.push, .pop])
  }

  @Test func `changes below the last controller show nothing new`() {
    let window = show()
    nav.push(b)
    _ = log.removeLines()
    nav.viewControllers = [c, b]
    window.layoutIfNeeded()
    expectEqual(log.removeLines(), ["a.willLeave", "c.willJoin", "c.didJoin", "a.didLeave"])
    #expect(!c.isViewLoaded && b.view.window === window)
  }

  @Test func `a pop during the push of the same controller goes back at its end`() {
    let window = show()
    nav.push(b, animated: true)
    #expect(nav.popViewController(animated: true) === b && nav.topViewController === a)
    window.screen.advance(by: 1)
    #expect(a.view.window === window && b.view.window == nil && b.parent == nil)
  }

  @Test(arguments: ["didLoad", "willAppear", "didAppear"])
  func `a push in a callback of the pushed controller waits for its end`(callback: String) {
    let window = show()
    b.onCall = { [nav, c] line in
      if line == callback { nav.pushViewController(c, animated: false) }
    }
    nav.push(b)
    window.screen.flush()
    #expect(nav.viewControllers == [a, b, c] && c.view.window === window)
    let lines = log.removeLines()
    #expect(lines.firstIndex(of: "b.didAppear") ?? 99 < lines.firstIndex(of: "c.willAppear") ?? 0)
  }

  @Test func `a push in a callback of the root is shown with the first appearance`() {
    a.onCall = { [nav, b] line in
      if line == "willAppear", nav.viewControllers.count == 1 { nav.pushViewController(b, animated: false) }
    }
    let window = Window.showing(nav)
    #expect(b.view.window === window && a.view.window == nil)
    expectEqual(log.removeLines().suffix(2), ["b.didAppear", "didShow(b)"])
  }

  @Test func `a push before the window's first turn ends replaces the root`() {
    let window = Window()
    window.rootViewController = nav
    window.makeKeyAndVisible()
    _ = log.removeLines()
    nav.push(b, animated: true)
    #expect(log.removeLines().contains("b.willAppear") && b.view.window === window)
    window.screen.flush()
    expectEqual(log.removeLines().suffix(2), ["b.didAppear", "didShow(b)"])
  }

  @Test(arguments: [99, 1000]) func `a chain of pushes from viewDidAppear ends at its limit`(count: Int) {
    final class Endless: ViewController {
      static var left = 0
      override func viewDidAppear(_ animated: Bool) {
        Self.left -= 1
        if Self.left > 0 { navigationController?.pushViewController(Endless(), animated: false) }
      }
    }
    Endless.left = count
    let window = show()
    let reports = IssueReporting.collect {
      nav.pushViewController(Endless(), animated: false)
      window.screen.flush()
    }
    expectEqual(reports.map(\.place), count > 100 ? ["viewControllers of NavigationController"] : [])
    expectEqual(nav.viewControllers.count, min(count, 100) + 1)
    #expect(nav.topViewController?.viewIfLoaded?.window === window)
    // The next push is not refused.
    Endless.left = 0
    nav.pushViewController(ViewController(), animated: false)
    window.screen.flush()
    expectEqual(nav.viewControllers.count, min(count, 100) + 2)
  }

  @Test func `without a window only the views are exchanged`() {
    nav.loadViewIfNeeded()
    nav.view.layoutIfNeeded()
    #expect(a.view.isDescendant(of: nav.view))
    _ = log.removeLines()
    nav.pushViewController(b, animated: true)
    #expect(log.removeLines() == ["b.willJoin", "b.didJoin"] && !a.view.isDescendant(of: nav.view))
    nav.view.layoutIfNeeded()
    expectEqual(log.removeLines(), ["b.didLoad"])
    #expect(b.view.isDescendant(of: nav.view) && !a.view.isDescendant(of: nav.view))
    nav.popViewController(animated: true)
    #expect(log.removeLines() == ["b.willLeave", "b.didLeave"] && b.parent == nil && b.view.superview == nil)
  }

  @Test func `reading the coordinator starts the transition, at whose end it calls completions`() {
    let window = show()
    var lines: [String] = []
    expectNil(nav.transitionCoordinator)
    nav.pushViewController(b, animated: true)
    #expect(!b.isViewLoaded)
    b.transitionCoordinator?.animate(alongsideTransition: { _ in lines.append("alongside") }) { context in
      lines.append("completed \(context.isCancelled)")
    }
    #expect(nav.transitionCoordinator != nil && lines == ["alongside"])
    #expect(b.isViewLoaded && log.removeLines().last == "willShow(b)+")
    window.screen.advance(by: 1)
    #expect(lines == ["alongside", "completed false"] && nav.transitionCoordinator == nil)
    nav.popViewController(animated: false)
    #expect(nav.transitionCoordinator == nil && b.transitionCoordinator == nil)
    #expect(a.view.window === window && log.removeLines().last == "didShow(a)")
  }

  final class Fade: ViewControllerAnimatedTransitioning {
    var completes = true
    var views: [View?] = []
    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval { 2 }
    func animateTransition(using context: any ViewControllerContextTransitioning) {
      views = [context.view(forKey: .from), context.view(forKey: .to)]
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      View.animate(
        withDuration: 2, animations: { to.alpha = 1 },
        completion: { [completes] _ in context.completeTransition(completes) })
    }
  }

  @Test func `the delegate supplies the animation`() {
    let (window, fade) = (show(), Fade())
    delegate.animator = fade
    nav.push(b, animated: true)
    #expect(fade.views == [a.view, b.view] && delegate.operations == [.push])
    window.screen.advance(by: 1.9)
    #expect(a.view.window === window)
    window.screen.advance(by: 0.1)
    #expect(a.view.window == nil && log.removeLines().last == "didShow(b)+")
  }

  @Test func `n9 a pop that is cancelled restores the stack`() {
    let (window, fade) = (show(), Fade())
    nav.push(b)
    _ = log.removeLines()
    delegate.animator = fade
    fade.completes = false
    nav.pop(animated: true)
    expectEqual(nav.viewControllers, [a])
    window.screen.advance(by: 2)
    #expect(nav.viewControllers == [a, b] && nav.navigationBar.items?.count == 2 && b.parent === nav)
    #expect(b.view.window === window && a.view.window == nil)
    #expect(
      log.removeLines() == [
        "b.willLeave", "b.willDisappear+", "a.willAppear+", "willShow(a)+", "a.willDisappear+", "a.didDisappear+",
        "b.willAppear+", "b.didAppear+",
      ])
    fade.completes = true
    nav.pop(animated: true)
    window.screen.advance(by: 2)
    #expect(nav.viewControllers == [a] && a.view.window === window && b.parent == nil)
  }

  @Test func `a controller that is pushed during a pop that is cancelled is shown after it`() {
    let (window, fade) = (show(), Fade())
    nav.push(b)
    delegate.animator = fade
    fade.completes = false
    nav.pop(animated: true)
    nav.pushViewController(c, animated: false)
    window.screen.advance(by: 3)
    #expect(nav.viewControllers == [a, c] && c.view.window === window && b.view.window == nil && b.parent == nil)
  }

  @Test func `a navigation controller that is removed from the window during a push ends it`() {
    let window = show()
    nav.push(b, animated: true)
    _ = log.removeLines()
    window.rootViewController = ViewController()
    expectEqual(log.removeLines(), ["b.willDisappear", "a.didDisappear+", "b.didDisappear"])
    window.screen.advance(by: 1)
    window.rootViewController = nav
    window.screen.flush()
    #expect(b.view.window === window && log.removeLines().last == "b.didAppear")
  }

  @Test func `showing a controller pushes it`() {
    let window = show()
    a.show(b, sender: nil)
    window.screen.advance(by: 1)
    #expect(nav.viewControllers == [a, b] && b.presentingViewController == nil)
  }
}
