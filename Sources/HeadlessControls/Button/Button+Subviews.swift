import Foundation
import HeadlessGraphics
import HeadlessViews

/// The subviews: made on first need, in the order background image view, image view, label (fact c2).
extension Button {
  /// The label for a reader: up to date, and made if need be.
  final func currentLabel() -> ButtonLabel {
    let label = label ?? makeLabel(showing: ButtonContent(of: self))
    showContentIfStale()
    return label
  }

  /// The image view for a reader: up to date, and made if need be.
  final func currentImageView() -> ImageView {
    let view = imageSubview ?? makeImageView(showing: ButtonContent(of: self))
    showContentIfStale()
    return view
  }

  private func showContentIfStale() {
    if buttonFlags.contains(.contentIsStale) { show(ButtonContent(of: self)) }
  }

  /// > Seen: row 6 of `button-frames`: before the first layout a title's label is an empty rectangle in the middle.
  @discardableResult
  final func makeLabel(showing content: @autoclosure () -> ButtonContent) -> ButtonLabel {
    let made = ButtonLabel(titleFont: storedButtonType.titleFont)
    // From here on an override of the title's sources may read the label.
    label = made
    let content = content()
    if content.hasTitle { made.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    showTitle(of: content, in: made)
    insertSubview(made, at: (buttonExtras?.backgroundSubview == nil ? 0 : 1) + (imageSubview == nil ? 0 : 1))
    return made
  }

  @discardableResult
  final func makeImageView(showing content: @autoclosure () -> ButtonContent) -> ImageView {
    let made = makeView()
    imageSubview = made
    showImage(of: content(), in: made)
    insertSubview(made, at: buttonExtras?.backgroundSubview == nil ? 0 : 1)
    return made
  }

  final func makeBackgroundView() -> ImageView {
    let made = makeView()
    makeButtonExtras().backgroundSubview = made
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
