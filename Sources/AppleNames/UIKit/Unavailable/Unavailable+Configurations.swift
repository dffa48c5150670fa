// Configurations of lists and cells, shadows of backgrounds, transitions of symbols. The stubs take real code's
// arguments; their message is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(
  *, unavailable, message: "There are no lists: start with UIBackgroundConfiguration.clear() and set its colors."
)
extension UIBackgroundConfiguration {
  public static func listCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { fatalError() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { fatalError() }
}

@available(*, unavailable, message: "There are no lists: update the configuration in UIButton.updateConfiguration().")
extension UIBackgroundConfiguration {
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { fatalError() }
}

@available(*, unavailable, message: "A background has no shadow: set the shadow of the button's layer.")
extension UIBackgroundConfiguration {
  public var shadowProperties: UIShadowProperties {
    get { fatalError() }
    set {}
  }
}

@available(*, unavailable, message: "A background has no shadow: set the shadow of the button's layer.")
public struct UIShadowProperties: Hashable {
  public var color = UIColor.clear
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 0
  public var offset = CGSize.zero
}

@available(*, unavailable, message: "Symbols change at once: assign the image.")
public struct UISymbolContentTransition: Hashable {}

@available(*, unavailable, message: "Symbols change at once: assign the image.")
extension UIButton.Configuration {
  public var symbolContentTransition: UISymbolContentTransition? {
    get { fatalError() }
    set {}
  }
}

@available(*, unavailable, message: "There are no lists: update the configuration in UIButton.updateConfiguration().")
@preconcurrency @MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

@available(*, unavailable, message: "There are no lists: update the configuration in UIButton.updateConfiguration().")
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
}

@available(*, unavailable, message: "There are no lists: update the configuration in UIButton.updateConfiguration().")
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
}

@available(*, unavailable, message: "There are no lists: show the texts in labels or in a UIButton.Configuration.")
public struct UIListContentConfiguration: Hashable {
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func valueCell() -> UIListContentConfiguration { fatalError() }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
}
