import HeadlessKit
import HeadlessTesting

@Suite("Font descriptors", .reportsIssuesAsFailures) struct FontDescriptorTests {
  @Test func `a font's descriptor finds the font again`() {
    let fonts = [
      Font.systemFont(ofSize: 15, weight: .medium), .italicSystemFont(ofSize: 15),
      .preferredFont(forTextStyle: .title2),
      .monospacedDigitSystemFont(ofSize: 15, weight: .regular),
      Font(name: "Georgia-Italic", size: 15) ?? .systemFont(ofSize: 1),
    ]
    for font in fonts { expectEqual(Font(descriptor: font.fontDescriptor, size: 0), font, "\(font)") }
  }

  @Test func `a size wins over the descriptor's, and 0 takes it`() {
    let descriptor = Font.systemFont(ofSize: 15).fontDescriptor
    expectEqual(Font(descriptor: descriptor, size: 20).pointSize, 20)
    expectEqual(Font(descriptor: descriptor, size: 0).pointSize, 15)
    expectEqual(Font(descriptor: descriptor.withSize(11), size: 0).pointSize, 11)
  }

  @Test func `a descriptor without attributes finds Helvetica in 12 points`() {
    expectEqual(Font(descriptor: FontDescriptor(), size: 0), Font(name: "Helvetica", size: 12))
    expectEqual(
      Font(descriptor: FontDescriptor(name: "no such font", size: 9), size: 0), Font(name: "Helvetica", size: 9))
  }

  @Test func `traits find the bold and the leaning cut`() {
    func font(_ font: Font?, _ traits: FontDescriptor.SymbolicTraits) -> String? {
      font?.fontDescriptor.withSymbolicTraits(traits).map { Font(descriptor: $0, size: 0).fontName }
    }
    let system = Font.systemFont(ofSize: 15)
    expectEqual(font(system, .traitBold), ".SFUI-Semibold")
    expectEqual(font(system, [.traitBold, .traitItalic]), ".SFUI-SemiboldItalic")
    expectEqual(font(.boldSystemFont(ofSize: 15), []), ".SFUI-Regular")
    expectEqual(font(.boldSystemFont(ofSize: 15), .traitItalic), ".SFUI-RegularItalic")
    expectEqual(font(system, .traitMonoSpace), ".AppleSystemUIFontMonospaced-Regular")
    let helvetica = Font(name: "HelveticaNeue", size: 15)
    expectEqual(font(helvetica, .traitBold), "HelveticaNeue-Bold")
    expectEqual(font(helvetica, [.traitBold, .traitItalic]), "HelveticaNeue-BoldItalic")
    expectNil(font(Font(name: "Zapfino", size: 15), .traitBold), "there is no such cut")
  }

