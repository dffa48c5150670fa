import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor
@Suite(
  "Appearance", .screen(scale: 2), .safeAreaInsets(EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
  .reportsIssuesAsFailures)
struct AppearanceTests {
  private let log = Log()

  @Test func `vc1 vc2 f33a a root appears before its first layout, and has appeared after it`() {
    let (window, root) = (Window(), LoggingController("a", log))
    root.logsLayout = true
    window.rootViewController = root
    #expect(log.removeLines() == [])
    window.makeKeyAndVisible()
    #expect(log.removeLines() == ["a.didLoad", "a.willAppear"])
    window.screen.flush()
    #expect(
      log.removeLines() == ["a.margins", "a.safeArea", "a.isAppearing", "a.willLayout", "a.didLayout", "a.didAppear"])
    window.screen.flush()
    #expect(log.removeLines() == [])
  }

  @Test func `the view of a root fills the window and follows its size`() {
    let (window, root) = (Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500)), ViewController())
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.isHidden = false
    #expect(root.view.superview === window && root.view.frame == window.bounds)
    window.frame.size = CGSize(width: 500, height: 300)
    #expect(root.view.frame == window.bounds)
  }

  @Test func `vc6 a root set in a visible window appears at once`() {
    let scene = ControllerScene()
    let next = scene.controller("next")
    let calls = scene.calls { scene.window.rootViewController = next }
    #expect(
      calls == "root.willDisappear root.didDisappear next.didLoad next.willAppear next.isAppearing next.didAppear")
    #expect(scene.root.view.superview == nil && scene.window.rootViewController === next)
  }

  @Test func `vc3 viewIsAppearing is called when the view has its size and traits`() {
    final class Reader: ViewController {
      var sizes: [CGSize] = []
      var hasWindow: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { note() }
      override func viewIsAppearing(_ animated: Bool) { note() }
      override func viewDidAppear(_ animated: Bool) { note() }
      private func note() {
        sizes.append(view.bounds.size)
        hasWindow.append(view.window != nil)
      }
    }
    let (scene, reader) = (ControllerScene(), Reader())
    scene.root.addChild(reader)
    scene.root.view.addForConstraints(reader.view)
    reader.view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    reader.view.heightAnchor.constraint(equalToConstant: 80).isActive = true
    reader.didMove(toParent: scene.root)
    scene.screen.flush()
    #expect(reader.hasWindow == [false, true, true])
    #expect(reader.sizes.dropFirst() == [CGSize(width: 120, height: 80), CGSize(width: 120, height: 80)])
  }

  @Test func `vc5 hiding a window ends the appearance, showing it begins another one`() {
    let scene = ControllerScene()
    #expect(scene.calls { scene.window.isHidden = true } == "root.willDisappear root.didDisappear")
    #expect(scene.calls { scene.window.isHidden = true } == "")
    #expect(scene.calls { scene.window.isHidden = false } == "root.willAppear root.isAppearing root.didAppear")
  }

  @Test func `vc4 removing and adding the view follows the window`() throws {
    let scene = ControllerScene()
    let view = try #require(scene.root.view)
    #expect(scene.calls { view.removeFromSuperview() } == "root.willDisappear root.didDisappear")
    #expect(scene.calls { scene.window.addSubview(view) } == "root.willAppear root.isAppearing root.didAppear")
  }

  @Test func `a view that is removed before it has appeared disappears`() throws {
    let (window, root) = (Window(), LoggingController("a", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.removeFromSuperview()
    window.screen.flush()
    #expect(log.removeLines() == ["a.didLoad", "a.willAppear", "a.willDisappear", "a.didDisappear"])
  }

  @Test func `a view without a parent controller follows the window too`() {
    let scene = ControllerScene()
    let other = scene.controller("other")
    let expected = "other.didLoad other.willAppear other.isAppearing other.didAppear"
    #expect(scene.calls { scene.window.addSubview(other.view) } == expected)
  }

  @Test func `a view that moves within the window stays`() {
    let scene = ControllerScene()
    let (child, box) = (scene.controller("child"), View())
    scene.root.view.addSubview(box)
    scene.embed(child, in: scene.root)
    scene.screen.flush()
    #expect(scene.calls { box.addSubview(child.view) } == "")
  }

  @Test func `begin and end call the callbacks of a detached controller`() {
    let controller = LoggingController("a", log)
    controller.beginAppearanceTransition(true, animated: true)
    #expect(log.removeLines() == ["a.didLoad", "a.willAppear+"])
    controller.endAppearanceTransition()
    #expect(log.removeLines() == ["a.didAppear+"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(log.removeLines() == ["a.willDisappear", "a.didDisappear"])
  }

  @Test func `begin and end without a change call nothing`() {
    let controller = LoggingController("a", log)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    #expect(log.removeLines() == [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.removeLines() == ["a.didLoad", "a.willAppear", "a.didAppear"])
  }

  @Test func `a transition that turns round calls the other pair`() {
    let controller = LoggingController("a", log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(log.removeLines() == ["a.didLoad", "a.willAppear", "a.willDisappear", "a.didDisappear"])
  }

  @Test func `a controller with a parent cannot be a root`() throws {
    let scene = ControllerScene()
    let child = scene.controller("child")
    scene.root.addChild(child)
    let reports = IssueReporting.collect { scene.window.rootViewController = child }
    #expect(try #require(reports.first).description.contains("Expected a controller without a parent"))
    #expect(scene.window.rootViewController === scene.root)
  }

  @Test func `no root leaves an empty window`() {
    let scene = ControllerScene()
    #expect(scene.calls { scene.window.rootViewController = nil } == "root.willDisappear root.didDisappear")
    #expect(scene.window.subviews.isEmpty)
  }
}
