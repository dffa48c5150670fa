import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// One turn of the layout pass, and what the arithmetic is fed with.
extension Button {
  /// Asks the hooks for what exists, in the documented order, and places the subviews.
  ///
  /// > Documented: claims D3.7 and D3.9; with both, the image is asked for twice.
  final func layOutContent() {
    if let backgroundSubview, currentBackgroundImage != nil, let rect = askBackgroundRect() {
      backgroundSubview.frame = rect.standardized
    }
    switch (hasImage, hasTitle) {
    case (false, false): _ = askContentRect()
    case (true, false): placeImage()
    case (false, true): placeTitle()
    case (true, true):
      placeImage()
      placeTitle()
      placeImage()
    }
  }

  private func placeImage() {
    if let rect = askImageRect() { imageSubview?.frame = rect.standardized }
  }

  private func placeTitle() {
    if let rect = askTitleRect() { label?.frame = rect.standardized }
  }

  // MARK: What the arithmetic is fed with, read through the properties so that overrides count

  /// Where image and title stand in a content rectangle.
  final func layout(in contentRect: CGRect) -> ButtonLayout {
    var layout = ButtonLayout(contentRect: contentRect, grid: Screen.main.grid)
    layout.imageSize = currentImage?.size ?? .zero
    layout.titleSize = titleLine?.size ?? .zero
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if keepsPaddingInLayout && sizing.isPadded { layout.titlePadding = ButtonSizing.paddingHeight / 2 }
    return layout
  }

  /// The same with the width of a title that has no room; the image does not ask for it.
  final func layoutWithTruncatedTitle(in contentRect: CGRect) -> ButtonLayout {
    var layout = layout(in: contentRect)
    if layout.titleRoom < layout.titleSize.width {
      layout.truncatedTitleWidth = titleLine?.truncatedWidth(to: layout.titleRoom)
    }
    return layout
  }

  /// How large the button wants to be.
  final var sizing: ButtonSizing {
    var sizing = ButtonSizing(type: buttonType, lineHeight: TextLine.height(in: titleFont))
    sizing.imageSize = currentImage?.size
    sizing.titleSize = titleLine?.size
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = currentBackgroundImage?.size
    return sizing
  }

  final var hasImage: Bool { currentImage != nil }
  final var hasTitle: Bool { titleLine != nil }

  /// The present title as a line of its label's font, without making the label; nil without a title.
  private var titleLine: TextLine? {
    TextLine(
      attributedText: currentAttributedTitle, text: currentTitle, font: titleFont,
      mode: label?.lineBreakMode ?? .byTruncatingMiddle)
  }

  private var titleFont: Font { label?.font ?? storedButtonType.titleFont }
}
