import Foundation
import HeadlessFontFiles
import Testing

@Suite("Outlines") struct OutlineTests {
  @Test func `a letter's outline reaches from the baseline to its height, in ems`() throws {
    let font = try Fixture.dejaVuSans.font
    let outline = try font.outline(for: "H")
    // DejaVu's H is 1493 units high and has the 12 corners of one contour.
    #expect(outline.top == CGFloat(1493) / 2048 && outline.elements.count == 1 + 12)
    #expect(try font.outline(for: " ").elements.isEmpty)
  }

  @Test func `a letter with an accent is put together from both`() throws {
    let font = try Fixture.dejaVuSans.font
    let plain = try font.outline(for: "e")
    let accented = try font.outline(for: "é")
    #expect(accented.elements.starts(with: plain.elements) && accented.top > plain.top)
  }

  @Test(arguments: [Fixture.dejaVuSans, .dejaVuSerif, .dejaVuSansBold])
  func `every glyph of the fixtures can be read`(fixture: Fixture) throws {
    let font = try fixture.font
    for glyph in 0..<font.glyphCount { _ = try font.outline(of: UInt16(glyph)) }
  }

  @Test func `a font without glyf has no outlines, and a glyph that is not there is an error`() throws {
    try expectNil(Fixture.inter.font.outline(of: 1))
    #expect(throws: FontFileError.self) { try Fixture.dejaVuSans.font.outline(of: 65_535) }
  }

  @Test func `a glyph that contains itself is an error`() throws {
    var builder = FontBuilder(advances: [500, 600], characters: [0x41: 1])
    builder.tables["loca"] = u16(0, 0, 9)
    builder.tables["glyf"] = u16(-1, 0, 0, 0, 0) + u16(0x0003, 1, 0, 0)
    let font = try builder.font()
    #expect(throws: FontFileError.self) { try font.outline(of: 1) }
  }
}

extension FontFile {
  fileprivate func outline(for scalar: Unicode.Scalar) throws -> GlyphOutline {
    let number = try #require(self.glyph(for: scalar))
    let shape = try self.outline(of: number)
    return try #require(shape)
  }
}

extension GlyphOutline {
  fileprivate var top: CGFloat {
    elements.map { element in
      switch element {
      case .move(let point), .line(let point), .curve(_, let point): point.y
      case .close: -.infinity
      }
    }.max() ?? 0
  }
}
