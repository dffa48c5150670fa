import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Containment", .screen(scale: 2), .reportsIssuesAsFailures) struct ContainmentTests {
  private let log = Log()
  private let scene = ControllerScene()

  private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

  @Test func `vc8 addChild calls willMove, removeFromParent didMove; the container calls the other two`() {
    let (parent, child) = (controller("p"), controller("c"))
    parent.addChild(child)
    expectEqual(log.removeLines(), ["c.willMove(p)"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    expectEqual(log.removeLines(), ["c.didMove(p)"])
    child.removeFromParent()
    expectEqual(log.removeLines(), ["c.didMove(nil)"])
    #expect(child.parent == nil && parent.children.isEmpty)
    child.removeFromParent()
    expectEqual(log.removeLines(), [])
  }

  @Test func `children are in the order in which they were added`() {
    let (parent, first, second) = (controller("p"), controller("a"), controller("b"))
    parent.addChild(first)
    parent.addChild(second)
    expectEqual(parent.children, [first, second])
    parent.addChild(first)
    expectEqual(parent.children, [second, first])
    expectEqual(log.removeLines(), ["a.willMove(p)", "b.willMove(p)"])
  }

  @Test func `a child of another parent is removed from it first`() {
    let (first, second, child) = (controller("a"), controller("b"), controller("c"))
    first.addChild(child)
    _ = log.removeLines()
    second.addChild(child)
    expectEqual(log.removeLines(), ["c.didMove(nil)", "c.willMove(b)"])
    #expect(first.children.isEmpty && child.parent === second)
  }

  @Test func `a parent retains its children, children do not retain their parent`() {
    let child = controller("c")
    do {
      let parent = controller("p")
      parent.addChild(child)
    }
    expectNil(child.parent)
    let parent = controller("p")
    weak var weakChild: LoggingController?
    do {
      let own = controller("own")
      parent.addChild(own)
      weakChild = own
    }
    #expect(weakChild != nil)
  }

  @Test func `vc7 children in the tree appear with their parent, in order, after it`() {
    let (window, root) = (Window(), controller("p"))
    let (first, second, hidden) = (controller("a"), controller("b"), controller("h"))
    for child in [first, second, hidden] { root.addChild(child) }
    for child in [first, second] { root.view.addSubview(child.view) }
    hidden.loadViewIfNeeded()
    _ = log.removeLines()
    window.rootViewController = root
    window.makeKeyAndVisible()
    expectEqual(log.removeLines(), ["p.willAppear", "a.willAppear", "b.willAppear"])
    window.screen.flush()
    #expect(
      log.removeLines() == [
        "p.isAppearing", "a.isAppearing", "b.isAppearing", "p.didAppear", "a.didAppear", "b.didAppear",
      ])
    window.rootViewController = nil
    #expect(
      log.removeLines() == [
        "p.willDisappear", "a.willDisappear", "b.willDisappear", "p.didDisappear", "a.didDisappear", "b.didDisappear",
      ])
  }

  @Test func `a child that is added in viewDidLoad is laid out before it has appeared`() {
    let (window, root, child) = (Window(), controller("p"), controller("c"))
    child.logsLayout = true
    root.onCall = { line in
      guard line == "didLoad" else { return }
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.screen.flush()
    #expect(
      log.removeLines().filter { $0.hasPrefix("c.") } == [
        "c.willMove(p)", "c.didLoad", "c.didMove(p)", "c.willAppear", "c.margins", "c.isAppearing", "c.willLayout",
        "c.didLayout", "c.didAppear",
      ])
  }

  @Test func `a child that is added to a visible parent appears on its own, and disappears when it is removed`() {
    let child = scene.controller("c")
    let expected = "c.willMove(root) c.didLoad c.willAppear c.didMove(root) c.isAppearing c.didAppear"
    expectEqual(scene.calls { scene.root.embed(child) }, expected)
    let last = "c.willMove(nil) c.willDisappear c.didDisappear c.didMove(nil)"
    expectEqual(scene.calls { child.leaveParent() }, last)
  }

  @Test func `vc9 isMovingToParent and isMovingFromParent are true in the callbacks of those moves`() {
    let child = scene.controller("c")
    var moves: [String] = []
    child.onCall = { line in
      if child.isMovingToParent { moves.append("to \(line)") }
      if child.isMovingFromParent { moves.append("from \(line)") }
    }
    scene.root.embed(child)
    scene.screen.flush()
    expectEqual(moves, ["to willAppear", "to didMove(root)", "to isAppearing", "to didAppear"])
    #expect(!child.isMovingToParent)
    moves = []
    scene.window.isHidden = true
    scene.window.isHidden = false
    scene.screen.flush()
    expectEqual(moves, [])
    child.leaveParent()
    expectEqual(moves, ["from willDisappear", "from didDisappear"])
    #expect(!child.isMovingFromParent)
  }

  @Test func `a container that does not forward calls begin and end itself`() {
    final class Container: LoggingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (container, child) = (Container("box", scene.log), scene.controller("c"))
    container.embed(child)
    let calls = scene.calls { scene.window.rootViewController = container }
    #expect(!calls.contains("c."))
    let own = scene.calls {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    expectEqual(own, "c.willAppear+ c.isAppearing+ c.didAppear+")
    expectEqual(scene.calls { child.view.removeFromSuperview() }, "")
  }

  @Test func `a child in the view of a controller that is not its parent is reported`() throws {
    let (other, child) = (scene.controller("other"), scene.controller("c"))
    other.addChild(child)
    let reports = IssueReporting.collect { scene.root.view.addSubview(child.view) }
    #expect(
      try #require(reports.first).description.contains("Expected the parent LoggingController, in whose view it is"))
    #expect(try #require(reports.first).description.contains("UIViewControllerHierarchyInconsistency"))
  }

  @Test func `a transition between children calls both pairs and animates`() {
    let (old, new) = (scene.controller("old"), scene.controller("new"))
    scene.root.embed(old)
    scene.root.addChild(new)
    scene.screen.flush()
    var isFinished: Bool?
    let calls = scene.calls {
      scene.root.transition(
        from: old, to: new, duration: 0.25, options: [], animations: { new.view.alpha = 0.5 },
        completion: { isFinished = $0 })
    }
    expectEqual(calls, "old.willDisappear+ new.didLoad new.willAppear+ new.isAppearing+")
    #expect(isFinished == nil && old.view.superview === scene.root.view)
    scene.screen.advance(by: 0.25)
    expectEqual(scene.calls(), "old.didDisappear+ new.didAppear+")
    #expect(isFinished == true && old.view.superview == nil && new.view.superview === scene.root.view)
  }

  @Test func `a transition between controllers without a common parent is reported`() {
    let (parent, first, second) = (controller("p"), controller("a"), controller("b"))
    parent.addChild(first)
    expectIssue(containing: "Expected two children with a common parent") {
      parent.transition(from: first, to: second, duration: 0, animations: nil)
    }
  }

  @Test func `a preferred size notifies the parent, once per change`() {
    final class Container: ViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
        sizes.append(container.preferredContentSize)
      }
    }
    let (container, child) = (Container(), ViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expectEqual(container.sizes, [CGSize(width: 10, height: 20)])
    let reports = IssueReporting.collect { child.preferredContentSize.width = .infinity }
    #expect(reports.count == 1 && container.sizes.count == 1)
  }
}
