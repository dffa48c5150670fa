import HeadlessFontFiles
import Testing

/// The widths of 14,000 texts in HarfBuzz.
@Suite("Widths against HarfBuzz") struct HarfBuzzWidthTests {
  @Test(arguments: Fixture.allCases)
  func `3,500 texts are as wide as in HarfBuzz, to a thousandth of an em`(fixture: Fixture) throws {
    let font = try fixture.font
    let em = Double(font.unitsPerEm)
    var worst = (distance: 0.0, text: "")
    let rows = try fixture.widths
    for row in rows {
      let distance = abs(Double(font.width(of: row.text)) - Double(row.units) / em)
      if distance > worst.distance { worst = (distance, row.text) }
    }
    expectEqual(rows.count, 3500)
    #expect(worst.distance <= 0.001, "\(worst.text)")
  }
}
