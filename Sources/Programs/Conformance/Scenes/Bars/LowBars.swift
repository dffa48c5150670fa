import UIKit

extension ConformanceScene {
  /// Toolbars, and bars in compact height.
  static let lowBars = [
    ConformanceScene("bars/toolbar above a safe area", facts: ["n14"], scale: 3, needsApp: true) { stage in
      let (root, stack) = (UIViewController(), UINavigationController())
      stack.viewControllers = [root]
      root.toolbarItems = [.blank(width: 24)]
      stack.setToolbarHidden(false, animated: false)
      stage.show(stack, inSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.record("toolbar", stack.toolbar, in: stage.window)
      stage.record("view.safeAreaInsets", .insets(root.view.safeAreaInsets))
      stage.record("intrinsicContentSize.height", .length(UIToolbar().intrinsicContentSize.height))
      stack.setToolbarHidden(true, animated: false)
      stage.layOut()
      stage.record("hidden.view.safeAreaInsets", .insets(root.view.safeAreaInsets))
    },
    ConformanceScene("bars/compact height", facts: ["n22"], scale: 3, needsApp: true) { stage in
      let (root, page, stack) = (UIViewController(), UIViewController(), UINavigationController())
      page.title = "Title"
      stack.viewControllers = [page]
      stack.navigationBar.prefersLargeTitles = true
      stack.setToolbarHidden(false, animated: false)
      stage.showInCompactHeight(stack, in: root)
      stage.record("compact.bar", stack.navigationBar, in: stage.window)
      stage.record("compact.toolbar", stack.toolbar, in: stage.window)
      stage.record("compact.view.safeAreaInsets", .insets(page.view.safeAreaInsets))
      root.setOverrideTraitCollection(nil, forChild: stack)
      stage.layOut(beforeAndAfter: 0.5)
      stage.record("regular.bar", stack.navigationBar, in: stage.window)
      stage.record("regular.toolbar", stack.toolbar, in: stage.window)
      stage.record("regular.view.safeAreaInsets", .insets(page.view.safeAreaInsets))
    },
    ConformanceScene("bars/tabs in compact height", facts: ["n7", "n22", "q5"], scale: 3, needsApp: true) { stage in
      let (root, page, tabs) = (UIViewController(), UIViewController(), UITabBarController())
      page.tabBarItem = UITabBarItem(title: "Title", image: .blank(CGSize(width: 20, height: 20)), tag: 0)
      tabs.viewControllers = [page]
      stage.showInCompactHeight(tabs, in: root)
      stage.record("compact.bar", tabs.tabBar, in: stage.window)
      stage.record("compact.view.safeAreaInsets", .insets(page.view.safeAreaInsets))
      stage.recordTab("compact", of: tabs.tabBar)
      root.setOverrideTraitCollection(nil, forChild: tabs)
      stage.layOut(beforeAndAfter: 0.5)
      stage.record("regular.bar", tabs.tabBar, in: stage.window)
      stage.record("regular.tab", tabs.tabBar.outerControls.first, in: tabs.tabBar)
    },
  ]
}

extension Stage {
  /// Shows a controller as a child of compact height, above a safe area of 21 points.
  fileprivate func showInCompactHeight(_ child: UIViewController, in root: UIViewController) {
    root.additionalSafeAreaInsets.bottom = 21
    show(root)
    root.addChild(child)
    root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    layOut(beforeAndAfter: 0.1)
  }

  /// Records the first tab of a bar, and the distance from its image to its title.
  fileprivate func recordTab(_ name: String, of bar: UIView) {
    let tab = bar.outerControls.first
    record("\(name).tab", tab, in: bar)
    let views = tab?.withDescendants ?? []
    let image = views.first { $0 is UIImageView && $0.bounds.size == CGSize(width: 20, height: 20) }
    guard let tab, let image, let title = tab.label("Title") else { return record("\(name).distance", .none) }
    let (left, right) = (image.convert(image.bounds, to: tab), title.convert(title.bounds, to: tab))
    record("\(name).distance", .length(right.minX - left.maxX))
  }
}
