import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Leading of text styles", .screen(scale: 2), .reportsIssuesAsFailures) struct TextStyleLeadingTests {
  func height(_ text: String, _ font: Font) -> CGFloat {
    let label = Label.sample(text, lines: 0)
    label.font = font
    return label.intrinsicContentSize.height
  }

  @Test func `q18 one line of subheadline is 18 points high, and each further one 20`() {
    let font = Font.preferredFont(forTextStyle: .subheadline)
    #expect(height("one", font) == 18 && height("one\ntwo", font) == CGFloat(18 + 20))
    expectEqual(height("one\ntwo\n\nfour", font), CGFloat(18 + 3 * 20))
    #expect(abs(font.leading + font.lineHeight - 20) < 1e-9)
    let label = Label()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "one\ntwo\n\nfour", attributes: [.font: font])
    expectEqual(label.intrinsicContentSize.height, CGFloat(18 + 3 * 20))
  }

  @Test func `q18 d9 fonts by size have no leading`() {
    let style = Font.preferredFont(forTextStyle: .subheadline)
    let scaled = FontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15))
    for font in [.systemFont(ofSize: 15), style.withSize(15), scaled] {
      #expect(font.leading == 0 && height("one\ntwo", font) == (15 * 1.193359375 * 4).rounded(.up) / 2)
    }
    let bold = style.fontDescriptor.withSymbolicTraits(.traitBold).map { Font(descriptor: $0, size: 0) }
    expectEqual(bold?.leading, style.leading)
  }

  nonisolated static let styles: [Font.TextStyle] = [
    .extraLargeTitle, .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  nonisolated static let categories: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]

  @Test(arguments: styles, categories)
  func `q18 lines are as far apart as the table has it, and no nearer than their height`(
    style: Font.TextStyle, category: ContentSizeCategory
  ) {
    let font = Font.preferredFont(
      forTextStyle: style, compatibleWith: TraitCollection(preferredContentSizeCategory: category))
    let pitch = style.size(for: category).leading
    #expect(font.leading >= 0)
    let text = "one\ntwo\nthree"
    let options: StringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let size = text.boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil)
    #expect(abs(size.height - (2 * max(pitch, font.lineHeight) + font.lineHeight)) < 1e-9)
    let plain = text.boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(plain.height - 3 * font.lineHeight) < 1e-9)
  }
}
