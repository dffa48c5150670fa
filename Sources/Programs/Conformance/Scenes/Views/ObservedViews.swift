import UIKit

extension ConformanceScene {
  /// Observers of properties and of traits, and presentations of layers.
  static let observedViews = [
    logged("views/observed properties", facts: ["ko1", "ko2", "ko3"]) { stage, log in
      let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let control = stage.add(UIControl())
      let label = stage.add(UILabel())
      let scrollView = stage.add(UIScrollView())
      var observations = [
        view.observe(\.isHidden) { _, _ in MainActor.assumeIsolated { log.write("isHidden") } },
        view.observe(\.alpha) { _, _ in MainActor.assumeIsolated { log.write("alpha") } },
        view.observe(\.frame) { _, _ in MainActor.assumeIsolated { log.write("frame") } },
        view.observe(\.bounds) { _, _ in MainActor.assumeIsolated { log.write("bounds") } },
        view.observe(\.center) { _, _ in MainActor.assumeIsolated { log.write("center") } },
        view.observe(\.backgroundColor) { _, _ in MainActor.assumeIsolated { log.write("backgroundColor") } },
        control.observe(\.isEnabled) { _, _ in MainActor.assumeIsolated { log.write("isEnabled") } },
        control.observe(\.isSelected) { _, _ in MainActor.assumeIsolated { log.write("isSelected") } },
        control.observe(\.isHighlighted) { _, _ in MainActor.assumeIsolated { log.write("isHighlighted") } },
        label.observe(\.text) { _, _ in MainActor.assumeIsolated { log.write("text") } },
        scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { log.write("contentOffset") } },
        scrollView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { log.write("contentSize") } },
      ]
      let changes: [(String, @MainActor () -> Void)] = [
        ("1 hidden", { view.isHidden = true }), ("2 hidden again", { view.isHidden = true }),
        ("3 alpha", { view.alpha = 0.5 }), ("4 frame", { view.frame = CGRect(x: 1, y: 2, width: 30, height: 40) }),
        ("5 bounds", { view.bounds.size.width = 50 }), ("6 center", { view.center.x += 1 }),
        ("7 color", { view.backgroundColor = .red }), ("8 disabled", { control.isEnabled = false }),
        ("9 selected", { control.isSelected = true }), ("10 highlighted", { control.isHighlighted = true }),
        ("11 text", { label.text = "Like it" }), ("12 content size", { scrollView.contentSize.height = 1000 }),
        ("13 offset", { scrollView.contentOffset.y = 10 }), ("14 same offset", { scrollView.contentOffset.y = 10 }),
      ]
      for (name, change) in changes {
        change()
        log.record(name, on: stage)
      }
      observations.removeFirst()
      view.isHidden = false
      log.record("15 an observation was released", on: stage)
      observations.forEach { $0.invalidate() }
      view.alpha = 1
      log.record("16 the observations were invalidated", on: stage)
    },
    logged("views/trait registrations", facts: ["tr1", "q19"]) { stage, log in
      let (a, b) = (LoggingView("a", log), LoggingView("b", log))
      a.addSubview(b)
      stage.add(a)
      stage.layOut()
      log.removeAll()
      for view in [b, a] {
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LoggingView, _: UITraitCollection) in
          view.log.write("\(view.name) registered")
        }
      }
      stage.root.overrideUserInterfaceStyle = .dark
      log.layOutAndRecord("1 dark", on: stage)
      stage.root.overrideUserInterfaceStyle = .light
      log.layOutAndRecord("2 light", on: stage)
    },
    ConformanceScene("views/presentation of an emitter", facts: ["em3"], scale: 3, needsApp: true) { stage in
      let layer = CAEmitterLayer()
      let cell = CAEmitterCell()
      cell.name = "spark"
      layer.emitterCells = [cell]
      layer.birthRate = 3
      stage.root.layer.addSublayer(layer)
      CATransaction.flush()
      let presentation = layer.presentation()
      stage.record("birthRate", .optional((presentation?.birthRate).map { "\($0)" }))
      stage.record("cells", .list((presentation?.emitterCells ?? []).map { $0.name ?? "no name" }))
      stage.record("same cell", .flag(presentation?.emitterCells?.first === cell))
    },
  ]
}
