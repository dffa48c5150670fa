import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// An item of a navigation bar or a toolbar: a button, a view of your own, or a space.
///
/// A bar shows the item as a ``Button`` or as its ``customView``; a test taps that view, ``itemView``.
/// > Documented: UIBarButtonItem.
open class BarButtonItem: BarItem {
  private var storedWidth: CGFloat = 0 { didSet { contentDidChange() } }
  private var storedCustomView: View? {
    willSet { if newValue !== storedCustomView { storedCustomView?.removeFromSuperview() } }
    didSet { contentDidChange() }
  }
  final var systemItem: SystemItem?
  private var backgrounds = MetricsTable<Image>() { didSet { contentDidChange() } }
  private var styledBackgrounds = MetricsTable<Image>()
  private var backgroundOffsets = MetricsTable<CGFloat>()
  private var titleOffsets = MetricsTable<Offset>() { didSet { contentDidChange() } }
  private var backBackgrounds = MetricsTable<Image>()
  private var backTitleOffsets = MetricsTable<Offset>()
  private var backBackgroundOffsets = MetricsTable<CGFloat>()
  /// The button that bars show; nil before the first layout and for an item with a ``customView``.
  final var button: BarItemButton?

  // MARK: Life

  /// Creates an item with an image that calls a method of a target, which is not retained.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// Creates an item with an image, and another one for low bars, that calls a method of a target.
  public convenience init(image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title that calls a method of a target, which is not retained.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// Creates an item with the content of the system that calls a method of a target, which is not retained.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    setUp(systemItem.style, target, action)
  }

  /// Creates an item that shows a view.
  ///
  /// The view receives its touches itself: target, action and enabled state of the item have no effect on it.
  /// > Documented: UIBarButtonItem.init(customView:).
  public convenience init(customView: View) {
    self.init()
    storedCustomView = customView
  }

  /// Creates an item that runs an action; it has the action's title and image unless others are passed.
  /// > Documented: UIBarButtonItem.init(title:image:primaryAction:menu:).
  public convenience init(title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item with the content of the system that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init()
    self.systemItem = systemItem
    style = systemItem.style
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Returns a space that fills the rest of a toolbar.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// Returns a space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ systemItem: SystemItem, _ width: CGFloat) -> Self {
    guard let item = Self(coder: NSCoder()) else {
      fatalError("\(self).\(systemItem): init?(coder:) returned nil; let it make an item.")
    }
    item.systemItem = systemItem
    item.storedWidth = width
    return item
  }

  private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: Content

  /// The style; ``Style/plain`` by default.
  open var style: Style = .plain { didSet { contentDidChange() } }

  /// The width, in points; 0, the default, uses the content's.
  ///
  /// A width that is not finite is reported and changes nothing; a negative one of a fixed space is treated as 0.
  open var width: CGFloat {
    get { storedWidth }
    set {
      guard newValue.isFinite else {
        let cure = "Pass a finite number of points."
        return report("width", "The width \(newValue.shortDescription) is not finite; keeping the old one.", cure: cure)
      }
      storedWidth = newValue
    }
  }

  /// The view that is shown instead of a button; nil by default.
  open var customView: View? {
    get { storedCustomView }
    set { storedCustomView = newValue }
  }

  /// The titles of which the item may have one at a time; nil by default.
  ///
  /// The button is as wide as the widest of them.
  /// > Documented: UIBarButtonItem.possibleTitles.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }

  /// The color of the content; nil, by default, for the bar's.
  open var tintColor: Color? { didSet { contentDidChange() } }

  /// Whether the item is left out of its bar; false by default.
  /// > Documented: UIBarButtonItem.isHidden of iOS 16.
  open var isHidden = false { didSet { contentDidChange() } }

  /// Whether the item is shown as selected; false by default.
  /// > Documented: UIBarButtonItem.isSelected of iOS 15.
  open var isSelected = false { didSet { contentDidChange() } }

