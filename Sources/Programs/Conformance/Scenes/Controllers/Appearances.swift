import UIKit

extension ConformanceScene {
  /// The orders in which controllers appear and disappear.
  static let appearances = [
    logged("controllers/first appearance", facts: ["vc1", "vc2", "vc3"], needsApp: true) { stage, log in
      let root = LoggedController("root", log)
      root.logsLayout = true
      stage.show(root)
      log.record("shown.calls", on: stage)
      stage.layOut()
      log.record("layout.calls", containing: ["Appear", "Subviews"], on: stage)
      stage.wait(0.1)
      log.record("turn.calls", containing: ["Appear"], on: stage)
    },
    logged("controllers/viewIsAppearing", facts: ["vc3"], needsApp: true) { stage, log in
      let (root, child) = (LoggedController("root", log), LoggedController("child", log))
      root.view = LoggingView("root.view", log, frame: stage.window.bounds)
      stage.showAndWait(root, log)
      child.logsLayout = true
      child.view = LoggingView("child.view", log, frame: .zero)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      var states: [String] = []
      child.onCall = { [weak child] line in
        guard let child, line.contains("Appear") else { return }
        let size = child.view.bounds.size
        states.append("\(line): \(Int(size.width)) x \(Int(size.height)), in a window: \(child.view.window != nil)")
      }
      root.addChild(child)
      root.view.addSubview(child.view)
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
        child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        child.view.widthAnchor.constraint(equalToConstant: 120),
        child.view.heightAnchor.constraint(equalToConstant: 80),
      ])
      child.didMove(toParent: root)
      log.record("added.calls", containing: ["Appear", "ayoutSubviews"], on: stage)
      stage.layOut()
      log.record("layout.calls", containing: ["Appear", "ayoutSubviews"], on: stage)
      stage.wait(0.1)
      log.record("turn.calls", containing: ["Appear", "ayoutSubviews"], on: stage)
      stage.record("states", .list(states))
    },
    withRoot("controllers/removal of the view", facts: ["vc4"]) { stage, log, root in
      guard let view = root.view else { return }
      let superview = view.superview
      view.removeFromSuperview()
      stage.recordTurn("removed", log)
      superview?.addSubview(view)
      stage.recordTurn("added", log)
    },
    withRoot("controllers/hidden window", facts: ["vc5"]) { stage, log, _ in
      stage.window.isHidden = true
      stage.recordTurn("hidden", log)
      stage.window.isHidden = false
      stage.recordTurn("shown", log)
    },
    withRoot("controllers/another root", facts: ["vc6"]) { stage, log, root in
      let next = LoggedController("next", log)
      stage.window.rootViewController = next
      log.record("set.calls", on: stage)
      stage.record("root.isInWindow", .flag(root.view.window != nil))
      stage.wait(0.1)
      log.record("turn.calls", on: stage)
      stage.window.rootViewController = nil
      stage.recordTurn("nil", log)
    },
    withRoot("controllers/turns", facts: ["vc22"]) { stage, log, _ in
      let (first, second) = (LoggedController("first", log), LoggedController("second", log))
      stage.after(0.2) { stage.window.rootViewController = first }
      stage.after(0.4) { log.write("later") }
      stage.wait(0.7)
      log.record("two times.calls", containing: ["first", "later"], on: stage)
      stage.after(0.2) {
        stage.window.rootViewController = second
        log.write("in the same turn")
      }
      stage.wait(0.5)
      log.record("one turn.calls", containing: ["second", "in the same turn"], on: stage)
    },
  ]
}

extension Stage {
  /// Records the calls until now, and those of a turn.
  fileprivate func recordTurn(_ name: String, _ log: CallLog) {
    log.record("\(name).calls", on: self)
    wait(0.1)
    log.record("\(name).turn.calls", on: self)
  }

  /// Runs code when an animation of a view in the window ends.
  fileprivate func after(_ seconds: TimeInterval, _ code: @escaping @MainActor () -> Void) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: seconds, animations: { view.alpha = 0 }, completion: { _ in code() })
  }
}
