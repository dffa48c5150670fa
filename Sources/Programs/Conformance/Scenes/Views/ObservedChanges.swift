import UIKit

private final class Captured {}

/// A view that writes down changes of its traits and its tint.
private final class TraitView: NamedView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    write("traitCollectionDidChange")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    write("tintColorDidChange")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    write("didMoveToWindow")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    write("didMoveToSuperview")
  }
}

private final class TraitController: UIViewController {
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    log.write("controller.traitCollectionDidChange")
  }
}

extension ConformanceScene {
  /// Changes that observers of properties and of traits see.
  static let observedChanges = [
    logged("views/changes announced by code", facts: ["ko2"]) { stage, log in
      let view = stage.add(UIView())
      let label = stage.add(UILabel())
      let observations = [
        view.observe(\.alpha) { _, _ in MainActor.assumeIsolated { log.write("alpha") } },
        label.observe(\.text) { _, _ in MainActor.assumeIsolated { log.write("text") } },
      ]
      view.willChangeValue(for: \.alpha)
      view.didChangeValue(for: \.alpha)
      log.record("1 alpha without a change", on: stage)
      label.willChangeValue(for: \.text)
      label.didChangeValue(for: \.text)
      log.record("2 text without a change", on: stage)
      view.willChangeValue(for: \.tag)
      view.didChangeValue(for: \.tag)
      log.record("3 a property that is not observed", on: stage)
      observations.forEach { $0.invalidate() }
      view.willChangeValue(for: \.alpha)
      view.didChangeValue(for: \.alpha)
      log.record("4 after the end of the observation", on: stage)
    },
    ConformanceScene("views/closures of observations", facts: ["ko3"], scale: 3) { stage in
      let view = stage.add(UIView())
      var token: NSKeyValueObservation?
      weak var captured: Captured?
      @MainActor func observe() {
        let object = Captured()
        captured = object
        token = view.observe(\.alpha) { _, _ in _ = object }
      }
      observe()
      view.alpha = 0.5
      stage.record("1 observing", .flag(captured != nil))
      token?.invalidate()
      stage.record("2 invalidated", .flag(captured != nil))
      token = nil
      stage.record("3 observation released", .flag(captured != nil))
      observe()
      stage.record("4 observing again", .flag(captured != nil))
      token = nil
      stage.record("5 released without invalidation", .flag(captured != nil))
      withExtendedLifetime(token) {}
    },
    logged("views/order of changes of traits", facts: ["tr1", "q19"]) { stage, log in
      let controller = TraitController(log)
      let (view, subview) = (TraitView("view", log), TraitView("subview", log))
      controller.view = view
      view.addSubview(subview)
      stage.show(controller)
      stage.layOut()
      for view in [subview, view] {
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, old: UITraitCollection) in
          view.log.write("\(view.name) registered, from \(old.userInterfaceStyle.rawValue)")
        }
      }
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: TraitController, _: UITraitCollection) in
        controller.log.write("controller registered")
      }
      log.removeAll()
      stage.window.overrideUserInterfaceStyle = .dark
      log.layOutAndRecord("1 dark window", on: stage)
      controller.overrideUserInterfaceStyle = .light
      log.layOutAndRecord("2 light controller", on: stage)
      view.overrideUserInterfaceStyle = .dark
      log.layOutAndRecord("3 dark view", on: stage)
    },
    logged("views/registrations that end", facts: ["tr3"]) { stage, log in
      let view = stage.add(TraitView("view", log))
      stage.layOut()
      var later: (any UITraitChangeRegistration)?
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TraitView, _: UITraitCollection) in
        view.log.write("first")
        if let registration = later { view.unregisterForTraitChanges(registration) }
        later = nil
      }
      later = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: TraitView, _: UITraitCollection) in
        view.log.write("second")
      }
      let last = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: TraitView, _: UITraitCollection) in
        view.log.write("third")
      }
      log.removeAll()
      view.overrideUserInterfaceStyle = .dark
      log.layOutAndRecord("1 the first ends the second", on: stage)
      view.unregisterForTraitChanges(last)
      view.overrideUserInterfaceStyle = .light
      log.layOutAndRecord("2 without the third", on: stage)
    },
    logged("controllers/registrations without a view", facts: ["trait registrations of a controller"]) { stage, log in
      let parent = UIViewController()
      stage.show(parent)
      stage.layOut()
      let controller = TraitController(log)
      parent.addChild(controller)
      controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: TraitController, _: UITraitCollection) in
        controller.log.write("registered")
      }
      stage.window.overrideUserInterfaceStyle = .dark
      log.layOutAndRecord("1 dark window", on: stage)
      controller.overrideUserInterfaceStyle = .light
      log.layOutAndRecord("2 light controller", on: stage)
      stage.record("3 isViewLoaded", .flag(controller.isViewLoaded))
    },
    logged(
      "views/traits and tint of a moved view",
      facts: ["order of `traitCollectionDidChange` and `tintColorDidChange` in a move"]
    ) { stage, log in
      let dark = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      dark.overrideUserInterfaceStyle = .dark
      dark.tintColor = .red
      let (view, subview) = (TraitView("view", log), TraitView("subview", log))
      view.addSubview(subview)
      log.removeAll()
      dark.addSubview(view)
      log.record("1 added", on: stage)
      log.layOutAndRecord("2 laid out", on: stage)
      stage.add(view)
      log.record("3 moved within the window", on: stage)
      log.layOutAndRecord("4 laid out", on: stage)
      view.removeFromSuperview()
      log.record("5 removed", on: stage)
    },
    ConformanceScene("views/dimmed tint", facts: ["a dimmed tint"], scale: 3) { stage in
      let view = stage.add(UIView())
      for (name, color) in [
        ("red", UIColor.red), ("green", .green), ("blue", .blue), ("gray", UIColor(white: 0.5, alpha: 1)),
        ("half clear", UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
      ] {
        view.tintColor = color
        view.tintAdjustmentMode = .dimmed
        stage.record("\(name).dimmed", .color(view.tintColor))
        view.tintAdjustmentMode = .normal
        stage.record("\(name).normal", .color(view.tintColor))
      }
    },
    ConformanceScene("views/tint from a getter", facts: ["`tintColor` overridden by a getter alone"], scale: 3) {
      stage in
      let tinted = stage.add(GreenView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      let (button, label) = (UIButton(type: .system), UIView())
      button.setTitle("Like it", for: .normal)
      tinted.addSubview(button)
      tinted.addSubview(label)
      stage.layOut()
      stage.record("subview", .color(label.tintColor))
      stage.record("title of a button below", .color(button.titleLabel?.textColor))
      let own = stage.add(GreenButton(type: .system))
      own.setTitle("Like it", for: .normal)
      stage.layOut()
      stage.record("title of the button itself", .color(own.titleLabel?.textColor))
      stage.record("image view of the button itself", .color(own.imageView?.tintColor))
    },
  ]
}

/// A view with a tint that nothing sets.
private final class GreenView: UIView {
  override var tintColor: UIColor! {
    get { .green }
    set { super.tintColor = newValue }
  }
}

/// A button with a tint that nothing sets.
private final class GreenButton: UIButton {
  override var tintColor: UIColor! {
    get { .green }
    set { super.tintColor = newValue }
  }
}
