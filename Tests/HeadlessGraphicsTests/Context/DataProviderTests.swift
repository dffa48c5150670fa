import Foundation
import HeadlessKit
import HeadlessTesting
import Testing

/// Images and fonts of bytes.
@Suite("Data providers", .reportsIssuesAsFailures)
struct DataProviderTests {
  /// A layout of one pixel's bytes, and the pixel that they mean.
  struct Row: Sendable {
    let bytes: [UInt8]
    let bitsPerPixel: Int
    let info: UInt32
    let pixel: [UInt8]
  }

  static let rows = [
    Row(bytes: [1, 2, 3, 4], bitsPerPixel: 32, info: CGImageAlphaInfo.last.rawValue, pixel: [1, 2, 3, 4]),
    Row(bytes: [1, 2, 3, 4], bitsPerPixel: 32, info: CGImageAlphaInfo.noneSkipLast.rawValue, pixel: [1, 2, 3, 255]),
    Row(bytes: [4, 1, 2, 3], bitsPerPixel: 32, info: CGImageAlphaInfo.first.rawValue, pixel: [1, 2, 3, 4]),
    Row(
      bytes: [3, 2, 1, 4], bitsPerPixel: 32,
      info: CGImageAlphaInfo.first.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, pixel: [1, 2, 3, 4]),
    Row(
      bytes: [50, 25, 0, 51], bitsPerPixel: 32, info: CGImageAlphaInfo.premultipliedLast.rawValue,
      pixel: [250, 125, 0, 51]),
    Row(bytes: [1, 2, 3], bitsPerPixel: 24, info: CGImageAlphaInfo.none.rawValue, pixel: [1, 2, 3, 255]),
  ]

  private func image(_ row: Row, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) throws -> CGImage? {
    CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: row.bitsPerPixel, bytesPerRow: row.bitsPerPixel / 8,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: row.info),
      provider: try #require(CGDataProvider(data: Data(row.bytes) as NSData)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
  }

  @Test(arguments: rows) func `an image of bytes has the colors that its layout says`(row: Row) throws {
    #expect(try image(row)?.bitmap?.bytes == row.pixel)
  }

  @Test func `gray bytes give a gray image`() throws {
    let row = Row(bytes: [9], bitsPerPixel: 8, info: 0, pixel: [9, 9, 9, 255])
    #expect(try image(row, space: CGColorSpaceCreateDeviceGray())?.bitmap?.bytes == row.pixel)
  }

  @Test func `the bytes of an image are those of its pixels`() throws {
    let bitmap = try Bitmap(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    let data = try #require(CGImage(bitmap: bitmap).dataProvider?.data)
    #expect(Data(referencing: data) == Data(bitmap.bytes))
  }

  @Test func `another layout is refused and reported, and too few bytes give nil`() throws {
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3, 4, 5, 6, 7, 8]) as NSData))
    let reports = IssueReporting.collect {
      #expect(
        CGImage(
          width: 1, height: 1, bitsPerComponent: 16, bitsPerPixel: 64, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
          shouldInterpolate: false, intent: .defaultIntent) == nil)
    }
    #expect(
      reports.map(\.problem) == [
        "Expected 8 bits a component in RGB or gray; got 16 bits a component and 64 bits a pixel; there is no image."
      ])
    #expect(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent) == nil)
    #expect(CGDataProvider(filename: "/no/such/file") == nil && CGFont(provider) == nil)
  }

  @Test func `a color becomes gray by its luminance, and stays in an RGB space`() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let gray = try #require(green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(gray == CGColor(genericGrayGamma2_2Gray: 0.7152, alpha: 0.5))
    #expect(green.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil) == green)
  }
}
