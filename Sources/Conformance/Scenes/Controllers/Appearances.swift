import UIKit

extension ConformanceScene {
  /// The orders in which controllers appear and disappear.
  static let appearances = [
    ConformanceScene("controllers/first appearance", facts: ["vc1", "vc2", "vc3"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let root = LoggedController("root", log)
      root.logsLayout = true
      stage.show(root)
      stage.record("shown.calls", log.recordedCalls())
      stage.layOut()
      stage.record("layout.calls", log.recordedCalls(containing: "Appear", "Subviews"))
      stage.wait(0.1)
      stage.record("turn.calls", log.recordedCalls(containing: "Appear"))
    },
    ConformanceScene("controllers/viewIsAppearing", facts: ["vc3"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
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
      stage.record("added.calls", log.recordedCalls(containing: "Appear", "ayoutSubviews"))
      stage.layOut()
      stage.record("layout.calls", log.recordedCalls(containing: "Appear", "ayoutSubviews"))
      stage.wait(0.1)
      stage.record("turn.calls", log.recordedCalls(containing: "Appear", "ayoutSubviews"))
      stage.record("states", .list(states))
    },
    ConformanceScene("controllers/removal of the view", facts: ["vc4"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let root = stage.showRoot(log)
      guard let view = root.view else { return }
      let superview = view.superview
      view.removeFromSuperview()
      stage.record("removed.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("removed.turn.calls", log.recordedCalls())
      superview?.addSubview(view)
      stage.record("added.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("added.turn.calls", log.recordedCalls())
    },
    ConformanceScene("controllers/hidden window", facts: ["vc5"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      _ = stage.showRoot(log)
      stage.window.isHidden = true
      stage.record("hidden.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("hidden.turn.calls", log.recordedCalls())
      stage.window.isHidden = false
      stage.record("shown.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("shown.turn.calls", log.recordedCalls())
    },
    ConformanceScene("controllers/another root", facts: ["vc6"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      let (root, next) = (stage.showRoot(log), LoggedController("next", log))
      stage.window.rootViewController = next
      stage.record("set.calls", log.recordedCalls())
      stage.record("root.isInWindow", .flag(root.view.window != nil))
      stage.wait(0.1)
      stage.record("turn.calls", log.recordedCalls())
      stage.window.rootViewController = nil
      stage.record("nil.calls", log.recordedCalls())
      stage.wait(0.1)
      stage.record("nil.turn.calls", log.recordedCalls())
    },
    ConformanceScene("controllers/turns", facts: ["vc22"], scale: 3, needsApp: true) { stage in
      let log = CallLog()
      _ = stage.showRoot(log)
      let (first, second) = (LoggedController("first", log), LoggedController("second", log))
      stage.after(0.2) { stage.window.rootViewController = first }
      stage.after(0.4) { log.write("later") }
      stage.wait(0.7)
      stage.record("two times.calls", log.recordedCalls(containing: "first", "later"))
      stage.after(0.2) {
        stage.window.rootViewController = second
        log.write("in the same turn")
      }
      stage.wait(0.5)
      stage.record("one turn.calls", log.recordedCalls(containing: "second", "in the same turn"))
    },
  ]
}

extension Stage {
  /// Runs code when an animation of a view in the window ends.
  fileprivate func after(_ seconds: TimeInterval, _ code: @escaping @MainActor () -> Void) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(withDuration: seconds, animations: { view.alpha = 0 }, completion: { _ in code() })
  }
}
