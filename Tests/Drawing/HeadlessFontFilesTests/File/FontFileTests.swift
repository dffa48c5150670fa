import Foundation
import HeadlessFontFiles
import Testing

@Suite("Font files") struct FontFileTests {
  @Test func `names and style are the file's`() throws {
    let sans = try Fixture.dejaVuSans.font
    #expect(
      [sans.postScriptName, sans.fullName, sans.familyName, sans.styleName] == [
        "DejaVuSans", "DejaVu Sans", "DejaVu Sans", "Book",
      ])
    let bold = try Fixture.dejaVuSansBold.font
    #expect(bold.familyName == sans.familyName && bold.styleName == "Bold")
    #expect(sans.weightClass == 400 && bold.weightClass == 700)
    #expect(!sans.isItalic && !sans.isMonospaced)
  }

  @Test func `heights are those of hhea, and the letters' those of OS/2`() throws {
    // hhea of DejaVu Sans: 1901, -483, 0; OS/2 has version 1, without the heights of letters.
    let sans = try Fixture.dejaVuSans.font.heights
    #expect(sans.ascender == CGFloat(1901) / 2048 && sans.descender == CGFloat(-483) / 2048 && sans.lineGap == 0)
    #expect(sans.capHeight == 0.7 && sans.xHeight == 0.5)
    // Inter: 2728, -680, 0 and 2048, 1536 of 2816 units.
    let inter = try Fixture.inter.font.heights
    #expect(inter.ascender == CGFloat(2728) / 2816 && inter.descender == CGFloat(-680) / 2816)
    #expect(inter.capHeight == CGFloat(2048) / 2816 && inter.xHeight == CGFloat(1536) / 2816)
  }

  @Test func `a font without OS/2, names and kerning has a name, regular weight and plain advances`() throws {
    let font = try FontBuilder(advances: [500, 600], characters: [0x41: 1]).font()
    expectEqual([font.familyName, font.postScriptName], ["Unnamed", "UnnamedRegular"])
    #expect(font.weightClass == 400 && font.width(of: "AA") == CGFloat(600 + 600) / 1000)
    #expect(font.heights.ascender == 0.8 && font.heights.descender == -0.2 && font.heights.lineGap == 0.09)
  }

  @Test func `a collection has each of its fonts`() throws {
    let data = FontBuilder(advances: [500, 600], characters: [0x41: 1]).collection
    let fonts = try FontFile.fonts(in: data)
    #expect(fonts.count == 2 && fonts[1].width(of: "A") == 0.6)
    try expectEqual(FontFile(data: data, index: 1), fonts[1])
    #expect(fonts[0] != fonts[1], "another place in the collection")
  }

  @Test func `fonts are equal when their bytes are`() throws {
    try expectEqual(Fixture.inter.font, Fixture.inter.font)
    try expectEqual(Fixture.inter.font.hashValue, Fixture.inter.font.hashValue)
    #expect(try Fixture.inter.font != Fixture.dejaVuSans.font)
  }

  /// A table `OS/2` whose line is 700 up and 300 down.
  static let os2 = u16(1, 0, 400) + u16(Array(repeating: 0, count: 31)) + u16(700, -300, 50)

  @Test(arguments: [[0, 0], [-200, 800], [300, 300]])
  func `OS/2 defines the line where that of hhea has no height`(line: [Int]) throws {
    var builder = FontBuilder(advances: [500, 600], characters: [0x41: 1])
    builder.tables["hhea"] = u16([1, 0] + line) + u16(Array(repeating: 0, count: 13)) + u16(2)
    #expect(throws: FontFileError(table: "hhea", offset: 4, reason: Self.reason(line))) { try builder.font() }
    builder.tables["OS/2"] = Self.os2
    let heights = try builder.font().heights
    #expect(heights.ascender == 0.7 && heights.descender == -0.3 && heights.lineGap == 0.05)
  }

  static func reason(_ line: [Int]) -> String { "the ascender \(line[0]) is not above the descender \(line[1])" }
}
