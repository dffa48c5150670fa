import UIKit

// Subclasses that override every open member of bars, and of the controllers that show them. OpenMemberTests checks
// that none is missing.

extension OpenMemberTests {
  final class OwnNavigationBar: UINavigationBar {
    override var delegate: (any NavigationBarDelegate)? { didSet {} }
    override var items: [NavigationItem]? { didSet {} }
    override var topItem: NavigationItem? { super.topItem }
    override var backItem: NavigationItem? { super.backItem }
    override func pushItem(_ item: NavigationItem, animated: Bool) { super.pushItem(item, animated: animated) }
    override func popItem(animated: Bool) -> NavigationItem? { super.popItem(animated: animated) }
    override func setItems(_ items: [NavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override var barStyle: BarStyle { didSet {} }
    override var isTranslucent: Bool { didSet {} }
    override var barTintColor: Color? { didSet {} }
    override var prefersLargeTitles: Bool { didSet {} }
    override var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
    override var backIndicatorImage: Image? { didSet {} }
    override var backIndicatorTransitionMaskImage: Image? { didSet {} }
    override var shadowImage: Image? { didSet {} }
    override func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
      super.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    override func backgroundImage(for barMetrics: BarMetrics) -> Image? { super.backgroundImage(for: barMetrics) }
    override func setBackgroundImage(_ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics) {
      super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    override func backgroundImage(for barPosition: BarPosition, barMetrics: BarMetrics) -> Image? {
      super.backgroundImage(for: barPosition, barMetrics: barMetrics)
    }
    override func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
      super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    override func titleVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
      super.titleVerticalPositionAdjustment(for: barMetrics)
    }
    override var standardAppearance: NavigationBarAppearance { didSet {} }
    override var compactAppearance: NavigationBarAppearance? { didSet {} }
    override var scrollEdgeAppearance: NavigationBarAppearance? { didSet {} }
    override var compactScrollEdgeAppearance: NavigationBarAppearance? { didSet {} }
    override var barPosition: BarPosition { super.barPosition }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }

  final class OwnTabBar: UITabBar {
    override var delegate: (any TabBarDelegate)? { didSet {} }
    override var items: [TabBarItem]? { didSet {} }
    override func setItems(_ items: [TabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override var selectedItem: TabBarItem? { didSet {} }
    override var isCustomizing: Bool { super.isCustomizing }
    override var barStyle: BarStyle { didSet {} }
    override var isTranslucent: Bool { didSet {} }
    override var barTintColor: Color? { didSet {} }
    override var unselectedItemTintColor: Color? { didSet {} }
    override var backgroundImage: Image? { didSet {} }
    override var selectionIndicatorImage: Image? { didSet {} }
    override var shadowImage: Image? { didSet {} }
    override var standardAppearance: TabBarAppearance { didSet {} }
    override var scrollEdgeAppearance: TabBarAppearance? { didSet {} }
    override var itemPositioning: ItemPositioning { didSet {} }
    override var itemWidth: CGFloat { didSet {} }
    override var itemSpacing: CGFloat { didSet {} }
    override func layoutSubviews() { super.layoutSubviews() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  }

  final class OwnToolbar: UIToolbar {
    override var delegate: (any ToolbarDelegate)? { didSet {} }
    override var items: [BarButtonItem]? { didSet {} }
    override func setItems(_ items: [BarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override var barStyle: BarStyle { didSet {} }
    override var isTranslucent: Bool { didSet {} }
    override var barTintColor: Color? { didSet {} }
    override var standardAppearance: ToolbarAppearance { didSet {} }
    override var compactAppearance: ToolbarAppearance? { didSet {} }
    override var scrollEdgeAppearance: ToolbarAppearance? { didSet {} }
    override var compactScrollEdgeAppearance: ToolbarAppearance? { didSet {} }
    override func setBackgroundImage(
      _ backgroundImage: Image?, forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
    ) { super.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
    override func backgroundImage(forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics) -> Image? {
      super.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    override func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: BarPosition) {
      super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    override func shadowImage(forToolbarPosition topOrBottom: BarPosition) -> Image? {
      super.shadowImage(forToolbarPosition: topOrBottom)
    }
    override var barPosition: BarPosition { super.barPosition }
    override func layoutSubviews() { super.layoutSubviews() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  }

  final class OwnNavigationController: UINavigationController {
    override func loadView() { super.loadView() }
    override var viewControllers: [ViewController] { didSet {} }
    override var topViewController: ViewController? { super.topViewController }
    override var visibleViewController: ViewController? { super.visibleViewController }
    override func pushViewController(_ viewController: ViewController, animated: Bool) {
      super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> ViewController? { super.popViewController(animated: animated) }
    override func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
      super.popToViewController(viewController, animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [ViewController]? {
      super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
      super.setViewControllers(viewControllers, animated: animated)
    }
    override func show(_ vc: ViewController, sender: Any?) { super.show(vc, sender: sender) }
    override var delegate: (any NavigationControllerDelegate)? { didSet {} }
    override var navigationBar: NavigationBar { super.navigationBar }
    override var isNavigationBarHidden: Bool { didSet {} }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      super.setNavigationBarHidden(hidden, animated: animated)
    }
    override var toolbar: Toolbar! { super.toolbar }
    override var isToolbarHidden: Bool { didSet {} }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
      super.setToolbarHidden(hidden, animated: animated)
    }
    override var interactivePopGestureRecognizer: GestureRecognizer? { super.interactivePopGestureRecognizer }
    override var hidesBarsOnSwipe: Bool { didSet {} }
    override var hidesBarsOnTap: Bool { didSet {} }
    override var hidesBarsWhenVerticallyCompact: Bool { didSet {} }
    override var hidesBarsWhenKeyboardAppears: Bool { didSet {} }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override var tabBarItem: TabBarItem! { didSet {} }
    override var childForStatusBarStyle: ViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: ViewController? { super.childForStatusBarHidden }
  }

  final class OwnTabBarController: UITabBarController {
    override func loadView() { super.loadView() }
    override var viewControllers: [ViewController]? { didSet {} }
    override func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
      super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedViewController: ViewController? { didSet {} }
    override var selectedIndex: Int { didSet {} }
    override var moreNavigationController: NavigationController { super.moreNavigationController }
    override var customizableViewControllers: [ViewController]? { didSet {} }
    override var tabBar: TabBar { super.tabBar }
    override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) { super.tabBar(tabBar, didSelect: item) }
    override var isTabBarHidden: Bool { didSet {} }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
    override var delegate: (any TabBarControllerDelegate)? { didSet {} }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override var childForStatusBarStyle: ViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: ViewController? { super.childForStatusBarHidden }
  }

  final class OwnAlertController: UIAlertController {
    override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
    override func loadView() { super.loadView() }
    override var title: String? { didSet {} }
    override var message: String? { didSet {} }
    override var preferredStyle: Style { super.preferredStyle }
    override var severity: Severity { didSet {} }
    override var actions: [AlertAction] { super.actions }
    override func addAction(_ action: AlertAction) { super.addAction(action) }
    override var preferredAction: AlertAction? { didSet {} }
    override var textFields: [TextField]? { super.textFields }
    override func addTextField(configurationHandler: ((TextField) -> Void)?) {
      super.addTextField(configurationHandler: configurationHandler)
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  }

  final class OwnAlertAction: UIAlertAction {
    override var title: String? { super.title }
    override var style: Style { super.style }
    override var isEnabled: Bool { didSet {} }
    override var accessibilityIdentifier: String? { didSet {} }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  }
}
