import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

final class TabBarButton: Control {
  private let imageView = ImageView()
  private let title = TabBarButtonLabel()
  private let badge = TabBarButtonLabel()
  private weak var item: TabBarItem?
  private var form = Form.stacked

  enum Form {
    /// The image above the title.
    case stacked
    /// The image beside the title, in compact height.
    case inline
    /// The image above the title, on the background of iOS 26.
    case onBackground
    /// The title only, in a bar at the top.
    case title
  }

  convenience init(for item: TabBarItem) {
    self.init(frame: .zero)
    self.item = item
    isOpaque = false
    for view in [imageView, title, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for label in [title, badge] { label.isOpaque = false }
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
  /// > Reported: titles of 10 points in a medium font. Assumed: the gray and the red of the system. Seen: fact q5 for
  /// > iOS 26: the selected one semibold, titles of 17 points in a bar at the top.
  func show(in bar: TabBar, isSelected: Bool) {
    guard let item else { return }
    self.isSelected = isSelected
    form = bar.form
    isEnabled = item.isEnabled
    let state: Control.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let appearance = item.standardAppearance ?? bar.ownStandardAppearance
    let values = (form == .inline ? appearance?.compactInlineLayoutAppearance : appearance?.stackedLayoutAppearance)?
      .values(for: state)
    let color = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    imageView.image = (isSelected ? item.selectedImage : item.image) ?? item.systemItem?.image
    imageView.tintColor = values?.iconColor ?? color
    title.text = item.title ?? item.systemItem?.title
    title.font =
      item.titleAttributes.font(for: state) ?? values?.titleTextAttributes[.font] as? Font
      ?? Self.font(form, isSelected: isSelected)
    title.textColor =
      item.titleAttributes.color(for: state) ?? values?.titleTextAttributes[.foregroundColor] as? Color ?? color
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font =
      item.badgeTextAttributes(for: .normal)?[.font] as? Font
      ?? .systemFont(ofSize: form == .title ? 12 : 13, weight: form == .title ? .medium : .regular)
    imageView.isHidden = form == .title
    badge.backgroundColor = item.badgeColor ?? values?.badgeBackgroundColor ?? .systemRed
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.title
    accessibilityValue = item.badgeValue
    accessibilityIdentifier = item.accessibilityIdentifier
    setNeedsLayout()
  }

  private static func font(_ form: Form, isSelected: Bool) -> Font {
    let isHeavy = isSelected && form != .stacked && form != .inline
    return .systemFont(ofSize: form == .title ? 17 : 10, weight: isHeavy ? .semibold : .medium)
  }

  /// The width of the tab in a bar at the top: 32 points more than the title that is not selected.
  /// > Seen: fact q5: 87 points for a title of 55 that is 56.5 wide while it is selected.
  var widthAtTop: CGFloat {
    let font = item?.titleAttributes.font(for: .normal) ?? Self.font(.title, isSelected: false)
    return pixelGrid.up(title.text.map { TextMeasuring.current.checkedSize(of: $0, in: font).width } ?? 0) + 32
  }

  /// Places the image, the title and the badge.
  /// > Assumed: the image in the middle of the upper 32 points, the title 1 point above the lower edge, the badge at
  /// > the upper right corner of the image. In compact height they are side by side, 5 apart. From right to left that
  /// > and the badge are mirrored. Seen: fact q5 for iOS 26.
  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = pixelGrid
    let titleSize = grid.up(title.sizeThatFits(bounds.size))
    let imageSize = imageView.image?.size ?? .zero
    let badgeText = grid.up(badge.sizeThatFits(bounds.size))
    let (width, height) = (bounds.width, bounds.height)
    var titleOrigin = CGPoint(x: grid.halfUp((width - titleSize.width) / 2), y: height - 1 - titleSize.height)
    var imageOrigin = CGPoint(
      x: grid.halfUp((width - imageSize.width) / 2), y: grid.halfUp((32 - imageSize.height) / 2) + 1)
    switch form {
    case .stacked: break
    case .inline:
      let x = grid.halfUp((width - imageSize.width - 5 - titleSize.width) / 2)
      titleOrigin = CGPoint(x: x + imageSize.width + 5, y: grid.halfUp((height - titleSize.height) / 2))
      imageOrigin = CGPoint(x: x, y: grid.halfUp((height - imageSize.height) / 2))
      if isRightToLeft {
        titleOrigin.x = width - titleOrigin.x - titleSize.width
        imageOrigin.x = width - imageOrigin.x - imageSize.width
      }
    case .onBackground:
      let points = PixelGrid(scale: 1)
      titleOrigin = CGPoint(x: points.halfUp((width - titleSize.width) / 2), y: 35)
      imageOrigin = CGPoint(x: points.halfUp((width - imageSize.width) / 2), y: grid.down(20 - imageSize.height / 2))
    case .title:
      titleOrigin = CGPoint(x: (width - titleSize.width) / 2, y: grid.halfUp((height - titleSize.height) / 2))
    }
    let offset = item?.titlePositionAdjustment ?? .zero
    title.frame = CGRect(
      x: titleOrigin.x + offset.horizontal, y: titleOrigin.y + offset.vertical, width: min(titleSize.width, width),
      height: titleSize.height)
    let image = CGRect(origin: imageOrigin, size: imageSize)
    imageView.frame = image.inset(by: item?.imageInsets ?? .zero)
    switch form {
    case .stacked, .inline: badge.frame = CGRect(x: image.maxX, y: 1, width: max(18, badgeText.width + 8), height: 18)
    case .onBackground:
      badge.frame = CGRect(x: image.maxX - 5, y: image.minY - 4, width: max(20, badgeText.width + 8), height: 20)
    case .title:
      let badgeHeight = badgeText.height + 4
      badge.frame = CGRect(x: width - 15.5, y: -2, width: max(badgeHeight, badgeText.width + 8), height: badgeHeight)
    }
    if isRightToLeft {
      badge.frame.origin.x = (form == .title ? width : image.minX + image.maxX) - badge.frame.maxX
    }
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  /// > Reported: fact ax8: a tab has a trait of its own besides the button trait.
  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .tabBarItem]) }
    set { super.accessibilityTraits = newValue }
  }
}

