import Foundation
import HeadlessGraphics
import HeadlessViews

/// A bar of items of which one is selected.
///
/// A test taps ``TabBarItem/itemView``.
/// > Documented: UITabBar.
open class TabBar: View, BarItemHost {
  /// The positions of items.
  /// > Documented: UITabBar.ItemPositioning, with its raw values.
  public enum ItemPositioning: Int, Sendable {
    /// Across the bar where it is narrow, else in its middle.
    case automatic = 0
    /// Across the bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }

  final var storedItems: [TabBarItem] = []
  private weak var storedSelectedItem: TabBarItem?
  private weak var storedDelegate: (any TabBarDelegate)?
  private var storedItemWidth: CGFloat = 0 { didSet { contentDidChange() } }
  private var storedItemSpacing: CGFloat = 0 { didSet { contentDidChange() } }
  /// The appearance that was set; nil for none.
  private(set) final var ownStandardAppearance: TabBarAppearance?
  final let background = BarBackground()
  final var contentIsStale = true
  final var shownForm = TabBarButton.Form.stacked
  /// The controller that the bar belongs to; nil for a bar of an app's own.
  final weak var manager: TabBarController?

  // MARK: Life

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(background)
  }

  /// Creates a bar without items; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    addSubview(background)
  }

  /// The delegate, which is not retained; a change in a tab bar controller's bar is reported and refused.
  /// > Documented: UITabBar.delegate.
  open weak var delegate: (any TabBarDelegate)? {
    get { storedDelegate }
    set { if mayChange("delegate", "Changing the delegate of a tab bar") { storedDelegate = newValue } }
  }

  // MARK: Items

  /// The items, from the leading edge on; nil for none.
  ///
  /// A change in a tab bar controller's bar is reported and refused.
  open var items: [TabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items, at once whether animated or not; the selection ends if its item is removed.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    if mayChange("setItems(_:animated:)") { show(items ?? []) }
  }

  /// The selected item; nil for none.
  ///
  /// Setting it does not call the delegate. An item that the bar does not contain is reported and changes nothing.
  open weak var selectedItem: TabBarItem? {
    get { storedSelectedItem }
    set {
      guard mayChange("selectedItem") else { return }
      if let newValue, !storedItems.contains(where: { $0 === newValue }) {
        let cure = "Add it to items first."
        return report("selectedItem", "The item \(newValue.title ?? "without a title") is not in the bar.", cure: cure)
      }
      select(newValue)
    }
  }

  /// Begins the customization of items; unavailable, as no user can rearrange them here.
  @available(*, unavailable, message: "Items cannot be rearranged by a user here: set items.")
  open func beginCustomizingItems(_ items: [TabBarItem]) {}

  /// Whether a user is rearranging items: false.
  open var isCustomizing: Bool { false }

  // MARK: Appearance

  /// The style; ``BarStyle/default`` by default, and stored only.
  open var barStyle = BarStyle.default

  /// Whether the bar is translucent; true by default.
  open var isTranslucent = true { didSet { manager?.barDidChangeSize() } }

  /// The color of the background; nil, by default, for the appearance's.
  open var barTintColor: Color? { didSet { contentDidChange() } }

  /// The color of items that are not selected; nil, by default, for gray.
  open var unselectedItemTintColor: Color? { didSet { contentDidChange() } }

  /// The image behind all items; nil by default.
  open var backgroundImage: Image? { didSet { contentDidChange() } }

  /// The image behind the selected item; nil by default, and stored only.
  open var selectionIndicatorImage: Image?

  /// The image of the line at the upper edge; nil by default, and stored only.
  open var shadowImage: Image?

  /// The appearance; one with the default background by default.
  ///
  /// Reading it makes it the bar's own.
  open var standardAppearance: TabBarAppearance {
    get { ownStandardAppearance.made(TabBarAppearance()) }
    set {
      ownStandardAppearance = TabBarAppearance(barAppearance: newValue)
      contentDidChange()
    }
  }

  /// The appearance while content touches the edge of the bar; nil by default, and stored only.
  open var scrollEdgeAppearance: TabBarAppearance?

  // MARK: Positions

  /// The positions of the items; ``ItemPositioning/automatic`` by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { contentDidChange() } }

  /// The width of the items where they are centered, in points; 0, by default, for the standard one.
  open var itemWidth: CGFloat {
    get { storedItemWidth }
    set { if acceptsLength(newValue, "itemWidth") { storedItemWidth = newValue } }
  }

  /// The distance between the items where they are centered, in points; 0, by default, for the standard one.
  open var itemSpacing: CGFloat {
    get { storedItemSpacing }
    set { if acceptsLength(newValue, "itemSpacing") { storedItemSpacing = newValue } }
  }

  // MARK: Layout

  /// Marks the bar for layout, as items stay inside of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  /// Shows the items, and sets their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// Applies the appearance in the window to the items.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentDidChange() }
  }

  /// Returns the available width, and the height of the bar in its era (``SystemEra/bars``) above the bottom safe area.
  /// > Documented: Human Interface Guidelines: 49. Seen: fact n7: 83 above a home indicator of 34; fact q5: also
  /// > without one on iOS 26. Reported: 32 in compact height.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(above: window?.safeAreaInsets.bottom ?? 0))
  }

  /// No preferred width, and the height of the bar without a safe area.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: barHeight) }

  final var barHeight: CGFloat { era.bars.tabBar.height(in: traitCollection) }

  /// Returns the height with the inset below, in points.
  final func height(above inset: CGFloat) -> CGFloat { barHeight + max(inset, era.bars.leastTabBarInset) }

  /// Whether the bar of a controller is at the top, with titles only.
  /// > Seen: fact q5, on an iPad A16 with iOS 26.1.
  final var isAtTop: Bool {
    manager != nil && era.bars.tabs != nil && traitCollection.userInterfaceIdiom == .pad
      && traitCollection.horizontalSizeClass == .regular
  }

  // MARK: Items of bars

  final var actionResponder: Responder { self }

  final func contentDidChange() {
    contentIsStale = true
    setNeedsLayout()
  }

  final func show(_ items: [TabBarItem]) {
    for item in storedItems where item.host === self && !items.contains(where: { $0 === item }) {
      item.detach(from: self)
      item.button?.removeFromSuperview()
    }
    storedItems = items
    if let storedSelectedItem, !items.contains(where: { $0 === storedSelectedItem }) { self.storedSelectedItem = nil }
    contentDidChange()
  }

  /// Selects an item without calling the delegate.
  final func select(_ item: TabBarItem?) {
    storedSelectedItem = item
    contentDidChange()
  }

  final func itemWasTapped(_ item: TabBarItem) {
    guard storedItems.contains(where: { $0 === item }) else { return }
    if let manager { return manager.tabWasTapped(item) }
    select(item)
    storedDelegate?.tabBar(self, didSelect: item)
  }

  /// Returns whether code may change the bar; reports the change of one that is managed by a tab bar controller.
  private func mayChange(_ member: String, _ change: String = "Directly modifying a tab bar") -> Bool {
    if manager == nil { return true }
    report(
      member, "\(change) managed by a tab bar controller is not allowed.",
      cure: "Change viewControllers or selectedIndex of the tab bar controller.")
    return false
  }
}

/// The methods that a delegate implements to respond to the selection of a tab bar.
/// > Documented: UITabBarDelegate.
@preconcurrency @MainActor public protocol TabBarDelegate: AnyObject {
  /// Called after a user has tapped an item, also one that was selected.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarDelegate {
  /// Has no effect.
  public func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}
