import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A bar with a title and buttons, and a stack of items of which it shows the last.
///
/// The class body contains every member that subclasses override; `NavigationBar+Content` shows the top item,
/// `NavigationBarLayout` computes the rectangles.
/// > Documented: UINavigationBar.
open class NavigationBar: View, BarPositioning, BarItemHost {
  final var storedItems: [NavigationItem] = []
  private weak var storedDelegate: (any NavigationBarDelegate)?
  /// The appearance that was set; nil for none.
  private(set) final var ownStandardAppearance: NavigationBarAppearance?
  private var backgrounds = MetricsTable<Image>() { didSet { contentDidChange() } }
  private var titleOffsets = MetricsTable<CGFloat>() { didSet { contentDidChange() } }
  /// The controller that the bar belongs to; nil for a bar of an app's own.
  final weak var manager: NavigationController?
  final let contents = NavigationBarContents()
  final var contentIsStale = true
  /// The ``collapse`` before it is limited to the height of the large title, in points.
  final var requestedCollapse: CGFloat = 0 { didSet { if requestedCollapse != oldValue { setNeedsLayout() } } }
  /// The height of the row for a refresh control, above the row of the large title, in points.
  final var refreshHeight: CGFloat = 0 { didSet { if refreshHeight != oldValue { setNeedsLayout() } } }

  // MARK: Life

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentViews()
  }

  /// Creates a bar without items; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentViews()
  }

  /// The delegate, which is not retained; a change in a navigation controller's bar is reported and refused.
  /// > Documented: UINavigationBar.delegate.
  open weak var delegate: (any NavigationBarDelegate)? {
    get { storedDelegate }
    set { if mayChange("delegate", "manually set the delegate") { storedDelegate = newValue } }
  }

  // MARK: Items

  /// The items, of which the last is shown; nil for none.
  open var items: [NavigationItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown; nil without items.
  open var topItem: NavigationItem? { storedItems.last }

  /// The item below the ``topItem``, which the back button leads to; nil for none.
  open var backItem: NavigationItem? { storedItems.dropLast().last }

  /// Adds an item and shows it; at once, whether animated or not.
  ///
  /// The delegate may refuse it. An item that the bar contains is reported and not added.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    if mayChange("pushItem(_:animated:)", "call pushNavigationItem:animated: directly") { pushByCode(item) }
  }

  /// Removes the top item and shows the one below; at once, whether animated or not.
  ///
  /// - Returns: The removed item; nil where the delegate refuses, and without items.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult open func popItem(animated: Bool) -> NavigationItem? {
    mayChange("popItem(animated:)", "call popNavigationItemAnimated: directly") ? popByCode() : nil
  }

  /// Replaces the items; at once, whether animated or not.
  ///
  /// The delegate is not asked. In a navigation controller's bar the call is reported and refused.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    if mayChange("setItems(_:animated:)", "call setItems:animated: directly") { show(items ?? []) }
  }

  // MARK: Appearance

  /// The style; ``BarStyle/default`` by default, and stored only.
  open var barStyle = BarStyle.default

  /// Whether the bar is translucent; true by default.
  ///
  /// The view of a navigation controller's child begins below a bar that is not.
  /// > Documented: UINavigationBar.isTranslucent.
  open var isTranslucent = true { didSet { manager?.barDidChangeSize() } }

  /// The color of the background; nil, by default, for the appearance's.
  open var barTintColor: Color? { didSet { contentDidChange() } }

  /// Whether titles are shown in large letters; false by default.
  /// > Documented: UINavigationBar.prefersLargeTitles.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }

  /// The attributes of the title, of which only the font and the color have an effect; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }

  /// The attributes of the large title, of which only the font and the color have an effect; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }

  /// The image beside the title of the back button; nil by default, and stored only.
  open var backIndicatorImage: Image?

  /// The mask of that image during transitions; nil by default, and stored only.
  open var backIndicatorTransitionMaskImage: Image?

  /// The image of the line at the lower edge; nil by default, and stored only.
  open var shadowImage: Image?

  /// Sets the image of the background of bars of a height; that for the standard height is shown.
  open func setBackgroundImage(_ backgroundImage: Image?, for barMetrics: BarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image of the background of bars of a height; nil for none.
  open func backgroundImage(for barMetrics: BarMetrics) -> Image? { backgroundImage(for: .any, barMetrics: barMetrics) }

  /// Sets the background image of bars at a position and of a height.
  open func setBackgroundImage(_ backgroundImage: Image?, for barPosition: BarPosition, barMetrics: BarMetrics) {
    backgrounds[[UInt(barPosition.rawValue), UInt(barMetrics.rawValue)]] = backgroundImage
  }

  /// Returns the background image of bars at a position and of a height, or nil.
  open func backgroundImage(for barPosition: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgrounds[[UInt(barPosition.rawValue), UInt(barMetrics.rawValue)]]
  }

  /// Sets the vertical offset of the title for bars of a height, in points; only the standard height's has an effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
    let (value, member) = (adjustment.shortDescription, "setTitleVerticalPositionAdjustment(_:for:)")
    guard accepts(adjustment.isFinite, value, member, cure: "Pass a finite number of points.") else { return }
    titleOffsets[[UInt(barMetrics.rawValue)]] = adjustment
  }

  /// Returns the offset of the title of bars of a height, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
    titleOffsets[[UInt(barMetrics.rawValue)]] ?? 0
  }

  /// The appearance; one with the default background by default.
  ///
  /// Reading it makes it the bar's own.
  open var standardAppearance: NavigationBarAppearance {
    get { ownStandardAppearance.made(NavigationBarAppearance()) }
    set {
      ownStandardAppearance = NavigationBarAppearance(barAppearance: newValue)
      contentDidChange()
    }
  }

  /// The appearance of a low bar; nil by default, and stored only.
  open var compactAppearance: NavigationBarAppearance?

  /// The appearance while content touches the edge of the bar; nil by default, and stored only.
  open var scrollEdgeAppearance: NavigationBarAppearance?

  /// The appearance of a low bar while content touches its edge; nil by default, and stored only.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// The position of the bar: at the top of the window for a bar of a navigation controller, otherwise the delegate's.
  open var barPosition: BarPosition {
    if manager != nil { return .topAttached }
    return storedDelegate?.position(for: self) ?? .any
  }

  // MARK: Layout

  /// Marks the bar for layout, as items stay inside of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentIsStale = true
    setNeedsLayout()
  }

  /// Shows the top item, and sets the frames of title and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Returns the width that is available, and the height of the bar in its era (``SystemEra/bars``), 30 points more for
  /// a prompt and 52 more for a large title, of which there is none in compact height.
  /// > Documented: Human Interface Guidelines: 44. Reported: 74 with a prompt, 96 with a large title, 32 in compact
  /// > height. Seen: fact q1 for iOS 26: 54, and 106 with a large title.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  /// No preferred width, and the height of ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: barHeight) }

  /// Applies the appearance in the window to the items.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentDidChange() }
  }

  /// Shows the items in the new direction and the new tint.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  // MARK: Items of bars

  final var actionResponder: Responder { manager?.actionResponder ?? self }
}

/// The methods that a delegate implements to allow and observe changes of the items of a navigation bar.
/// > Documented: UINavigationBarDelegate.
@preconcurrency @MainActor public protocol NavigationBarDelegate: BarPositioningDelegate {
  /// Returns whether an item may be pushed; true unless implemented.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether an item may be popped; true unless implemented.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true by default, which allows the push.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  /// Has no effect.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Returns true by default, which allows the pop.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Has no effect.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
