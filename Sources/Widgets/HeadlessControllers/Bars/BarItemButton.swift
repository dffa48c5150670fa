import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The button by which a bar shows an item without a view of its own.
final class BarItemButton: Button {
  enum Side {
    /// The edge where the layout direction begins.
    case leading
    /// The edge where the layout direction ends.
    case trailing
    /// None: the item is between others.
    case middle
  }

  private weak var item: BarButtonItem?
  private var contentWidth: CGFloat = 0
  /// The rectangle of a title that is in the center of the button, with the sizes of iOS 26; nil for those before.
  private var titleSize: CGSize?

  convenience init(for item: BarButtonItem) {
    self.init(type: .system)
    self.item = item
    addTarget(self, action: BarItemButton.wasTapped, for: .touchUpInside)
  }

  private func wasTapped(_ sender: BarItemButton, _ event: TouchEvent?) { item?.perform(with: event) }

  /// Returns the width of the button by the width of its content.
  /// > Reported: fact n4, two buttons of one dump of 375 points: 60 points for a title of 52, 46 for one of 35. Seen:
  /// > fact q3: 32 more than a title on iOS 26. Assumed: images up to 44 points fill an item of 44 there.
  func width(_ sizes: SystemEra.Bars.Items) -> CGFloat {
    let padding = sizes.height == nil || titleSize != nil ? sizes.padding : sizes.imagePadding
    return max(sizes.leastWidth, contentWidth + padding)
  }

  /// Shows the content of the item.
  /// > Reported: fact n2: 17 points, semibold for the item that completes a task. Seen: fact q3: else medium on iOS 26,
  /// > and larger in larger text sizes (fact q27).
  func show(
    _ appearance: BarButtonItemAppearance?, side: Side, _ sizes: SystemEra.Bars.Items, titleSize fontSize: CGFloat
  ) {
    guard let item else { return }
    let shownImage = item.image ?? item.systemItem?.image
    let shownTitle = shownImage == nil ? item.title ?? item.systemItem?.title : nil
    setTitle(shownTitle, for: .normal)
    setImage(shownImage, for: .normal)
    imageEdgeInsets = item.imageInsets
    let state: Control.State = item.isEnabled ? .normal : .disabled
    let font =
      item.titleAttributes.font(for: state) ?? appearance?.values(for: state).titleTextAttributes[.font] as? Font
      ?? .systemFont(ofSize: fontSize, weight: item.style == .done ? .semibold : sizes.titleWeight)
    titleLabel?.font = font
    showColors(of: item, appearance)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    menu = item.menu
    tintColor = item.tintColor
    if shownImage != nil { accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.spokenName }
    accessibilityIdentifier = item.accessibilityIdentifier
    let titles = shownTitle.map { Set([$0]).union(item.possibleTitles ?? []) } ?? []
    let widest = titles.map { TextMeasuring.current.checkedSize(of: $0, in: font).width }.max()
    contentWidth = pixelGrid.up(shownImage?.size.width ?? widest ?? 0)
    titleSize = sizes.height == nil ? nil : shownTitle.map { TextMeasuring.current.checkedSize(of: $0, in: font) }
    align(sizes.height == nil ? side : .middle, item.titlePositionAdjustment(for: .default))
  }

