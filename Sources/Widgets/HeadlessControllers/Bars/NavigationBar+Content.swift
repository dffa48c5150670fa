import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

@MainActor final class NavigationBarContents {
  let background = BarBackground()
  let content = NavigationBarContentView()
  let title = Label()
  let largeTitle = Label()
  let prompt = Label()
  var leading = BarItemViews()
  var trailing = BarItemViews()
  var bars: SystemEra.Bars?
  var shown: [BarItem] = []
  /// The back button and its width; nil while it is not shown.
  var back: (button: BackItemButton, width: CGFloat)?

  /// Creates the subviews; labels of bars are not opaque.
  /// > Seen: in view trees that apps printed, a label in a bar has `opaque = NO`.
  init() {
    for label in [title, largeTitle, prompt] { label.isOpaque = false }
    for label in [title, largeTitle] { label.accessibilityTraits = [.staticText, .header] }
  }
}

/// The view in a navigation bar that contains title and items.
final class NavigationBarContentView: View {}

extension NavigationBar {
  final func addContentViews() {
    isOpaque = false
    addSubview(contents.background)
    addSubview(contents.content)
  }

  // MARK: Changes of items

  final func contentDidChange() {
    contentIsStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    manager?.barDidChangeSize()
  }

  final func show(_ items: [NavigationItem]) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items
    for item in items { item.bar = self }
    contentDidChange()
  }

  final func pushByCode(_ item: NavigationItem) {
    if storedItems.contains(where: { $0 === item }) {
      return report(
        "pushItem(_:animated:)", "The bar contains the item \(item.title ?? "without a title") already.",
        cure: "Push each item once.")
    }
    Self.itemNesting.call("pushItem(_:animated:) of \(type(of: self))") {
      guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
      show(storedItems + [item])
      delegate?.navigationBar(self, didPush: item)
    }
  }

  private static let itemNesting = CallbackNesting(
    "changes of the items", cure: "Don't push or pop each time in the delegate's methods.")

  @discardableResult final func popByCode() -> NavigationItem? {
    Self.itemNesting.call("popItem(animated:) of \(type(of: self))") { () -> NavigationItem? in
      guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true, topItem === item else {
        return nil
      }
      show(storedItems.dropLast())
      delegate?.navigationBar(self, didPop: item)
      return item
    } ?? nil
  }

  /// Performs a tap on the back button.
  /// > Reported: an extension of a navigation controller that implements `navigationBar(_:shouldPop:)` is asked.
  final func backButtonWasTapped() {
    guard let item = topItem else { return }
    if let backAction = item.backAction { return backAction.run(from: item) }
    guard let manager else {
      popByCode()
      return
    }
    let asked = manager as? any NavigationBarDelegate
    if asked?.navigationBar(self, shouldPop: item) ?? true { manager.popViewController(animated: true) }
  }

  /// Returns whether code may change the bar; reports the change of one that is managed by a controller.
  final func mayChange(_ member: String, _ change: String) -> Bool {
    if manager == nil { return true }
    report(
      member, "Cannot \(change) on a UINavigationBar managed by a controller.",
      cure: "Change the view controllers of the navigation controller.")
    return false
  }

  // MARK: Heights

  /// The height of the bar with its prompt and its large title, in points.
  final var barHeight: CGFloat {
    contentHeight + (hasPrompt ? NavigationBarLayout.promptHeight : 0) + refreshHeight + largeTitleHeight - collapse
  }

  /// The height of the row of the large title before the content has scrolled, in points; 0 without one.
  final var largeTitleHeight: CGFloat {
    hasLargeTitle ? NavigationBarLayout.largeTitleHeight(for: largeTitleFont, era.bars, pixelGrid) : 0
  }

  /// The part of the row of the large title that the content has scrolled away, in points.
  final var collapse: CGFloat { min(requestedCollapse, largeTitleHeight) }

  private var largeTitleFont: Font {
    (largeTitleTextAttributes ?? appearance?.largeTitleTextAttributes)?[.font] as? Font
      ?? .systemFont(ofSize: era.bars.largeTitleSize(in: traitCollection), weight: .bold)
  }

  private var contentHeight: CGFloat {
    let bars = era.bars
    if manager?.isInSheet ?? false, let height = bars.navigationBarInSheet { return height }
    return bars.navigationBar.height(in: traitCollection)
  }

  private var hasPrompt: Bool { topItem?.prompt != nil }

  /// Whether the title of the top item is large.
  /// > Documented: UINavigationItem.LargeTitleDisplayMode.automatic: as the item below; large for the first one.
  /// > Reported: none in compact height.
  final var hasLargeTitle: Bool {
    guard prefersLargeTitles, !isLowBar, !storedItems.isEmpty else { return false }
    let decided = storedItems.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return decided == nil || decided == .always
  }

  // MARK: Showing

  final func layOutContent() {
    let bars = era.bars
    let margin = bars.items.margin?.distance(in: traitCollection) ?? BarItemRow.margin(inWidth: bounds.width)
    let layout = NavigationBarLayout(
      bounds: areaForItems, hasPrompt: hasPrompt, largeTitleHeight: largeTitleHeight, collapse: collapse,
      refreshHeight: refreshHeight, bars: bars, margin: margin,
      largeTitleMargin: bars.contentMargin?.distance(in: traitCollection) ?? margin + bars.items.customInset)
    if contentIsStale || contents.bars != bars || contents.content.isRightToLeft != isRightToLeft {
      contents.bars = bars
      showTopItem(layout)
    }
    layOutSubviews(layout)
  }

  private var appearance: NavigationBarAppearance? { topItem?.standardAppearance ?? ownStandardAppearance }

  private func showTopItem(_ layout: NavigationBarLayout) {
    contentIsStale = false
    contents.content.semanticContentAttribute = semanticContentAttribute
    let item = topItem
    let space = layout.row.size
    let (left, right) = (item?.leftBarButtonItems ?? [], item?.rightBarButtonItems ?? [])
    let styles = { (style: BarButtonItem.Style) in
      style == .done ? self.appearance?.doneButtonAppearance : self.appearance?.buttonAppearance
    }
    let oldItems = contents.shown
    contents.shown = (left + right).filter { !$0.isHidden }
    for item in oldItems where !contents.shown.contains(where: { $0 === item }) { item.detach(from: self) }
    contents.leading = BarItemViews(left, host: self, in: space, edge: .leading, styles)
    contents.trailing = BarItemViews(right, host: self, in: space, edge: .trailing, styles)
    showTitles(of: item)
    showBackButton(of: item, layout)
    let views: [View?] = [contents.back?.button] + contents.leading.views + [shownTitleView] + contents.trailing.views
    contents.content.showSubviews(views.compactMap(\.self))
    for (label, isWanted) in [(contents.largeTitle, hasLargeTitle), (contents.prompt, hasPrompt)] {
      if isWanted, label.superview !== self { addSubview(label) }
      if !isWanted, label.superview === self { label.removeFromSuperview() }
    }
  }

  /// Shows the title, the large title and the prompt of an item.
  /// > Seen: fact n2: semibold, 17 points. Reported: bold, 34 points for large titles. Assumed: 13 for prompts. Seen:
  /// > fact q27 for other text sizes on iOS 26.
  private func showTitles(of item: NavigationItem?) {
    let attributes = titleTextAttributes ?? appearance?.titleTextAttributes ?? [:]
    let largeAttributes = largeTitleTextAttributes ?? appearance?.largeTitleTextAttributes ?? [:]
    contents.title.text = item?.title
    contents.title.font =
      attributes[.font] as? Font
      ?? .systemFont(ofSize: era.bars.titleSize(in: traitCollection), weight: .semibold)
    contents.title.textColor = attributes[.foregroundColor] as? Color ?? .label
    contents.largeTitle.text = item?.title
    contents.largeTitle.font = largeTitleFont
    contents.largeTitle.textColor = largeAttributes[.foregroundColor] as? Color ?? .label
    contents.prompt.text = item?.prompt
    contents.prompt.font = .systemFont(ofSize: 13)
    contents.prompt.textAlignment = .center
  }

  private func showBackButton(of item: NavigationItem?, _ layout: NavigationBarLayout) {
    contents.back = nil
    guard let item, let backItem, !item.hidesBackButton,
      item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    else { return }
    let button = backItem.backButton ?? BackItemButton { [weak self] in self?.backButtonWasTapped() }
    backItem.backButton = button
    let available = (layout.row.width - titleSize(in: layout).width) / 2 - NavigationBarLayout.backSpacing
    let width = button.show(
      backItem, available: available, fixed: layout.bars.items.backWidth, appearance?.backButtonAppearance)
    contents.back = (button, width)
  }

  /// The view in the place of the title: the top item's own one, or the label.
  private var shownTitleView: View { topItem?.titleView?.placedInBar ?? contents.title }

  private func titleSize(in layout: NavigationBarLayout) -> CGSize {
    if let titleView = topItem?.titleView { return titleView.barSize(in: layout.row.size) }
    return pixelGrid.up(contents.title.sizeThatFits(layout.row.size))
  }

  // MARK: Placing

  private func layOutSubviews(_ layout: NavigationBarLayout) {
    let isCollapsed = layout.collapse == layout.largeTitleHeight
    contents.title.isHidden = hasLargeTitle && !isCollapsed || manager?.isBesideTabs ?? false
    contents.largeTitle.isHidden = isCollapsed
    let content = contents.content
    content.frame = layout.content
    let (inside, items, margin) = (layout.row, layout.bars.items, layout.margin)
    var start = margin
    if let back = contents.back {
      let x = items.backWidth == nil ? 0 : margin
      back.button.frame = layout.mirrored(CGRect(x: x, y: 0, width: back.width, height: inside.height), isRightToLeft)
      start = x + back.width + (items.backWidth == nil ? NavigationBarLayout.backSpacing : items.spacing)
    }
    contents.leading.setFrames(in: inside, from: start, fromRight: isRightToLeft, pixelGrid)
    contents.trailing.setFrames(in: inside, from: margin, fromRight: !isRightToLeft, pixelGrid)
    let leadingEnd =
      contents.leading.views.isEmpty ? start : start + contents.leading.row.width + NavigationBarLayout.backSpacing
    let trailingEnd = margin + contents.trailing.row.width
    var title = layout.title(
      titleSize(in: layout), isText: topItem?.titleView == nil, between: leadingEnd, trailingEnd, pixelGrid)
    title = layout.mirrored(title, isRightToLeft)
    title.origin.y +=
      titleVerticalPositionAdjustment(for: .default) + (appearance?.titlePositionAdjustment.vertical ?? 0)
    shownTitleView.frame = title
    contents.largeTitle.frame = layout.mirrored(
      layout.largeTitle(contents.largeTitle.sizeThatFits(bounds.size), largeTitleFont, pixelGrid), isRightToLeft
    ).offsetBy(dx: layout.bounds.minX, dy: 0)
    contents.prompt.frame = layout.prompt
    layOutBackground()
  }

  /// Sets the frame of the background, up to the top of the window for an attached bar.
  /// > Seen: fact n1: the background of the bar of a navigation controller reaches to the top of the window.
  private func layOutBackground() {
    var rect = bounds
    if barPosition == .topAttached, let window {
      let above = max(0, convert(bounds.origin, to: window).y)
      rect = CGRect(x: rect.minX, y: rect.minY - above, width: rect.width, height: rect.height + above)
    }
    contents.background.frame = rect
    let image = backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage(for: .default)
    contents.background.show(barTintColor ?? appearance?.backgroundColor, image ?? appearance?.backgroundImage)
  }
}

@MainActor extension Optional where Wrapped: BarAppearance {
  /// Returns the appearance; without one, a new one, which is stored.
  mutating func made(_ new: @autoclosure () -> Wrapped) -> Wrapped {
    let appearance = self ?? new()
    self = appearance
    return appearance
  }
}
