import HeadlessKit
import HeadlessTesting

@Suite("System character widths", .reportsIssuesAsFailures) struct SystemCharacterWidthTests {
  /// Returns the width of a text in thousandths of an em, at a size where the system font has no tracking.
  func width(_ text: String, size: CGFloat = 12) -> CGFloat {
    (SystemTextMeasurer().size(of: text, in: .systemFont(ofSize: size)).width / size * 10_000).rounded() / 10
  }

  /// The width of a character that the table does not know.
  let missing: CGFloat = 550

  @Test(arguments: [
    "AZaz09 ~", "ÀÿĀſƀǿȀɏ", "ẀỹẠỿ", "ΑΩαωάώἈ", "АЯаяЁѣҐӿ", "–—‘’“”„…•‹›«»", "€£¥₹₿", "←↑→↓≈≠≤≥∞√", "✓★●■▲",
  ])
  func `Latin, Greek and Cyrillic letters, punctuation and symbols have entries`(characters: String) {
    for character in characters {
      let advance = width(String(character))
      #expect(advance > 180 && advance < 2000 && advance != missing, "\(character)")
    }
  }

  @Test func `every printable ASCII character is between a fifth of an em and one em wide`() {
    for code in UInt8(0x20)...0x7E {
      let advance = width(String(UnicodeScalar(code)))
      #expect(advance > 200 && advance < 1000, "U+\(String(code, radix: 16))")
    }
  }

  @Test(arguments: ["א", "م", "ก", "क", "ა", "ⴰ"])
  func `letters of scripts without an entry are as wide as a small letter`(letter: String) {
    #expect(width(letter) == missing && width("a" + letter) == width("a") + missing)
  }

  @Test(arguments: ["登录", "，。", "ＡＢ"])
  func `ideographs and the punctuation among them are as wide as on iOS 10 and later`(text: String) {
    expectEqual(width(text), 2 * 1018.5 as CGFloat)
    expectEqual(width(text, size: 17), 2 * 1018.5 as CGFloat, "they are not tracked")
  }

  @Test(arguments: [("あカ", 2), ("한국", 2), ("ｱｲ", 1)])
  func `kana and hangul are one em, half-width forms half of one`(text: String, ems: Int) {
    expectEqual(width(text), CGFloat(ems * 1000))
  }

  @Test(arguments: ["😀", "🇩🇪", "👍🏽", "👨‍👩‍👧", "❤️", "1️⃣", "\u{1F469}\u{200D}\u{1F680}", "⬛"])
  func `what is drawn as one emoji is one emoji wide`(text: String) {
    #expect(width(text, size: 24) == 1000 && width(text + text, size: 24) == 2000)
  }

  @Test(arguments: [(10, 12.5), (16, 20), (18, 20), (20, 21), (48, 48)])
  func `emoji are larger than the text in small sizes`(size: CGFloat, points: CGFloat) {
    expectEqual(SystemTextMeasurer().size(of: "😀", in: .systemFont(ofSize: size)).width, points)
  }

  @Test func `marks that combine, joiners and control characters have no width`() {
    let widthless = ["\u{301}", "\u{308}", "\u{200D}", "\u{FEFF}", "\u{7}", "\u{AD}", "\u{200B}"]
    #expect(widthless.allSatisfy { width($0) == 0 })
    expectEqual(width("e\u{301}\u{323}"), width("e"))
  }

  @Test(arguments: [
    ("é", "e\u{301}"), ("Å", "\u{212B}"), ("が", "か\u{3099}"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("ü", "u\u{308}"), ("ệ", "e\u{323}\u{302}"), ("豈", "\u{F900}"), ("Ω", "\u{2126}"), (";", "\u{37E}"),
    ("Té", "Te\u{301}"), ("ÀV", "A\u{300}V"), ("ো", "\u{9C7}\u{9BE}"), ("ἄ", "α\u{313}\u{301}"),
  ])
  func `texts that are equal are equally wide, however they are composed`(one: String, other: String) {
    #expect(one == other && width(one) == width(other))
  }

  @Test func `every letter with a canonical decomposition is as wide as it`() {
    for code in UInt32(0xA0)...0x2FFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "T\(scalar)T"
      let decomposed = text.decomposedStringWithCanonicalMapping
      expectEqual(width(text), width(decomposed), "U+\(String(code, radix: 16))")
    }
  }

  @Test func `a hundred thousand marks on one letter are as wide as the letter`() {
    expectEqual(width("e" + String(repeating: "\u{301}", count: 100_000)), width("e"))
  }
}
