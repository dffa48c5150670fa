import HeadlessKit
import HeadlessTesting

/// The amount of measuring for a text: counted, not timed.
@Suite("Text layout's cost") struct TextLayoutCostTests {
  /// The number of bytes of the texts; others have four times as many.
  nonisolated static let length = 1024

  nonisolated static let texts: [(name: String, unit: String)] = [
    ("words", "the quick brown fox "), ("one word", "abcdefghij"), ("Chinese", "你好，世界！"), ("soft hyphens", "a\u{AD}"),
    ("emoji", "👨‍👩‍👧"), ("flags", "🇩🇪"), ("newlines", "a\n"), ("spaces", "     "), ("tabs", "a\t"),
    ("marks", "e\u{301}\u{323}"), ("Thai", "สวัสดีครับ"), ("Arabic", "مرحبا بالعالم "), ("Hebrew", "שלום"),
  ]

  func cost(_ text: String, _ mode: LineBreakMode, width: CGFloat, lines: Int = 0) -> CountingTextMeasurer {
    let measurer = CountingTextMeasurer()
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = mode
    _ = TextLayout(
      StyledText(text, style: RunStyle(font: .systemFont(ofSize: 10)), paragraph: paragraph),
      in: TextRoom(width: width, maximumLines: lines), measurer: measurer)
    return measurer
  }

  @Test(arguments: texts, [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle])
  func `four times the text is measured about four times as much, never sixteen`(
    text: (name: String, unit: String), mode: LineBreakMode
  ) {
    let repeats = Self.length / text.unit.utf8.count
    for width in [15, 300] as [CGFloat] {
      let small = cost(String(repeating: text.unit, count: repeats), mode, width: width)
      let large = cost(String(repeating: text.unit, count: 4 * repeats), mode, width: width)
      #expect(large.calls <= 5 * small.calls + 64)
      #expect(large.bytes <= 5 * small.bytes + 1024)
      #expect(small.calls <= 12 * Self.length && small.bytes <= 24 * Self.length)
    }
  }

  @Test func `words are measured once or twice each, and a space once`() {
    let measurer = cost(String(repeating: "word ", count: 1000), .byWordWrapping, width: 300)
    #expect(measurer.calls <= 1000 + 2 && measurer.bytes <= 1000 * 4 + 10)
  }

  @Test func `a shortened line reads only the text that it shows, and once the whole text`() {
    let text = String(repeating: "a", count: 20_000)
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let measurer = cost(text, mode, width: 100, lines: 1)
      #expect(measurer.bytes <= 20_000 + 200 && measurer.calls <= 12)
    }
  }

  @Test func `a height ends the work: what is not shown is not measured`() {
    let measurer = CountingTextMeasurer()
    let text = StyledText(String(repeating: "word ", count: 20_000), style: RunStyle(font: .systemFont(ofSize: 10)))
    let layout = TextLayout(text, in: TextRoom(width: 300, height: 50), measurer: measurer)
    #expect(layout.lines.count == 5 && measurer.bytes < 2000)
  }
}
