import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A view that shows an image.
open class ImageView: View {
  /// The change of the image's brightness for a button's state.
  final var effect = ImageTreatment.Effect.none

  /// Whether an image without a rendering mode of its own is drawn in the tint color, as in a system button.
  final var tintsAutomaticImages = false

  final var storedImage: Image?

  @exclusivity(unchecked) final var rare = Rare<RareProperties>()  // See `Rare`.

  /// The values that most image views never set.
  struct RareProperties: RareValues {
    static let defaults = RareDefaults<RareProperties>()

    var highlightedImage: Image?
    var isHighlighted = false
    var animationImages: [Image]?
    var highlightedAnimationImages: [Image]?
    var animationDuration: TimeInterval = 0
    var animationRepeatCount = 0
    /// The time on the screen's clock at which the animation began; nil while there is none.
    var animationStart: TimeInterval?
    var symbolConfiguration: Image.SymbolConfiguration?
    var adjustsImageSize = false
    var lastingEffects: [(effect: any SymbolEffect, completion: SymbolEffectCompletion?)]?
  }

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  /// Creates an image view as large as its image, at the origin.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    finishInit(showing: image)
  }

  /// Creates an image view with an image for each state, as large as the first of them that there is, at the origin.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    finishInit(showing: image)
    rare.highlightedImage = highlightedImage
  }

  /// Creates an image view as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishInit()
  }

  private final func finishInit() {
    recordClass(ifExactly: ImageView.self, hasEmptyLayout: true)
    isUserInteractionEnabled = false
  }

  private final func finishInit(showing image: Image?) {
    finishInit()
    storedImage = image
    if let image, image.images != nil { imageDidChange() }
  }

  /// The image, or nil for none; an animated one begins at once.
  open var image: Image? {
    get { storedImage }
    set {
      if newValue === storedImage { return }
      let changesSize = newValue?.size != storedImage?.size
      let changesAlignment = newValue?.alignmentRectInsets != storedImage?.alignmentRectInsets
      storedImage = newValue
      if newValue?.images != nil || !rare.isEmpty { imageDidChange() }
      if changesSize || changesAlignment { invalidateIntrinsicContentSize() }
      notifyPropertyObservers()
    }
  }

  // MARK: Highlight

  /// The image of the highlighted view; nil, by default, means ``image``.
  open var highlightedImage: Image? {
    get { rare.highlightedImage }
    set { rare.highlightedImage = newValue }
  }

  /// Whether the images for the highlighted view show; false by default.
  /// > Documented: UIImageView.isHighlighted.
  open var isHighlighted: Bool {
    get { rare.isHighlighted }
    set { if newValue != isHighlighted { rare.isHighlighted = newValue } }
  }

  // MARK: Animation

  /// The images that show in turn while the view animates; setting them ends that.
  open var animationImages: [Image]? {
    get { rare.animationImages }
    set { setAnimationImages(\.animationImages, newValue) }
  }

  /// The images that show in turn while the highlighted view animates; nil, by default, means ``animationImages``.
  open var highlightedAnimationImages: [Image]? {
    get { rare.highlightedAnimationImages }
    set { setAnimationImages(\.highlightedAnimationImages, newValue) }
  }

  /// The duration of one cycle of images, in seconds; 0, the default, means a thirtieth of a second per image.
  ///
  /// A number that is not finite, or below 0, is reported and changes nothing.
  /// > Documented: UIImageView.animationDuration.
  open var animationDuration: TimeInterval {
    get { rare.animationDuration }
    set { setAnimationDuration(newValue) }
  }

  /// The number of cycles; 0, by default, repeats until the animation is stopped.
  /// > Documented: UIImageView.animationRepeatCount.
  open var animationRepeatCount: Int {
    get { rare.animationRepeatCount }
    set { rare.animationRepeatCount = newValue }
  }

  /// Shows the images from the first one on, by the clock of the screen.
  open func startAnimating() { beginAnimation() }

  /// Stops the animation, so that the view shows ``image`` again.
  open func stopAnimating() { rare.animationStart = nil }

  /// Whether the images are animated: until they were repeated often enough, or ``stopAnimating()`` is called.
  open var isAnimating: Bool { currentFrame != nil }

  // MARK: Symbols

  /// The configuration of a symbol, besides its own; nil by default.
  open var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { rare.symbolConfiguration }
    set {
      rare.symbolConfiguration = newValue
      if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the image grows with the preferred text size; false by default, and stored only.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { rare.adjustsImageSize }
    set { rare.adjustsImageSize = newValue }
  }

  // MARK: Appearance

  /// The treatment of the image: its own colors or the tint color, and a change of brightness.
  /// > Documented: UIImage.RenderingMode; claim D2.4 for a system button's image.
  public final var imageTreatment: ImageTreatment { treatment(of: shownImage) }

  /// The trait of an image, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// The image's size and its tint.
  open override var inspectedProperties: [InspectedProperty] {
    var properties = super.inspectedProperties
    if let image { properties.append(InspectedProperty("image", .size(image.size), isDetail: true)) }
    if let tint = imageTreatment.tint {
      properties.append(InspectedProperty("imageTint", .color(tint), isDetail: true))
    }
    return properties
  }

  /// Returns the image's size in points; without an image, the size of the view's bounds.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizedImage?.size ?? super.sizeThatFits(size)
  }

  /// The image's size without its alignment insets; without an image, no preferred size.
  /// > Seen: fact f39.
  open override var intrinsicContentSize: CGSize {
    guard let image = sizedImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// The alignment insets of the image.
  /// > Seen: fact f39.
  open override var alignmentRectInsets: EdgeInsets { sizedImage?.alignmentRectInsets ?? .zero }
}