/// A label of a tab bar's control, which is read out as a whole.
final class TabBarButtonLabel: Label {
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

extension TabBar {
  final func layOutItems() {
    if contentIsStale || shownForm != form {
      contentIsStale = false
      shownForm = form
      for item in storedItems {
        item.show(in: self)
        let button = item.button ?? TabBarButton(for: item)
        item.button = button
        if button.superview !== self { addSubview(button) }
        button.show(in: self, isSelected: item === selectedItem)
      }
    }
    let layout = TabBarLayout(bar: self)
    let rects =
      isAtTop
      ? layout.rectsAtTop(widths: storedItems.map { $0.button?.widthAtTop ?? 0 })
      : layout.rects(count: storedItems.count)
    for (index, item) in storedItems.enumerated() {
      item.button?.isHidden = index >= rects.count
      guard index < rects.count, let button = item.button else { continue }
      let rect = rects[index]
      let all = layout.bounds
      button.frame = isRightToLeft ? rect.offsetBy(dx: all.minX + all.maxX - rect.maxX - rect.minX, dy: 0) : rect
    }
    background.frame = bounds
    background.show(
      barTintColor ?? ownStandardAppearance?.backgroundColor,
      backgroundImage ?? ownStandardAppearance?.backgroundImage)
  }

  final var form: TabBarButton.Form {
    era.bars.tabs != nil ? isAtTop ? .title : .onBackground : isLowBar ? .inline : .stacked
  }
}

struct TabBarLayout {
  let bounds: CGRect
  /// The height of the items, in points, unless the bar is lower.
  let itemHeight: CGFloat
  /// The width and the distance of items in the middle of the bar; nil where they are across the bar.
  let centered: (width: CGFloat, spacing: CGFloat)?
  /// The sizes of tabs on a background; nil where they have none.
  let tabs: SystemEra.Bars.Tabs?

  /// Creates the layout of the items in a bar's bounds.
  /// > Documented: UITabBar.ItemPositioning.automatic: across the bar in a compact environment, else in the middle.
  /// > Reported: fact n8, one dump of an iPad: 76 points wide, 34 apart.
  @MainActor init(bar: TabBar) {
    bounds = bar.areaForItems
    itemHeight = bar.barHeight - 1
    tabs = bar.era.bars.tabs
    let isCentered =
      bar.itemPositioning == .centered
      || bar.itemPositioning == .automatic && bar.traitCollection.horizontalSizeClass == .regular
    centered =
      isCentered
      ? (bar.itemWidth > 0 ? bar.itemWidth : 76, bar.itemSpacing > 0 ? bar.itemSpacing : 34) : nil
  }

  /// Returns the rectangles of items, from the left on.
  ///
  /// Each has an equal width of the bar, less 2 points at each side; edges are rounded to whole points, a half up.
  /// > Seen: fact n7: dumps of 320, 375, 390 and 414 points with 4 and 5 items: 1 point from the top, 48 high.
  /// > Fact q5 for iOS 26: tabs of 94×54 that overlap by 8, 4 inside of a background in the center.
  func rects(count: Int) -> [CGRect] {
    if let tabs { return rects(count: count, tabs) }
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

  /// Returns the rectangles of tabs on a background, from the left on.
  private func rects(count: Int, _ tabs: SystemEra.Bars.Tabs) -> [CGRect] {
    let overlaps = CGFloat(max(0, count - 1)) * tabs.overlap
    let space = bounds.width - 2 * (tabs.leastMargin + tabs.inset)
    let width = max(0, min(tabs.size.width, (space + overlaps) / CGFloat(max(1, count))))
    let all = CGFloat(count) * width - overlaps + 2 * tabs.inset
    let start = bounds.minX + PixelGrid(scale: 1).halfUp((bounds.width - all) / 2) + tabs.inset
    return (0..<count).map { index in
      CGRect(
        x: start + CGFloat(index) * (width - tabs.overlap), y: bounds.minY + tabs.inset, width: width,
        height: min(tabs.size.height, max(0, bounds.height - tabs.inset)))
    }
  }

  /// Returns the rectangles of tabs in a bar at the top, beside each other in the center.
  /// > Seen: fact q5: 4 points inside of a background of 44 points.
  func rectsAtTop(widths: [CGFloat]) -> [CGRect] {
    var x = bounds.midX - widths.reduce(0, +) / 2
    return widths.map { width in
      defer { x += width }
      let inset = tabs?.inset ?? 0
      return CGRect(x: x, y: bounds.minY + inset, width: width, height: max(0, bounds.height - 2 * inset))
    }
  }
}
