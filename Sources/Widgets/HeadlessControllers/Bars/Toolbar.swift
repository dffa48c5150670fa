import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A bar with buttons in a row.
/// > Documented: UIToolbar.
open class Toolbar: View, BarPositioning, BarItemHost {
  private var storedItems: [BarButtonItem] = []
  /// The appearance that was set; nil for none.
  private(set) final var ownStandardAppearance: ToolbarAppearance?
  private var backgrounds = MetricsTable<Image>() { didSet { contentDidChange() } }
  private var shadows = MetricsTable<Image>()
  private var contentIsStale = true
  /// The sizes that the items were shown with.
  private var shownBars: SystemEra.Bars?
  private var shownHeight: CGFloat?
  private let background = BarBackground()
  private let content = View()
  private var row = BarItemViews()
  /// The controller that the bar belongs to; nil for a bar of an app's own.
  final weak var manager: NavigationController?

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

  private func addContentViews() {
    isOpaque = false
    addSubview(background)
    addSubview(content)
  }

  /// The delegate, which returns the position of the bar; not retained.
  open weak var delegate: (any ToolbarDelegate)?

  // MARK: Items

  /// The items, from the leading edge on; nil for none.
  open var items: [BarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; at once, whether animated or not.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) {
    let new = items ?? []
    for item in storedItems where !new.contains(where: { $0 === item }) { item.detach(from: self) }
    storedItems = new
    contentDidChange()
  }

  // MARK: Appearance

  /// The style; ``BarStyle/default`` by default, and stored only.
  open var barStyle = BarStyle.default

  /// Whether the bar is translucent; true by default.
  open var isTranslucent = true { didSet { manager?.barDidChangeSize() } }

  /// The color of the background; nil, by default, for the appearance's.
  open var barTintColor: Color? { didSet { contentDidChange() } }

  /// The appearance; one with the default background by default.
  ///
  /// Reading it makes it the bar's own.
  open var standardAppearance: ToolbarAppearance {
    get { ownStandardAppearance.made(ToolbarAppearance()) }
    set {
      ownStandardAppearance = ToolbarAppearance(barAppearance: newValue)
      contentDidChange()
    }
  }

  /// The appearance of a low bar; nil by default, and stored only.
  open var compactAppearance: ToolbarAppearance?

  /// The appearance while content touches the edge of the bar; nil by default, and stored only.
  open var scrollEdgeAppearance: ToolbarAppearance?

  /// The appearance of a low bar while content touches its edge; nil by default, and stored only.
  open var compactScrollEdgeAppearance: ToolbarAppearance?

  /// Sets the background image of bars at a position and of a height.
  open func setBackgroundImage(
    _ backgroundImage: Image?, forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics
  ) { backgrounds[[UInt(topOrBottom.rawValue), UInt(barMetrics.rawValue)]] = backgroundImage }

  /// Returns the background image of bars at a position and of a height, or nil.
  open func backgroundImage(forToolbarPosition topOrBottom: BarPosition, barMetrics: BarMetrics) -> Image? {
    backgrounds[[UInt(topOrBottom.rawValue), UInt(barMetrics.rawValue)]]
  }

  /// Sets the image of the line at the edge of bars at a position; stored only.
  open func setShadowImage(_ shadowImage: Image?, forToolbarPosition topOrBottom: BarPosition) {
    shadows[[UInt(topOrBottom.rawValue)]] = shadowImage
  }

  /// Returns the image of the line at the edge of bars at a position, or nil.
  open func shadowImage(forToolbarPosition topOrBottom: BarPosition) -> Image? { shadows[[UInt(topOrBottom.rawValue)]] }

  /// The position of the bar: at the bottom, unless the delegate returns another.
  open var barPosition: BarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Layout

  /// Marks the bar for layout, as items stay inside of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }

  /// Sets the frames of the items: from the leading edge on, with flexible spaces that divide the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var rect = areaForItems
    rect.size.height = min(rect.height, barHeight)
    content.frame = rect
    let bars = era.bars
    let items = CGRect(origin: .zero, size: rect.size)
    if contentIsStale || shownBars != bars || shownHeight != items.height || content.isRightToLeft != isRightToLeft {
      (contentIsStale, shownBars, shownHeight) = (false, bars, items.height)
      content.semanticContentAttribute = semanticContentAttribute
      row = BarItemViews(
        storedItems, host: self, in: items.size, edge: .leading, sizes: sizes(of: bars, inHeight: items.height)
      ) { style in
        style == .done ? ownStandardAppearance?.doneButtonAppearance : ownStandardAppearance?.buttonAppearance
      }
      content.showSubviews(row.views.compactMap(\.self))
    }
    let inset = manager == nil ? bars.contentMargin : bars.floatingToolbar?.inset
    let margin = inset?.distance(in: traitCollection) ?? BarItemRow.margin(inWidth: rect.width)
    row.setFrames(in: items, from: margin, fromRight: isRightToLeft, available: rect.width - 2 * margin, pixelGrid)
    layOutBackground()
  }

  /// Applies the appearance in the window to the items.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentDidChange() }
  }

  /// Shows the items in the new text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  /// Returns the width that is available, and the height of the bar in its era (``SystemEra/bars``).
  /// > Documented: Human Interface Guidelines: 44. Reported: 32 in compact height. Seen: fact q4 for iOS 26.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  /// No preferred width, and the height of ``sizeThatFits(_:)``.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: barHeight) }

  final var barHeight: CGFloat { era.bars.toolbar.height(in: traitCollection) }

  final func contentDidChange() {
    contentIsStale = true
    setNeedsLayout()
  }

  /// Returns the sizes of items that are as high as the bar, and at least as wide on iOS 26.
  /// > Seen: fact q32.
  private func sizes(of bars: SystemEra.Bars, inHeight height: CGFloat) -> SystemEra.Bars.Items {
    var sizes = bars.items
    guard let least = sizes.height, let floating = bars.floatingToolbar else { return sizes }
    sizes.height = height
    sizes.leastWidth = max(sizes.leastWidth, height)
    sizes.imageSpacing = floating.imageSpacing
    if height > least { sizes.imagePadding = floating.imagePadding }
    return sizes
  }

  /// Sets the frame of the background, down to the bottom of the window for a bar at the bottom.
  /// > Reported: the background of a toolbar at the bottom reaches to the edge of the window.
  private func layOutBackground() {
    var rect = bounds
    if barPosition == .bottom, manager != nil, let window {
      let below = window.bounds.maxY - convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window).y
      rect.size.height += max(0, below)
    }
    background.frame = rect
    let image = backgroundImage(forToolbarPosition: .any, barMetrics: .default)
    background.show(
      barTintColor ?? ownStandardAppearance?.backgroundColor, image ?? ownStandardAppearance?.backgroundImage)
  }

  // MARK: Items of bars

  final var actionResponder: Responder { manager?.actionResponder ?? self }
}

/// A delegate that returns the position of a toolbar.
/// > Documented: UIToolbarDelegate.
@preconcurrency @MainActor public protocol ToolbarDelegate: BarPositioningDelegate {}
