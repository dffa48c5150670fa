import Foundation
import HeadlessGeometry
import HeadlessPixels

/// The pixels of an image, without scale and tint.
/// > Documented: CGImage. Differs: an image without pixels has only a size; a mask has the layout of other images.
public final class CGImage: Hashable, Sendable {
  /// The image at scale 1.
  let picture: Image
  /// Whether the image is a mask, whose samples are in gray.
  public let isMask: Bool

  init(_ picture: Image, isMask: Bool = false) {
    self.picture = picture
    self.isMask = isMask
  }

  /// Creates an image of pixels.
  public convenience init(bitmap: Bitmap) { self.init(Image(bitmap: bitmap, scale: 1)) }

  /// The pixels; nil for an image that has only a size.
  public var bitmap: Bitmap? { picture.bitmap }

  /// The number of pixels in a row.
  public var width: Int { Int(picture.size.width.rounded()) }

  /// The number of rows of pixels.
  public var height: Int { Int(picture.size.height.rounded()) }

  /// The number of bits of a color's component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// The space of the colors.
  public var colorSpace: CGColorSpace? { .ofColors }

  /// The position of a pixel's opacity: after its color, which is not multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .last }

  /// The same with the order of the bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The bytes of the pixels: red, green, blue and opacity, row by row from the top; nil for an image without pixels.
  /// > Differs: the colors are not multiplied by their opacity (see ``alphaInfo``); on iOS a drawn image's are.
  public var dataProvider: CGDataProvider? { bitmap.flatMap { CGDataProvider(data: Data($0.bytes) as NSData) } }

  /// Whether pixels are interpolated when the image is scaled: yes.
  public var shouldInterpolate: Bool { true }

  /// The conversion of colors.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Returns an area, in pixels from the top left, extended to whole pixels and clipped; nil outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isFinite else { return nil }
    let part = PixelGrid(scale: 1).outward(rect.standardized).intersection(all)
    guard !part.isNull, !part.isEmpty else { return nil }
    guard let bitmap else { return CGImage(Image(size: part.size), isMask: isMask) }
    return bitmap.cropped(to: part).map { CGImage(Image(bitmap: $0, scale: 1), isMask: isMask) }
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns whether both images have equal pixels; images without pixels are equal only if they are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.isMask == right.isMask && left.picture.isEqual(right.picture)
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture.hash) }
}

/// The position of the opacity in a pixel.
/// > Documented: CGImageAlphaInfo, with its raw values.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// The opacity after the color, which is multiplied by it.
  case premultipliedLast = 1
  /// The opacity before the color, which is multiplied by it.
  case premultipliedFirst = 2
  /// The opacity after the color.
  case last = 3
  /// The opacity before the color.
  case first = 4
  /// No opacity, but an unused byte after the color.
  case noneSkipLast = 5
  /// No opacity, but an unused byte before the color.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
/// > Documented: CGBitmapInfo, with its raw values.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bit mask of the format, with CoreGraphics's values.
  public let rawValue: UInt32
  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The order of the machine.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 &<< 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, the least first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 &<< 12)
  /// 32 bits, the least first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 &<< 12)
  /// 16 bits, the greatest first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 &<< 12)
  /// 32 bits, the greatest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 &<< 12)
}
