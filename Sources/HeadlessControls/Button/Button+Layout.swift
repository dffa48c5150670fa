import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// One turn of the layout pass, and the inputs of its arithmetic.
extension Button {
  /// Asks the hooks for what exists, in the documented order, and places the subviews.
  ///
  /// > Documented: claims D3.7 and D3.9; with both, the image is asked for twice.
  ///
  /// Hot: inlined, so that the content's values stay in registers.
  @inline(__always)
  final func layOut(_ content: ButtonContent) {
    if content.backgroundImage != nil, let background = rare.backgroundSubview, let rect = askBackgroundRect()
    {
      background.frame = rect
    }
    if content.hasTitle, let label {
      if content.image != nil, let imageSubview {
        placeImage(imageSubview)
        placeTitle(label)
        placeImage(imageSubview)
      } else {
        placeTitle(label)
      }
    } else if content.image != nil, let imageSubview {
      placeImage(imageSubview)
    } else {
      _ = askContentRect()
    }
  }

  private func placeImage(_ image: ImageView) {
    if let rect = askImageRect() { image.frame = rect }
  }

  private func placeTitle(_ label: ButtonLabel) {
    if let rect = askTitleRect() { label.frame = rect }
  }

  // MARK: Standard rectangles, from the properties as overrides answer them at that moment

  /// The standard rectangle of the image in a content rectangle.
  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    layout(of: .image, in: contentRect).imageRect
  }

  /// The standard rectangle of the title in a content rectangle, truncated or wrapped where it has no room.
  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    var layout = layout(of: .title, in: contentRect)
    let room = layout.titleRoom
    if room >= layout.titleSize.width || layout.titleSize == .zero { return layout.titleRect }
    let shown = shownTitleSize(in: room)
    layout.truncatedTitleWidth = shown.width
    layout.titleSize.height = shown.height
    return layout.titleRect
  }

  private enum Item { case image, title }

  /// The arithmetic for one item, with the button's properties as they are now.
  ///
  /// Only under `fill` do the other item's insets count (fact s4); only then are they read. The title is measured last, so
  /// that no code of an override runs between the measurement and its use.
  ///
  /// > Reported: fact s12: a published button answers insets of zero outside of its hooks and its spacing inside.
  @inline(__always)
  private func layout(of item: Item, in contentRect: CGRect) -> ButtonLayout {
    let grid = Screen.mainGrid
    var layout = ButtonLayout(contentRect: contentRect, grid: grid)
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if item == .image || layout.fills { layout.imageInsets = imageEdgeInsets }
    if item == .title || layout.fills { layout.titleInsets = titleEdgeInsets }
    if item == .title, buttonFlags.contains(.keepsPaddingInLayout), sizing.isPadded {
      layout.titlePadding = ButtonSizing.paddingHeight / 2
    }
    let state = readState()
    layout.imageSize = readImage(in: state)?.size ?? .zero
    layout.titleSize = titleSize(of: readTitle(in: state), readAttributedTitle(in: state), on: grid) ?? .zero
    return layout
  }

  private func shownTitleSize(in room: CGFloat) -> CGSize {
    if let known = measuredTitle.shownSize(in: room) { return known }
    // A copy, as measuring may run code that replaces the stored one.
    var title = measuredTitle
    title.measure(in: room)
    let size = title.shownSize
    swap(&measuredTitle, &title)
    return size
  }

  /// The arithmetic of the preferred size, with the button's properties as they are now.
  final var sizing: ButtonSizing {
    let content = readContent()
    let grid = Screen.mainGrid
    var sizing = ButtonSizing(type: buttonType, lineHeight: TextLine.height(in: titleFont(of: label)), grid: grid)
    sizing.imageSize = content.image?.size
    sizing.titleSize = titleSize(of: content.title, content.attributedTitle, on: grid)
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = content.backgroundImage?.size
    return sizing
  }

  /// The title's natural size, which only its newlines break, measured without making the label; nil without a title.
  ///
  /// > Reported: a button does not grow with a title that wraps; people override `intrinsicContentSize` for it (Stack
  /// > Overflow, question 34588598).
  @inline(__always)
  private func titleSize(
    of title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid
  ) -> CGSize? {
    guard ButtonContent.hasTitle(title, attributedTitle) else { return nil }
    if !isMeasured(title, attributedTitle, on: grid) { measure(title, attributedTitle, on: grid) }
    return measuredTitle.size
  }

  /// Measures a title and keeps it; the old one is released after the change, as that may run code of its font or text.
  @inline(never)
  private func measure(_ title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid) {
    var measured = MeasuredTitle(
      MeasuredTitle.Key(
        text: title, attributedText: attributedTitle, font: titleFont(of: label),
        style: label?.titleStyle ?? MeasuredTitle.Style(), grid: grid))
    swap(&measuredTitle, &measured)
  }

  final func titleFont(of label: ButtonLabel?) -> Font { label?.storedFont ?? storedButtonType.titleFont }
}
