import HeadlessKit
import HeadlessTesting

@Suite("Fonts", .reportsIssuesAsFailures) struct FontTests {
  @Test func `a font has the size and weight it was asked for`() {
    #expect(Font.systemFont(ofSize: 15).pointSize == 15 && Font.systemFont(ofSize: 15).weight == .regular)
    expectEqual(Font.systemFont(ofSize: 15, weight: .medium).weight, .medium)
    expectEqual(Font.systemFont(ofSize: 15, weight: .bold).withSize(3), Font.systemFont(ofSize: 3, weight: .bold))
    expectEqual(
      [Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize], [17, 18, 14, 12])
    expectEqual(Font.Weight(rawValue: 0.3), .semibold)
  }

  @Test func `the bold system font is the semibold cut, and every width is the standard one`() {
    expectEqual(Font.boldSystemFont(ofSize: 15), Font.systemFont(ofSize: 15, weight: .semibold))
    expectEqual(Font.systemFont(ofSize: 12, weight: .bold, width: .condensed), .systemFont(ofSize: 12, weight: .bold))
  }

  @Test(arguments: [10, 17, 40] as [CGFloat]) func `d9 heights add up to the line, without a leading`(size: CGFloat) {
    let font = Font.systemFont(ofSize: size)
    #expect(font.ascender - font.descender == font.lineHeight && font.leading == 0)
    #expect(font.descender < 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `at 40 points the heights are those that iOS prints`() {
    let font = Font.systemFont(ofSize: 40)
    #expect(font.ascender == 38.0859375 && font.descender == -9.6484375 && font.lineHeight == 47.734375)
  }

  @Test func `fonts are equal when size and cut are, unless the isEqual of a subclass returns false`() {
    final class Own: Font, @unchecked Sendable { override func isEqual(_ object: Any?) -> Bool { object is Own } }
    let font = Font.systemFont(ofSize: 15)
    // `!=` is NSObject's, and so another comparison.
    let own = Own(fontFace: font.fontFace, size: 15)
    #expect(font == own && !(own == font) && !(Font() == font))
    #expect(font == Font.systemFont(ofSize: 15, weight: .regular) && font.hash == Font.systemFont(ofSize: 15).hash)
    #expect(font != Font.systemFont(ofSize: 15.5) && font != Font.boldSystemFont(ofSize: 15))
    #expect(font != Font.italicSystemFont(ofSize: 15))
    #expect(font != Font.monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(font != Font.monospacedDigitSystemFont(ofSize: 15, weight: .regular))
    #expect(!font.isEqual(nil) && !font.isEqual("15"))
    expectEqual(Set([font, Font.systemFont(ofSize: 15), Font.boldSystemFont(ofSize: 15)]).count, 2)
  }

  @Test(arguments: [(0, "0"), (-3, "-3"), (.nan, "nan"), (.infinity, "inf")] as [(CGFloat, String)])
  func `a size that is not finite and above 0 is reported and becomes 17`(size: CGFloat, printed: String) {
    let problem = "Expected a finite size above 0; got \(printed); using 17. Give a positive number of points."
    let font = expectReport("Font.systemFont(ofSize:): \(problem)") { Font.systemFont(ofSize: size) }
    let named = expectReport("Font.init(name:size:): \(problem)") { Font(name: "Georgia", size: size) }
    #expect(font.pointSize == 17 && named?.fontName == "Georgia" && named?.pointSize == 17)
    expectEqual(IssueReporting.collect { _ = Font.systemFont(ofSize: 10).withSize(size) }.count, 1)
  }
}
