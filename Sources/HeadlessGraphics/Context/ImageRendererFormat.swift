import Foundation
import HeadlessGeometry

/// What an image renderer's images are like; `UIGraphicsRendererFormat` in the module `UIKit`.
open class RendererFormat: NSObject {
  /// What of the plane the renderer draws, in points.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format with the defaults.
  public required override init() {
    super.init()
  }

  /// The default format.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the screen best: the default one.
  open class func preferred() -> Self { self.init() }
}

/// What an image renderer's images are like; `UIGraphicsImageRendererFormat` in the module `UIKit`.
///
/// > Documented: UIGraphicsImageRendererFormat.
open class ImageRendererFormat: RendererFormat {
  /// What colours an image can have; kept only.
  ///
  /// > Documented: UIGraphicsImageRendererFormat.Range, with its raw values.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// What suits the screen.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// How many pixels a point has; that of the current traits' screen unless set, and for 0.
  open var scale: CGFloat = max(TraitCollection.current.displayScale, 1)

  /// Whether images begin black instead of clear; false unless set.
  open var opaque = false

  /// What colours images can have; kept only, they are sRGB.
  open var preferredRange = Range.standard

  /// Whether images can have more colours than sRGB; kept only.
  open var prefersExtendedRange = false

  /// Makes a format with the defaults.
  public required init() {
    super.init()
  }

  /// Makes a format for surroundings: with their scale.
  public convenience init(for traitCollection: TraitCollection) {
    self.init()
    scale = max(traitCollection.displayScale, 1)
  }
}
