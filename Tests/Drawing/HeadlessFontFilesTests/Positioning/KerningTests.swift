import Foundation
import HeadlessFontFiles
import Testing

@Suite("Kerning") struct KerningTests {
  /// Returns a font with two characters, both 600 units wide: A is glyph 1, B is glyph 2.
  static func builder(_ tables: [String: [UInt8]]) -> FontBuilder {
    var builder = FontBuilder(advances: [500, 600, 600], characters: [0x41: 1, 0x42: 2])
    builder.tables = tables
    return builder
  }

  /// Returns the table `GPOS` of one script with the feature `kern` and one subtable.
  static func positioning(script: String, kind: Int, flags: Int = 0, _ subtable: [UInt8]) -> [UInt8] {
    let scripts = u16(1) + tag(script) + u16(8) + u16(4, 0) + u16(0, 0xFFFF, 1, 0)
    let features = u16(1) + tag("kern") + u16(8) + u16(0, 1, 0)
    let lookups = u16(1, 4) + u16(kind, flags, 1, 8) + subtable
    let start = 10 + scripts.count
    return u16(1, 0, 10, start, start + features.count) + scripts + features + lookups
  }

  /// A before B is 100 nearer.
  static let pairs = u16(1, 12, 4, 0, 1, 18) + u16(1, 1, 1) + u16(1, 2, -100)

  @Test func `a pair of a list is kerned, its reverse is not`() throws {
    let font = try Self.builder(["GPOS": Self.positioning(script: "latn", kind: 2, Self.pairs)]).font()
    #expect(abs(font.width(of: "AB") - (0.6 - 0.1 + 0.6)) < 1e-9)
    #expect(font.width(of: "BA") == CGFloat(600 + 600) / 1000 && font.width(of: "AA") == 0.6 + 0.6)
  }

  @Test func `a subtable may follow an extension`() throws {
    let subtable = u16(1, 2) + u32(8) + Self.pairs
    let font = try Self.builder(["GPOS": Self.positioning(script: "latn", kind: 9, subtable)]).font()
    #expect(abs(font.width(of: "AB") - 1.1) < 1e-9)
  }

  @Test func `classes of pairs are kerned`() throws {
    // Header of 16 bytes, two rows of two values, then coverage of A and the classes A: 1 and B: 1.
    let subtable =
      u16(2, 24, 4, 0, 30, 38, 2, 2) + u16(0, 0, 0, -100) + u16(1, 1, 1) + u16(1, 1, 1, 1) + u16(1, 2, 1, 1)
    let font = try Self.builder(["GPOS": Self.positioning(script: "latn", kind: 2, subtable)]).font()
    #expect(abs(font.width(of: "AB") - 1.1) < 1e-9)
    expectEqual(font.width(of: "BB"), CGFloat(600 + 600) / 1000)
  }

  @Test func `the second glyph may be moved for itself, and then begins no pair`() throws {
    let subtable = u16(1, 12, 4, 4, 1, 18) + u16(1, 1, 1) + u16(1, 1, -100, -50)
    let font = try Self.builder(["GPOS": Self.positioning(script: "latn", kind: 2, subtable)]).font()
    #expect(abs(font.width(of: "AA") - (1.2 - 0.15)) < 1e-9)
    #expect(abs(font.width(of: "AAA") - (1.8 - 0.15)) < 1e-9)
    #expect(abs(font.width(of: "AAAA") - (2.4 - 0.3)) < 1e-9)
  }

  @Test func `another script than the font's falls back to the default one, then to Latin`() throws {
    for script in ["DFLT", "latn"] {
      let font = try Self.builder(["GPOS": Self.positioning(script: script, kind: 2, Self.pairs)]).font()
      #expect(abs(font.width(of: "AB") - 1.1) < 1e-9)
    }
    let font = try Self.builder(["GPOS": Self.positioning(script: "grek", kind: 2, Self.pairs)]).font()
    expectEqual(font.width(of: "AB"), CGFloat(600 + 600) / 1000)
  }

  /// One horizontal subtable with A and B 100 nearer.
  static let kern = u16(0, 1) + u16(0, 20, 1, 1, 0, 0, 0) + u16(1, 2, -100)

  @Test func `the table kern is used where GPOS kerns nothing`() throws {
    #expect(abs(try Self.builder(["kern": Self.kern]).font().width(of: "AB") - 1.1) < 1e-9)
    let both = [
      "kern": Self.kern, "GPOS": Self.positioning(script: "latn", kind: 2, u16(1, 12, 4, 0, 0) + u16(0, 1, 0)),
    ]
    try expectEqual(Self.builder(both).font().width(of: "AB"), CGFloat(600 + 600) / 1000)
  }
}
