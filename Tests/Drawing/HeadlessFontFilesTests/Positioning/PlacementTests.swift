import HeadlessFontFiles
import Testing

@Suite("Placement") struct PlacementTests {
  @Test(arguments: Fixture.allCases)
  func `3,500 lines end at their width, missing characters included`(fixture: Fixture) throws {
    let font = try fixture.font
    var worst = 0.0
    for row in try fixture.widths {
      let glyphs = font.placement(of: row.text) { _ in 0.7 }
      let end = glyphs.last.map { Double($0.x + $0.advance) } ?? 0
      worst = max(worst, abs(end - Double(font.width(of: row.text) { _ in 0.7 })))
    }
    #expect(worst < 1e-9)
  }

  @Test func `each glyph begins at the end of the one before, and a kerned pair is nearer`() throws {
    let font = try Fixture.dejaVuSans.font
    let glyphs = font.placement(of: "AV") { _ in 0 }
    #expect(glyphs.count == 2 && glyphs[0].x == 0 && glyphs[1].x == glyphs[0].advance)
    let letter = try #require(font.glyph(for: "A"))
    #expect(glyphs[0].sign == .glyph(letter) && glyphs[0].advance < font.advance(of: letter))
    #expect(font.placement(of: "") { _ in 1 }.isEmpty)
  }

  @Test func `a missing character is at its position, with the width that the caller returns`() throws {
    let glyphs = try Fixture.inter.font.placement(of: "a\u{4E00}b") { _ in 1.5 }
    expectEqual(glyphs.map { $0.sign == .missing("\u{4E00}") }, [false, true, false])
    #expect(glyphs[1].advance == 1.5 && glyphs[2].x == glyphs[0].advance + 1.5)
  }

  @Test func `a mark is placed on the glyph before it, and has no width`() throws {
    let glyphs = try Fixture.dejaVuSans.font.placement(of: "q\u{0301}a") { _ in 0 }
    #expect(glyphs.count == 3 && glyphs[1].advance == 0 && glyphs[2].x == glyphs[0].advance)
  }
}
