import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The subviews: when they are made, what they show, and their way through the layout pass.
///
/// > Seen: fact c2: background image view, image view, label, in this order.
extension Button {
  // MARK: Layout

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

  /// What the arithmetic needs, read through the properties so that overrides count.
  final func layout(in contentRect: CGRect) -> ButtonLayout {
    var layout = ButtonLayout(contentRect: contentRect, grid: Screen.main.grid)
    layout.imageSize = currentImage?.size ?? .zero
    layout.titleSize = titleSize
    layout.imageInsets = imageEdgeInsets
    layout.titleInsets = titleEdgeInsets
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    return layout
  }

  // MARK: Content

  final var hasImage: Bool { currentImage != nil }
  final var hasTitle: Bool { currentTitle?.isEmpty == false }

  /// The natural size of the title in its label's font, without making the label.
  final var titleSize: CGSize { Label.size(of: currentTitle, in: titleFont) }

  final var titleFont: Font { label?.font ?? storedButtonType.titleFont }

  /// Shows the present state's content in the subviews, making those that it needs.
  final func updateContent() {
    contentIsStale = false
    if hasTitle || label != nil { show(currentTitle, in: label ?? makeLabel()) }
    if hasImage || imageSubview != nil { show(currentImage, in: imageSubview ?? makeImageView()) }
    if let image = currentBackgroundImage {
      show(image, in: backgroundSubview ?? makeBackgroundView())
    } else if let backgroundSubview {
      show(nil, in: backgroundSubview)
    }
  }

  private func show(_ title: String?, in label: ButtonLabel) {
    label.text = title
    label.isHidden = !hasTitle
  }

  private func show(_ image: Image?, in view: ImageView) {
    view.image = image
    view.isHidden = image == nil
  }

  // MARK: Made on first need

  final func currentLabel() -> ButtonLabel {
    let label = label ?? makeLabel()
    if contentIsStale { updateContent() }
    return label
  }

  final func currentImageView() -> ImageView {
    let view = imageSubview ?? makeImageView()
    if contentIsStale { updateContent() }
    return view
  }

  private func makeLabel() -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.font = storedButtonType.titleFont
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    insertSubview(made, at: [backgroundSubview, imageSubview].compactMap(\.self).count)
    show(currentTitle, in: made)
    return made
  }

  private func makeImageView() -> ImageView {
    let made = makeView()
    imageSubview = made
    insertSubview(made, at: backgroundSubview == nil ? 0 : 1)
    show(currentImage, in: made)
    return made
  }

  private func makeBackgroundView() -> ImageView {
    let made = makeView()
    backgroundSubview = made
    insertSubview(made, at: 0)
    return made
  }

  /// > Seen: fact c3.
  private func makeView() -> ImageView {
    let made = ImageView(frame: .zero)
    made.isOpaque = false
    made.clipsToBounds = true
    return made
  }
}
