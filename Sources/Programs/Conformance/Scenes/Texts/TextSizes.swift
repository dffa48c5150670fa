import UIKit

extension ConformanceScene {
  private static let measuredFonts: [(name: String, make: @Sendable (CGFloat) -> UIFont)] = [
    ("regular", { .systemFont(ofSize: $0) }), ("medium", { .systemFont(ofSize: $0, weight: .medium) }),
    ("semibold", { .systemFont(ofSize: $0, weight: .semibold) }),
    ("bold", { .systemFont(ofSize: $0, weight: .bold) }), ("italic", { .italicSystemFont(ofSize: $0) }),
    ("monospaced digits", { .monospacedDigitSystemFont(ofSize: $0, weight: .regular) }),
  ]

  /// The sizes of the fonts, in points; as many as each kind of text has texts.
  private static let measuredSizes: [CGFloat] = [10, 13, 17, 20, 28, 34]

  /// The texts of each kind.
  ///
  /// Each font takes one text of a kind at each size, and no two fonts the same one at a size, because a font with
  /// digits of equal width has the name of the font without them.
  private static let measuredTexts: KeyValuePairs = [
    "Latin": [
      "The quick brown fox", "Add to basket", "Sphinx of black quartz", "Zurückweisen", "AVATAR Type To",
      "Wavy illustration",
    ],
    "digits": ["0123456789", "11:11", "1984 – 2026", "$1,299.00", "+49 30 901820", "100 %"],
    "punctuation": ["Well, yes; no…", "(a) [b] {c}", "“Quoted” ‘text’", "a/b\\c|d", "#tag @name &co", "x = y + z * 2"],
    "CJK": ["数据说明", "登录", "こんにちは", "カタカナ、ひらがな", "안녕하세요", "標準字體"],
    "emoji": ["👍", "🎉🎉", "👨‍👩‍👧", "🇩🇪🇯🇵", "❤️", "👍🏽👋"],
    "mixed": ["OK 👍 10", "登录 Login", "Tōkyō 東京 2026", "Café № 5", "Σύνολο: 42 €", "v1.2 (β) → 🎉"],
  ]

  /// The sizes of 216 labels: six kinds of text in each font at each size.
  static let texts = measuredFonts.indices.flatMap { font in
    measuredSizes.indices.flatMap { size in measuredTexts(ofFont: font, size: size) }
  }

  private static func measuredTexts(ofFont fontIndex: Int, size sizeIndex: Int) -> [ConformanceScene] {
    let (kind, points) = (measuredFonts[fontIndex], measuredSizes[sizeIndex])
    return atEachScale(
      "texts/\(kind.name) \(Int(points))", facts: ["d9", "d10", "ideographs, kana and hangul, half-width forms"]
    ) { stage in
      let font = kind.make(points)
      stage.record("lineHeight", .length(font.lineHeight))
      stage.record("ascender", .length(font.ascender))
      stage.record("descender", .length(font.descender))
      stage.record("capHeight", .length(font.capHeight))
      stage.record("xHeight", .length(font.xHeight))
      for (textKind, texts) in measuredTexts {
        let text = texts[(fontIndex + sizeIndex) % texts.count]
        stage.recordSize(of: text, in: font)
        let label = stage.add(UILabel())
        label.font = font
        label.text = text
        stage.record("\(textKind) label", .size(label.sizeThatFits(CGSize(width: 10_000, height: 10_000))))
        stage.record("\(textKind) label in 20 points", .size(label.sizeThatFits(CGSize(width: 20, height: 20))))
        label.numberOfLines = 0
        stage.record(
          "\(textKind) label of any lines", .size(label.sizeThatFits(CGSize(width: 10_000, height: 10_000))))
      }
      let empty = stage.add(UILabel())
      empty.font = font
      stage.record("empty label", .size(empty.sizeThatFits(CGSize(width: 100, height: 100))))
    }
  }
}

extension ConformanceScene {
  /// Sizes of texts in large and small fonts.
  static let largeTexts: [ConformanceScene] =
    [8, 11, 15, 36, 40, 44, 48, 60, 80].flatMap { size in
      atEachScale("texts/regular \(size)", facts: ["d9", "widths of texts"]) { stage in
        let font = UIFont.systemFont(ofSize: CGFloat(size))
        for text in ["Like it", "0123456789"] {
          let label = stage.add(UILabel())
          label.font = font
          label.text = text
          stage.recordSize(of: text, in: font)
          stage.record(text, .size(label.intrinsicContentSize))
          label.removeFromSuperview()
        }
      }
    }
}