  /// Whether a tap changes ``isSelected``; false by default.
  /// > Documented: UIBarButtonItem.changesSelectionAsPrimaryAction of iOS 15.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Action

  /// The method that a tap calls, which may have a parameter for the item; nil by default.
  open var action: Selector?

  /// The object whose method a tap calls, not retained; nil, the default, uses the responder chain.
  open weak var target: AnyObject?

  /// The action that a tap performs instead of ``target`` and ``action``; nil by default.
  ///
  /// Setting it also sets title and image, unless it is a system item; setting nil does not change them.
  /// > Documented: UIBarButtonItem.primaryAction.
  open var primaryAction: Action? {
    didSet {
      if let primaryAction, systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
      contentDidChange()
    }
  }

  /// The menu of the item; nil by default, stored and never shown.
  /// > Documented: UIBarButtonItem.menu: a tap would show it if there is no action, otherwise a long press.
  open var menu: Menu? { didSet { contentDidChange() } }

  // MARK: Appearance

  /// Sets the background image for a state in bars of a height; nil removes it.
  ///
  /// Of the images those for bars of the standard height are shown.
  open func setBackgroundImage(_ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics) {
    backgrounds[[state.rawValue, UInt(barMetrics.rawValue)]] = backgroundImage
  }

  /// Returns the background image that was set for a state in bars of a height; nil for none.
  open func backgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backgrounds[[state.rawValue, UInt(barMetrics.rawValue)]]
  }

  /// Sets the background image for a state and a style in bars of a height; stored only.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, style: Style, barMetrics: BarMetrics
  ) {
    styledBackgrounds[[state.rawValue, UInt(style.rawValue), UInt(barMetrics.rawValue)]] = backgroundImage
  }

  /// Returns the background image that was set for a state and a style in bars of a height; nil for none.
  open func backgroundImage(for state: Control.State, style: Style, barMetrics: BarMetrics) -> Image? {
    styledBackgrounds[[state.rawValue, UInt(style.rawValue), UInt(barMetrics.rawValue)]]
  }

  /// Sets the offset of the background in bars of a height, in points; stored only.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
    backgroundOffsets[[UInt(barMetrics.rawValue)]] = adjustment
  }

  /// Returns the offset of the background in bars of a height, in points.
  open func backgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
    backgroundOffsets[[UInt(barMetrics.rawValue)]] ?? 0
  }

  /// Sets the offset of the title for bars of a height, in points; only that for the standard height has an effect.
  open func setTitlePositionAdjustment(_ adjustment: Offset, for barMetrics: BarMetrics) {
    titleOffsets[[UInt(barMetrics.rawValue)]] = adjustment
  }

  /// Returns the offset of the title in bars of a height, in points.
  open func titlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    titleOffsets[[UInt(barMetrics.rawValue)]] ?? .zero
  }

  /// Sets the background image of the item as a back button; stored only.
  open func setBackButtonBackgroundImage(_ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics) {
    backBackgrounds[[state.rawValue, UInt(barMetrics.rawValue)]] = backgroundImage
  }

  /// Returns the background image of the item as a back button; nil for none.
  open func backButtonBackgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backBackgrounds[[state.rawValue, UInt(barMetrics.rawValue)]]
  }

  /// Sets the offset of the title of the item as a back button, in points; stored only.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: Offset, for barMetrics: BarMetrics) {
    backTitleOffsets[[UInt(barMetrics.rawValue)]] = adjustment
  }

  /// Returns the offset of the title of the item as a back button, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: BarMetrics) -> Offset {
    backTitleOffsets[[UInt(barMetrics.rawValue)]] ?? .zero
  }

  /// Sets the offset of the background of the item as a back button, in points; stored only.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: BarMetrics) {
    backBackgroundOffsets[[UInt(barMetrics.rawValue)]] = adjustment
  }

  /// Returns the offset of the background of the item as a back button, in points.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: BarMetrics) -> CGFloat {
    backBackgroundOffsets[[UInt(barMetrics.rawValue)]] ?? 0
  }
}
