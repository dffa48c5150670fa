/// Variants of an image for different traits.
/// > Documented: UIImageAsset. Differs: views do not replace a variant when traits change; ask ``image(with:)``.
open class UIImageAsset: NSObject {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private var variants: [Variant] = []

  /// Creates an asset without variants.
  public override init() { super.init() }

  /// Adds the variant for traits, in place of the one for equal traits.
  ///
  /// The asset retains the image, not the other way round: store the asset.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    variants.append(Variant(traits: traitCollection, image: image))
    image.imageAsset = self
  }

  /// Removes the variant for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    for variant in variants where variant.traits == traitCollection { variant.image.imageAsset = nil }
    variants.removeAll { $0.traits == traitCollection }
  }

  /// Returns the variant that specifies most of the traits and contradicts none.
  /// > Documented: the variant that matches the traits best. Assumed: else the first; without any an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    var best: Variant?
    for variant in variants where traitCollection.containsTraits(in: variant.traits) {
      if best.map({ variant.traits.containsTraits(in: $0.traits) }) ?? true { best = variant }
    }
    return (best ?? variants.first)?.image ?? UIImage()
  }
}

private let assetKey = AssociationTable.newKey()

extension UIImage {
  /// The asset that the image was registered with, as long as that lives; nil for other images.
  /// > Differs: on iOS every image has an asset.
  public fileprivate(set) var imageAsset: UIImageAsset? {
    get { AssociationTable.shared.value(for: self, under: assetKey) as? UIImageAsset }
    set { AssociationTable.shared.store(newValue, for: self, under: assetKey, .OBJC_ASSOCIATION_ASSIGN) }
  }
}
