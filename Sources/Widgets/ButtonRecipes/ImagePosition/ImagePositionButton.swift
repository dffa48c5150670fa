import HeadlessKit

/// A button whose image is above, left of, below or right of its texts, with a custom gap.
///
/// ```swift
/// let button = ImagePositionButton(type: .system)
/// button.setTitle("Share", for: .normal)
/// button.setImage(icon, for: .normal)
/// button.imagePosition = .top
/// button.interTitleImageSpacing = 8
/// ```
/// Every alignment applies to every position. The arithmetic is ``ImagePositionLayout``; the hooks read its inputs and
/// return its results, so override them as in any button. Title and image insets move their item as in a plain button:
/// each item is laid out as if the content rectangle were reduced by that item's own insets.
/// > Documented: claim D0.14.
open class ImagePositionButton: StyledButton {
  final var subtitleSubview: SubtitleLabel?
  final var isShowingSubtitle = false
  /// The label that measures texts for the hooks, which must not read `titleLabel`; it has no superview.
  final lazy var ruler = Label(frame: .zero)

  /// The side of the texts that the image is at; left by default, and not mirrored in a right-to-left layout.
  /// > Documented: claim D0.14. Assumed: the names are sides, as in SCCustomButton, so they stay; `leading` mirrors.
  open var imagePosition = ImagePosition.left {
    didSet { if imagePosition != oldValue { sizeDidChange() } }
  }

  /// The gap between image and texts, in points; 4 by default.
  ///
  /// Only between image and texts. If negative they overlap; a number that is not finite is reported and refused.
  /// > Documented: claim D0.14; the 4 is SCCustomButton's.
  open var interTitleImageSpacing: CGFloat = 4 {
    didSet {
      interTitleImageSpacing = NumberRule.distance.validated(
        interTitleImageSpacing, old: oldValue, "interTitleImageSpacing", of: self)
      if interTitleImageSpacing != oldValue { sizeDidChange() }
    }
  }

  /// A second text right under the title, in all states; nil or empty for none.
  open var subtitle: String? { didSet { if subtitle != oldValue { sizeDidChange() } } }

  /// The subtitle's color; nil for the title's color in the current state.
  @Invalidating(.layout) open var subtitleColor: Color? = nil

  /// The label of the subtitle, created when it is first read and never nil; hidden while there is no subtitle.
  ///
  /// Its font (12 points by default) and line break mode are yours; text and color are the button's. It is optional
  /// because the member of a configured button is.
  open var subtitleLabel: Label? {
    let label = subtitleSubview ?? makeSubtitleLabel()
    showSubtitle(in: label)
    return label
  }

  /// Lays out image and title through their hooks, then the subtitle through ``subtitleRect(forContentRect:)``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if hasSubtitle || subtitleSubview != nil {
      let rect = subtitleRect(forContentRect: contentRect(forBounds: bounds))
      subtitleLabel?.frame = rect.standardized
    }
  }

  /// Returns the rectangle for the image, in the button's own coordinates, from ``ImagePositionLayout``.
  ///
  /// - Parameter contentRect: The result of `contentRect(forBounds:)`, in points.
  /// - Returns: The rectangle, its origin on the pixel grid; zero-sized without an image.
  open override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(of: contentRect, reducedBy: imageEdgeInsets).imageRect
  }

  /// Returns the rectangle for the title, in the button's own coordinates, from ``ImagePositionLayout``.
  ///
  /// - Parameter contentRect: The result of `contentRect(forBounds:)`, in points.
  /// - Returns: The rectangle, its origin on the pixel grid; zero-sized without a title.
  open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(of: contentRect, reducedBy: titleEdgeInsets).titleRect
  }

  /// Returns the rectangle for the subtitle, in the button's own coordinates, from ``ImagePositionLayout``.
  ///
  /// ``layoutSubviews()`` calls this last, if there is a subtitle label; a layout trace does not show it. Override it
  /// to move the subtitle. `titleEdgeInsets` move the title and the subtitle.
  ///
  /// - Parameter contentRect: The result of `contentRect(forBounds:)`, in points.
  /// - Returns: The rectangle, its origin on the pixel grid; zero-sized without a subtitle.
  open func subtitleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(of: contentRect, reducedBy: titleEdgeInsets).subtitleRect
  }

  /// Returns the size for image, gap, texts and `contentEdgeInsets`, independent of the proposed size.
  ///
  /// As in a plain button: whole points, rounded up, where there is a text; an image alone stays as it is; texts alone
  /// without insets get 12 points of height and a width of at least 30; a background image's size is the minimum.
  ///
  /// - Parameter size: Not used, as in UIKit.
  /// - Returns: The size, in points.
  ///
  /// > Seen: facts b2 to b7 for the plain button. Assumed: the same rounding holds for a stacked one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizing.size }

  /// The same as ``sizeThatFits(_:)``, without a preferred size in an axis of exactly 0.
  open override var intrinsicContentSize: CGSize { sizing.intrinsicSize }

  final func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
