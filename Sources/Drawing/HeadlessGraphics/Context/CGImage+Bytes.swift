import Foundation
import HeadlessPixels
import HeadlessReporting

extension CGImage {
  /// Creates an image of bytes: 8 bits a component in RGB with or without opacity, or in gray.
  ///
  /// A pixel has 32, 24 or 8 bits; the bitmap info is the position of the opacity and the order of the bytes. Sizes
  /// that do not fit each other or the bytes return nil. Pairs of 0 and 1 in `decode` change nothing; other pairs are
  /// reported. `shouldInterpolate` and `intent` are not read.
  /// > Documented: CGImage.init(width:height:bitsPerComponent:…). Differs: other layouts are nil and reported.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo)
    else {
      let info = String(bitmapInfo.rawValue, radix: 16)
      Self.report(
        "Expected 8 bits a component in RGB or gray; got \(bitsPerComponent) bits a component and \(bitsPerPixel) bits "
          + "a pixel in the color space \(space.name ?? "\(space.model)") with the bitmap info 0x\(info); there is no image.",
        cure: "Pass 8 bits a component, 8, 24 or 32 bits a pixel, and the opacity first, last or none.")
      return nil
    }
    if let decode {
      let pairs = UnsafeBufferPointer(start: decode, count: 2 * space.numberOfComponents)
      if pairs.enumerated().contains(where: { $1 != CGFloat($0 % 2) }) {
        Self.report(
          "Expected no decode array; got \(Array(pairs)); the components are used as they are.",
          cure: "Pass nil, and change the bytes.")
      }
    }
    guard let size = layout.size(width: width, height: height, bytesPerRow: bytesPerRow), let data = provider.data,
      data.length >= size.bytesNeeded
    else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: size.pixels * 4) { pixels, count in
      let source = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
      for row in 0..<height {
        layout.convert(source, from: row * bytesPerRow, count: width, into: &pixels, at: row * width * 4)
      }
      count = size.pixels * 4
    }
    guard let bitmap = try? Bitmap(width: width, height: height, bytes: bytes) else { return nil }
    self.init(bitmap: bitmap)
  }

  private static func report(_ problem: String, cure: String) {
    IssueReporting.report(place: "CGImage.init(width:height:…)", problem: problem, cure: cure)
  }
}

/// The meaning of a pixel's bytes.
private struct PixelLayout {
  /// The number of bytes from a pixel to the next.
  private let stride: Int
  /// The offsets of red, green, blue and opacity in a pixel; nil for no opacity.
  private let red, green, blue: Int
  private let opacity: Int?
  private let isPremultiplied: Bool

  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue), alpha != .alphaOnly
    else { return nil }
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
    switch (model, bitsPerPixel) {
    case (.monochrome, 8) where alpha == .none && !isLittle:
      (stride, red, green, blue, opacity, isPremultiplied) = (1, 0, 0, 0, nil, false)
    case (.rgb, 24) where alpha == .none && !isLittle:
      (stride, red, green, blue, opacity, isPremultiplied) = (3, 0, 1, 2, nil, false)
    case (.rgb, 32):
      let isFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
      let hasOpacity = alpha != .none && alpha != .noneSkipFirst && alpha != .noneSkipLast
      func byteIndex(_ index: Int) -> Int { isLittle ? 3 - index : index }
      stride = 4
      (red, green, blue) =
        isFirst ? (byteIndex(1), byteIndex(2), byteIndex(3)) : (byteIndex(0), byteIndex(1), byteIndex(2))
      opacity = hasOpacity ? byteIndex(isFirst ? 0 : 3) : nil
      isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    default: return nil
    }
  }

  /// Returns the number of pixels and bytes of an image; nil if they overflow, or a row does not fit.
  func size(width: Int, height: Int, bytesPerRow: Int) -> (pixels: Int, bytesNeeded: Int)? {
    guard width > 0, height > 0 else { return nil }
    let row = width.multipliedReportingOverflow(by: stride)
    let before = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let all = before.partialValue.addingReportingOverflow(row.partialValue)
    let pixels = width.multipliedReportingOverflow(by: height)
    let isCountable = !row.overflow && !before.overflow && !all.overflow && !pixels.overflow
    guard isCountable, bytesPerRow >= row.partialValue, pixels.partialValue <= Int.max / 4 else { return nil }
    return (pixels.partialValue, all.partialValue)
  }

  /// Writes red, green, blue and opacity of pixels, not multiplied.
  func convert(
    _ source: UnsafeRawBufferPointer, from start: Int, count: Int, into pixels: inout UnsafeMutableBufferPointer<UInt8>,
    at targetIndex: Int
  ) {
    for column in 0..<count {
      let (pixel, target) = (start + column * stride, targetIndex + column * 4)
      let alpha = opacity.map { source[pixel + $0] } ?? 255
      pixels[target] = straight(source[pixel + red], alpha)
      pixels[target + 1] = straight(source[pixel + green], alpha)
      pixels[target + 2] = straight(source[pixel + blue], alpha)
      pixels[target + 3] = alpha
    }
  }

  /// Returns a component without its opacity, rounded to the nearest value.
  private func straight(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    guard isPremultiplied, alpha > 0 else { return component }
    let whole = Int(alpha)
    let straight = (Int(component) * 255 + whole / 2) / whole
    return UInt8(min(straight, 255))
  }
}
