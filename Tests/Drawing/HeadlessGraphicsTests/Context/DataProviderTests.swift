import HeadlessKit
import HeadlessTesting

@Suite("Data providers", .reportsIssuesAsFailures) struct DataProviderTests {
  /// A layout of one pixel's bytes, and the pixel that they mean; none where they can't be read.
  struct Row: Sendable {
    var bytes: [UInt8] = [0, 0, 0, 0, 0]
    let bitsPerPixel: Int
    var space = CGColorSpaceCreateDeviceRGB()
    let info: UInt32
    var pixel: [UInt8]?
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
    Row(
      bytes: [100, 1, 0, 101], bitsPerPixel: 32, info: CGImageAlphaInfo.premultipliedLast.rawValue,
      pixel: [252, 3, 0, 101]),
    Row(bytes: [1, 2, 3], bitsPerPixel: 24, info: CGImageAlphaInfo.none.rawValue, pixel: [1, 2, 3, 255]),
    Row(bytes: [9], bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), info: 0, pixel: [9, 9, 9, 255]),
  ]

  private func image(
    _ bytes: [UInt8] = [1, 2, 3, 4], width: Int = 1, height: Int = 1, bits: Int = 8, bitsPerPixel: Int = 32,
    bytesPerRow: Int = 4, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32 = 0,
    decode: UnsafePointer<CGFloat>? = nil
  ) throws -> CGImage? {
    CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: try #require(CGDataProvider(data: Data(bytes) as NSData)), decode: decode, shouldInterpolate: false,
      intent: .defaultIntent)
  }

  private func image(_ row: Row) throws -> CGImage? {
    try image(
      row.bytes, bitsPerPixel: row.bitsPerPixel, bytesPerRow: row.bitsPerPixel / 8, space: row.space, info: row.info)
  }

  @Test(arguments: rows) func `an image of bytes has the colors of its layout`(row: Row) throws {
    try expectEqual(image(row)?.bitmap?.bytes, row.pixel)
  }

  @Test func `the bytes of an image are its pixels'`() throws {
    let bitmap = try Bitmap(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    let data = try #require(CGImage(bitmap: bitmap).dataProvider?.data)
    expectEqual(Data(referencing: data), Data(bitmap.bytes))
  }

  @Test func `another layout is refused and reported, and too few bytes give nil`() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let reports = try IssueReporting.collect {
      let image = try image(bytes, bits: 16, bitsPerPixel: 64, bytesPerRow: 8)
      expectNil(image)
    }
    let message =
      "Expected 8 bits a component in RGB or gray; got 16 bits a component and 64 bits a pixel "
      + "in the color space rgb with the bitmap info 0x0; there is no image."
    expectEqual(reports.map(\.problem), [message])
    try expectNil(image(bytes, width: 3, bytesPerRow: 12))
    let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
    #expect(CGDataProvider(filename: "/no/such/file") == nil && CGFont(provider) == nil)
  }

  static let refusals = [
    Row(bitsPerPixel: 36, info: CGImageAlphaInfo.last.rawValue),
    Row(bitsPerPixel: 25, info: 0),
    Row(bitsPerPixel: 32, info: CGImageAlphaInfo.alphaOnly.rawValue),
    Row(bitsPerPixel: 32, info: CGImageAlphaInfo.last.rawValue | CGBitmapInfo.byteOrder16Little.rawValue),
    Row(bitsPerPixel: 32, space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.last.rawValue),
  ]

  @Test(arguments: refusals) func `a layout that is neither RGB nor gray of whole bytes is reported`(row: Row)
    throws
  {
    let reports = try IssueReporting.collect {
      let image = try image(row)
      expectNil(image)
    }
    expectEqual(reports.first?.problem.hasPrefix("Expected 8 bits a component in RGB or gray; got 8 bits"), true)
  }

  @Test(arguments: [
    (Int.max, 1, Int.max), (1, Int.max, Int.max), (1 << 62, 1, 4), (1, 1, -4), (1 << 32, 1 << 32, 1 << 34),
  ])
  func `sizes that cannot be counted give nil`(width: Int, height: Int, bytesPerRow: Int) throws {
    try expectNil(image(width: width, height: height, bytesPerRow: bytesPerRow))
  }

  @Test func `a decode array that inverts is reported`() throws {
    let plain = try image(decode: [0, 1, 0, 1, 0, 1])
    #expect(plain != nil)
    let reports = try IssueReporting.collect {
      let inverted = try image(decode: [1, 0, 1, 0, 1, 0])
      #expect(inverted != nil)
    }
    expectEqual(reports.first?.problem.hasPrefix("Expected no decode array; got [1.0, 0.0"), true)
  }

  @Test func `a provider of memory of one's own calls its callback when it is deallocated`() throws {
    nonisolated(unsafe) let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
    memory.copyMemory(from: [1, 2, 3, 4] as [UInt8], byteCount: 4)
    let box = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    box.storeBytes(of: 0, as: Int.self)
    defer { box.deallocate() }
    do {
      let provider = CGDataProvider(dataInfo: box, data: memory, size: 4) { info, data, size in
        info?.storeBytes(of: size, as: Int.self)
        data.deallocate()
      }
      #expect(try #require(provider?.data).length == 4 && box.load(as: Int.self) == 0)
    }
    expectEqual(box.load(as: Int.self), 4)
  }

  @Test func `a color becomes gray by its luminance, and stays in an RGB space`() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let gray = try #require(green.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    expectEqual(gray, CGColor(genericGrayGamma2_2Gray: 0.7152, alpha: 0.5))
    expectEqual(green.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil), green)
  }
}
