import Foundation
import HeadlessPixels
import Testing

@Suite("PNG variants") struct PNGVariantTests {
  struct Row: Sendable, Decodable, CustomTestStringConvertible {
    let name: String
    let width, height: Int
    let png, rgba: Data
    var testDescription: String { name }
  }

  static let rows: [Row] = {
    guard let file = Bundle.module.url(forResource: "Fixtures/png-variants", withExtension: "jsonl"),
      let lines = try? Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    else { return [] }
    return lines.compactMap { try? JSONDecoder().decode(Row.self, from: $0) }
  }()

  @Test func `there are 61 files`() {
    expectEqual(Self.rows.count, 61)
  }

  @Test(arguments: rows) func `every kind of file is decoded to its pixels, which are written and read again`(row: Row)
    throws
  {
    let bitmap = try PNG.decode([UInt8](row.png))
    #expect(bitmap.width == row.width && bitmap.height == row.height && bitmap.bytes == [UInt8](row.rgba))
    try expectEqual(PNG.decode(PNG.encode(bitmap)), bitmap)
  }

  @Test(arguments: rows) func `the size needs the first 33 bytes alone`(row: Row) throws {
    let beginning = [UInt8](row.png.prefix(8 + 4 + 4 + 13 + 4))
    let size = try PNG.size(of: beginning)
    #expect(size.width == row.width && size.height == row.height)
  }
}
