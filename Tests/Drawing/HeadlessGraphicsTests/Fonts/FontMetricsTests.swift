import HeadlessKit
import HeadlessTesting

@Suite("Font metrics", .reportsIssuesAsFailures) struct FontMetricsTests {
  private func traits(_ category: ContentSizeCategory, scale: CGFloat = 3) -> TraitCollection {
    TraitCollection(traitsFrom: [
      TraitCollection(preferredContentSizeCategory: category), TraitCollection(displayScale: scale),
    ])
  }

  @Test func `17 points become what iOS printed: by the leadings 21, 22 and 62 of body text`() {
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - (16 + CGFloat(1) / 3)) < 1e-9)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: traits(.large)), 17)
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    expectEqual(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize, 48)
  }

  @Test(arguments: [(8, 7), (10, 9), (11, 10), (17, 15), (20, 17), (34, 29), (64, 55)] as [(CGFloat, CGFloat)])
  func `q35 a scaled font has a whole size`(size: CGFloat, scaled: CGFloat) {
    let metrics = FontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits(.extraSmall))
    expectEqual(font.pointSize, scaled)
  }

  @Test(
    arguments: [
      (.subheadline, .extraExtraExtraLarge, 83.333), (.caption1, .accessibilityMedium, 108),
      (.subheadline, .accessibilityLarge, 115.333), (.caption2, .accessibilityLarge, 142.667),
      (.title1, .accessibilityExtraExtraLarge, 114.667), (.headline, .accessibilityExtraExtraLarge, 148.333),
    ] as [(Font.TextStyle, ContentSizeCategory, CGFloat)])
  func `q35 lengths follow leadings that are not in Apple's table`(
    style: Font.TextStyle, category: ContentSizeCategory, length: CGFloat
  ) {
    #expect(
      abs(FontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: traits(category)) - length) < 0.001)
  }

  @Test func `a scaled font keeps its cut and stays below the maximum`() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let font = Font(name: "Georgia-Bold", size: 17) ?? .systemFont(ofSize: 1)
    let scaled = FontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: largest)
    #expect(scaled.fontName == "Georgia-Bold" && scaled.pointSize == 30)
    expectEqual(FontMetrics.default.scaledFont(for: font, maximumPointSize: 0, compatibleWith: largest).pointSize, 48)
  }

  @Test func `the current category is used without traits`() {
    traits(.accessibilityExtraExtraExtraLarge).performAsCurrent {
      expectEqual(FontMetrics.default.scaledValue(for: 22), 62)
      expectEqual(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 22)).pointSize, 62)
      expectEqual(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 40).pointSize, 40)
    }
  }

  @Test func `a font follows another text size by the way it was made`() {
    let larger = traits(.extraLarge)
    expectEqual(Font.systemFont(ofSize: 17).adjusted(to: larger), Font.systemFont(ofSize: 17))
    expectEqual(Font.preferredFont(forTextStyle: .body).adjusted(to: larger).pointSize, 19)
    let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    expectEqual(scaled.adjusted(to: larger).pointSize, 24)
    expectEqual(scaled.adjusted(to: larger).adjusted(to: traits(.large)), scaled)
  }

  @Test func `a font that was scaled already is reported and stays as it is`() {
    let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    let again = expectReport(
      "FontMetrics.scaledFont(for:): .SFUI-Regular 22 was scaled before; returning it unchanged. "
        + "Scale the font that you start from, in its size for the standard text size."
    ) { FontMetrics.default.scaledFont(for: scaled) }
    expectEqual(again, scaled)
  }

  @Test(arguments: [.nan, .infinity] as [CGFloat])
  func `a length that is not finite is returned unchanged`(value: CGFloat) {
    let result = FontMetrics.default.scaledValue(for: value, compatibleWith: traits(.extraSmall))
    #expect(result.isNaN == value.isNaN && result.isInfinite == value.isInfinite)
  }

  @Test(arguments: [1e308, 1e-300] as [CGFloat])
  func `a font's size that would overflow, or vanish, stays`(size: CGFloat) {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    expectEqual(FontMetrics.default.scaledFont(for: .systemFont(ofSize: size), compatibleWith: largest).pointSize, size)
  }

  @Test func `metrics are equal when their styles are`() {
    expectEqual(FontMetrics(forTextStyle: .body), FontMetrics.default)
    expectEqual(FontMetrics(forTextStyle: .body).hash, FontMetrics.default.hash)
    #expect(FontMetrics(forTextStyle: .title1) != FontMetrics.default)
  }
}
