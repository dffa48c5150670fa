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
    if content.backgroundImage != nil, let background = buttonExtras?.backgroundSubview, let rect = askBackgroundRect()
    {
      place(background, in: rect)
    }
    if content.hasTitle, let label {
      ButtonGathering.begin(gatherLayout(showing: content, in: label), of: self)
      if content.image != nil, let imageSubview {
        placeImage(imageSubview)
        placeTitle(label)
        placeImage(imageSubview)
      } else {
        placeTitle(label)
      }
      ButtonGathering.end()
    } else if content.image != nil, let imageSubview {
      ButtonGathering.begin(gatherLayout(showing: content, in: nil), of: self)
      placeImage(imageSubview)
      ButtonGathering.end()
    } else {
      _ = askContentRect()
    }
  }

  private func placeImage(_ image: ImageView) {
    if let rect = askImageRect() { place(image, in: rect) }
  }

  private func placeTitle(_ label: ButtonLabel) {
    if let rect = askTitleRect() { place(label, in: rect) }
  }

  final func place(_ part: View, in rect: CGRect) {
    if isUnheard { placePart(part, in: rect) } else { part.frame = rect }
  }

  // MARK: What the arithmetic is fed with, read through the properties so that overrides count

  /// The standard rectangle of the image in a content rectangle.
  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.rects(of: self, in: contentRect)?.image ?? freshLayout(in: contentRect).imageRect
  }

  /// The standard rectangle of the title in a content rectangle, truncated or wrapped where it has no room.
  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    ButtonGathering.rects(of: self, in: contentRect)?.title ?? shortenedTitleRect(in: contentRect)
  }

  private func shortenedTitleRect(in contentRect: CGRect) -> CGRect {
    var layout = ButtonGathering.layout(of: self, in: contentRect) ?? freshLayout(in: contentRect)
    if layout.titleHasRoom { return layout.titleRect }
    let shown = shownTitleSize(in: layout.titleRoom)
    layout.truncatedTitleWidth = shown.width
    layout.titleSize.height = shown.height
    return layout.titleRect
  }

  private func shownTitleSize(in room: CGFloat) -> CGSize {
    let title = measuredTitle
    if let known = title.shownSize(in: room) { return known }
    let measured = title.measured(in: room)
    let size = measured.shownSize
    keep(measured)
    return size
  }

  private func freshLayout(in contentRect: CGRect) -> ButtonLayout {
    var layout = gatherLayout(showing: readContent(), in: label)
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
    let content = readContent()
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
    if let size = measuredSize(of: content, in: label, on: grid) { return size }
    let style = label?.titleStyle ?? MeasuredTitle.Style()
    let measured = MeasuredTitle(content.title, content.attributedTitle, in: titleFont(of: label), style, on: grid)
    let size = measured.size
    keep(measured)
    return size
  }

  /// Takes other measures; the former ones go after the change, as that may run code of their font or text.
  private func keep(_ measured: consuming MeasuredTitle) {
    swap(&measuredTitle, &measured)
  }

  final func titleFont(of label: ButtonLabel?) -> Font { label?.storedFont ?? storedButtonType.titleFont }
}
