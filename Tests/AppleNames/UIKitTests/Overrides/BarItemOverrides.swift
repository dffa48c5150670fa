import UIKit

// Subclasses that override every open member of items of bars and their appearances. OpenMemberTests checks that none
// is missing.

extension OpenMemberTests {
  final class OwnBarItem: UIBarItem {
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var title: String? { didSet {} }
    override var image: Image? { didSet {} }
    override var landscapeImagePhone: Image? { didSet {} }
    override var largeContentSizeImage: Image? { didSet {} }
    override var imageInsets: EdgeInsets { didSet {} }
    override var landscapeImagePhoneInsets: EdgeInsets { didSet {} }
    override var largeContentSizeImageInsets: EdgeInsets { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var tag: Int { didSet {} }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
      super.setTitleTextAttributes(attributes, for: state)
    }
    override func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
      super.titleTextAttributes(for: state)
    }
    override var accessibilityLabel: String? { didSet {} }
  }

  final class OwnBarButtonItem: UIBarButtonItem {
    override var style: Style { didSet {} }
    override var width: CGFloat { didSet {} }
    override var customView: View? { didSet {} }
    override var possibleTitles: Set<String>? { didSet {} }
    override var tintColor: Color? { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var isSelected: Bool { didSet {} }
    override var changesSelectionAsPrimaryAction: Bool { didSet {} }
    override var action: Selector? { didSet {} }
    override var target: AnyObject? { didSet {} }
    override var primaryAction: Action? { didSet {} }
    override var menu: Menu? { didSet {} }
    override func setBackgroundImage(_ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics) {
      super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    override func backgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
      super.backgroundImage(for: state, barMetrics: barMetrics)
    }
    override func setBackgroundImage(
      _ backgroundImage: Image?, for state: Control.State, style: Style, barMetrics: BarMetrics
    ) { super.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }
    override func backgroundImage(for state: Control.State, style: Style, barMetrics: BarMetrics) -> Image? {
      super.backgroundImage(for: state, style: style, barMetrics: barMetrics)
    }
    override func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
      super.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    override func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
      super.backgroundVerticalPositionAdjustment(for: barMetrics)
    }
    override func setTitlePositionAdjustment(_ adjustment: Offset, for barMetrics: BarMetrics) {
      super.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    override func titlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
      super.titlePositionAdjustment(for: barMetrics)
    }
    override func setBackButtonBackgroundImage(
      _ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics
    ) { super.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    override func backButtonBackgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
      super.backButtonBackgroundImage(for: state, barMetrics: barMetrics)
    }
    override func setBackButtonTitlePositionAdjustment(_ adjustment: Offset, for barMetrics: BarMetrics) {
      super.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    override func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
      super.backButtonTitlePositionAdjustment(for: barMetrics)
    }
    override func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
      super.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    override func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
      super.backButtonBackgroundVerticalPositionAdjustment(for: barMetrics)
    }
  }

  final class OwnNavigationItem: UINavigationItem {
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var title: String? { didSet {} }
    override var titleView: View? { didSet {} }
    override var prompt: String? { didSet {} }
    override var subtitle: String? { didSet {} }
    override var largeTitleDisplayMode: LargeTitleDisplayMode { didSet {} }
    override var backBarButtonItem: BarButtonItem? { didSet {} }
    override var backButtonTitle: String? { didSet {} }
    override var backButtonDisplayMode: BackButtonDisplayMode { didSet {} }
    override var backAction: Action? { didSet {} }
    override var hidesBackButton: Bool { didSet {} }
    override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
      super.setHidesBackButton(hidesBackButton, animated: animated)
    }
    override var leftItemsSupplementBackButton: Bool { didSet {} }
    override var leftBarButtonItems: [BarButtonItem]? { didSet {} }
    override var rightBarButtonItems: [BarButtonItem]? { didSet {} }
    override var leftBarButtonItem: BarButtonItem? { didSet {} }
    override var rightBarButtonItem: BarButtonItem? { didSet {} }
    override func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
      super.setLeftBarButtonItems(items, animated: animated)
    }
    override func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
      super.setRightBarButtonItems(items, animated: animated)
    }
    override func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
      super.setLeftBarButton(item, animated: animated)
    }
    override func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
      super.setRightBarButton(item, animated: animated)
    }
    override var standardAppearance: NavigationBarAppearance? { didSet {} }
    override var compactAppearance: NavigationBarAppearance? { didSet {} }
    override var scrollEdgeAppearance: NavigationBarAppearance? { didSet {} }
    override var compactScrollEdgeAppearance: NavigationBarAppearance? { didSet {} }
    override var hidesSearchBarWhenScrolling: Bool { didSet {} }
  }

  final class OwnTabBarItem: UITabBarItem {
    override var selectedImage: Image? { didSet {} }
    override var badgeValue: String? { didSet {} }
    override var badgeColor: Color? { didSet {} }
    override func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
      super.setBadgeTextAttributes(textAttributes, for: state)
    }
    override func badgeTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
      super.badgeTextAttributes(for: state)
    }
    override var titlePositionAdjustment: Offset { didSet {} }
    override var standardAppearance: TabBarAppearance? { didSet {} }
    override var scrollEdgeAppearance: TabBarAppearance? { didSet {} }
  }

  final class OwnBarAppearance: UIBarAppearance {
    override var backgroundEffect: BlurEffect? { didSet {} }
    override var backgroundColor: Color? { didSet {} }
    override var backgroundImage: Image? { didSet {} }
    override var backgroundImageContentMode: UIView.ContentMode { didSet {} }
    override var shadowColor: Color? { didSet {} }
    override var shadowImage: Image? { didSet {} }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
    override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
    override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  }

  final class OwnNavigationBarAppearance: UINavigationBarAppearance {
    override var titleTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
    override var titlePositionAdjustment: Offset { didSet {} }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
    override var subtitleTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
    override var buttonAppearance: BarButtonItemAppearance { didSet {} }
    override var doneButtonAppearance: BarButtonItemAppearance { didSet {} }
    override var backButtonAppearance: BarButtonItemAppearance { didSet {} }
    override func setBackIndicatorImage(_ backIndicatorImage: Image?, transitionMaskImage: Image?) {
      super.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: transitionMaskImage)
    }
  }

  final class OwnToolbarAppearance: UIToolbarAppearance {
    override var buttonAppearance: BarButtonItemAppearance { didSet {} }
    override var doneButtonAppearance: BarButtonItemAppearance { didSet {} }
  }

  final class OwnTabBarAppearance: UITabBarAppearance {
    override var stackedLayoutAppearance: TabBarItemAppearance { didSet {} }
    override var inlineLayoutAppearance: TabBarItemAppearance { didSet {} }
    override var compactInlineLayoutAppearance: TabBarItemAppearance { didSet {} }
    override var selectionIndicatorTintColor: Color? { didSet {} }
    override var selectionIndicatorImage: Image? { didSet {} }
    override var stackedItemPositioning: TabBar.ItemPositioning { didSet {} }
    override var stackedItemWidth: CGFloat { didSet {} }
    override var stackedItemSpacing: CGFloat { didSet {} }
  }
}
