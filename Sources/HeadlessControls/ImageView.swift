import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A view that shows an image.
open class ImageView: View {
  /// What a button does to the image's brightness for its state.
  final var effect = ImageTreatment.Effect.none

  /// Whether an image without a rendering mode of its own takes the tint colour, as in a system button.
  final var tintsAutomaticImages = false

  final var storedImage: Image?

  /// Makes an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    applyImageDefaults()
  }

  /// Makes an image view as large as its image, at the origin.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    applyImageDefaults()
    storedImage = image
  }

  /// Makes an image view as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyImageDefaults()
  }

  private func applyImageDefaults() {
    isUserInteractionEnabled = false
    if ObjectIdentifier(type(of: self)) == ObjectIdentifier(ImageView.self) { noteKnownClass() }
  }

  /// The image, or nil for none.
  open var image: Image? {
    get { storedImage }
    set {
      if newValue === storedImage { return }
      let oldSize = storedImage?.size
      storedImage = newValue
      if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
    }
  }

  /// How the image is drawn: in its own colours or in the tint colour, and with which change of brightness.
  ///
  /// > Documented: UIImage.RenderingMode; claim D2.4 for a system button's image.
  public final var treatment: ImageTreatment {
    let isTemplate =
      switch image?.renderingMode {
      case .alwaysTemplate: true
      case .automatic: tintsAutomaticImages
      case .alwaysOriginal, nil: false
      }
    return ImageTreatment(tint: isTemplate ? tintColor : nil, effect: effect)
  }

  /// A picture, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }

  /// The image's size and what it is tinted with.
  open override var inspectedProperties: [InspectedProperty] {
    var properties = super.inspectedProperties
    if let image { properties.append(InspectedProperty("image", .size(image.size), isDetail: true)) }
    if let tint = treatment.tint { properties.append(InspectedProperty("imageTint", .color(tint), isDetail: true)) }
    return properties
  }

  /// The image's size; without an image, the view's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  /// The image's size; without an image, no wish.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
