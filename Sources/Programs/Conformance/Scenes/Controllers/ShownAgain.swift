import UIKit

extension ConformanceScene {
  /// Controllers that appear a second time.
  static let shownAgain = [
    withRoot("controllers/child that appears again", facts: ["vc5", "vc9"]) { stage, log, root in
      let child = LoggedController("child", log)
      child.logsMoves = true
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
