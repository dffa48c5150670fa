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
      _ = log.recordedCalls()
      stage.show(root)
      stage.record("shown.calls", log.recordedCalls())
      stage.layOut()
      stage.wait(0.1)
      stage.record("turn.calls", log.recordedCalls())
      stage.window.rootViewController = nil
      stage.wait(0.1)
      stage.record("removed.calls", log.recordedCalls())
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
      stage.record("addChild.calls", log.recordedCalls())
      child.view.frame = root.view.bounds
      _ = log.recordedCalls()
      root.view.addSubview(child.view)
      stage.record("addSubview.calls", log.recordedCalls())
      child.didMove(toParent: root)
      stage.record("didMove.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("turn.calls", log.recordedCalls())
      child.willMove(toParent: nil)
      _ = log.recordedCalls()
      child.view.removeFromSuperview()
      stage.record("removeFromSuperview.calls", log.recordedCalls())
      child.removeFromParent()
      stage.record("removeFromParent.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("removed.turn.calls", log.recordedCalls())
    },
  ]
}
