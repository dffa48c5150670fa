import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// The appearance of items that a bar in a window shows.
@MainActor
package enum BarItemArrival {
  /// The closure that is called for each item with its bar; nil while there are no appearance proxies.
  package static var applyAppearance: ((BarItem, View) -> Void)?
}

extension BarItem {
  /// Stores the bar that shows the item, and applies the appearance to the item once the bar is in a window.
  final func show(in host: any BarItemHost) {
    if self.host !== host { hasAppearance = false }
    if !hasAppearance, let bar = host as? View, bar.window != nil {
      hasAppearance = true
      // Without a host, what the appearance changes marks nothing.
      self.host = nil
      BarItemArrival.applyAppearance?(self, bar)
    }
    self.host = host
  }

  /// Resets the bar to nil, if it is the given one.
  final func detach(from host: any BarItemHost) {
    if self.host === host { self.host = nil }
  }
}

/// The values that bars and their items get from appearance proxies, besides those of every view.
///
/// > Documented: the headers of UINavigationBar, UIToolbar, UITabBar, UIBarItem, UIBarButtonItem and UITabBarItem mark
/// > them.
@MainActor
package enum BarAppearanceValues {
  /// All of them.
  package static let all = navigationBar + toolbar + tabBar + items + buttonItems + tabItems

  private static let navigationBar = [
    AppearanceValue(get: { (bar: NavigationBar) in bar.barStyle }, set: { $0.barStyle = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.isTranslucent }, set: { $0.isTranslucent = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.prefersLargeTitles }, set: { $0.prefersLargeTitles = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.shadowImage }, set: { $0.shadowImage = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.backIndicatorImage }, set: { $0.backIndicatorImage = $1 }),
    AppearanceValue(
      get: { (bar: NavigationBar) in bar.backIndicatorTransitionMaskImage },
      set: { $0.backIndicatorTransitionMaskImage = $1 }),
    AppearanceValue(
      get: { (bar: NavigationBar) in bar.backgroundImage(for: .default) },
      set: { $0.setBackgroundImage($1, for: .default) }),
    AppearanceValue(
      get: { (bar: NavigationBar) in Attributes(bar.titleTextAttributes) },
      set: { $0.titleTextAttributes = $1.values }),
    AppearanceValue(
      get: { (bar: NavigationBar) in Attributes(bar.largeTitleTextAttributes) },
      set: { $0.largeTitleTextAttributes = $1.values }),
    AppearanceValue(
      get: { (bar: NavigationBar) in bar.titleVerticalPositionAdjustment(for: .default) },
      set: { $0.setTitleVerticalPositionAdjustment($1, for: .default) }),
    AppearanceValue(
      get: { (bar: NavigationBar) in bar.ownStandardAppearance },
      set: { bar, value in value.map { bar.standardAppearance = $0 } }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.compactAppearance }, set: { $0.compactAppearance = $1 }),
    AppearanceValue(get: { (bar: NavigationBar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
  ]

  private static let toolbar = [
    AppearanceValue(get: { (bar: Toolbar) in bar.barStyle }, set: { $0.barStyle = $1 }),
    AppearanceValue(get: { (bar: Toolbar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    AppearanceValue(get: { (bar: Toolbar) in bar.isTranslucent }, set: { $0.isTranslucent = $1 }),
    AppearanceValue(
      get: { (bar: Toolbar) in bar.ownStandardAppearance },
      set: { bar, value in value.map { bar.standardAppearance = $0 } }),
    AppearanceValue(get: { (bar: Toolbar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
  ]

  private static let tabBar = [
    AppearanceValue(get: { (bar: TabBar) in bar.barStyle }, set: { $0.barStyle = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.barTintColor }, set: { $0.barTintColor = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.isTranslucent }, set: { $0.isTranslucent = $1 }),
    AppearanceValue(
      get: { (bar: TabBar) in bar.unselectedItemTintColor }, set: { $0.unselectedItemTintColor = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.backgroundImage }, set: { $0.backgroundImage = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.shadowImage }, set: { $0.shadowImage = $1 }),
    AppearanceValue(
      get: { (bar: TabBar) in bar.selectionIndicatorImage }, set: { $0.selectionIndicatorImage = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.itemPositioning }, set: { $0.itemPositioning = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.itemWidth }, set: { $0.itemWidth = $1 }),
    AppearanceValue(get: { (bar: TabBar) in bar.itemSpacing }, set: { $0.itemSpacing = $1 }),
    AppearanceValue(
      get: { (bar: TabBar) in bar.ownStandardAppearance },
      set: { bar, value in value.map { bar.standardAppearance = $0 } }),
    AppearanceValue(get: { (bar: TabBar) in bar.scrollEdgeAppearance }, set: { $0.scrollEdgeAppearance = $1 }),
  ]

  private static let states: [Control.State] = [.normal, .highlighted, .disabled, .selected, .focused]

  private static let items = states.map { state in
    AppearanceValue(
      get: { (item: BarItem) in Attributes(item.titleTextAttributes(for: state)) },
      set: { $0.setTitleTextAttributes($1.values, for: state) })
  }

  private static let buttonItems =
    [
      AppearanceValue(get: { (item: BarButtonItem) in item.tintColor }, set: { $0.tintColor = $1 }),
      AppearanceValue(
        get: { (item: BarButtonItem) in item.titlePositionAdjustment(for: .default) },
        set: { $0.setTitlePositionAdjustment($1, for: .default) }),
      AppearanceValue(
        get: { (item: BarButtonItem) in item.backButtonTitlePositionAdjustment(for: .default) },
        set: { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
    ]
    + states.flatMap { state in
      [
        AppearanceValue(
          get: { (item: BarButtonItem) in item.backgroundImage(for: state, barMetrics: .default) },
          set: { $0.setBackgroundImage($1, for: state, barMetrics: .default) }),
        AppearanceValue(
          get: { (item: BarButtonItem) in item.backButtonBackgroundImage(for: state, barMetrics: .default) },
          set: { $0.setBackButtonBackgroundImage($1, for: state, barMetrics: .default) }),
      ]
    }

  private static let tabItems = [
    AppearanceValue(get: { (item: TabBarItem) in item.badgeColor }, set: { $0.badgeColor = $1 }),
    AppearanceValue(
      get: { (item: TabBarItem) in item.titlePositionAdjustment }, set: { $0.titlePositionAdjustment = $1 }),
  ]

  /// Attributes that are compared by their values.
  private struct Attributes: Equatable {
    let values: [NSAttributedString.Key: Any]?

    init(_ values: [NSAttributedString.Key: Any]?) { self.values = values }

    static func == (left: Attributes, right: Attributes) -> Bool {
      guard let (some, other) = left.values.flatMap({ some in right.values.map { (some, $0) } }) else {
        return left.values == nil && right.values == nil
      }
      return some.count == other.count
        && some.allSatisfy { key, value in
          guard let otherValue = other[key] as? AnyHashable, let value = value as? AnyHashable else { return false }
          return otherValue == value
        }
    }
  }
}
