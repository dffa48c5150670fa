import HeadlessKit

/// A button whose image is above, left of, below or right of its texts: ``ImagePositionButton`` by a configuration.
///
/// ```swift
/// let button = ConfiguredImagePositionButton(type: .system)
/// button.setTitle("Share", for: .normal)
/// button.setImage(icon, for: .normal)
/// button.imagePosition = .top
/// button.interTitleImageSpacing = 8
/// ```
/// The properties read and change `configuration`, which is plain without content insets unless it is assigned. The
/// arithmetic is the configuration's; `Docs/ButtonRecipes.md` names the differences from ``ImagePositionButton``.
/// > Documented: claim D0.14, by the configuration of iOS 15.
open class ConfiguredImagePositionButton: Button {
  /// Creates a button with a plain configuration and a gap of 4 points, as an ``ImagePositionButton`` has.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrangeFirst()
  }

  /// Creates the button as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrangeFirst()
  }

  /// The side of the texts that the image is at; left by default, and not mirrored in a right-to-left layout.
  ///
  /// A configuration that is assigned afterwards gets the position at the next layout; its own placement has no effect.
  open var imagePosition = ImagePosition.left { didSet { placeImage() } }

  /// The gap between image and texts, in points: the configuration's `imagePadding`; 4 by default.
  ///
  /// It is used only between an image and texts. A number that is not finite is reported and changes nothing.
  open var interTitleImageSpacing: CGFloat {
    get { configuration?.imagePadding ?? 0 }
    set { configuration?.imagePadding = newValue }
  }

  /// A second text under the title, in all states: the configuration's `subtitle`; nil for none.
  open var subtitle: String? {
    get { configuration?.subtitle }
    set { configuration?.subtitle = newValue }
  }

  /// Places the image for the current layout direction, then lays out the configuration.
  open override func layoutSubviews() {
    placeImage()
    super.layoutSubviews()
  }

  private func arrangeFirst() { setConfiguredLayoutStyle(.imageLeft, spacing: 4) }

  private func placeImage() {
    let placement = imagePosition.placement(in: effectiveUserInterfaceLayoutDirection)
    if configuration?.imagePlacement != placement { configuration?.imagePlacement = placement }
  }
}
