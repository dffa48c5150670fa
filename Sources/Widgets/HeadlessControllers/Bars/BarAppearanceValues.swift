import HeadlessControls
import HeadlessInputs
import HeadlessViews

extension BarItem {
  /// The closure that is called for each item with its bar; nil while there are no appearance proxies.
  package static var applyAppearance: ((BarItem, View) -> Void)?

  /// Stores the bar that shows the item, and applies the appearance to the item once the bar is in a window.
  final func show(in host: any BarItemHost) {
    if self.host !== host { hasAppearance = false }
    if !hasAppearance, host.window != nil {
      hasAppearance = true
      // Without a host, what the appearance changes marks nothing.
      self.host = nil
      Self.applyAppearance?(self, host)
    }
    self.host = host
  }

  /// Resets the bar to nil, if it is the given one.
  final func detach(from host: any BarItemHost) { if self.host === host { self.host = nil } }
}

/// The values that bars and their items get from appearance proxies, besides every view's.
/// > Documented: the headers of UINavigationBar, UIToolbar, UITabBar, UIBarItem and its subclasses mark them.
@MainActor package enum BarAppearanceValues {
  package static let all = navigationBar + toolbar + tabBar + items + buttonItems + tabItems

  private static let navigationBar =
    AppearanceValue.all(
      of: NavigationBar.self, \.barStyle, \.barTintColor, \.isTranslucent, \.prefersLargeTitles, \.shadowImage,
      \.backIndicatorImage, \.backIndicatorTransitionMaskImage)
    + [
      AppearanceValue(
        get: { (bar: NavigationBar) in bar.backgroundImage(for: .default) },
        set: { $0.setBackgroundImage($1, for: .default) }),
      AppearanceValue(
        get: { (bar: NavigationBar) in ComparableAttributes(bar.titleTextAttributes) },
        set: { $0.titleTextAttributes = $1.attributes }),
      AppearanceValue(
        get: { (bar: NavigationBar) in ComparableAttributes(bar.largeTitleTextAttributes) },
        set: { $0.largeTitleTextAttributes = $1.attributes }),
      AppearanceValue(
        get: { (bar: NavigationBar) in bar.titleVerticalPositionAdjustment(for: .default) },
        set: { $0.setTitleVerticalPositionAdjustment($1, for: .default) }),
      AppearanceValue(
        get: { (bar: NavigationBar) in bar.ownStandardAppearance },
        set: { bar, value in value.map { bar.standardAppearance = $0 } }),
    ] + AppearanceValue.all(of: NavigationBar.self, \.compactAppearance, \.scrollEdgeAppearance)

  private static let toolbar =
    AppearanceValue.all(of: Toolbar.self, \.barStyle, \.barTintColor, \.isTranslucent)
    + [
      AppearanceValue(
        get: { (bar: Toolbar) in bar.ownStandardAppearance },
        set: { bar, value in value.map { bar.standardAppearance = $0 } })
    ] + AppearanceValue.all(of: Toolbar.self, \.scrollEdgeAppearance)

  private static let tabBar =
    AppearanceValue.all(
      of: TabBar.self, \.barStyle, \.barTintColor, \.isTranslucent, \.unselectedItemTintColor, \.backgroundImage,
      \.shadowImage, \.selectionIndicatorImage, \.itemPositioning, \.itemWidth, \.itemSpacing)
    + [
      AppearanceValue(
        get: { (bar: TabBar) in bar.ownStandardAppearance },
        set: { bar, value in value.map { bar.standardAppearance = $0 } })
    ] + AppearanceValue.all(of: TabBar.self, \.scrollEdgeAppearance)

  private static let states: [Control.State] = [.normal, .highlighted, .disabled, .selected, .focused]

  private static let items = AppearanceValue.all(
    for: states, get: { (item: BarItem, state) in ComparableAttributes(item.titleTextAttributes(for: state)) },
    set: { $0.setTitleTextAttributes($1.attributes, for: $2) })

  private static let buttonItems =
    AppearanceValue.all(of: BarButtonItem.self, \.tintColor)
    + [
      AppearanceValue(
        get: { (item: BarButtonItem) in item.titlePositionAdjustment(for: .default) },
        set: { $0.setTitlePositionAdjustment($1, for: .default) }),
      AppearanceValue(
        get: { (item: BarButtonItem) in item.backButtonTitlePositionAdjustment(for: .default) },
        set: { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
    ]
    + AppearanceValue.all(
      for: states,
      get: { (item: BarButtonItem, state) in item.backgroundImage(for: state, barMetrics: .default) },
      set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })
    + AppearanceValue.all(
      for: states,
      get: { (item: BarButtonItem, state) in item.backButtonBackgroundImage(for: state, barMetrics: .default) },
      set: { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: .default) })

  private static let tabItems = AppearanceValue.all(of: TabBarItem.self, \.badgeColor, \.titlePositionAdjustment)
}
