import UIKit

extension ConformanceScene {
  /// Callbacks of layout, insets and margins of the views of controllers.
  static let controllerLayout =
    [
      logged("controllers/layout", facts: ["f30"], needsApp: true) { stage, log in
        let controller = LoggedController("controller", log)
        (controller.logsLayout, controller.logsInsets) = (true, true)
        let view = LoggingView("view", log, frame: stage.window.bounds)
        let subview = LoggingView("subview", log, frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(subview)
        controller.view = view
        stage.showAndWait(controller, log)
        view.setNeedsLayout()
        subview.setNeedsLayout()
        view.layoutIfNeeded()
        log.record("view and subview.calls", on: stage)
        view.layoutIfNeeded()
        log.record("settled.calls", on: stage)
        subview.setNeedsLayout()
        view.layoutIfNeeded()
        log.record("subview.calls", on: stage)
      },
      logged("controllers/callbacks of insets", facts: ["f32"], needsApp: true) { stage, log in
        let controller = LoggedController("controller", log)
        (controller.logsLayout, controller.logsInsets) = (true, true)
        controller.view = LoggingView("view", log, frame: stage.window.bounds)
        stage.showAndWait(controller, log)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        log.record("change.calls", on: stage)
        controller.view.layoutIfNeeded()
        log.record("pass.calls", containing: ["InsetsDidChange", "MarginsDidChange"], on: stage)
        controller.view.layoutIfNeeded()
        log.record("settled.calls", on: stage)
      },
      ConformanceScene("controllers/additional insets", facts: ["f34"], scale: 3) { stage in
        let (parent, child) = (UIViewController(), UIViewController())
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 1, bottom: 10, right: 2)
        stage.record("isViewLoaded", .flag(parent.isViewLoaded))
        stage.show(parent)
        parent.embed(child)
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 3, bottom: 6, right: 0)
        stage.layOut()
        stage.record("parent.safeAreaInsets", .insets(parent.view.safeAreaInsets))
        stage.record("child.safeAreaInsets", .insets(child.view.safeAreaInsets))
        child.additionalSafeAreaInsets = UIEdgeInsets(top: -15, left: -3, bottom: 0, right: 0)
        stage.layOut()
        stage.record("negative.child.safeAreaInsets", .insets(child.view.safeAreaInsets))
        child.additionalSafeAreaInsets = .zero
        stage.layOut()
        stage.record("zero.child.safeAreaInsets", .insets(child.view.safeAreaInsets))
      },
    ] + rootMargins

  private static let rootMargins = [320, 375, 389, 390, 393, 414, 820].map { (width: CGFloat) in
    ConformanceScene(
      "controllers/margins of \(Int(width)) points", facts: ["f46"], scale: 3, size: CGSize(width: width, height: 667)
    ) { stage in
      let root = UIViewController()
      stage.show(root)
      stage.layOut()
      let minimum = root.systemMinimumLayoutMargins
      stage.record("view.layoutMargins", .insets(root.view.layoutMargins))
      stage.record(
        "systemMinimumLayoutMargins",
        .numbers([minimum.top, minimum.leading, minimum.bottom, minimum.trailing].map { Double($0) }))
      // The width of the view, not of the window, counts.
      root.view.frame.size.width = 300
      stage.layOut()
      stage.record("narrow.view.layoutMargins", .insets(root.view.layoutMargins))
    }
  }
}
