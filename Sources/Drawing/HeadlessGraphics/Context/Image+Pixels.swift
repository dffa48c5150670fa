import Foundation

extension Image {
  /// Creates an image of pixels at scale 1.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of pixels in a stored orientation; the ``bitmap`` is upright.
  ///
  /// The scale is the number of pixels per point; one that is not a positive number is reported and becomes one.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = Self.usable(scale, in: "init(cgImage:scale:orientation:)")
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size = orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    var storage = Storage(size: size, scale: scale)
    storage.pixels = cgImage.bitmap?.turned(orientation)
    storage.orientation = orientation
    self.init(storage)
  }

  /// The stored pixels, not rotated by ``imageOrientation``; nil for an image without pixels.
  public final var cgImage: CGImage? {
    let orientation = storage.orientation
    if let pixels = storage.pixels { return CGImage(bitmap: pixels.turned(orientation.inverse)) }
    if size.width <= 0 || size.height <= 0 { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGImage(
      Image(size: orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)))
  }
}
