import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The control by which a tab bar shows an item.
final class TabBarButton: Control {
  private let imageView = ImageView()
  private let title = TabBarButtonLabel()
  private let badge = TabBarButtonLabel()
  private weak var item: TabBarItem?
  /// Whether the image is beside the title.
  private var isInline = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  convenience init(for item: TabBarItem) {
    self.init(frame: .zero)
    self.item = item
    isOpaque = false
    for view in [imageView, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    badge.textAlignment = .center
    badge.textColor = .white
    // > Assumed: a tab is selected when the finger lifts.
    addAction(Action { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
  }

  private func wasTapped() {
    guard let item else { return }
    (item.host as? TabBar)?.itemWasTapped(item)
  }

  /// Shows the content of the item.
  ///
  /// > Reported: titles of 10 points in a medium font. Assumed: the gray and the red of the system.
  func show(in bar: TabBar, isSelected: Bool) {
    guard let item else { return }
    self.isSelected = isSelected
    isInline = bar.isLowBar
    isEnabled = item.isEnabled
    let state: Control.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let appearance = item.standardAppearance ?? bar.ownStandardAppearance
    let values = (isInline ? appearance?.compactInlineLayoutAppearance : appearance?.stackedLayoutAppearance)?
      .values(for: state)
    let color = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    imageView.image = (isSelected ? item.selectedImage : item.image) ?? item.systemItem?.image
    imageView.tintColor = values?.iconColor ?? color
    title.text = item.title ?? item.systemItem?.title
    title.font =
      item.titleAttributes.font(for: state) ?? values?.titleTextAttributes[.font] as? Font
      ?? .systemFont(ofSize: 10, weight: .medium)
    title.textColor =
      item.titleAttributes.color(for: state) ?? values?.titleTextAttributes[.foregroundColor] as? Color ?? color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = item.badgeTextAttributes(for: .normal)?[.font] as? Font ?? .systemFont(ofSize: 13)
    badge.backgroundColor = item.badgeColor ?? values?.badgeBackgroundColor ?? .systemRed
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  /// Places the image, the title and the badge.
  ///
  /// > Assumed: the image in the middle of the upper 32 points, the title 1 point above the lower edge, the badge at
  /// > the upper right corner of the image. In compact height image and title are beside each other, 5 points apart.
  override func layoutSubviews() {
    super.layoutSubviews()
    let titleSize = pixelGrid.up(title.sizeThatFits(bounds.size))
    let imageSize = imageView.image?.size ?? .zero
    let offset = item?.titlePositionAdjustment ?? .zero
    let inlineX = pixelGrid.halfUp((bounds.width - imageSize.width - 5 - titleSize.width) / 2)
    title.frame = CGRect(
      x: pixelGrid.halfUp((bounds.width - titleSize.width) / 2) + offset.horizontal,
      y: bounds.height - 1 - titleSize.height + offset.vertical, width: min(titleSize.width, bounds.width),
      height: titleSize.height)
    if isInline {
      title.frame.origin = CGPoint(
        x: inlineX + imageSize.width + 5 + offset.horizontal,
        y: pixelGrid.halfUp((bounds.height - titleSize.height) / 2) + offset.vertical)
    }
    let insets = item?.imageInsets ?? .zero
    var image = CGRect(
      x: pixelGrid.halfUp((bounds.width - imageSize.width) / 2), y: pixelGrid.halfUp((32 - imageSize.height) / 2) + 1,
      width: imageSize.width, height: imageSize.height)
    if isInline {
      image.origin = CGPoint(x: inlineX, y: pixelGrid.halfUp((bounds.height - imageSize.height) / 2))
    }
    imageView.frame = image.inset(by: insets)
    let badgeSize = badge.sizeThatFits(bounds.size)
    badge.frame = CGRect(x: image.maxX, y: 1, width: max(18, pixelGrid.up(badgeSize.width) + 8), height: 18)
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  /// > Reported: fact ax8: a tab has a trait of its own besides that of buttons.
  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .tabBarItem]) }
    set { super.accessibilityTraits = newValue }
  }
}

/// A label of a tab bar's control, which is read out as a whole.
final class TabBarButtonLabel: Label {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

extension TabBar {
  /// Shows the items, and sets their frames.
  final func layOutItems() {
    if contentIsStale || showsLowItems != isLowBar {
      contentIsStale = false
      showsLowItems = isLowBar
      for item in storedItems {
        item.show(in: self)
        let button = item.button ?? TabBarButton(for: item)
        item.button = button
        if button.superview !== self { addSubview(button) }
        button.show(in: self, isSelected: item === selectedItem)
      }
    }
    let rects = TabBarLayout(bar: self).rects(count: storedItems.count)
    for (index, item) in storedItems.enumerated() {
      item.button?.isHidden = index >= rects.count
      guard index < rects.count, let button = item.button else { continue }
      let rect = rects[index]
      button.frame = isRightToLeft ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect
    }
    background.frame = bounds
    background.show(
      barTintColor ?? ownStandardAppearance?.backgroundColor,
      backgroundImage ?? ownStandardAppearance?.backgroundImage)
  }

}

/// The rectangles of the items of a tab bar.
struct TabBarLayout {
  let bounds: CGRect
  /// The height of the items, in points, unless the bar is lower.
  var itemHeight: CGFloat = 48
  /// The width and the distance of items in the middle of the bar; nil where they are across the bar.
  let centered: (width: CGFloat, spacing: CGFloat)?

  /// Creates the layout of the items in a bar's bounds.
  ///
  /// > Documented: UITabBar.ItemPositioning.automatic: across the bar in a compact environment, else in the middle.
  /// > Reported: fact n8, one dump of an iPad: 76 points wide, 34 apart.
  @MainActor
  init(bar: TabBar) {
    bounds = bar.bounds
    itemHeight = bar.barHeight - 1
    let isCentered =
      bar.itemPositioning == .centered
      || bar.itemPositioning == .automatic && bar.traitCollection.horizontalSizeClass == .regular
    centered =
      isCentered
      ? (bar.itemWidth > 0 ? bar.itemWidth : 76, bar.itemSpacing > 0 ? bar.itemSpacing : 34) : nil
  }

  init(bounds: CGRect, centered: (width: CGFloat, spacing: CGFloat)? = nil) {
    self.bounds = bounds
    self.centered = centered
  }

  /// Returns the rectangles of items, from the left on.
  ///
  /// Each has an equal width of the bar, less 2 points at each side, whose edges are rounded to whole points, a half
  /// up.
  ///
  /// > Seen: fact n7: dumps of 320, 375, 390 and 414 points with 4 and 5 items: 1 point from the top, 48 high.
  func rects(count: Int) -> [CGRect] {
    let height = min(itemHeight, max(0, bounds.height - 1))
    if let centered {
      let total = CGFloat(count) * centered.width + CGFloat(max(0, count - 1)) * centered.spacing
      if total <= bounds.width {
        let start = bounds.minX + ((bounds.width - total) / 2).rounded()
        return (0..<count).map { index in
          CGRect(
            x: start + CGFloat(index) * (centered.width + centered.spacing), y: bounds.minY + 1, width: centered.width,
            height: height)
        }
      }
    }
    return (0..<count).map { index in
      let itemWidth = bounds.width / CGFloat(count)
      let left = (CGFloat(index) * itemWidth + 2 + 0.5).rounded(.down)
      let right = (CGFloat(index + 1) * itemWidth - 2 + 0.5).rounded(.down)
      return CGRect(x: bounds.minX + left, y: bounds.minY + 1, width: max(0, right - left), height: height)
    }
  }
}
