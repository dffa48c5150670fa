import HeadlessKit
import HeadlessTesting

@Suite("Attributed layout", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct AttributedLayoutTests {
  let font = Font.systemFont(ofSize: 10)
  let share: CGFloat = 1950 / 2444

  func text(_ runs: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    NSAttributedString.joining(runs.map { (text: $0.0, attributes: $0.1) })
  }

  func layout(_ text: NSAttributedString, width: CGFloat = 0, lines: Int = 0) -> TextLayout {
    TextLayout(text, font: font, in: TextRoom(width: width, maximumLines: lines))
  }

  @Test func `runs have one baseline; a line is as high as its highest and lowest parts`() {
    let mixed = text(
      ("aa", [.font: Font.systemFont(ofSize: 20)]), ("bb", [:]), ("c", [.font: Font.systemFont(ofSize: 30)]))
    let layout = layout(mixed)
    expectEqual(layout.size, CGSize(width: 2 * 20 + 2 * 10 + 30, height: 30))
    #expect(abs(layout.lines[0].baseline - 30 * share) < 1e-9)
  }

  @Test func `lines break across runs, and each line has its own height`() {
    let big = Font.systemFont(ofSize: 20)
    let layout = layout(text(("one tw", [:]), ("o", [.font: big]), (" three", [:])), width: 60)
    expectEqual(layout.strings, ["one", "two", "three"])
    expectEqual(layout.lines.map(\.rect.height), [10, 20, 10])
    let second: CGFloat = 10 + 10 + 20
    expectEqual(layout.lines.map(\.rect.width), [30, second, 50])
  }

  @Test(arguments: [NSAttributedString.Key.kern, .tracking])
  func `kerning and tracking widen every character`(key: NSAttributedString.Key) {
    let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
    for value in values { expectEqual(layout(text(("abc", [key: value]))).size.width, CGFloat(3 * (10 + 2))) }
    expectEqual(layout(text(("abc", [key: -50]))).size.width, 0, "no text is narrower than nothing")
    for value in [Double.nan, Double.infinity, "wide"] as [Any] {
      expectEqual(layout(text(("abc", [key: value]))).size.width, CGFloat(3 * 10))
    }
  }

  @Test func `a baseline's offset makes the line higher by it`() {
    let raised = layout(text(("a", [:]), ("b", [.baselineOffset: 4])))
    #expect(abs(raised.size.height - 14) < 1e-9 && abs(raised.lines[0].baseline - (4 + 10 * share)) < 1e-9)
    let lowered = layout(text(("a", [:]), ("b", [.baselineOffset: -4])))
    #expect(abs(lowered.size.height - 14) < 1e-9 && abs(lowered.lines[0].baseline - 10 * share) < 1e-9)
  }

  @Test func `an attachment is as large as its image, or its bounds, and is on the baseline`() {
    let attachment = TextAttachment(image: Image(size: CGSize(width: 24, height: 16)))
    let line = layout(NSAttributedString(attachment: attachment))
    #expect(line.strings == ["\u{FFFC}"] && line.size == CGSize(width: 24, height: 16))
    attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 30)
    let beside = layout(text(("a", [:]), ("\u{FFFC}", [.attachment: attachment])))
    expectEqual(beside.size.width, CGFloat(10 + 12))
    #expect(abs(beside.lines[0].baseline - 26) < 1e-9 && abs(beside.size.height - 30) < 1e-9, "26 above, 4 below")
    expectEqual(layout(NSAttributedString(attachment: TextAttachment())).size.width, 0)
    attachment.bounds = CGRect(x: 0, y: CGFloat.nan, width: 12, height: 30)
    expectEqual(layout(NSAttributedString(attachment: attachment)).size.width, 0, "no finite rectangle: none")
  }

  @Test func `attachments break from the words beside them`() {
    let attachment = TextAttachment(image: Image(size: CGSize(width: 20, height: 10)))
    let icon = NSAttributedString(attachment: attachment, attributes: [.kern: 0])
    let both = NSMutableAttributedString(string: "one")
    both.append(icon)
    both.append(NSAttributedString(string: "two"))
    expectEqual(layout(both, width: 50).strings, ["one\u{FFFC}", "two"])
  }

  @Test func `the ellipsis looks like the character before it`() {
    let style = MutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let big = Font.systemFont(ofSize: 20)
    let mixed = text(("aa", [.paragraphStyle: style, .font: big]), ("bbbb", [.paragraphStyle: style]))
    let line = layout(mixed, width: 65, lines: 1).lines[0]
    #expect(line.string == "aab…" && line.rect.width == CGFloat(2 * 20 + 10 + 10))
    expectEqual(layout(mixed, width: 45, lines: 1).strings, ["a…"], "20 + 20; two and a large ellipsis are 60")
  }

  @Test func `a stretch that ends inside a character applies to all of it`() {
    let big = Font.systemFont(ofSize: 20)
    let accent = text(("e", [.font: big]), ("\u{301}x", [:]))
    expectEqual(layout(accent).size.width, CGFloat(20 + 10))
    let inside = text(("e", [:]), ("\u{301}", [.font: big]), ("x", [:]))
    expectEqual(layout(inside).size.width, CGFloat(10 + 10))
  }

  @Test func `neighbors with other objects under equal keys are put together`() {
    let joined = text(
      ("a", [.font: Font.systemFont(ofSize: 10)]), ("b", [.font: Font.systemFont(ofSize: 20)]),
      ("c", [.font: Font.systemFont(ofSize: 30)]))
    #expect(joined.string == "abc" && layout(joined).size.width == CGFloat(10 + 20 + 30))
    let recolored = joined.changingRuns { $0[.foregroundColor] = Color.red }
    var runs: [String] = []
    recolored.forEachRun { run, attributes, _ in
      runs.append(run)
      expectEqual(attributes[.foregroundColor] as? Color, .red)
    }
    expectEqual(runs, ["a", "b", "c"])
  }

  @Test func `ten thousand runs are read once each`() {
    let runs = (0..<10_000).map {
      (text: "ab ", attributes: [NSAttributedString.Key.kern: Double($0 % 2)] as [NSAttributedString.Key: Any])
    }
    let measurer = CountingTextMeasurer()
    let layout = TextLayout(
      StyledText(NSAttributedString.joining(runs), font: font), in: TextRoom(width: 300), measurer: measurer)
    #expect(layout.lines.count > 1000 && measurer.calls <= 3 * 10_000 + 2 * layout.lines.count)
  }
}
