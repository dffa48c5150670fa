import UIKit

extension ConformanceScene {
  static let loadedViews = [
    logged("controllers/first read of the view", facts: ["f33"]) { stage, log in
      let controller = LoggedController("a", log)
      stage.record("new.isViewLoaded", .flag(controller.isViewLoaded))
      stage.record("new.hasViewIfLoaded", .flag(controller.viewIfLoaded != nil))
      stage.record("new.nibName", .optional(controller.nibName))
      stage.record("new.title", .optional(UIViewController().title))
      guard let view = controller.view else { return }
      log.record("first read.calls", on: stage)
      stage.record("view.class", .text(view.plainClassName))
      stage.record("view.isAsLargeAsTheScreen", .flag(view.frame == UIScreen.main.bounds))
      stage.record("view.autoresizingMask", .count(Int(view.autoresizingMask.rawValue)))
      stage.record("view.subviews", .count(view.subviews.count))
      stage.record("view.backgroundColor", .color(view.backgroundColor, of: view))
      controller.loadViewIfNeeded()
      stage.record("second read.isSameView", .flag(controller.view === view))
      log.record("second read.calls", on: stage)
    },
    ConformanceScene("controllers/override of the style", facts: ["f35"], scale: 3) { stage in
      let (controller, subview) = (UIViewController(), UIView())
      controller.overrideUserInterfaceStyle = .dark
      stage.record("isViewLoaded", .flag(controller.isViewLoaded))
      controller.view.addSubview(subview)
      stage.show(controller)
      stage.layOut()
      stage.record("view.overrideUserInterfaceStyle", .count(controller.view.overrideUserInterfaceStyle.rawValue))
      stage.record("view.userInterfaceStyle", .count(controller.view.traitCollection.userInterfaceStyle.rawValue))
      stage.record("subview.userInterfaceStyle", .count(subview.traitCollection.userInterfaceStyle.rawValue))
    },
    logged("controllers/root of a hidden window", facts: ["vc1"], needsApp: true) { stage, log in
      let root = LoggedController("root", log)
      stage.window.isHidden = true
      stage.show(root)
      stage.record("hidden.isViewLoaded", .flag(root.isViewLoaded))
      log.record("hidden.calls", on: stage)
      stage.window.isHidden = false
      stage.record("shown.isViewLoaded", .flag(root.isViewLoaded))
      stage.record("shown.isInWindow", .flag(root.viewIfLoaded?.isDescendant(of: stage.window) ?? false))
      log.record("shown.calls", on: stage)
    },
  ]
}
