import Foundation
import HeadlessPixels
import HeadlessReporting

/// Bytes that an image or a font is made of.
///
/// > Documented: CGDataProvider. Differs: the bytes are always in memory.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: NSData?

  /// Creates a provider of bytes.
  public init?(data: NSData) {
    self.data = data.copy() as? NSData ?? data
  }

  /// Creates a provider of a file's bytes; nil for a file that cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data as NSData
  }

  /// Creates a provider of a file's bytes; nil for a file that cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }
}

/// The conversion of colors that are outside of a device's range.
///
/// > Documented: CGColorRenderingIntent, with its raw values.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default for the graphics context.
  case defaultIntent = 0
  /// Colors outside of the range become the nearest ones in it.
  case absoluteColorimetric = 1
  /// The same, relative to the white points.
  case relativeColorimetric = 2
  /// The relations of all colors stay.
  case perceptual = 3
  /// Saturation stays.
  case saturation = 4
}

extension CGImage {
  /// The bytes of the pixels: red, green, blue and opacity, row by row from the top; nil for an image without pixels.
  ///
  /// > Differs: the colors are not multiplied by their opacity, as ``alphaInfo`` says; on iOS those of a drawn image are.
  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { CGDataProvider(data: Data($0.bytes) as NSData) }
  }

  /// Whether the image is a mask: no.
  public var isMask: Bool { false }

  /// Whether pixels are interpolated when the image is scaled: yes.
  public var shouldInterpolate: Bool { true }

  /// The conversion of colors.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Creates an image of bytes: 8 bits a component in RGB with or without opacity, or in gray.
  ///
  /// > Documented: CGImage.init(width:height:bitsPerComponent:bitsPerPixel:…). Differs: other layouts give nil and a report.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 32, 24 or 8.
  ///   - bytesPerRow: The number of bytes from a row to the next.
  ///   - space: The color space.
  ///   - bitmapInfo: The place of the opacity and the order of the bytes.
  ///   - provider: The bytes.
  ///   - decode: Not read.
  ///   - shouldInterpolate: Not read.
  ///   - intent: Not read.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      bitsPerComponent: bitsPerComponent, bytesPerPixel: bitsPerPixel / 8, isGray: space.model == .monochrome,
      info: bitmapInfo)
    guard let layout else {
      IssueReporting.report(
        IssueReport(
          place: "CGImage.init(width:height:…)",
          problem: "Expected 8 bits a component in RGB or gray; got \(bitsPerComponent) bits a component and "
            + "\(bitsPerPixel) bits a pixel; there is no image.",
          cure: "Pass 8 bits a component, and 8, 24 or 32 bits a pixel."))
      return nil
    }
    let bytes = [UInt8](provider.data.map { Data(referencing: $0) } ?? Data())
    guard width > 0, height > 0, bytesPerRow >= width * layout.bytesPerPixel,
      bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * layout.bytesPerPixel
        pixels += layout.straight(bytes[start..<start + layout.bytesPerPixel])
      }
    }
    guard let bitmap = try? Bitmap(width: width, height: height, bytes: pixels) else { return nil }
    self.init(bitmap: bitmap)
  }
}

/// The meaning of a pixel's bytes.
private struct PixelLayout {
  let bytesPerPixel: Int
  private let isGray: Bool
  private let alpha: CGImageAlphaInfo
  private let isLittle: Bool

  init?(bitsPerComponent: Int, bytesPerPixel: Int, isGray: Bool, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
    guard isGray ? bytesPerPixel == 1 : bytesPerPixel == 3 || bytesPerPixel == 4 else { return nil }
    self.bytesPerPixel = bytesPerPixel
    self.isGray = isGray
    let given = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    alpha = bytesPerPixel == 4 ? given : .none
    isLittle = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
  }

  /// Red, green, blue and opacity of a pixel, not multiplied.
  func straight(_ given: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array(given)
    if isGray { return [bytes[0], bytes[0], bytes[0], 255] }
    if isLittle, bytes.count == 4 { bytes.reverse() }
    switch alpha {
    case .first, .premultipliedFirst, .noneSkipFirst: bytes.append(bytes.removeFirst())
    default: break
    }
    let hasOpacity = [.first, .last, .premultipliedFirst, .premultipliedLast].contains(alpha)
    let opacity = bytes.count == 4 && hasOpacity ? bytes[3] : 255
    var parts = Array(bytes.prefix(3))
    if alpha == .premultipliedFirst || alpha == .premultipliedLast, opacity > 0 {
      parts = parts.map { UInt8(min(Int($0) * 255 / Int(opacity), 255)) }
    }
    return parts + [opacity]
  }
}
