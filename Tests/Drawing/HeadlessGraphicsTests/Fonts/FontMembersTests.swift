import HeadlessKit
import HeadlessTesting

@Suite("Font members", .reportsIssuesAsFailures) struct FontMembersTests {
  @Test func `text sizes are ordered, and the accessibility sizes are the largest`() {
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large <= .large)
    #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(!(ContentSizeCategory.unspecified < .large) && !(ContentSizeCategory.unspecified > .large))
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `a slant above 0 asks for the italic font`() {
    let descriptor = FontDescriptor(fontAttributes: [.traits: [FontDescriptor.TraitKey.slant: 0.1]])
    #expect(descriptor.symbolicTraits.contains(.traitItalic))
  }

  @Test func `a descriptor matches the font that it finds`() {
    let descriptor = Font.boldSystemFont(ofSize: 12).fontDescriptor
    #expect(
      descriptor.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName) == [descriptor.postscriptName])
    #expect(descriptor.withMatrix(.identity) == descriptor && descriptor.matrix.isIdentity)
    #expect(FontDescriptor(name: "Helvetica", matrix: .identity).pointSize == 0)
  }

  @Test func `every width of the system font is the standard one`() {
    let font = Font.systemFont(ofSize: 12, weight: .bold, width: .condensed)
    #expect(font == Font.systemFont(ofSize: 12, weight: .bold))
  }

  @Test func `cap insets are available as widths, and images are found by a configuration`() {
    let image = Image(size: CGSize(width: 9, height: 9)).resizableImage(
      withCapInsets: EdgeInsets(top: 2, left: 3, bottom: 0, right: 0))
    #expect(image.leftCapWidth == 3 && image.topCapHeight == 2)
    #expect(Image(named: "no such image", in: nil, with: nil) == nil)
    #expect(Image.add.isSymbolImage && Image.checkmark.isSymbolImage)
    #expect(Image(systemName: "star", variableValue: 0.5)?.size == Image(systemName: "star")?.size)
  }
}
