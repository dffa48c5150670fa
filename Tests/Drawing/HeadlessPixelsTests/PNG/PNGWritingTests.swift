import Foundation
import RandomNumbers
import Testing

@testable import HeadlessPixels

@Suite("PNG writing") struct PNGWritingTests {
  static func noise(width: Int, height: Int, seed: UInt64, levels: UInt8, isOpaque: Bool) throws -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        func level() -> UInt8 { UInt8.random(in: 0...levels, using: &random) }
        bitmap[x, y] = Bitmap.Pixel(red: level(), green: level(), blue: level(), alpha: isOpaque ? 255 : level())
      }
    }
    return bitmap
  }

  @Test(arguments: [1, 7, 255] as [UInt8], [true, false])
  func `what is written is read again, whatever the picture`(levels: UInt8, isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (1, 40), (40, 1), (33, 17), (200, 150)] {
      let bitmap = try Self.noise(width: width, height: height, seed: 3, levels: levels, isOpaque: isOpaque)
      try expectEqual(PNG.decode(PNG.encode(bitmap)), bitmap)
    }
  }

  @Test func `opacity is written only where a pixel is not opaque`() throws {
    var bitmap = try Bitmap(width: 2, height: 2, filledWith: .white)
    let place = 8 + 4 + 4 + 9
    try expectEqual(PNG.encode(bitmap)[place], PNGHeader.ColorType.color.rawValue)
    bitmap[1, 1].alpha = 254
    try expectEqual(PNG.encode(bitmap)[place], PNGHeader.ColorType.colorAndAlpha.rawValue)
  }

  @Test func `the same bitmap is always written as the same bytes`() throws {
    let bitmap = try Bitmap(width: 1, height: 1, filledWith: .black)
    let file = try PNG.encode(bitmap)
    let header = PNGBuilder.header(width: 1, height: 1, type: 2)
    // Last block, fixed codes: 1 10; byte 0: 00110000; length 3: 0000001; distance 1: 00000; end: 0000000; Adler-32.
    let data: [UInt8] = [0x78, 0x9C, 0b0110_0011, 0b0000_0000, 0b0000_0010, 0b0000_0000, 0, 4, 0, 1]
    expectEqual(file, PNGBuilder.file([("IHDR", header), ("IDAT", data), ("IEND", [])]))
  }

  @Test func `a flat picture becomes small`() throws {
    // Of the rows' bytes 258 at a time repeat the row above: 8 bits for the length, 5 + 9 for the distance.
    let bitmap = try Bitmap(width: 400, height: 300, filledWith: .white)
    #expect(try PNG.encode(bitmap).count < (3 * 400 + 1) * 300 / 258 * (8 + 5 + 9) / 8 + 100)
  }

  @Test func `a picture without pixels cannot be written`() throws {
    let bitmap = try Bitmap(width: 0, height: 5)
    #expect(throws: PNGError.noPixels) { try PNG.encode(bitmap) }
  }

  @Test func `check numbers are the standards'`() {
    // > Documented: the usual check value of both, for the nine digits.
    let digits = Array("123456789".utf8)
    expectEqual(CRC32.checksum(of: digits[...]), 0xCBF4_3926)
    expectEqual(Adler32.checksum(of: digits), 0x091E_01DE)
  }

  @Test func `a distance's symbol is the one whose range it is in`() {
    for distance in 1...32768 {
      let symbol = FixedCodes.distanceSymbol(distance)
      let code = DeflateCodes.distances[symbol]
      #expect((code.base..<code.base + 1 << code.extraBits).contains(distance))
    }
  }
}
