import Foundation

/// The format of a renderer's images; `UIGraphicsRendererFormat` in the module `UIKit`.
open class RendererFormat: NSObject {
  /// The rectangle that the renderer draws, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the defaults.
  public required override init() { super.init() }

  /// Returns the default format.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the screen best: the default one.
  open class func preferred() -> Self { self.init() }
}

/// The format of an image renderer's images; `UIGraphicsImageRendererFormat` in the module `UIKit`.
/// > Documented: UIGraphicsImageRendererFormat.
open class ImageRendererFormat: RendererFormat {
  /// The range of an image's colors; stored only.
  /// > Documented: UIGraphicsImageRendererFormat.Range, with its raw values.
  public enum Range: Int, Sendable {
    /// No range; drawing is not affected.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The number of pixels per point; by default, and for 0, the scale of the current traits' screen.
  open var scale: CGFloat = max(TraitCollection.current.displayScale, 1)

  /// Whether images begin black instead of clear; false by default.
  open var opaque = false

  /// The range of colors; stored only, as images are sRGB.
  open var preferredRange = Range.standard

  /// Whether images can have more colors than sRGB; stored only.
  open var prefersExtendedRange = false

  /// Creates a format with the defaults.
  public required init() { super.init() }

  /// Creates a format for surroundings: with their scale.
  public convenience init(for traitCollection: TraitCollection) {
    self.init()
    scale = max(traitCollection.displayScale, 1)
  }
}
