import HeadlessKit

/// A button with properties for its appearance while highlighted, while disabled and in a tint.
///
/// Nothing of the user's own is overwritten: color and opacity are computed from the own value whenever they are read,
/// so that there is nothing to restore; the layer gets its border and corners in the layout pass and gets its own ones
/// back. That is where such buttons usually lose what was set while a finger was on them.
open class StyledButton: Button {
  private final var imageCornersAreStale = false
  private final var ownCornerRadius: CGFloat?
  private final var borderCover = BorderCover()
  private final var template = TemplateImage()

  /// The background color while the button is highlighted; nil for ``backgroundColor``.
  @Invalidating(.layout) open var highlightedBackgroundColor: Color? = nil

  /// The color of the layer's border while the button is highlighted; nil for the layer's own.
  ///
  /// The next layout pass sets it on the layer, and the layer's own color afterwards, also one that was set
  /// while the button was highlighted.
  @Invalidating(.layout) open var highlightedBorderColor: Color? = nil

  /// The factor of ``alpha`` while the button is highlighted, from 0 to 1; 1 by default.
  ///
  /// A number out of that range is reported and changes nothing.
  open var highlightedAlpha: CGFloat = 1 {
    didSet {
      highlightedAlpha = NumberRule.opacity.validated(highlightedAlpha, old: oldValue, "highlightedAlpha", of: self)
      if highlightedAlpha != oldValue { setNeedsLayout() }
    }
  }

  /// The factor of ``alpha`` while the button is disabled, from 0 to 1; 1 by default.
  ///
  /// A number out of that range is reported and changes nothing.
  open var disabledAlpha: CGFloat = 1 {
    didSet {
      disabledAlpha = NumberRule.opacity.validated(disabledAlpha, old: oldValue, "disabledAlpha", of: self)
      if disabledAlpha != oldValue { setNeedsLayout() }
    }
  }

  /// The displayed color: ``highlightedBackgroundColor`` while highlighted, otherwise the button's own one.
  ///
  /// Setting it sets the button's own color, which is visible again when the highlight ends.
  open override var backgroundColor: Color? {
    get { looksHighlighted ? highlightedBackgroundColor ?? super.backgroundColor : super.backgroundColor }
    set { super.backgroundColor = newValue }
  }

  /// The displayed opacity: the button's own one multiplied by the state's.
  ///
  /// Setting it sets the own one; so do not compute a new one from the displayed one while the button is touched.
  open override var alpha: CGFloat {
    get { super.alpha * stateAlpha }
    set { super.alpha = newValue }
  }

  /// The radius of the image's corners, in points; until it is set, the image view's radius is unchanged.
  ///
  /// A number that is negative or not finite is reported and changes nothing.
  /// > Documented: claim D0.14.
  open var imageCornerRadius: CGFloat = 0 {
    didSet {
      imageCornerRadius = NumberRule.radius.validated(imageCornerRadius, old: oldValue, "imageCornerRadius", of: self)
      if imageCornerRadius == oldValue { return }
      imageCornersAreStale = true
      setNeedsLayout()
    }
  }

  /// Whether every layout sets the corner radius to half the height; setting false restores the layer's own radius.
  @Invalidating(.layout) open var cornersFollowHeight = false

  /// Whether title and image are drawn in `tintColor`, whatever the button's type and the colors set for its states.
  ///
  /// An image that is `alwaysOriginal` and the colors inside an attributed title stay.
  @Invalidating(.layout) open var tintsTitleAndImage = false

  /// The title's color in the current state, or the tint.
  open override var currentTitleColor: Color { tintsTitleAndImage ? tintColor : super.currentTitleColor }

  /// The image of the current state; while it is tinted, the same image as a template.
  open override var currentImage: Image? {
    let image = super.currentImage
    return tintsTitleAndImage ? image.map { template.of($0) } : image
  }

  /// Lays out content as a plain button does, then updates border and corners.
  open override func layoutSubviews() {
    super.layoutSubviews()
    roundImage()
    roundCorners()
    if highlightedBorderColor != nil || borderCover.isOn {
      borderCover.show(looksHighlighted ? highlightedBorderColor : nil, on: layer)
    }
  }

  private final func roundImage() {
    guard imageCornersAreStale, currentImage != nil, let imageView else { return }
    imageCornersAreStale = false
    imageView.layer.cornerRadius = imageCornerRadius
    imageView.clipsToBounds = true
  }

  private final func roundCorners() {
    if cornersFollowHeight {
      if ownCornerRadius == nil { ownCornerRadius = layer.cornerRadius }
      layer.cornerRadius = bounds.height / 2
    } else if let radius = ownCornerRadius {
      layer.cornerRadius = radius
      ownCornerRadius = nil
    }
  }

  /// Whether the button looks highlighted; a disabled one does not.
  private final var looksHighlighted: Bool { state.contains(.highlighted) && !state.contains(.disabled) }

  private final var stateAlpha: CGFloat {
    if state.contains(.disabled) { return disabledAlpha }
    return looksHighlighted ? highlightedAlpha : 1
  }
}
