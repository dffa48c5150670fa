import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Controllers that appear for a second time, in another way.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Controllers that appear again` {
  private let scene = ControllerScene()
  private let child: LoggingController

  init() { child = scene.controller("child") }

  @Test func `a controller that left its parent before it appeared does not move to a parent later`() {
    scene.root.addChild(child)
    child.removeFromParent()
    var moves: [Bool] = []
    child.onCall = { [unowned child] line in
      if line == "willAppear" || line == "didAppear" { moves.append(child.isMovingToParent) }
    }
    scene.root.present(child)
    expectEqual(moves, [false, false])
  }

  @Test(arguments: [false, true])
  func `a controller that left its parent does not leave one when it disappears later`(isViewLast: Bool) {
    scene.root.embed(child)
    scene.screen.flush()
    var moves: [Bool] = []
    child.onCall = { [unowned child] line in
      if line == "willDisappear" || line == "didDisappear" { moves.append(child.isMovingFromParent) }
    }
    child.willMove(toParent: nil)
    if !isViewLast { child.view.removeFromSuperview() }
    child.removeFromParent()
    child.view.removeFromSuperview()
    scene.screen.flush()
    expectEqual(moves, [true, true])
    scene.root.present(child)
    scene.root.dismiss()
    expectEqual(moves, [true, true, false, false])
  }

  @Test func `a view that its controller removes when it will appear has not appeared`() {
    scene.root.addChild(child)
    child.onCall = { [unowned child] line in if line == "willAppear" { child.view.removeFromSuperview() } }
    scene.root.view.addSubview(child.view)
    scene.screen.flush()
    child.onCall = { _ in }
    let calls = scene.calls().split(separator: " ").map(String.init)
    expectEqual(calls.contains("child.didAppear"), child.view.window != nil)
  }

  @Test func `a view that leaves the window and returns in one turn appears after one that has stayed`() {
    let other = scene.controller("other")
    for controller in [child, other] { scene.window.addSubview(controller.view) }
    child.view.removeFromSuperview()
    scene.window.addSubview(child.view)
    let lines = scene.calls {}.split(separator: " ").filter { $0.hasSuffix("didAppear") }
    expectEqual(lines, ["other.didAppear", "child.didAppear"])
  }

  @Test func `another view has layout guides of its own`() {
    let controller = ViewController()
    let (old, view) = (controller.view, View())
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    controller.view = view
    #expect(controller.topLayoutGuide as AnyObject !== top as AnyObject)
    #expect(controller.bottomLayoutGuide as AnyObject !== bottom as AnyObject)
    withExtendedLifetime(old) {}
  }
}
