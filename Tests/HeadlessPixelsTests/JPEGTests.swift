import Foundation
import HeadlessPixels
import Testing

@Suite("JPEG files")
struct JPEGTests {
  /// The segments of a file by their marker, up to the pixels.
  private func segments(_ file: [UInt8]) -> [UInt8: [[UInt8]]] {
    var segments: [UInt8: [[UInt8]]] = [:]
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      segments[file[place + 1], default: []].append(Array(file[(place + 4)..<(place + 2 + length)]))
      if file[place + 1] == 0xDA { break }
      place += 2 + length
    }
    return segments
  }

  private func noise(_ width: Int, _ height: Int) throws -> Bitmap {
    var bitmap = try Bitmap(width: width, height: height, filledWith: .white)
    var state: UInt32 = 7
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let byte = UInt8(state >> 24)
        bitmap[x, y] = Bitmap.Pixel(red: byte, green: byte ^ 85, blue: 255 - byte, alpha: 255)
      }
    }
    return bitmap
  }

  @Test("a file says its size and its tables, and ends")
  func header() throws {
    let file = try #require(JPEG.encode(try noise(300, 17), quality: 0.5))
    #expect(file.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE0] && file.suffix(2) == [0xFF, 0xD9])
    let segments = segments(file)
    let frame: [UInt8] = [8, 0, 17, 1, 44, 3]
    #expect(segments[0xC0]?.first.map { Array($0.prefix(6)) } == frame)
    #expect(segments[0xC4]?.map(\.count) == [29, 179, 29, 179], "17 bytes and 12 or 162 values")
    #expect(segments[0xDB]?.first?.count == 2 * 65)
    // The standard's tables at half quality, the first frequencies in their order.
    #expect(segments[0xDB]?.first?.prefix(7) == [0, 16, 11, 12, 14, 12, 10])
  }

  @Test("a byte of ones among the pixels is followed by one of zeros")
  func stuffing() throws {
    let file = try #require(JPEG.encode(try noise(64, 64), quality: 1))
    let start = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    let pixels = file[(start + 14)..<(file.count - 2)]
    let followers = pixels.indices.dropLast().filter { pixels[$0] == 0xFF }.map { pixels[$0 + 1] }
    #expect(!followers.isEmpty && followers.allSatisfy { $0 == 0 })
  }

  @Test("less quality makes smaller files; a quality beyond its ends is that of the end")
  func quality() throws {
    let picture = try noise(64, 64)
    let sizes = [0, 0.25, 0.5, 0.75, 1].map { JPEG.encode(picture, quality: $0)?.count ?? 0 }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 5)
    #expect(JPEG.encode(picture, quality: 7) == JPEG.encode(picture, quality: 1))
    #expect(JPEG.encode(picture, quality: -1) == JPEG.encode(picture, quality: .nan))
  }

  @Test("a white picture is a few bits a block, and what is clear is white")
  func clear() throws {
    let white = try #require(JPEG.encode(try Bitmap(width: 80, height: 80, filledWith: .white), quality: 1))
    let clear = Bitmap.Pixel(red: 9, green: 9, blue: 9, alpha: 0)
    #expect(white == JPEG.encode(try Bitmap(width: 80, height: 80, filledWith: clear), quality: 1))
    let empty = try #require(JPEG.encode(try Bitmap(width: 8, height: 8, filledWith: .white), quality: 1))
    // Of each part an equal mean and the end: 2 + 4 bits of brightness, 2 + 2 of each colour.
    #expect(white.count - empty.count <= 99 * 14 / 8 + 1)
  }

  @Test("an empty picture, and one with too long a side, have no file")
  func impossible() throws {
    #expect(JPEG.encode(try Bitmap(width: 0, height: 5), quality: 1) == nil)
    #expect(JPEG.encode(try Bitmap(width: 65_536, height: 1), quality: 1) == nil)
  }
}
