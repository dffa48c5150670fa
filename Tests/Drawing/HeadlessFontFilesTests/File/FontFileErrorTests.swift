import Foundation
import HeadlessFontFiles
import Testing

/// The errors of broken files: position and reason.
@Suite("Broken font files") struct FontFileErrorTests {
  private func message(_ data: Data, index: Int = 0) -> String {
    do {
      _ = try FontFile(data: data, index: index)
      return "no error"
    } catch { return "\(error)" }
  }

  private func message(_ tables: [String: [UInt8]]) -> String {
    var builder = FontBuilder(advances: [500, 600], characters: [0x41: 1])
    builder.tables = tables
    return message(builder.data)
  }

  @Test func `a file that is not a font is refused`() {
    expectEqual(message(Data()), "Font file, file, byte 0: needs 4 bytes, but only 0 follow")
    expectEqual(
      message(Data("%PDF-1.7".utf8)), "Font file, file, byte 0: no TrueType or OpenType font begins with '%PDF'")
    expectEqual(
      message(Data("wOF2xxxx".utf8)), "Font file, file, byte 0: a web font is packed; unpack it to .ttf or .otf")
  }

  @Test func `a file that is cut off is refused, wherever it is cut`() throws {
    let data = FontBuilder(advances: [500, 600], characters: [0x41: 1]).data
    for count in 0..<data.count { #expect(throws: FontFileError.self) { try FontFile(data: data.prefix(count)) } }
  }

  @Test func `a missing table is named`() {
    var data = FontBuilder(advances: [500, 600], characters: [0x41: 1]).data
    data.replaceSubrange(data.range(of: Data("hmtx".utf8)) ?? 0..<0, with: Data("hmtX".utf8))
    expectEqual(message(data), "Font file, file, byte 0: there is no table 'hmtx'")
  }

  @Test func `numbers that make no sense are refused`() {
    expectEqual(
      message(["head": [UInt8](repeating: 0, count: 54)]),
      "Font file, head, byte 18: 0 is not a number of units per em from 16 to 16384")
    expectEqual(
      message(["cmap": u16(0, 1, 3, 10) + u32(12) + u16(14, 0)]),
      "Font file, cmap, byte 12: format 14 is not one of 0, 4, 6, 12")
    expectEqual(message(["cmap": u16(0, 0)]), "Font file, cmap, byte 0: no subtable maps Unicode to glyphs")
    expectEqual(
      message(["GPOS": KerningTests.positioning(script: "latn", kind: 2, u16(3, 12, 4, 0, 0) + u16(0, 1, 0))]),
      "Font file, GPOS, byte 0: format 3 is not a format of pair positioning")
  }

  @Test func `a collection without such a font is refused`() {
    let data = FontBuilder(advances: [500], characters: [:]).collection
    expectEqual(message(data, index: 2), "Font file, file, byte 8: there is no font 2 among 2")
    expectEqual(
      message(Data(tag("ttcf") + u16(1, 0) + u32(4_000_000))),
      "Font file, file, byte 8: 4000000 is not a number of fonts from 1 to 256")
  }

  @Test func `a small file that unfolds to millions of numbers is refused`() {
    // 100 class subtables that share one definition of all 65,536 glyphs.
    let shared = u16(2, 1) + u16(0, 0xFFFF, 1)
    let subtable = u16(2, 16, 4, 0, 16, 16, 0, 0) + shared
    var lookup = u16(2, 0, 100)
    for _ in 0..<100 { lookup += u16(6 + 200) }
    let table = KerningTests.positioning(script: "latn", kind: 2, [])
    let message = message(["GPOS": Array(table.dropLast(8)) + lookup + subtable])
    #expect(message.hasSuffix("the tables unfold to millions of numbers"))
  }

  @Test func `a table kern whose subtables lie over each other is refused before it has unfolded`() {
    // Each header's length leads to the next one, whose first number is how many pairs this one has: 8 numbers a pair.
    let subtables = (0..<64).flatMap { _ in u16(0xFFFF, 6, 1) }
    let pairs = [UInt8](repeating: 0, count: 6 * 0xFFFF + 14)
    expectEqual(
      message(["kern": u16(0, 64) + subtables + pairs]),
      "Font file, kern, byte 0: the tables unfold to millions of numbers")
  }
}
