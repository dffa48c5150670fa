import Testing

@testable import HeadlessPixels

@Suite("PNG refusals") struct PNGRefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: PNGError
    init(_ name: String, _ error: PNGError, _ chunks: [(String, [UInt8])]) {
      self.init(name, error, bytes: PNGBuilder.file(chunks))
    }
    init(_ name: String, _ error: PNGError, bytes: [UInt8]) {
      (testDescription, self.error, self.bytes) = (name, error, bytes)
    }
  }

  static let header = ("IHDR", PNGBuilder.header())
  static let data = ("IDAT", PNGBuilder.data)
  static let end: (String, [UInt8]) = ("IEND", [])
  static let colors = ("IHDR", PNGBuilder.header(depth: 2, type: 3))
  static let good = PNGBuilder.file([header, data, end])

  static func damaged(_ packed: [UInt8], _ problem: String) -> Row {
    Row("damaged: \(problem)", .damagedData(problem), [header, ("IDAT", packed), end])
  }

  static let files: [Row] = [
    Row("nothing", .notPNG, bytes: []),
    Row("a JPEG", .notPNG, bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0]),
    Row("the signature alone", .truncated("the list of its chunks"), bytes: PNG.signature),
    Row("cut in a chunk", .truncated("its chunk IDAT"), bytes: Array(good.dropLast(14))),
    Row("no end", .truncated("the list of its chunks"), [header, data]),
    Row("data cut", .truncated("the compressed data"), [header, ("IDAT", [0x78, 0x9C, 0x63]), end]),
    Row("no header", .misplacedChunk("it begins with IDAT, not IHDR"), [data, end]),
    Row("two headers", .misplacedChunk("there is a second IHDR"), [header, header, data, end]),
    Row("no data", .misplacedChunk("there is no IDAT"), [header, end]),
    Row("data torn apart", .misplacedChunk("a chunk between two IDAT"), [header, data, ("tEXt", [0]), data, end]),
    Row(
      "a palette too late", .misplacedChunk("there is a second PLTE, or one after tRNS or IDAT"),
      [("IHDR", PNGBuilder.header(type: 2)), data, ("PLTE", [1, 2, 3]), end]),
    Row("a palette for gray", .misplacedChunk("a gray picture has a PLTE"), [header, ("PLTE", [1, 2, 3]), data, end]),
    Row("no palette", .misplacedChunk("there is no PLTE"), [colors, data, end]),
    Row("opacities before the palette", .misplacedChunk("there is a tRNS before PLTE"), [colors, ("tRNS", [1]), end]),
    Row(
      "two transparencies", .misplacedChunk("there is a second tRNS, or one after IDAT"),
      [header, ("tRNS", [0, 1]), ("tRNS", [0, 1]), data, end]),
    Row("an unknown chunk", .unknownChunk("ABCD"), [header, ("ABCD", []), data, end]),
    Row("Xcode's form", .unknownChunk("CgBI"), [("CgBI", [0, 0, 0, 0]), header, data, end]),
    Row("a palette of four bytes", .invalidValue("its palette has 4 bytes"), [colors, ("PLTE", [1, 2, 3, 4]), end]),
    Row(
      "a palette of too many", .invalidValue("its palette has 5 colors for 2 bits"),
      [colors, ("PLTE", [UInt8](repeating: 0, count: 15)), end]),
    Row(
      "a color that is not in the palette", .invalidValue("a pixel has color 2 of a palette of 2"),
      [colors, ("PLTE", [1, 2, 3, 4, 5, 6]), ("IDAT", Deflate.zlib([0, 0b0110_0000])), end]),
    Row(
      "a transparency of three bytes", .invalidValue("its transparency has 3 bytes for color type 0"),
      [header, ("tRNS", [0, 0, 0]), data, end]),
    Row(
      "a transparency beside opacity", .invalidValue("its transparency has 2 bytes for color type 4"),
      [("IHDR", PNGBuilder.header(type: 4)), ("tRNS", [0, 0]), data, end]),
    Row(
      "a header of 12 bytes", .invalidValue("its header has 12 bytes instead of 13"),
      [("IHDR", PNGBuilder.header(tail: [0, 0])), data, end]),
    Row("no width", .invalidValue("its size is 0×1 pixels"), [("IHDR", PNGBuilder.header(width: 0)), data, end]),
    Row(
      "color of 4 bits", .invalidValue("there is no color type 2 of 4 bits"),
      [("IHDR", PNGBuilder.header(depth: 4, type: 2)), data, end]),
    Row(
      "color type 5", .invalidValue("there is no color type 5 of 8 bits"),
      [("IHDR", PNGBuilder.header(type: 5)), data, end]),
    Row(
      "another compression", .invalidValue("there is no compression 1 with filters of kind 0"),
      [("IHDR", PNGBuilder.header(tail: [1, 0, 0])), data, end]),
    Row(
      "another interlacing", .invalidValue("there is no interlacing 2"),
      [("IHDR", PNGBuilder.header(tail: [0, 0, 2])), data, end]),
    Row("a filter 5", .invalidValue("there is no filter 5"), [header, ("IDAT", Deflate.zlib([5, 1, 2])), end]),
    Row("a name of digits", .invalidValue("a chunk's name is not four letters"), [header, ("1234", []), end]),
    Row(
      "too many pixels", .tooLarge(width: 65536, height: 65536, limit: Bitmap.pixelLimit),
      [("IHDR", PNGBuilder.header(width: 65536, height: 65536)), data, end]),
    Row(
      "the largest size there is", .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: Bitmap.pixelLimit),
      [("IHDR", PNGBuilder.header(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)), data, end]),
    Row("more data than pixels", .tooMuchData, [header, ("IDAT", Deflate.zlib([0, 1, 2, 3])), end]),
    Row(
      "a megabyte for two pixels", .tooMuchData,
      [header, ("IDAT", Deflate.zlib([UInt8](repeating: 0, count: 1 << 20))), end]),
    Row("too little data", .truncated("the compressed data"), [header, ("IDAT", Deflate.zlib([0, 1])), end]),
    damaged([0x79, 0x9C, 0, 0], "it does not begin as zlib's data does"),
    damaged([0x78, 0x9C, 0b111, 0, 0], "a block is of a kind that there is not"),
    damaged([0x78, 0x9C, 0b001, 3, 0, 3, 0, 0, 0, 0], "the length of a stored block is wrong"),
    damaged(Array(PNGBuilder.data.dropLast()) + [0], "its check number is wrong"),
    // Fixed codes: length symbol 257 is 0000001, distance symbol 0 is 00000, before any byte.
    damaged([0x78, 0x9C, 0b0000_0011, 0b0000_0010, 0, 0], "a repetition begins before the beginning"),
  ]

  @Test(arguments: files) func `every invalid file throws its error`(row: Row) {
    #expect(throws: row.error) { try PNG.decode(row.bytes) }
  }

  @Test func `the file that the wrong ones are made of is right`() throws {
    try expectEqual(PNG.decode(Self.good).bytes, [10, 10, 10, 255, 20, 20, 20, 255])
  }

  @Test func `a byte changed anywhere in a chunk is noticed`() {
    for index in 12..<Self.good.count {
      var bytes = Self.good
      bytes[index] ^= 1
      #expect(throws: PNGError.self) { try PNG.decode(bytes) }
    }
    var bytes = Self.good
    bytes[8 + 4 + 4 + 3] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IHDR")) { try PNG.decode(bytes) }
  }

  @Test func `a file cut anywhere is refused`() {
    for count in 0..<Self.good.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(Self.good.prefix(count))) }
    }
  }

  @Test func `a caller may allow fewer pixels, and never more`() throws {
    #expect(throws: PNGError.tooLarge(width: 2, height: 1, limit: 1)) { try PNG.decode(Self.good, pixelLimit: 1) }
    try expectEqual(PNG.decode(Self.good, pixelLimit: .max).width, 2)
  }

  @Test(arguments: [
    (
      PNGError.notPNG,
      "These bytes are not a PNG file: they do not begin with the eight bytes that every PNG begins with."
    ),
    (.truncated("its chunk IDAT"), "The PNG ends in the middle of its chunk IDAT."),
    (.wrongChecksum(chunk: "IDAT"), "The PNG is damaged: the check number of its chunk IDAT is wrong."),
    (
      .unknownChunk("CgBI"),
      "The PNG is in the form that Xcode packs into apps (it has a chunk CgBI); pass the original file."
    ),
    (.unknownChunk("ABCD"), "The PNG has a chunk ABCD, which must be understood to show it, and is not."),
    (.misplacedChunk("there is no IDAT"), "The PNG's chunks are out of order: there is no IDAT."),
    (.invalidValue("there is no filter 5"), "The PNG has an impossible value: there is no filter 5."),
    (.tooLarge(width: 3, height: 4, limit: 10), "The PNG declares 3×4 pixels; at most 10 pixels are read."),
    (.damagedData("its check number is wrong"), "The PNG's compressed data is damaged: its check number is wrong."),
    (.tooMuchData, "The PNG's compressed data holds more than a picture of its size."),
    (.noPixels, "A picture without pixels can't be written as a PNG."),
  ])
  func `errors are plain sentences`(error: PNGError, sentence: String) { expectEqual(error.description, sentence) }
}
