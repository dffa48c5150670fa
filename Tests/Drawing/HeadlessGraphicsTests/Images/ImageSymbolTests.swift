import HeadlessKit
import HeadlessTesting

/// Substitutes for the system's symbols: their sizes and alignment insets.
@Suite("Symbols", .reportsIssuesAsFailures) struct ImageSymbolTests {
  typealias Row = (configuration: Image.SymbolConfiguration?, side: CGFloat)
  nonisolated static let rows: [Row] = [
    (nil, 17),
    // 17 × 1.25 is 21.25, rounded to half a point.
    (Image.SymbolConfiguration(scale: .large), 21.5),
    (Image.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small), 16),
    (Image.SymbolConfiguration(weight: .heavy), 17),
    (Image.SymbolConfiguration(pointSize: .nan), 17),
    (Image.SymbolConfiguration(font: .systemFont(ofSize: 12)), 12),
  ]

  @Test(arguments: rows) func `a symbol that has not been measured is a square as large as its font`(row: Row) throws {
    let image = try #require(Image(systemName: "star", withConfiguration: row.configuration))
    expectEqual(image.size, CGSize(width: row.side, height: row.side))
  }

  @Test func `an empty name is not the name of a symbol`() {
    expectNil(Image(systemName: ""))
  }

  /// A symbol on a screen of a scale.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name = "star.fill"
    var configuration = Image.SymbolConfiguration.unspecified
    var scale: CGFloat = 3
    let size: CGSize
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var testDescription: String { "\(name) of \(size) at scale \(scale)" }
  }

  nonisolated static let large = Image.SymbolConfiguration(pointSize: 17, scale: .large)

  nonisolated static let samples = [
    // Measured: cf-place-leading-0 and cf-place-bottom-6.
    Sample(size: CGSize(width: 22, height: 20)),
    Sample(configuration: large, size: CGSize(width: 28, height: 26 + 2.0 / 3), top: 3 + 2.0 / 3, bottom: 2 + 2.0 / 3),
    // In proportion: twice as large, where one line is 40.574, so 40.667 high; 6.947 of 12.667 are above.
    Sample(
      configuration: Image.SymbolConfiguration(pointSize: 34, scale: .large),
      size: CGSize(width: 56, height: 53 + 1.0 / 3), top: 7 + 1.0 / 3, bottom: 5 + 1.0 / 3),
    Sample(
      configuration: Image.SymbolConfiguration(pointSize: 17, scale: .small),
      size: CGSize(width: 17 + 2.0 / 3, height: 16)),
    // In halves of a point: 26.667 is 26.5 high, a line 20.5; 3.474 of 6 are above.
    Sample(configuration: large, scale: 2, size: CGSize(width: 28, height: 26.5), top: 3.5, bottom: 2.5),
    // Other symbols are not higher than a line where the font's size is their height.
    Sample(name: "star", size: CGSize(width: 17, height: 17)),
    Sample(
      name: "star", configuration: large, size: CGSize(width: 64.0 / 3, height: 64.0 / 3), top: 2.0 / 3,
      bottom: 1.0 / 3),
  ]

  func expect(_ image: Image?, is sample: Sample) throws {
    let tolerance: CGFloat = 1e-9
    let image = try #require(image)
    #expect(abs(image.size.width - sample.size.width) < tolerance, "\(image.size)")
    #expect(abs(image.size.height - sample.size.height) < tolerance, "\(image.size)")
    let insets = image.alignmentRectInsets
    #expect(abs(insets.top - sample.top) < tolerance && abs(insets.bottom - sample.bottom) < tolerance, "\(insets)")
    #expect(insets.left == 0 && insets.right == 0)
  }

  @Test(arguments: samples) func `a symbol has the size and the alignment insets of its point size and scale`(
    sample: Sample
  ) throws {
    try TraitCollection(displayScale: sample.scale).performAsCurrent {
      try expect(Image(systemName: sample.name, withConfiguration: sample.configuration), is: sample)
    }
  }

  @Test(arguments: samples) func `a configuration that is applied later gives the geometry of the symbol's name`(
    sample: Sample
  ) throws {
    try TraitCollection(displayScale: sample.scale).performAsCurrent {
      let other = Image.SymbolConfiguration(pointSize: 50, weight: .bold, scale: .medium)
      let image = try #require(Image(systemName: sample.name, withConfiguration: other))
      let request = Image.SymbolConfiguration(pointSize: 17, scale: .medium).applying(sample.configuration)
      try expect(image.withConfiguration(request), is: sample)
      let template = image.withRenderingMode(.alwaysTemplate).applyingSymbolConfiguration(request)
      try expect(template, is: sample)
      expectEqual(template?.renderingMode, .alwaysTemplate)
    }
  }

  @Test func `the traits of a configuration give the pixels`() throws {
    let image = try #require(Image(systemName: "star.fill", withConfiguration: Self.large))
    let traits = TraitCollection(displayScale: 3)
    try expect(image.withConfiguration(Image.Configuration(traitCollection: traits)), is: Self.samples[1])
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude])
  func `an extreme point size gives finite lengths`(pointSize: CGFloat) throws {
    for name in ["star", "star.fill"] {
      let configuration = Image.SymbolConfiguration(pointSize: pointSize, scale: .large)
      let image = try #require(Image(systemName: name, withConfiguration: configuration))
      #expect(image.size.width.isFinite && image.size.height.isFinite)
      #expect(image.alignmentRectInsets.top.isFinite && image.alignmentRectInsets.bottom.isFinite)
    }
  }
}
