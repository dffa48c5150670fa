import HeadlessKit
import HeadlessTesting

/// The built-in table that resembles iOS's system font.
@Suite("System text measurer", .reportsIssuesAsFailures)
struct SystemTextMeasurerTests {
  /// The width of a text in thousandths of an em.
  func width(_ text: String) -> CGFloat {
    SystemTextMeasurer().size(of: text, in: .systemFont(ofSize: 1000)).width
  }

  @Test("widths come within 8.3 % of every measured one", arguments: MeasuredLabel.all.filter { $0.width != nil })
  func measured(label: MeasuredLabel) throws {
    let measured = try #require(label.width)
    let size = SystemTextMeasurer().size(of: label.text, in: .systemFont(ofSize: label.fontSize))
    #expect(abs(size.width - measured) <= measured * 0.083)
    #expect(size.height == Font.systemFont(ofSize: label.fontSize).lineHeight)
  }

  @Test("half of the widths come within 2 % of the measured ones")
  func median() {
    let errors = MeasuredLabel.all.compactMap { label -> CGFloat? in
      guard let measured = label.width else { return nil }
      let size = SystemTextMeasurer().size(of: label.text, in: .systemFont(ofSize: label.fontSize))
      return abs(size.width - measured) / measured
    }
    #expect(errors.count == 38)
    #expect(errors.sorted()[errors.count / 2] < 0.02)
  }

  @Test("no text has no width and a line's height")
  func empty() {
    let font = Font.systemFont(ofSize: 15)
    #expect(SystemTextMeasurer().size(of: "", in: font) == CGSize(width: 0, height: font.lineHeight))
  }

  @Test("a text is as wide as its parts, in proportion to the font size")
  func additive() {
    #expect(width("Button") == width("But") + width("ton"))
    let half = SystemTextMeasurer().size(of: "Button", in: .systemFont(ofSize: 500)).width
    #expect(half == width("Button") / 2)
  }

  @Test(
    "ideographs, kana, hangul, full-width forms and emoji are one em each",
    arguments: [
      ("登录", 2), ("標", 1), ("あいう", 3), ("カナ", 2), ("한국", 2), ("ＡＢ", 2), ("，。", 2), ("\u{20000}", 1), ("😀", 1),
      ("🇩🇪", 1), ("👍🏽", 1), ("👨‍👩‍👧", 1), ("❤️", 1), ("1️⃣", 1), ("😀😀", 2),
    ])
  func oneEm(text: String, ems: Int) {
    #expect(width(text) == CGFloat(ems * 1000))
  }

  @Test("marks that combine, joiners and control characters have no width")
  func noWidth() {
    #expect(width("\u{301}") == 0 && width("\u{200D}") == 0 && width("\u{FEFF}") == 0 && width("\u{7}") == 0)
    #expect(width("e\u{301}\u{323}") == width("e"))
  }

  @Test(
    "texts that are equal are equally wide, however they are composed",
    arguments: [
      ("é", "e\u{301}"), ("Å", "\u{212B}"), ("が", "か\u{3099}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
      ("ü", "u\u{308}"), ("ệ", "e\u{323}\u{302}"), ("豈", "\u{F900}"),
    ])
  func canonicallyEqual(one: String, other: String) {
    #expect(one == other)
    #expect(width(one) == width(other))
  }

  @Test("an accented letter is as wide as the letter")
  func accented() {
    #expect(width("Überprüfen") == width("Uberprufen"))
  }

  @Test("a letter without an entry is as wide as the table's mean", arguments: ["ж", "ß", "א", "Ω", "€"])
  func mean(letter: String) {
    #expect(width(letter) == 539)
  }

  @Test("every printable ASCII character has a width below one em")
  func ascii() {
    for code in UInt8(0x20)...0x7E {
      let advance = width(String(UnicodeScalar(code)))
      #expect(advance > 200 && advance < 1000)
    }
    #expect(width("ABCDEFGHIJ") == CGFloat(658 + 632 + 708 + 699 + 581 + 570 + 723 + 720 + 253 + 526))
  }
}
