import UIKit

extension ConformanceScene {
  /// Controllers that appear a second time.
  static let shownAgain = [
    ConformanceScene("controllers/child that appears again", facts: ["vc5", "vc9"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let (root, child) = (stage.showRoot(log), LoggedController("child", log))
      child.onCall = { [weak child] _ in
        if child?.isMovingToParent == true { log.write("isMovingToParent") }
        if child?.isMovingFromParent == true { log.write("isMovingFromParent") }
      }
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      stage.wait(0.1)
      log.removeAll()
      let steps: [(String, @MainActor () -> Void)] = [
        ("1 removed view", { child.view.removeFromSuperview() }),
        ("2 added view", { root.view.addSubview(child.view) }),
        ("3 hidden window", { stage.window.isHidden = true }), ("4 shown window", { stage.window.isHidden = false }),
      ]
      for (name, step) in steps {
        step()
        stage.layOut()
        stage.wait(0.1)
        log.record(name, containing: ["child", "isMoving"], on: stage)
      }
    }
  ]
}
