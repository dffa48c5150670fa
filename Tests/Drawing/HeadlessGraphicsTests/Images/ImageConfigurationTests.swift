import HeadlessKit
import HeadlessTesting

@Suite("Configurations and kinds of images", .reportsIssuesAsFailures) struct ImageConfigurationTests {
  @Test func `later values override earlier ones, the rest is unchanged`() {
    let large = Image.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = large.applying(Image.SymbolConfiguration(scale: .small))
    expectEqual(both, Image.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small))
    #expect(large.applying(nil) === large && both.configurationWithoutScale() == large)
    expectEqual(both.configurationWithoutPointSizeAndWeight(), Image.SymbolConfiguration(scale: .small))
    expectEqual(Image.SymbolConfiguration.unspecified.applying(large), large)
    expectEqual(Image.SymbolConfiguration(weight: .bold).configurationWithoutWeight(), .unspecified)
    let dark = large.withTraitCollection(TraitCollection(userInterfaceStyle: .dark))
    #expect(dark != large && dark.traitCollection?.userInterfaceStyle == .dark)
  }

  @Test func `a symbol takes another size by a configuration, another image only keeps it`() throws {
    let star = try #require(Image(systemName: "star"))
    let large = Image.SymbolConfiguration(pointSize: 30)
    #expect(star.isSymbolImage && star.withConfiguration(large).size == CGSize(width: 30, height: 30))
    expectEqual(star.applyingSymbolConfiguration(large)?.symbolConfiguration, large)
    #expect(star.withRenderingMode(.alwaysTemplate).isSymbolImage)
    let plain = Image(size: CGSize(width: 5, height: 5))
    #expect(!plain.isSymbolImage && plain.symbolConfiguration == nil && plain.configuration == nil)
    expectNil(plain.applyingSymbolConfiguration(large))
    #expect(plain.withConfiguration(large).size == plain.size && plain.withConfiguration(large).configuration == large)
  }

  @Test func `cap insets are available as widths, and images are found by a configuration`() {
    let image = Image(size: CGSize(width: 9, height: 9)).resizableImage(
      withCapInsets: EdgeInsets(top: 2, left: 3, bottom: 0, right: 0))
    #expect(image.leftCapWidth == 3 && image.topCapHeight == 2)
    expectNil(Image(named: "no such image", in: nil, with: nil))
    #expect(Image.add.isSymbolImage && Image.checkmark.isSymbolImage)
    expectEqual(Image(systemName: "star", variableValue: 0.5)?.size, Image(systemName: "star")?.size)
  }

  @Test func `a baseline is stored`() {
    let image = Image(size: CGSize(width: 5, height: 5))
    expectNil(image.baselineOffsetFromBottom)
    expectEqual(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom, 2)
    expectNil(image.withBaselineOffset(fromBottom: 2).imageWithoutBaseline().baselineOffsetFromBottom)
  }

  @Test func `no images make no animated image; a duration that is not valid is a thirtieth of a second each`() {
    expectNil(Image.animatedImage(with: [], duration: 1))
    let images = [Image(size: .zero), Image(size: .zero), Image(size: .zero)]
    for duration in [0, -1, Double.nan, .infinity] {
      expectEqual(Image.animatedImage(with: images, duration: duration)?.duration, 3.0 / 30)
    }
    #expect(images[0].images == nil && images[0].duration == 0)
    expectNil(Image.animatedImageNamed("there is none", duration: 1))
  }

  @Test func `a thumbnail goes into its size in the image's own proportions`() throws {
    let image = Image(size: CGSize(width: 40, height: 20), scale: 2)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    #expect(small.size == CGSize(width: 10, height: 5) && small.scale == 2)
    let drawn = ImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      Color.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let thumb = try #require(drawn.preparingThumbnail(of: CGSize(width: 4, height: 2)))
    #expect(thumb.size == CGSize(width: 2, height: 2) && thumb.bitmap != nil)
    #expect(image.preparingThumbnail(of: .zero) == nil && Image().preparingThumbnail(of: image.size) == nil)
    #expect(image.preparingForDisplay() === image && drawn.imageRendererFormat.scale == drawn.scale)
  }
}
