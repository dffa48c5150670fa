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
    ButtonGathering.scope(of: self, showing: content) {
      if let view = buttonExtras?.backgroundSubview, content.backgroundImage != nil, let rect = askBackgroundRect() {
        view.frame = rect.standardized
      }
      switch (content.image != nil, content.hasTitle) {
      case (false, false): _ = askContentRect()
      case (true, false): placeImage()
      case (false, true): placeTitle()
      case (true, true):
        placeImage()
        placeTitle()
        placeImage()
      }
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
    var layout = ButtonGathering.layout(of: self) { gatherLayout(showing: $0) }
    layout.contentRect = contentRect
    return layout
  }

  /// The same with the width of a title that has no room; the image does not ask for it.
  final func layoutWithTruncatedTitle(in contentRect: CGRect) -> ButtonLayout {
    var layout = layout(in: contentRect)
    let room = layout.titleRoom
    if room < layout.titleSize.width { layout.truncatedTitleWidth = measuredTitle?.truncatedWidth(to: room) }
    return layout
  }

  private func gatherLayout(showing content: ButtonContent) -> ButtonLayout {
    var layout = ButtonLayout(contentRect: .zero, grid: Screen.main.grid)
    layout.imageSize = content.image?.size ?? .zero
    layout.titleSize = titleSize(of: content) ?? .zero
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
    sizing.titleSize = titleSize(of: content)
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = content.backgroundImage?.size
    return sizing
  }

  /// The title's natural size, measured without making the label; nil without a title.
  private func titleSize(of content: ButtonContent) -> CGSize? {
    let line = TextLine(
      attributedText: content.attributedTitle, text: content.title, font: titleFont,
      mode: label?.lineBreakMode ?? .byTruncatingMiddle)
    guard let line else { return nil }
    if let measuredTitle, measuredTitle.measures(line) { return measuredTitle.size }
    let measured = MeasuredLine(line)
    measuredTitle = measured
    return measured.size
  }

  private var titleFont: Font { label?.font ?? storedButtonType.titleFont }
}
