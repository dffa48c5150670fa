import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// One turn of the layout pass, and what the arithmetic is fed with.
extension Button {
  /// Asks the hooks for what exists, in the documented order, and places the subviews.
  ///
  /// > Documented: claims D3.7 and D3.9; with both, the image is asked for twice.
  final func layOut(_ content: ButtonContent) {
    if let view = buttonExtras?.backgroundSubview, content.backgroundImage != nil, let rect = askBackgroundRect() {
      view.frame = rect.standardized
    }
    let hasImage = content.image != nil
    let hasTitle = content.hasTitle
    if !hasImage && !hasTitle {
      _ = askContentRect()
      return
    }
    ButtonGathering.hold(gatherLayout(showing: content), of: self) {
      if hasImage { placeImage() }
      if hasTitle { placeTitle() }
      if hasImage && hasTitle { placeImage() }
    }
  }

  private func placeImage() {
    if let rect = askImageRect() { imageSubview?.frame = rect.standardized }
  }

  private func placeTitle() {
    if let rect = askTitleRect() { label?.frame = rect.standardized }
  }

  // MARK: What the arithmetic is fed with, read through the properties so that overrides count

  /// The standard rectangle of the image in a content rectangle.
  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.use(of: self, in: contentRect) { $0.imageRect } ?? freshLayout(in: contentRect).imageRect
  }

  /// The standard rectangle of the title in a content rectangle, truncated or wrapped where it has no room.
  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.use(of: self, in: contentRect, titleRect) ?? titleRect(in: freshLayout(in: contentRect))
  }

  private func titleRect(in layout: ButtonLayout) -> CGRect {
    let room = layout.titleRoom
    guard room < layout.titleSize.width, let shown = measuredTitle?.shownSize(in: room) else { return layout.titleRect }
    var layout = layout
    layout.truncatedTitleWidth = shown.width
    layout.titleSize.height = shown.height
    return layout.titleRect
  }

  private func freshLayout(in contentRect: CGRect) -> ButtonLayout {
    var layout = gatherLayout(showing: ButtonContent(of: self))
    layout.contentRect = contentRect
    return layout
  }

  private func gatherLayout(showing content: ButtonContent) -> ButtonLayout {
    let grid = Screen.main.grid
    var layout = ButtonLayout(contentRect: .zero, grid: grid)
    layout.imageSize = content.image?.size ?? .zero
    layout.titleSize = titleSize(of: content, on: grid) ?? .zero
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if buttonFlags.contains(.keepsPaddingInLayout) && sizing.isPadded {
      layout.titlePadding = ButtonSizing.paddingHeight / 2
    }
    return layout
  }

  /// How large the button wants to be.
  final var sizing: ButtonSizing {
    let content = ButtonContent(of: self)
    var sizing = ButtonSizing(type: buttonType, lineHeight: TextLine.height(in: titleFont))
    sizing.imageSize = content.image?.size
    sizing.titleSize = titleSize(of: content, on: Screen.main.grid)
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = content.backgroundImage?.size
    return sizing
  }

  /// The title's natural size, which only its newlines break, measured without making the label; nil without a title.
  ///
  /// > Reported: a button does not grow with a title that wraps; people override `intrinsicContentSize` for it (Stack
  /// > Overflow, question 34588598).
  private func titleSize(of content: ButtonContent, on grid: PixelGrid) -> CGSize? {
    guard content.hasTitle else { return nil }
    let font = titleFont
    let style = label?.titleStyle ?? MeasuredTitle.Style()
    if let measuredTitle, measuredTitle.measures(content, in: font, style, on: grid) { return measuredTitle.size }
    let measured = MeasuredTitle(content, in: font, style, on: grid)
    measuredTitle = measured
    return measured.size
  }

  private var titleFont: Font { label?.storedFont ?? storedButtonType.titleFont }
}
