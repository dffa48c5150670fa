import UIKit

extension ConformanceScene {
  /// Three tabs, the first one with a list below a navigation bar.
  static let tabsApp = ConformanceScene("apps/tabs", facts: ["q1", "q2", "q5"], scale: 2, needsApp: true) { stage in
    let (list, table) = (UIViewController(), UIScrollView())
    list.navigationItem.title = "Library"
    list.view.addSubview(table)
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [("Library", navigation), ("Tools", UIViewController()), ("Scroll", UIViewController())].map
    {
      title, controller in
      controller.tabBarItem = UITabBarItem(title: title, image: .blank(CGSize(width: 27.5, height: 27.5)), tag: 0)
      return controller
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    for controller in [list] + (tabs.viewControllers ?? []).dropFirst() {
      controller.view.backgroundColor = .systemBackground
    }
    stage.show(tabs)
    stage.layOut()
    table.frame = list.view.bounds
    table.contentSize = CGSize(width: 375, height: 2000)
    stage.wait(0.5)
    stage.layOut()
    stage.record("bar", tabs.tabBar, in: stage.window)
    for title in ["Library", "Tools", "Scroll"] {
      stage.record(
        "\(title).origin", tabs.tabBar.label(title).map { .point($0.convert(.zero, to: tabs.tabBar)) } ?? .none)
    }
    stage.record("badge", tabs.tabBar.label("3"), in: tabs.tabBar)
    stage.record("navigation bar", navigation.navigationBar, in: stage.window)
    stage.record("title", navigation.navigationBar.label("Library"), in: stage.window)
    stage.record("table", table, in: stage.window)
    stage.record("table.adjustedContentInset", .insets(table.adjustedContentInset))
    stage.record("table.contentOffset", .point(table.contentOffset))
  }
}
