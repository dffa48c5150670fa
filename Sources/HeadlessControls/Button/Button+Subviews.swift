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

  /// The subviews that exist, back to front; reading it creates none.
  package final var createdSubviews: (background: ImageView?, image: ImageView?, label: ButtonLabel?) {
    (buttonExtras?.backgroundSubview, imageSubview, label)
  }

  private func showContentIfStale() {
    if buttonFlags.contains(.contentIsStale) { show(readContent()) }
  }

  // MARK: Creation

  /// Creates the label.
  ///
  /// - Parameter content: The content that was read already; nil to read it when the label exists, as an override of the
  ///   title's sources may read the label.
  /// - Returns: The label, in its place and showing the title.
  ///
  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  @discardableResult
  final func makeLabel(showing content: ButtonContent? = nil) -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.applyDefaults(of: storedButtonType)
    label = made
    let content = content ?? readContent()
    if content.hasTitle {
      let bounds = bounds
      let middle = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      made.frame = CGRect(origin: middle, size: .zero)
    }
    showTitle(of: content, in: made)
    insertSubview(made, at: (buttonExtras?.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
    return made
  }

  /// Creates the image view.
  ///
  /// - Parameter content: The content that was read already; nil to read it when the image view exists, as an override of
  ///   the image may read the image view.
  /// - Returns: The image view, in its place and showing the image.
  @discardableResult
  final func makeImageView(showing content: ButtonContent? = nil) -> ImageView {
    let made = newImageView()
    imageSubview = made
    showImage(of: content ?? readContent(), in: made)
    insertSubview(made, at: buttonExtras?.backgroundSubview == nil ? 0 : 1)
    return made
  }

  final func makeBackgroundView() -> ImageView {
    let made = newImageView()
    makeButtonExtras().backgroundSubview = made
    insertSubview(made, at: 0)
    return made
  }

  /// > Seen: fact c3.
  private func newImageView() -> ImageView {
    let made = ImageView(frame: .zero)
    made.isOpaque = false
    made.clipsToBounds = true
    return made
  }
}
