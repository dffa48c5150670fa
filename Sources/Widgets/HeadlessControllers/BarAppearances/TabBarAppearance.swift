import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics

/// The appearance of a tab bar, as a value that bars copy.
/// > Documented: UITabBarAppearance.
open class TabBarAppearance: BarAppearance {
  /// The appearance of items whose title is below their image.
  open var stackedLayoutAppearance = TabBarItemAppearance()
  /// The appearance of items whose title is beside their image; stored only.
  open var inlineLayoutAppearance = TabBarItemAppearance(style: .inline)
  /// The appearance of items in a low bar; stored only.
  open var compactInlineLayoutAppearance = TabBarItemAppearance(style: .compactInline)
  /// The color of the selection indicator; nil for none, and stored only.
  open var selectionIndicatorTintColor: Color?
  /// The image behind the selected item, or nil; stored only.
  open var selectionIndicatorImage: Image?
  /// The positions of the items; stored only.
  open var stackedItemPositioning = TabBar.ItemPositioning.automatic
  /// The width of the items, in points; 0 for the standard one, and stored only.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between the items, in points; 0 for the standard one, and stored only.
  open var stackedItemSpacing: CGFloat = 0

  override func copyValues(of other: BarAppearance) {
    guard let other = other as? TabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The title, image and badge of items of a tab bar in one of their states.
/// > Documented: UITabBarItemStateAppearance.
@preconcurrency @MainActor open class TabBarItemStateAppearance: NSObject {
  /// The attributes of titles; those that aren't set are the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles, in points.
  open var titlePositionAdjustment = Offset.zero
  /// The color of images; nil for the bar's.
  open var iconColor: Color?
  /// The offset of badges, in points; stored only.
  open var badgePositionAdjustment = Offset.zero
  /// The color of badges; nil for red.
  open var badgeBackgroundColor: Color?
  /// The attributes of the texts of badges; stored only.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the texts of badges, in points; stored only.
  open var badgeTitlePositionAdjustment = Offset.zero

  func copyValues(from other: TabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The title, image and badge of items of a tab bar, by state.
/// > Documented: UITabBarItemAppearance.
@preconcurrency @MainActor open class TabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The position of an item's title.
  /// > Documented: UITabBarItemAppearance.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in a low bar.
    case compactInline = 2
  }

  /// The normal state.
  public final let normal = TabBarItemStateAppearance()
  /// The state of the selected item.
  public final let selected = TabBarItemStateAppearance()
  /// The state of a disabled item.
  public final let disabled = TabBarItemStateAppearance()
  /// The state with the focus.
  public final let focused = TabBarItemStateAppearance()

  /// Creates an appearance for titles below their images.
  public override init() { super.init() }

  /// Creates an appearance for a position of the title.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Creates an appearance for titles below their images; nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  private var states: [TabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Sets the default values for a position of the title: none, as bars have the fonts and colors of states themselves.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copyValues(from: TabBarItemStateAppearance()) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied }

  final var copied: TabBarItemAppearance {
    let copy = TabBarItemAppearance()
    for (state, own) in zip(copy.states, states) { state.copyValues(from: own) }
    return copy
  }

  final func values(for state: Control.State) -> TabBarItemStateAppearance {
    state.contains(.disabled) ? disabled : state.contains(.selected) ? selected : normal
  }
}
