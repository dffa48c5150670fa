import UIKit

extension ConformanceScene {
  /// Children that appear and disappear with their parent, or alone.
  static let children = [
    logged("controllers/children of a root", facts: ["vc7"], needsApp: true) { stage, log in
      let root = LoggedController("root", log)
      let children = ["a", "b", "detached"].map { LoggedController($0, log) }
      for child in children { root.addChild(child) }
      for child in children[...1] {
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      children[2].loadViewIfNeeded()
      log.removeAll()
      stage.show(root)
      log.record("shown.calls", on: stage)
      stage.layOut()
      stage.wait(0.1)
      log.record("turn.calls", on: stage)
      stage.window.rootViewController = nil
      stage.wait(0.1)
      log.record("removed.calls", on: stage)
    },
    withRoot("controllers/child of a visible parent", facts: ["vc4", "vc8", "vc9"]) { stage, log, root in
      let child = LoggedController("child", log)
      child.logsMoves = true
      root.addChild(child)
      log.record("addChild.calls", on: stage)
      child.view.frame = root.view.bounds
      log.removeAll()
      root.view.addSubview(child.view)
      log.record("addSubview.calls", on: stage)
      child.didMove(toParent: root)
      log.record("didMove.calls", on: stage)
      stage.wait(0.1)
      log.record("turn.calls", on: stage)
      child.willMove(toParent: nil)
      log.removeAll()
      child.view.removeFromSuperview()
      log.record("removeFromSuperview.calls", on: stage)
      child.removeFromParent()
      log.record("removeFromParent.calls", on: stage)
      stage.wait(0.1)
      log.record("removed.turn.calls", on: stage)
    },
  ]
}
