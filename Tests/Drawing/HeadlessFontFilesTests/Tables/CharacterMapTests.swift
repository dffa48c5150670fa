import HeadlessFontFiles
import Testing

@Suite("Character maps") struct CharacterMapTests {
  /// Subtables that map A to glyph 1 and B to glyph 2.
  static let rows: [(name: String, [UInt8])] = [
    ("format 0", u16(0, 262, 0) + (0..<256).map { $0 == 0x41 ? 1 : $0 == 0x42 ? 2 : 0 }),
    (
      "format 4, by difference",
      u16(4, 32, 0, 4, 0, 0, 0) + u16(0x42, 0xFFFF, 0) + u16(0x41, 0xFFFF) + u16(1 - 0x41, 1) + u16(0, 0)
    ),
    (
      "format 4, by list",
      u16(4, 36, 0, 4, 0, 0, 0) + u16(0x42, 0xFFFF, 0) + u16(0x41, 0xFFFF) + u16(0, 1) + u16(4, 0) + u16(1, 2)
    ),
    ("format 6", u16(6, 14, 0, 0x41, 2, 1, 2)),
    ("format 12", u16(12, 0) + u32(28, 0, 1) + u32(0x41, 0x42, 1)),
  ]

  @Test(arguments: rows) func `a character has the glyph of the table`(name: String, subtable: [UInt8]) throws {
    let font = try FontBuilder(advances: [500, 600, 700], characters: [:], characterMap: subtable).font()
    #expect(font.glyph(for: "A") == 1 && font.glyph(for: "B") == 2 && font.glyph(for: "C") == nil)
    #expect(abs(font.width(of: "ABC") - (0.6 + 0.7 + 0.5)) < 1e-9)
  }

  @Test func `a symbol font has its characters in the private area as well`() throws {
    var builder = FontBuilder(advances: [500, 600], characters: [0xF041: 1])
    builder.platform = (3, 0)
    try expectEqual(builder.font().glyph(for: "A"), 1)
    builder.platform = (3, 10)
    try expectNil(builder.font().glyph(for: "A"))
  }

  @Test func `of groups that overlap the first one is used, and a glyph that does not exist is nil`() throws {
    let groups = u32(0x41, 0x43, 1) + u32(0x42, 0x44, 7) + u32(0x50, 0x10_FFFF, 2)
    let map = u16(12, 0) + u32(52, 0, 3) + groups
    let font = try FontBuilder(advances: [1, 2, 3, 4], characters: [:], characterMap: map).font()
    #expect(font.glyph(for: "B") == 2 && font.glyph(for: "D") == nil)
    #expect(font.glyph(for: "P") == 2 && font.glyph(for: "Q") == 3 && font.glyph(for: "R") == nil)
  }
}
