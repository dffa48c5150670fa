import UIKit

extension ConformanceScene {
  /// Children that appear and disappear with their parent, or alone.
  static let children = [
    ConformanceScene("controllers/children of a root", facts: ["vc7"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let root = LoggedController("root", log)
      let children = ["a", "b", "detached"].map { LoggedController($0, log) }
      for child in children { root.addChild(child) }
      for child in children[...1] {
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      children[2].loadViewIfNeeded()
      _ = log.take()
      stage.show(root)
      stage.record("shown.calls", log.take())
      stage.layOut()
      stage.wait(0.1)
      stage.record("turn.calls", log.take())
      stage.window.rootViewController = nil
      stage.wait(0.1)
      stage.record("removed.calls", log.take())
    },
    ConformanceScene("controllers/child of a visible parent", facts: ["vc4", "vc8", "vc9"], scale: 3, needsApp: true) {
      stage in
      let log = CallLog()
      let (root, child) = (stage.showRoot(log), LoggedController("child", log))
      child.onCall = { [weak child] _ in
        if child?.isMovingToParent == true { log.write("isMovingToParent") }
        if child?.isMovingFromParent == true { log.write("isMovingFromParent") }
      }
      root.addChild(child)
      stage.record("addChild.calls", log.take())
      child.view.frame = root.view.bounds
      _ = log.take()
      root.view.addSubview(child.view)
      stage.record("addSubview.calls", log.take())
      child.didMove(toParent: root)
      stage.record("didMove.calls", log.take())
      stage.wait(0.1)
      stage.record("turn.calls", log.take())
      child.willMove(toParent: nil)
      _ = log.take()
      child.view.removeFromSuperview()
      stage.record("removeFromSuperview.calls", log.take())
      child.removeFromParent()
      stage.record("removeFromParent.calls", log.take())
      stage.wait(0.1)
      stage.record("removed.turn.calls", log.take())
    },
  ]
}
