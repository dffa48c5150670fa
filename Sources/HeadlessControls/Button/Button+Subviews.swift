import Foundation
import HeadlessGraphics
import HeadlessViews

/// The subviews: made on first need, in the order background image view, image view, label (fact c2).
extension Button {
  /// The label for a reader: up to date, and made if need be.
  final func currentLabel() -> ButtonLabel {
    let label = label ?? makeLabel()
    showContentIfStale()
    return label
  }

  /// The image view for a reader: up to date, and made if need be.
  final func currentImageView() -> ImageView {
    let view = imageSubview ?? makeImageView()
    showContentIfStale()
    return view
  }

  private func showContentIfStale() {
    if buttonFlags.contains(.contentIsStale) { show(ButtonContent(of: self)) }
  }

  /// Makes the label, for a content that was read already or is read now.
  ///
  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  final func makeLabel(showing known: ButtonContent? = nil) -> ButtonLabel {
    let made = ButtonLabel(titleFont: storedButtonType.titleFont)
    // From here on an override of the title's sources may read the label.
    label = made
    let content = known ?? ButtonContent(of: self)
    if content.hasTitle {
      let bounds = bounds
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      made.frame = CGRect(origin: middle, size: .zero)
    }
    showTitle(of: content, in: made)
    take(made, at: (buttonExtras?.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
    return made
  }

  /// Makes the view of the image, for a content that was read already or is read now.
  final func makeImageView(showing known: ButtonContent? = nil) -> ImageView {
    let made = makeView()
    imageSubview = made
    showImage(of: known ?? ButtonContent(of: self), in: made)
    take(made, at: buttonExtras?.backgroundSubview == nil ? 0 : 1)
    return made
  }

  final func makeBackgroundView() -> ImageView {
    let made = makeView()
    makeButtonExtras().backgroundSubview = made
    take(made, at: 0)
    return made
  }

  private func take(_ part: View, at index: Int) {
    if isUnheard { takePart(part, at: index) } else { insertSubview(part, at: index) }
  }

  /// > Seen: fact c3.
  private func makeView() -> ImageView {
    let made = ImageView(frame: .zero)
    made.isOpaque = false
    made.clipsToBounds = true
    return made
  }
}