  /// Returns the rectangle of the title; on iOS 26 in the center, on a pixel of the width and a point of the height.
  /// > Seen: fact q3: a title of 40.5×20.5 in 72.5×44 is at 16 and 12, at 3x one of 20.333 at 12, one of 25.5 at 9.
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard let titleSize else { return super.titleRect(forContentRect: contentRect) }
    let space = contentRect.inset(by: titleEdgeInsets)
    var rect = pixelGrid.centered(titleSize, in: space)
    rect.origin.y = PixelGrid(scale: 1).halfUp(space.midY - rect.height / 2)
    return rect
  }

  private func showColors(of item: BarButtonItem, _ appearance: BarButtonItemAppearance?) {
    for state in [Control.State.normal, .highlighted, .disabled] {
      let values = appearance?.values(for: state)
      let color = item.titleAttributes.color(for: state) ?? values?.titleTextAttributes[.foregroundColor] as? Color
      setTitleColor(color, for: state)
      setBackgroundImage(item.backgroundImage(for: state, barMetrics: .default) ?? values?.backgroundImage, for: state)
    }
  }

  /// Aligns the content with the edge of the bar, for buttons at a side.
  /// > Reported: fact n4: the content is 8 points from the outer edge of the button at the edge of the bar.
  private func align(_ side: Side, _ offset: Offset) {
    let isLeft = (side == .leading) != isRightToLeft
    let inset: CGFloat = side == .middle ? 0 : 8
    contentHorizontalAlignment = side == .middle ? .center : isLeft ? .left : .right
    contentEdgeInsets = EdgeInsets(top: 0, left: isLeft ? inset : 0, bottom: 0, right: isLeft ? 0 : inset)
    titleEdgeInsets = EdgeInsets(
      top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
  }
}

final class BackItemButton: Button {
  convenience init(_ wasTapped: @escaping @MainActor () -> Void) {
    self.init(type: .system)
    addAction(Action { _ in wasTapped() }, for: .touchUpInside)
    contentHorizontalAlignment = .leading
  }

  /// The distance from the edge of the bar to the title, which the indicator fills, in points.
  /// > Reported: fact n5: the button "Back" is 69 points wide at the bar's edge. Assumed: the indicator has 28.
  static let indicatorWidth: CGFloat = 28

  /// Shows the first of some titles that isn't wider than the available width, or none in a button of a fixed width;
  /// returns the width of the button.
  /// > Seen: fact q3: 44 points without a title on iOS 26.
  func show(
    _ item: NavigationItem, available: CGFloat, fixed: CGFloat?, _ appearance: BarButtonItemAppearance?
  ) -> CGFloat {
    let own = item.backBarButtonItem
    let font =
      own?.titleAttributes.font(for: .normal) ?? appearance?.normal.titleTextAttributes[.font] as? Font
      ?? .systemFont(ofSize: 17)
    titleLabel?.font = font
    setTitleColor(
      own?.titleAttributes.color(for: .normal) ?? appearance?.normal.titleTextAttributes[.foregroundColor] as? Color,
      for: .normal)
    tintColor = own?.tintColor
    isEnabled = own?.isEnabled ?? true
    setImage(own?.image, for: .normal)
    var width = own?.image?.size.width ?? 0
    var shown = ""
    for title in own?.image == nil && fixed == nil ? item.backTitles : [""] {
      let titleWidth = title.isEmpty ? 0 : TextMeasuring.current.checkedSize(of: title, in: font).width
      (shown, width) = (title, max(titleWidth, own?.image?.size.width ?? 0))
      if Self.indicatorWidth + titleWidth <= available { break }
    }
    setTitle(shown.isEmpty ? nil : shown, for: .normal)
    accessibilityLabel = own?.accessibilityLabel ?? item.backTitles.first { !$0.isEmpty } ?? NavigationItem.backTitle
    let inset = fixed == nil ? Self.indicatorWidth : 0
    contentEdgeInsets = EdgeInsets(top: 0, left: isRightToLeft ? 0 : inset, bottom: 0, right: isRightToLeft ? inset : 0)
    return fixed ?? inset + pixelGrid.up(width)
  }
}

extension NavigationItem {
  /// The English title of a back button that has no other one.
  /// > Documented: UINavigationItem.BackButtonDisplayMode.generic. Differs: it is not localized.
  static let backTitle = "Back"

  /// The titles that the button back to this item may have, the best first.
  /// > Documented: UINavigationItem.BackButtonDisplayMode. Assumed: a title is replaced where it reaches the bar's.
  final var backTitles: [String] {
    if let title = backBarButtonItem?.title { return [title, ""] }
    if let backButtonTitle { return [backButtonTitle, ""] }
    switch backButtonDisplayMode {
    case .default: return [title, Self.backTitle, ""].compactMap { $0 }
    case .generic: return [Self.backTitle, ""]
    case .minimal: return [""]
    }
  }
}
