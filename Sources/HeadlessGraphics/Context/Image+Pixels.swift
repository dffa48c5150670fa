import Foundation

/// Images and their pixels.
extension Image {
  /// How the rows and columns of an image's pixels lie on the screen.
  ///
  /// > Documented: UIImage.Orientation, with its raw values.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half.
    case down = 1
    /// Turned a quarter against the clock.
    case left = 2
    /// Turned a quarter with the clock.
    case right = 3
    /// As they are, seen in a mirror.
    case upMirrored = 4
    /// Turned by half, seen in a mirror.
    case downMirrored = 5
    /// Turned a quarter against the clock, seen in a mirror.
    case leftMirrored = 6
    /// Turned a quarter with the clock, seen in a mirror.
    case rightMirrored = 7
  }

  /// Makes an image of pixels at scale 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of pixels.
  ///
  /// > Differs: the pixels are turned when the image is made, so that its own orientation is always up.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: How many pixels a point has.
  ///   - orientation: How they lie on the screen.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if let bitmap = cgImage.bitmap {
      self.init(bitmap: bitmap.turned(orientation), scale: scale)
      return
    }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size = orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    self.init(size: size, scale: scale)
  }

  /// The pixels; nil for an image of no size.
  public final var cgImage: CGImage? {
    if let bitmap { return CGImage(bitmap: bitmap) }
    if size.width <= 0 || size.height <= 0 { return nil }
    return CGImage(Image(size: CGSize(width: size.width * scale, height: size.height * scale)))
  }

  /// How the pixels lie on the screen: as they are.
  public final var imageOrientation: Orientation { .up }
}
