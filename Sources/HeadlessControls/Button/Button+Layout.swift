import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// One turn of the layout pass, and what the arithmetic is fed with.
extension Button {
  /// Asks the hooks for what exists, in the documented order, and places the subviews.
  ///
  /// > Documented: claims D3.7 and D3.9; with both, the image is asked for twice.
  final func layOut(_ content: ButtonContent, in parts: ShownParts) {
    if let view = parts.background, let rect = askBackgroundRect() { view.frame = rect.standardized }
    if parts.image == nil && parts.label == nil {
      _ = askContentRect()
      return
    }
    ButtonGathering.begin(gatherLayout(showing: content, in: parts.label), of: self)
    if let image = parts.image { place(image) }
    if let label = parts.label, let rect = askTitleRect() { label.frame = rect.standardized }
    if let image = parts.image, parts.label != nil { place(image) }
    ButtonGathering.end()
  }

  private func place(_ image: ImageView) {
    if let rect = askImageRect() { image.frame = rect.standardized }
  }

  // MARK: What the arithmetic is fed with, read through the properties so that overrides count

  /// The standard rectangle of the image in a content rectangle.
  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.use(of: self, in: contentRect) { $0.imageRect } ?? freshLayout(in: contentRect).imageRect
  }

  /// The standard rectangle of the title in a content rectangle, truncated or wrapped where it has no room.
  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.use(of: self, in: contentRect) { titleRect(in: $0) } ?? titleRect(in: freshLayout(in: contentRect))
  }

  private func titleRect(in layout: ButtonLayout) -> CGRect {
    let room = layout.titleRoom
    if room >= layout.titleSize.width { return layout.titleRect }
    let shown = shownTitleSize(in: room)
    var layout = layout
    layout.truncatedTitleWidth = shown.width
    layout.titleSize.height = shown.height
    return layout.titleRect
  }

  private func shownTitleSize(in room: CGFloat) -> CGSize {
    let title = measuredTitle
    if let known = title.shownSize(in: room) { return known }
    let measured = title.measured(in: room)
    keep(measured)
    return measured.shownSize
  }

  private func freshLayout(in contentRect: CGRect) -> ButtonLayout {
    var layout = gatherLayout(showing: ButtonContent(of: self), in: label)
    layout.contentRect = contentRect
    return layout
  }

  private func gatherLayout(showing content: ButtonContent, in label: ButtonLabel?) -> ButtonLayout {
    let grid = Screen.mainGrid
    var layout = ButtonLayout(contentRect: .zero, grid: grid)
    layout.imageSize = content.image?.size ?? .zero
    layout.titleSize = titleSize(of: content, in: label, on: grid) ?? .zero
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
    let label = label
    var sizing = ButtonSizing(type: buttonType, lineHeight: TextLine.height(in: titleFont(of: label)))
    sizing.imageSize = content.image?.size
    sizing.titleSize = titleSize(of: content, in: label, on: Screen.mainGrid)
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = content.backgroundImage?.size
    return sizing
  }

  /// The title's natural size, which only its newlines break, measured without making the label; nil without a title.
  ///
  /// > Reported: a button does not grow with a title that wraps; people override `intrinsicContentSize` for it (Stack
  /// > Overflow, question 34588598).
  private func titleSize(of content: ButtonContent, in label: ButtonLabel?, on grid: PixelGrid) -> CGSize? {
    guard content.hasTitle else { return nil }
    let font = titleFont(of: label)
    let style = label?.titleStyle ?? MeasuredTitle.Style()
    if let size = measuredSize(of: content, in: font, style, on: grid) { return size }
    let measured = MeasuredTitle(content, in: font, style, on: grid)
    keep(measured)
    return measured.size
  }

  /// Lets the former title go after the change, as that may run code of its font or text.
  private func keep(_ measured: MeasuredTitle) {
    let former = measuredTitle
    measuredTitle = measured
    extendLifetime(former)
  }

  private func titleFont(of label: ButtonLabel?) -> Font { label?.storedFont ?? storedButtonType.titleFont }
}
