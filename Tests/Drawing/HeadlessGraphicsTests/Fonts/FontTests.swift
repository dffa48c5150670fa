import HeadlessKit
import HeadlessTesting

@Suite("Fonts", .reportsIssuesAsFailures) struct FontTests {
  @Test(arguments: MeasuredLabel.all)
  func `d9 a line is 1.193359375 font sizes high, rounded up to pixels`(label: MeasuredLabel) {
    let height = PixelGrid(scale: label.scale).up(Font.systemFont(ofSize: label.fontSize).lineHeight)
    #expect(abs(height - label.height) < 0.0001, "the row has four decimals")
  }

  @Test func `a font has the size and weight it was asked for`() {
    #expect(Font.systemFont(ofSize: 15).pointSize == 15 && Font.systemFont(ofSize: 15).weight == .regular)
    #expect(Font.systemFont(ofSize: 15, weight: .medium).weight == .medium)
    #expect(Font.systemFont(ofSize: 15, weight: .bold).withSize(3) == Font.systemFont(ofSize: 3, weight: .bold))
    #expect(
      [Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize] == [17, 18, 14, 12])
    #expect(Font.Weight(rawValue: 0.3) == .semibold)
  }

  @Test func `the bold system font is the semibold cut`() {
    #expect(Font.boldSystemFont(ofSize: 15) == Font.systemFont(ofSize: 15, weight: .semibold))
  }

  @Test(arguments: [10, 17, 40] as [CGFloat]) func `heights add up to the line`(size: CGFloat) {
    let font = Font.systemFont(ofSize: size)
    #expect(font.ascender - font.descender == font.lineHeight && font.leading == 0)
    #expect(font.descender < 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `at 40 points the heights are those that iOS prints`() {
    let font = Font.systemFont(ofSize: 40)
    #expect(font.ascender == 38.0859375 && font.descender == -9.6484375 && font.lineHeight == 47.734375)
  }

  @Test func `fonts are equal when size and cut are`() {
    let font = Font.systemFont(ofSize: 15)
    #expect(font == Font.systemFont(ofSize: 15, weight: .regular) && font.hash == Font.systemFont(ofSize: 15).hash)
    #expect(font != Font.systemFont(ofSize: 15.5) && font != Font.boldSystemFont(ofSize: 15))
    #expect(font != Font.italicSystemFont(ofSize: 15))
    #expect(font != Font.monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(font != Font.monospacedDigitSystemFont(ofSize: 15, weight: .regular))
    #expect(!font.isEqual(nil) && !font.isEqual("15"))
    #expect(Set([font, Font.systemFont(ofSize: 15), Font.boldSystemFont(ofSize: 15)]).count == 2)
  }

  @Test(arguments: [(0, "0"), (-3, "-3"), (.nan, "nan"), (.infinity, "inf")] as [(CGFloat, String)])
  func `a size that is not finite and above 0 is reported and becomes 17`(size: CGFloat, printed: String) {
    var font: Font?
    let reports = IssueReporting.collect { font = Font.systemFont(ofSize: size) }
    let message = """
      Font.systemFont(ofSize:): Expected a finite size above 0; got \(printed); using 17. \
      Give a positive number of points.
      """
    #expect(reports.map(\.description) == [message] && font?.pointSize == 17)
    #expect(IssueReporting.collect { _ = Font.systemFont(ofSize: 10).withSize(size) }.count == 1)
  }
}
