import UIKit

extension LoggedController {
  /// Returns a controller that writes down how its view is created, laid out and shown.
  fileprivate static func withoutName(_ log: CallLog) -> LoggedController {
    let controller = LoggedController("", log)
    (controller.logsView, controller.logsLayout) = (true, true)
    return controller
  }
}

extension ConformanceScene {
  /// Views that are made by hand, and updates of constraints.
  static let viewsByHand = [
    logged("controllers/order of a first appearance", facts: ["f33a"], needsApp: true) { stage, log in
      let controller = LoggedController.withoutName(log)
      stage.show(controller)
      stage.layOut()
      stage.wait(0.2)
      stage.record("calls", .list(log.calls.filter { $0 != "updateViewConstraints" }))
    },
    logged("controllers/loadView called by hand", facts: ["f33a"]) { stage, log in
      let controller = LoggedController.withoutName(log)
      let first = controller.view
      log.record("1 first read", on: stage)
      controller.loadView()
      log.record("2 loadView", on: stage)
      stage.record("2 the view is another one", .flag(controller.view !== first))
      log.record("3 read again", on: stage)
    },
    logged(
      "controllers/updates of constraints", facts: ["`updateViewConstraints()` in a tree without constraints"],
      needsApp: true
    ) { stage, log in
      let controller = LoggedController.withoutName(log)
      stage.show(controller)
      stage.layOut()
      stage.wait(0.2)
      let updates = { @MainActor in log.calls.count { $0 == "updateViewConstraints" } }
      stage.record("1 without constraints", .count(updates()))
      controller.view.setNeedsLayout()
      stage.layOut()
      stage.record("2 another layout", .count(updates()))
      controller.view.setNeedsUpdateConstraints()
      stage.layOut()
      stage.record("3 setNeedsUpdateConstraints", .count(updates()))
      let subview = UIView()
      subview.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(subview)
      subview.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      stage.layOut()
      stage.record("4 a constraint", .count(updates()))
      stage.layOut()
      stage.record("5 settled", .count(updates()))
      let other = LoggedController.withoutName(log)
      log.removeAll()
      other.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
      stage.window.rootViewController = other
      stage.layOut()
      stage.wait(0.2)
      stage.record("6 a constraint before the first layout", .count(updates()))
    },
  ]
}
