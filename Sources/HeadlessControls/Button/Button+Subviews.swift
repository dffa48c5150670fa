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
    if buttonFlags.contains(.contentIsStale) { show(readContent()) }
  }

  /// Makes the label for a content that is read now, when an override of the title's sources may read the label.
  private func makeLabel() -> ButtonLabel {
    let made = newLabel()
    put(made, showing: readContent())
    return made
  }

  /// Makes the label for a content that was read already.
  final func makeLabel(showing content: ButtonContent) { put(newLabel(), showing: content) }

  private func newLabel() -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.begin(in: storedButtonType)
    label = made
    return made
  }

  private func put(_ label: ButtonLabel, showing content: ButtonContent) {
    dress(label, in: content)
    take(label, at: (buttonExtras?.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
  }

  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  private func dress(_ label: ButtonLabel, in content: ButtonContent) {
    if content.hasTitle {
      let bounds = bounds
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      place(label, in: CGRect(origin: middle, size: .zero))
    }
    showTitle(of: content, in: label)
  }

  private func makeImageView() -> ImageView {
    let made = newImageView()
    put(made, showing: readContent())
    return made
  }

  /// Makes the view of the image for a content that was read already.
  final func makeImageView(showing content: ButtonContent) { put(newImageView(), showing: content) }

  private func newImageView() -> ImageView {
    let made = ImageView(frame: .zero)
    begin(made)
    imageSubview = made
    return made
  }

  private func put(_ imageView: ImageView, showing content: ButtonContent) {
    showImage(of: content, in: imageView)
    take(imageView, at: buttonExtras?.backgroundSubview == nil ? 0 : 1)
  }

  /// Whether a content shows image and title in subviews that are yet to be made, and nobody can tell in which order.
  final func canMakeBothUnheard(showing content: ButtonContent) -> Bool {
    label == nil && imageSubview == nil && content.hasTitle && content.image != nil && content.backgroundImage == nil
      && buttonExtras?.backgroundSubview == nil && isUnheard
  }

  /// Makes image view and label at once, where nobody can tell; hot, and made here, as what a function returns is counted.
  final func makeBoth(showing content: ButtonContent) {
    let newLabel = ButtonLabel(frame: .zero)
    newLabel.begin(in: storedButtonType)
    let newImage = ImageView(frame: .zero)
    begin(newImage)
    // From here on code of a colour or an image may read them.
    label = newLabel
    imageSubview = newImage
    dress(newLabel, in: content)
    showImage(of: content, in: newImage)
    takeParts(newImage, newLabel)
  }

  final func makeBackgroundView() -> ImageView {
    let made = ImageView(frame: .zero)
    begin(made)
    makeButtonExtras().backgroundSubview = made
    take(made, at: 0)
    return made
  }

  private func take(_ part: View, at index: Int) {
    if isUnheard { takePart(part, at: index) } else { insertSubview(part, at: index) }
  }

  /// > Seen: fact c3.
  private func begin(_ view: ImageView) {
    view.isOpaque = false
    view.clipsToBounds = true
  }
}
