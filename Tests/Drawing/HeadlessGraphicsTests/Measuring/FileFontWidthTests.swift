import HeadlessKit
import HeadlessTesting
import TestLogs

@Suite("Text in a font file", .reportsIssuesAsFailures) struct FileFontWidthTests {
  let font = Font(file: .inter, size: 20)

  func width(_ text: String, _ font: Font) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test(arguments: ["Wave, To", "Grüße", "Ελλάδα", ""]) func `widths and heights are the file's`(text: String) {
    let size = TextMeasuring.current.size(of: text, in: font)
    expectEqual(size, CGSize(width: 20 * FontFile.inter.width(of: text), height: font.lineHeight))
    // Inter's table hhea: 2728 up and 680 down of 2816 units.
    #expect(abs(size.height - 20 * (2728 + 680) / 2816) < 1e-9)
  }

  @Test func `it is kerned, and not tracked as the system font is`() {
    #expect(width("AV", font) < width("A", font) + width("V", font))
    #expect(abs(width("nnnn", font) - 4 * width("n", font)) < 1e-9)
  }

  @Test(arguments: ["漢", "ひ", "한", "ا"])
  func `a character that the file has not is as wide as in the system font`(character: String) {
    let system = width(character, .systemFont(ofSize: 20))
    #expect(abs(width("n\(character)n", font) - (2 * width("n", font) + system)) < 1e-9)
  }

  @Test func `another size has the same cut, and widths and heights in proportion`() {
    let double = font.withSize(40)
    #expect(double == Font(file: .inter, size: 40) && double.fontName == font.fontName)
    #expect(double.familyName == "Inter" && double.weight == .regular)
    #expect(abs(width("Wave", double) - 2 * width("Wave", font)) < 1e-9)
    #expect(abs(double.lineHeight - 2 * font.lineHeight) < 1e-9 && double.ascender == 2 * font.ascender)
    Font.withRegistered([.inter]) {
      expectEqual(Font(name: "Inter-Regular", size: 20)?.withSize(40), double)
    }
  }

  @Test func `lines break by the file's widths, and a shortened one shows what the file has room for`() {
    let room = TextRoom(width: width("one two", font))
    expectEqual(TextLayout("one two three", font: font, in: room).lines.map(\.string), ["one two", "three"])
    let shortened = TextRoom(width: width("one t…", font), maximumLines: 1)
    #expect(
      TextLayout("one two three", font: font, lineBreakMode: .byTruncatingTail, in: shortened).lines.map(\.string) == [
        "one t…"
      ])
  }

  @Test func `stretches of the file's and the system's font have one baseline`() {
    let text = NSMutableAttributedString(string: "AV", attributes: [.font: font])
    text.append(NSAttributedString(string: "AV", attributes: [.font: Font.systemFont(ofSize: 20)]))
    let size = text.size()
    #expect(abs(size.width - (width("AV", font) + width("AV", .systemFont(ofSize: 20)))) < 1e-9)
    let system = Font.systemFont(ofSize: 20)
    let (up, down) = (max(font.ascender, system.ascender), min(font.descender, system.descender))
    #expect(abs(size.height - (up - down)) < 1e-9)
  }

  @Test(arguments: ["😀", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪"])
  func `an emoji that the file has not is as wide as one of the system's, however many parts it has`(character: String)
  {
    // 1 em from 24 points on.
    let double = font.withSize(40)
    #expect(abs(width("n\(character)n", double) - (2 * width("n", double) + 40)) < 1e-9)
  }
}
