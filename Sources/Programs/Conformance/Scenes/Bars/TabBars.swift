import UIKit

extension ConformanceScene {
  static let tabBars = tabItems + tabControllers

  private static let tabItems = [(320, 4), (375, 4), (390, 4), (414, 4), (414, 5)].map { items(on: $0, count: $1) }

  private static let tabControllers = [
    ConformanceScene("bars/centered tabs", facts: ["n8"], scale: 3, size: CGSize(width: 768, height: 667)) { stage in
      let bar = stage.add(UITabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49)))
      bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.itemPositioning = .centered
      stage.layOut()
      stage.recordControls("items", of: bar)
    },
    ConformanceScene("bars/tab bar above a safe area", facts: ["n7"], scale: 3, needsApp: true) { stage in
      let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
      (first.title, second.title) = ("a", "b")
      tabs.viewControllers = [first, second]
      stage.show(tabs, inSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.record("bar", tabs.tabBar, in: stage.window)
      stage.record("view", first.view, in: stage.window)
      stage.record("view.safeAreaInsets", .insets(first.view.safeAreaInsets))
      stage.recordControls("items", of: tabs.tabBar)
    },
    logged("bars/another tab", facts: ["n10", "n19"], needsApp: true) { stage, log in
      let (tabs, choices) = (UITabBarController(), TabLog(log))
      tabs.viewControllers = ["a", "b"].map { LoggedController($0, log) }
      tabs.delegate = choices
      stage.showAndWait(tabs, log)
      tabs.selectedIndex = 1
      log.record("index.calls", on: stage)
      stage.wait(0.5)
      log.record("index.turn.calls", on: stage)
      tabs.selectedViewController = tabs.viewControllers?.first
      stage.wait(0.5)
      log.record("controller.calls", on: stage)
      withExtendedLifetime(choices) {}
    },
    logged("bars/tap on a tab", facts: ["n10", "n19"], needsApp: true) { stage, log in
      let (tabs, choices) = (LoggedTabs(), TabLog(log))
      tabs.log = log
      tabs.viewControllers = ["a", "b", "c"].map { LoggedController($0, log) }
      tabs.delegate = choices
      stage.showAndWait(tabs, log)
      stage.tapTab(1, of: tabs)
      guard tabs.selectedIndex == 1 else { return stage.fail("A tap does not reach the tabs.") }
      log.record("tap.calls", on: stage)
      stage.record("tap.selectedIndex", .count(tabs.selectedIndex))
      stage.tapTab(1, of: tabs)
      log.record("second tap.calls", on: stage)
      choices.allows = false
      stage.tapTab(2, of: tabs)
      log.record("refused.calls", on: stage)
      stage.record("refused.selectedIndex", .count(tabs.selectedIndex))
      withExtendedLifetime(choices) {}
    },
    logged("bars/tap on the tab of a stack", facts: ["n19"], needsApp: true) { stage, log in
      let (tabs, stack) = (UITabBarController(), UINavigationController())
      let pages = ["a", "b", "c"].map { LoggedController($0, log) }
      stack.viewControllers = [pages[0], pages[1]]
      tabs.viewControllers = [stack, pages[2]]
      stage.showAndWait(tabs, log)
      stage.tapTab(0, of: tabs)
      stage.wait(0.6)
      log.record("calls", containing: ["Appear", "Disappear"], on: stage)
      stage.record("count", .count(stack.viewControllers.count))
    },
  ]

  private static func items(on width: Int, count: Int) -> ConformanceScene {
    let size = CGSize(width: CGFloat(width), height: 667)
    return ConformanceScene("bars/\(count) tabs on \(width) points", facts: ["n7"], scale: 3, size: size) { stage in
      let bar = stage.add(UITabBar(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: 49)))
      bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      stage.layOut()
      stage.recordControls("items", of: bar)
      stage.record("sizeThatFits.height", .length(bar.sizeThatFits(CGSize(width: width, height: 0)).height))
    }
  }
}

@MainActor private final class TabLog: NSObject, UITabBarControllerDelegate {
  private let log: CallLog
  var allows = true

  init(_ log: CallLog) { self.log = log }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.write("shouldSelect(\(viewController.title ?? ""))")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.write("didSelect(\(viewController.title ?? ""))")
  }
}

/// A tab bar controller that overrides the method of the bar's delegate.
private final class LoggedTabs: UITabBarController {
  var log: CallLog?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log?.write("tabBar(didSelect: \(item.title ?? "")), selectedIndex \(selectedIndex)")
  }
}

extension Stage {
  /// Sends the actions of the control of a tab, as a tap does, and lets the selection end.
  fileprivate func tapTab(_ index: Int, of tabs: UITabBarController) {
    layOut()
    let controls = tabs.tabBar.outerControls
    guard index < controls.count else { return fail("There is no control for tab \(index).") }
    // A control answers the event that it has actions for.
    let events: [UIControl.Event] = [.touchUpInside, .primaryActionTriggered]
    guard let event = events.first(where: controls[index].allControlEvents.contains) else {
      return fail("The control of a tab has no action.")
    }
    sendActions(for: event, of: controls[index])
    wait(0.1)
  }
}
