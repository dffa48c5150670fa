import Foundation
import HeadlessGraphics
import HeadlessViews

/// The subviews: made on first need, in the order background image view, image view, label (fact c2).
extension Button {
  /// Returns the label, created on first use and updated to the current state.
  final func currentLabel() -> ButtonLabel {
    let label = label ?? add(newLabel(), showing: readContent())
    showContentIfStale()
    return label
  }

  /// Returns the image view, created on first use and updated to the current state.
  final func currentImageView() -> ImageView {
    let view = imageSubview ?? add(newImageView(), showing: readContent())
    showContentIfStale()
    return view
  }

  /// The subviews that exist, back to front; reading it creates none.
  package final var createdSubviews: (background: ImageView?, image: ImageView?, label: ButtonLabel?) {
    (rare.backgroundSubview, imageSubview, label)
  }

  private func showContentIfStale() {
    if buttonFlags.contains(.contentIsStale) { show(readContent()) }
  }

  // The view is stored before its content is read, as an override of the content's sources may read the view.

  /// Creates the label, which is not opaque; ``add(_:showing:)-(ButtonLabel,_)`` makes it a subview.
  /// > Seen: fact c3.
  final func newLabel() -> ButtonLabel {
    let made = ButtonLabel(frame: .zero)
    made.applyDefaults(of: storedButtonType)
    label = made
    return made
  }

  /// Shows the title in a new label and makes that a subview.
  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  @discardableResult final func add(_ label: ButtonLabel, showing content: ButtonContent) -> ButtonLabel {
    if content.hasTitle {
      let bounds = bounds
      let middle = CGPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
      label.frame = CGRect(origin: middle, size: .zero)
    }
    showTitle(of: content, in: label)
    insertSubview(label, at: (rare.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
    return label
  }

  /// Creates the image view, which ``add(_:showing:)-(ImageView,_)`` makes a subview.
  final func newImageView() -> ImageView {
    let made = newViewOfImage()
    imageSubview = made
    return made
  }

  /// Shows the image in a new image view and makes that a subview.
  @discardableResult final func add(_ view: ImageView, showing content: ButtonContent) -> ImageView {
    showImage(of: content, in: view)
    insertSubview(view, at: rare.backgroundSubview == nil ? 0 : 1)
    return view
  }

  final func makeBackgroundView() -> ImageView {
    let made = newViewOfImage()
    rare.backgroundSubview = made
    insertSubview(made, at: 0)
    return made
  }

  /// Creates the image view: not opaque, and clipped to its bounds.
  /// > Seen: fact c3.
  private func newViewOfImage() -> ImageView {
    let made = ImageView(frame: .zero)
    made.isOpaque = false
    made.clipsToBounds = true
    return made
  }
}
