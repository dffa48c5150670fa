import Foundation
import HeadlessGraphics
import HeadlessViews

/// The subviews: made on first need, in the order background image view, image view, label (fact c2).
extension Button {
  /// The label for a reader: up to date, and made if need be.
  final func currentLabel() -> ButtonLabel {
    let label = label ?? makeLabel()
    if contentIsStale { updateContent() }
    return label
  }

  /// The image view for a reader: up to date, and made if need be.
  final func currentImageView() -> ImageView {
    let view = imageSubview ?? makeImageView()
    if contentIsStale { updateContent() }
    return view
  }

  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  final func makeLabel() -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.font = storedButtonType.titleFont
    made.lineBreakMode = .byTruncatingMiddle
    // From here on an override of the title's sources may read the label.
    label = made
    if hasTitle { made.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    insertSubview(made, at: [backgroundSubview, imageSubview].compactMap(\.self).count)
    showTitle(in: made)
    return made
  }

  final func makeImageView() -> ImageView {
    let made = makeView()
    imageSubview = made
    insertSubview(made, at: backgroundSubview == nil ? 0 : 1)
    showImage(in: made)
    return made
  }

  final func makeBackgroundView() -> ImageView {
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
