import UIKit

private struct MeasuredFont: Sendable {
  let name: String
  let make: @Sendable (CGFloat) -> UIFont

  static let all = [
    MeasuredFont(name: "regular") { .systemFont(ofSize: $0) },
    MeasuredFont(name: "medium") { .systemFont(ofSize: $0, weight: .medium) },
    MeasuredFont(name: "semibold") { .systemFont(ofSize: $0, weight: .semibold) },
    MeasuredFont(name: "bold") { .systemFont(ofSize: $0, weight: .bold) },
    MeasuredFont(name: "italic") { .italicSystemFont(ofSize: $0) },
    MeasuredFont(name: "monospaced digits") { .monospacedDigitSystemFont(ofSize: $0, weight: .regular) },
  ]

  /// The sizes of the fonts, in points; as many as each kind of text has texts.
  static let sizes: [CGFloat] = [10, 13, 17, 20, 28, 34]
}

/// The texts of one kind.
///
/// Each font takes one text of a kind at each size, and no two fonts the same one at a size, because a font with digits
/// of equal width has the name of the font without them.
private struct MeasuredTexts: Sendable {
  let name: String
  let texts: [String]

  func text(ofFont font: Int, size: Int) -> String { texts[(font + size) % texts.count] }

  static let all = [
    MeasuredTexts(
      name: "Latin",
      texts: [
        "The quick brown fox", "Add to basket", "Sphinx of black quartz", "Zurückweisen", "AVATAR Type To",
        "Wavy illustration",
      ]),
    MeasuredTexts(
      name: "digits", texts: ["0123456789", "11:11", "1984 – 2026", "$1,299.00", "+49 30 901820", "100 %"]),
    MeasuredTexts(
      name: "punctuation",
      texts: ["Well, yes; no…", "(a) [b] {c}", "“Quoted” ‘text’", "a/b\\c|d", "#tag @name &co", "x = y + z * 2"]),
    MeasuredTexts(
      name: "CJK", texts: ["数据说明", "登录", "こんにちは", "カタカナ、ひらがな", "안녕하세요", "標準字體"]),
    MeasuredTexts(name: "emoji", texts: ["👍", "🎉🎉", "👨‍👩‍👧", "🇩🇪🇯🇵", "❤️", "👍🏽👋"]),
    MeasuredTexts(
      name: "mixed",
      texts: ["OK 👍 10", "登录 Login", "Tōkyō 東京 2026", "Café № 5", "Σύνολο: 42 €", "v1.2 (β) → 🎉"]),
  ]
}

extension ConformanceScene {
  /// The sizes of 216 labels: six kinds of text in each font at each size.
  static let texts = MeasuredFont.all.indices.flatMap { font in
    MeasuredFont.sizes.indices.flatMap { size in measuredTexts(ofFont: font, size: size) }
  }

  private static func measuredTexts(ofFont fontIndex: Int, size sizeIndex: Int) -> [ConformanceScene] {
    let (kind, points) = (MeasuredFont.all[fontIndex], MeasuredFont.sizes[sizeIndex])
    return atEachScale(
      "texts/\(kind.name) \(Int(points))", facts: ["d9", "d10", "ideographs, kana and hangul, half-width forms"]
    ) { stage in
      let font = kind.make(points)
      stage.record("lineHeight", .length(font.lineHeight))
      stage.record("ascender", .length(font.ascender))
      stage.record("descender", .length(font.descender))
      stage.record("capHeight", .length(font.capHeight))
      stage.record("xHeight", .length(font.xHeight))
      for texts in MeasuredTexts.all {
        let text = texts.text(ofFont: fontIndex, size: sizeIndex)
        stage.recordSize(of: text, in: font)
        let label = stage.add(UILabel())
        label.font = font
        label.text = text
        stage.record("\(texts.name) label", .size(label.sizeThatFits(CGSize(width: 10_000, height: 10_000))))
        stage.record("\(texts.name) label in 20 points", .size(label.sizeThatFits(CGSize(width: 20, height: 20))))
        label.numberOfLines = 0
        stage.record(
          "\(texts.name) label of any lines", .size(label.sizeThatFits(CGSize(width: 10_000, height: 10_000))))
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
