import HeadlessKit
import HeadlessTesting

@Suite("Images of CoreGraphics", .reportsIssuesAsFailures) struct CGImageTests {
  /// Three columns and two rows, numbered from 1 in their red part.
  static var numbered: Bitmap? { try? Bitmap(width: 3, height: 2, bytes: (1...6).flatMap { [UInt8($0), 0, 0, 255] }) }

  static func numbers(_ bitmap: Bitmap?, _ part: (Bitmap.Pixel) -> UInt8 = { $0.red }) -> [[UInt8]] {
    guard let bitmap else { return [] }
    return (0..<bitmap.height).map { y in (0..<bitmap.width).map { part(bitmap[$0, y]) } }
  }

  @Test func `a part is cut out in whole pixels, as far as there is some`() throws {
    let image = CGImage(bitmap: try #require(Self.numbered))
    #expect(image.width == 3 && image.height == 2 && image.bytesPerRow == 12)
    expectEqual(Self.numbers(image.cropping(to: CGRect(x: 1, y: 0, width: 1.5, height: 1))?.bitmap), [[2, 3]])
    expectEqual(Self.numbers(image.cropping(to: CGRect(x: -5, y: 1, width: 6, height: 9))?.bitmap), [[4]])
    expectNil(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)))
    expectNil(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
  }

  typealias Row = (orientation: Image.Orientation, shown: [[UInt8]])
  static let rows: [Row] = [
    (.up, [[1, 2, 3], [4, 5, 6]]), (.down, [[6, 5, 4], [3, 2, 1]]),
    (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
    (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
    (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
  ]

  @Test(arguments: rows) func `an orientation turns the pixels that are shown, and not the image's`(row: Row) throws {
    let pixels = CGImage(bitmap: try #require(Self.numbered))
    let image = Image(cgImage: pixels, scale: 2, orientation: row.orientation)
    expectEqual(Self.numbers(image.bitmap), row.shown)
    #expect(image.imageOrientation == row.orientation && image.cgImage == pixels)
    expectEqual(image.size, CGSize(width: CGFloat(row.shown[0].count) / 2, height: CGFloat(row.shown.count) / 2))
  }

  @Test func `a mask takes opacity away, and an image in gray keeps it, stretched over all pixels`() throws {
    let image = CGImage(
      bitmap: try Bitmap(width: 4, height: 2, filledWith: .init(red: 9, green: 8, blue: 7, alpha: 200)))
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 255, 9, 51, 0, 9]))))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider, decode: nil,
        shouldInterpolate: false))
    let gray = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    func opacities(_ image: CGImage?) -> [[UInt8]] { Self.numbers(image?.bitmap) { $0.alpha } }
    #expect(mask.isMask && !gray.isMask && mask != gray)
    expectEqual(opacities(image.masking(mask)), [[200, 200, 0, 0], [160, 160, 200, 200]])
    expectEqual(opacities(image.masking(gray)), [[0, 0, 200, 200], [40, 40, 0, 0]])
    expectEqual(image.masking(mask)?.bitmap?[0, 0].red, 9)
    expectNil(mask.masking(image))
    expectEqual(mask.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.isMask, true)
    let wide = CGImage(
      maskWidth: 9, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider, decode: nil,
      shouldInterpolate: false)
    expectNil(wide)
  }

  @Test func `an image without pixels has a size in pixels; one without a size has none`() throws {
    let pixels = try #require(Image(size: CGSize(width: 4, height: 3), scale: 2).cgImage)
    #expect(pixels.width == 8 && pixels.height == 6 && pixels.bitmap == nil)
    expectEqual(pixels.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2))?.width, 2)
    expectEqual(Image(cgImage: pixels, scale: 2, orientation: .left).size, CGSize(width: 3, height: 4))
    expectNil(Image().cgImage)
  }
}
