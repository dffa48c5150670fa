import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Limits of controllers", .screen(scale: 2), .reportsIssuesAsFailures) struct ControllerLimitTests {
  @Test func `a controller cannot contain itself or one that contains it`() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)
    expectIssue(containing: "got the controller itself") { parent.addChild(parent) }
    expectIssue(containing: "which contains this one") { child.addChild(parent) }
    #expect(parent.parent == nil && parent.children == [child])
  }

  @Test func `a callback that moves the child elsewhere wins`() {
    final class Mover: ViewController {
      var target: ViewController?
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        guard let target, parent !== target else { return }
        self.target = nil
        target.addChild(self)
      }
    }
    let (first, second, mover) = (ViewController(), ViewController(), Mover())
    mover.target = second
    first.addChild(mover)
    #expect(mover.parent === second && first.children.isEmpty && second.children == [mover])
  }

  @Test func `a controller may remove itself in any callback of its appearance`() {
    for line in ["willAppear", "isAppearing", "didAppear", "willLayout", "didLayout"] {
      let scene = ControllerScene()
      let child = scene.controller("c")
      child.logsLayout = true
      child.onCall = { call in
        guard call == line else { return }
        child.leaveParent()
      }
      scene.root.embed(child)
      scene.screen.flush()
      scene.screen.flush()
      let calls = scene.calls().split(separator: " ")
      // The first callback is called before the view is added, and does not prevent that.
      #expect(child.parent == nil && (child.view.superview == nil) == (line != "willAppear"), "\(line)")
      expectEqual(calls.count { $0 == "c.willAppear" }, 1, "\(line)")
      expectEqual(calls.count { $0 == "c.didDisappear" }, line == "willAppear" ? 0 : 1, "\(line)")
    }
  }

  @Test func `a controller may dismiss itself in viewDidAppear`() {
    let scene = ControllerScene()
    let other = scene.controller("b", .fullScreen)
    other.onCall = { if $0 == "didAppear" { other.dismiss(animated: false) } }
    scene.root.presentAndWait(other)
    scene.screen.flush()
    #expect(scene.root.presentedViewController == nil && scene.window.subviews == [scene.root.view])
    #expect(scene.calls().hasSuffix("root.didAppear b.didDisappear"))
  }

  @Test func `a root may replace itself in viewDidAppear`() {
    let scene = ControllerScene()
    let (first, second) = (scene.controller("a"), scene.controller("b"))
    first.onCall = { if $0 == "didAppear" { scene.window.rootViewController = second } }
    scene.window.rootViewController = first
    scene.screen.flush()
    #expect(scene.window.rootViewController === second && scene.window.subviews == [second.view])
    #expect(scene.calls().hasSuffix("b.didAppear"))
  }

  @Test func `appearances without end are reported once per turn`() throws {
    let scene = ControllerScene()
    final class Endless: ViewController {
      override func viewDidAppear(_ animated: Bool) { view.window?.rootViewController = Endless() }
    }
    scene.window.rootViewController = Endless()
    let reports = IssueReporting.collect { scene.screen.flush() }
    expectEqual(reports.count, 1)
    #expect(try #require(reports.first).description.contains("Expected appearances to end"))
    scene.window.rootViewController = nil
  }

  @Test func `a chain of 30,000 controllers appears, disappears and is deallocated without recursion`() {
    final class Counter: ViewController {
      static var counts: [Int] = [0, 0, 0, 0]
      override func viewWillAppear(_ animated: Bool) { Self.counts[0] += 1 }
      override func viewDidAppear(_ animated: Bool) { Self.counts[1] += 1 }
      override func viewWillDisappear(_ animated: Bool) { Self.counts[2] += 1 }
      override func viewDidDisappear(_ animated: Bool) { Self.counts[3] += 1 }
      override func loadView() { view = View() }
    }
    let depth = 30_000
    // Another tree that overrides the direction costs this one no search.
    let mirrored = View()
    mirrored.traitOverrides.layoutDirection = .rightToLeft
    let window = Window()
    window.makeKeyAndVisible()
    weak var lowest: Counter?
    do {
      var top = Counter()
      lowest = top
      top.loadViewIfNeeded()
      for _ in 1..<depth {
        let parent = Counter()
        parent.addChild(top)
        parent.view.addSubview(top.view)
        top = parent
      }
      window.rootViewController = top
    }
    window.screen.flush()
    expectEqual(Counter.counts, [depth, depth, 0, 0])
    #expect(lowest?.presentingViewController == nil && lowest?.presentedViewController == nil)
    window.rootViewController = nil
    #expect(Counter.counts == [depth, depth, depth, depth] && lowest == nil)
  }

  @Test func `a chain of presentations is deallocated without recursion`() {
    weak var top: ViewController?
    do {
      let root = ViewController()
      let window = Window.showing(root)
      var current = root
      for _ in 0..<300 {
        let next = ViewController()
        next.modalPresentationStyle = .overFullScreen
        current.present(next)
        current = next
      }
      top = current
      root.dismiss()
      #expect(root.presentedViewController == nil && window.subviews.count == 1)
    }
    expectNil(top)
  }
}