  @Test func `the bold of a text style is the weight that the guidelines give`() {
    let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withSymbolicTraits(.traitBold)
    expectEqual(title.map { Font(descriptor: $0, size: 0).weight }, .bold)
    let body = FontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)
    expectEqual(body.map { Font(descriptor: $0, size: 0).weight }, .semibold)
  }

  @Test func `a descriptor has the traits of the font that it finds`() {
    expectEqual(Font.systemFont(ofSize: 15, weight: .medium).fontDescriptor.symbolicTraits, [])
    expectEqual(Font.boldSystemFont(ofSize: 15).fontDescriptor.symbolicTraits, .traitBold)
    #expect(
      Font(name: "Menlo-BoldItalic", size: 9)?.fontDescriptor.symbolicTraits == [
        .traitBold, .traitItalic, .traitMonoSpace,
      ])
  }

  @Test func `a slant above 0 asks for the italic font`() {
    let descriptor = FontDescriptor(fontAttributes: [.traits: [FontDescriptor.TraitKey.slant: 0.1]])
    #expect(descriptor.symbolicTraits.contains(.traitItalic))
  }

  @Test func `a descriptor matches the font that it finds`() {
    let descriptor = Font.boldSystemFont(ofSize: 12).fontDescriptor
    expectEqual(
      descriptor.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName), [descriptor.postscriptName])
    #expect(descriptor.withMatrix(.identity) == descriptor && descriptor.matrix.isIdentity)
    expectEqual(FontDescriptor(name: "Helvetica", matrix: .identity).pointSize, 0)
  }

  @Test func `designs, families and faces change one thing`() {
    let system = Font.boldSystemFont(ofSize: 15).fontDescriptor
    expectEqual(
      system.withDesign(.rounded).map { Font(descriptor: $0, size: 0).fontName }, ".AppleSystemUIFontRounded-Semibold")
    expectEqual(system.withDesign(.serif).map { Font(descriptor: $0, size: 0).fontName }, ".NewYork-Semibold")
    expectNil(Font(name: "Georgia", size: 15)?.fontDescriptor.withDesign(.rounded))
    expectEqual(Font(descriptor: system.withFamily("Avenir Next"), size: 0).fontName, "AvenirNext-Regular")
    expectEqual(
      Font(descriptor: FontDescriptor().withFamily("Avenir Next").withFace("Demi Bold Italic"), size: 1).fontName,
      "AvenirNext-DemiBoldItalic")
  }

  @Test func `attributes say family, size, weight, style and equal digits`() {
    let descriptor = FontDescriptor(fontAttributes: [
      .family: "Helvetica Neue", .size: CGFloat(13),
      .traits: [FontDescriptor.TraitKey.weight: Font.Weight.light],
    ])
    expectEqual(Font(descriptor: descriptor, size: 0), Font(name: "HelveticaNeue-Light", size: 13))
    expectEqual(descriptor.object(forKey: .size) as? CGFloat, 13)
    expectEqual(descriptor.object(forKey: .name) as? String, "HelveticaNeue-Light")
    #expect(descriptor.postscriptName == "HelveticaNeue-Light" && descriptor.pointSize == 13)
    let digits = Font.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .featureSettings: [[FontDescriptor.FeatureKey.type: 6, FontDescriptor.FeatureKey.selector: 0]]
    ])
    expectEqual(Font(descriptor: digits, size: 0), Font.monospacedDigitSystemFont(ofSize: 15, weight: .regular))
    let heavy = Font.systemFont(ofSize: 15).fontDescriptor.addingAttributes([
      .traits: [FontDescriptor.TraitKey.weight: Font.Weight.heavy]
    ])
    expectEqual(Font(descriptor: heavy, size: 0), Font.systemFont(ofSize: 15, weight: .heavy))
  }

  @Test func `descriptors are equal when they say the same`() {
    expectEqual(Font.systemFont(ofSize: 15).fontDescriptor, Font.systemFont(ofSize: 15).fontDescriptor)
    #expect(FontDescriptor(name: "Georgia", size: 1) != FontDescriptor(name: "Georgia", size: 2))
    expectEqual(FontDescriptor(name: "Georgia", size: 1).hash, FontDescriptor(name: "Georgia", size: 1).hash)
  }

  @Test func `a descriptor and its font have the features that were set`() throws {
    typealias Key = FontDescriptor.FeatureKey
    let settings: [[Key: Any]] = [
      [.type: 35, .selector: 2], [.type: NSNumber(value: 6), .selector: NSNumber(value: 0)],
      [Key(rawValue: "CTFeatureOpenTypeTag"): "ss01", Key(rawValue: "CTFeatureOpenTypeValue"): 1],
    ]
    for start in [Font.systemFont(ofSize: 15), Font(name: "Georgia", size: 15)].compactMap(\.self) {
      let descriptor = start.fontDescriptor.addingAttributes([.featureSettings: settings])
      let font = Font(descriptor: descriptor, size: 0)
      for found in [descriptor, font.fontDescriptor, font.withSize(20).fontDescriptor] {
        let features = try #require(found.fontAttributes[.featureSettings] as? [[Key: Any]])
        #expect(features.count == 3 && features.contains { $0[.type] as? Int == 35 && $0[.selector] as? Int == 2 })
        #expect(features.contains { $0[.type] as? Int == 6 })
        #expect(features.contains { $0[Key(rawValue: "CTFeatureOpenTypeTag")] as? String == "ss01" })
      }
      #expect(font != start && font == Font(descriptor: descriptor, size: 15))
      expectNil(start.fontDescriptor.object(forKey: .featureSettings))
    }
  }
}
