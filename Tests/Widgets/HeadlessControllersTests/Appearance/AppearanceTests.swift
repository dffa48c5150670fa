import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor
@Suite(
  "Appearance", .screen(scale: 2), .safeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
  .reportsIssuesAsFailures)
struct AppearanceTests {
  private let log = Log()
  private let scene = ControllerScene()

  @Test func `vc1 vc2 f33a a root appears before its first layout, and has appeared after it`() {
    let (window, root) = (Window(), LoggingController("a", log))
    root.logsLayout = true
    window.rootViewController = root
    expectEqual(log.removeLines(), [])
    window.makeKeyAndVisible()
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear"])
    window.screen.flush()
    expectEqual(
      log.removeLines(), ["a.margins", "a.safeArea", "a.isAppearing", "a.willLayout", "a.didLayout", "a.didAppear"])
    window.screen.flush()
    expectEqual(log.removeLines(), [])
  }

  @Test func `the view of a root, also one that a controller makes itself, fills the window and follows its size`() {
    final class Own: ViewController {
      override func loadView() { view = View() }
    }
    for root in [ViewController(), Own()] {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      window.rootViewController = root
      #expect(!root.isViewLoaded)
      window.isHidden = false
      #expect(root.view.superview === window && root.view.frame == window.bounds)
      window.frame.size = CGSize(width: 500, height: 300)
      expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
    }
  }

  @Test func `vc6 a root set in a visible window appears at once, and none leaves an empty window`() {
    let next = scene.controller("next")
    let calls = scene.calls { scene.window.rootViewController = next }
    expectEqual(
      calls, "root.willDisappear root.didDisappear next.didLoad next.willAppear next.isAppearing next.didAppear")
    #expect(scene.root.view.superview == nil && scene.window.rootViewController === next)
    expectEqual(scene.calls { scene.window.rootViewController = nil }, "next.willDisappear next.didDisappear")
    #expect(scene.window.subviews.isEmpty)
  }

  @Test func `vc3 viewIsAppearing is called when the view has its size and traits`() {
    let reader = scene.controller("reader")
    var sizes: [CGSize] = []
    var hasWindow: [Bool] = []
    reader.onCall = { [unowned reader] line in
      guard line.hasSuffix("ppear") || line == "isAppearing" else { return }
      sizes.append(reader.view.bounds.size)
      hasWindow.append(reader.view.window != nil)
    }
    scene.root.addChild(reader)
    scene.root.view.addForConstraints(reader.view)
    reader.view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    reader.view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    reader.didMove(toParent: scene.root)
    scene.screen.flush()
    expectEqual(hasWindow, [false, true, true])
    expectEqual(sizes.dropFirst(), [CGSize(width: 120, height: 80), CGSize(width: 120, height: 80)])
  }

  @Test func `vc4 vc5 a controller disappears with its view and its window, and appears with them again`() throws {
    let view = try #require(scene.root.view)
    expectEqual(scene.calls { scene.window.isHidden = true }, "root.willDisappear root.didDisappear")
    expectEqual(scene.calls { scene.window.isHidden = true }, "")
    expectEqual(scene.calls { scene.window.isHidden = false }, "root.willAppear root.isAppearing root.didAppear")
    expectEqual(scene.calls { view.removeFromSuperview() }, "root.willDisappear root.didDisappear")
    expectEqual(scene.calls { scene.window.addSubview(view) }, "root.willAppear root.isAppearing root.didAppear")
  }

  @Test func `a view that is removed before it has appeared disappears`() throws {
    let (window, root) = (Window(), LoggingController("a", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.removeFromSuperview()
    window.screen.flush()
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear", "a.willDisappear", "a.didDisappear"])
  }

  @Test func `a view without a parent controller follows the window too`() {
    let other = scene.controller("other")
    let expected = "other.didLoad other.willAppear other.isAppearing other.didAppear"
    expectEqual(scene.calls { scene.window.addSubview(other.view) }, expected)
  }

  @Test func `a view that moves within the window stays`() {
    let (child, box) = (scene.controller("child"), View())
    scene.root.view.addSubview(box)
    scene.root.embed(child)
    scene.screen.flush()
    expectEqual(scene.calls { box.addSubview(child.view) }, "")
  }

  @Test func `begin and end call the callbacks of a detached controller`() {
    let controller = LoggingController("a", log)
    controller.beginAppearanceTransition(true, animated: true)
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear+"])
    controller.endAppearanceTransition()
    expectEqual(log.removeLines(), ["a.didAppear+"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    expectEqual(log.removeLines(), ["a.willDisappear", "a.didDisappear"])
  }

  @Test func `begin and end without a change call nothing`() {
    let controller = LoggingController("a", log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    expectEqual(log.removeLines(), [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear", "a.didAppear"])
  }

  @Test func `a transition that turns round calls the other pair`() {
    let controller = LoggingController("a", log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    expectEqual(log.removeLines(), ["a.didLoad", "a.willAppear", "a.willDisappear", "a.didDisappear"])
  }

  @Test func `a controller with a parent cannot be a root`() {
    let child = scene.controller("child")
    scene.root.addChild(child)
    expectIssue(containing: "Expected a controller without a parent") { scene.window.rootViewController = child }
    #expect(scene.window.rootViewController === scene.root)
  }
}
