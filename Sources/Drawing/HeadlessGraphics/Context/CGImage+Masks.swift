import Foundation
import HeadlessPixels

extension CGImage {
  /// Creates a mask of gray bytes: where a sample is 0, what it masks stays; where it is full, nothing does.
  ///
  /// The parameters are those of an image of gray bytes: 0 and 1 in `decode` change nothing, another pair is reported,
  /// and `shouldInterpolate` is not read.
  /// > Documented: CGImage.init(maskWidth:height:…). Differs: other layouts than a byte a sample are nil and reported.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let samples = CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider,
        decode: decode, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    else { return nil }
    self.init(samples.picture, isMask: true)
  }

  /// Returns the image with its opacity reduced by a mask, which is stretched over it.
  ///
  /// A sample of a mask takes opacity away; a sample of another image keeps as much as it is bright.
  /// > Documented: CGImage.masking(_:). Differs: samples are not interpolated.
  ///
  /// - Parameter mask: A mask, or an image in gray.
  /// - Returns: The masked image; nil without pixels, and for a mask as image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let bitmap, let samples = mask.bitmap, !samples.isEmpty else { return nil }
    var bytes = bitmap.bytes
    for y in 0..<bitmap.height {
      let row = y * samples.height / bitmap.height
      for x in 0..<bitmap.width {
        let sample = samples[x * samples.width / bitmap.width, row].red
        let index = (y * bitmap.width + x) * 4 + 3
        bytes[index] = UInt8((Int(bytes[index]) * Int(mask.isMask ? 255 - sample : sample) + 127) / 255)
      }
    }
    return (try? Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)).map(CGImage.init(bitmap:))
  }
}
