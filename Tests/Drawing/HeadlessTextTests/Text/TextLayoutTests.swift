import HeadlessKit
import HeadlessTesting

/// Lines that wrap: with one-em characters of 10 points, widths are sums a reader can do.
@Suite("Text layout", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct TextLayoutTests {
  @Test func `words fill a line while they fit; the space at its end is ignored`() {
    let layout = TextLayout("one two three", width: 70)
    expectEqual(layout.strings, ["one two", "three"])
    #expect(
      layout.lines.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 70, height: 10), CGRect(x: 0, y: 10, width: 50, height: 10),
      ])
    expectEqual(layout.size, CGSize(width: 70, height: 2 * 10))
    expectEqual(TextLayout("one two three", width: 69).strings, ["one", "two", "three"])
  }

  @Test func `a line has room for a text that is wider by a rounding error`() {
    let width = 3 * CGFloat(1.1)
    #expect(width > 3.3)
    expectEqual(TextLayout("abc", font: .systemFont(ofSize: 1.1), in: TextRoom(width: 3.3)).strings, ["abc"])
    expectEqual(TextLayout("abc", font: .systemFont(ofSize: 1.1), in: TextRoom(width: 3.2)).strings, ["ab", "c"])
  }

  @Test func `all spaces between words are part of the width that must fit`() {
    expectEqual(TextLayout("one  two", width: 80).strings, ["one  two"])
    let layout = TextLayout("one  two", width: 79)
    #expect(layout.strings == ["one", "two"] && layout.lines.map(\.rect.width) == [30, 30])
    expectEqual(layout.lines.map(\.range.length), [3 + 2, 3], "they belong to the line that they end")
  }

  @Test(arguments: [(100, 50), (50, 50), (45, 45), (30, 30)] as [(CGFloat, CGFloat)])
  func `spaces at the end of the text are included as far as they fit, and begin no line`(
    width: CGFloat, counted: CGFloat
  ) {
    let layout = TextLayout("one  ", width: width)
    #expect(layout.lines.map(\.rect.width) == [counted] && layout.lines.map(\.range.length) == [5])
  }

  @Test func `the ranges are the text's, with spaces and newlines, in UTF-16`() {
    let layout = TextLayout("😀 two\nthree", width: 30)
    expectEqual(layout.strings, ["😀", "two", "thr", "ee"])
    expectEqual(layout.lines.map(\.range.location), [0, 3, 7, 10])
    expectEqual(layout.lines.map(\.range.length), [3, 4, 3, 2])
    #expect(layout.lines.allSatisfy { !$0.isTruncated })
  }

  @Test func `a word wider than the room begins a line and is cut between characters`() {
    expectEqual(TextLayout("an onetwothree word", width: 50).strings, ["an", "onetw", "othre", "e", "word"])
    expectEqual(TextLayout("an onetwothree b", width: 50).strings, ["an", "onetw", "othre", "e b"])
  }

  @Test func `a character wider than the room has a line of its own`() {
    let layout = TextLayout("ab c", width: 5)
    expectEqual(layout.strings, ["a", "b", "c"])
    expectEqual(layout.size, CGSize(width: 10, height: 3 * 10))
  }

  @Test func `character wrapping fills each line, and spaces hang`() {
    expectEqual(TextLayout("one two three", .byCharWrapping, width: 50).strings, ["one t", "wo th", "ree"])
    let layout = TextLayout("four  five", .byCharWrapping, width: 50)
    #expect(layout.strings == ["four", "five"] && layout.size.width == CGFloat(4 * 10))
  }

  @Test(arguments: [
    ("one\ntwo", ["one", "two"]), ("one\r\ntwo", ["one", "two"]),
    ("one\u{2028}two\u{2029}three", ["one", "two", "three"]),
    ("one\n\ntwo", ["one", "", "two"]), ("one\n", ["one"]), ("one\n\n", ["one", ""]), ("\none", ["", "one"]),
    ("one\n ", ["one", " "]), ("one\u{85}two", ["one", "two"]),
  ])
  func `newlines end lines, one at the end begins none`(text: String, lines: [String]) {
    let layout = TextLayout(text, width: 100)
    #expect(layout.strings == lines && layout.size.height == CGFloat(lines.count * 10))
  }

  @Test func `a soft hyphen shows where a word is broken at it, and nowhere else`() {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    expectEqual(TextLayout(word, width: 110).strings, ["Donaudampf-", "schiff"])
    expectEqual(TextLayout(word, width: 109).strings, ["Donau-", "dampf-", "schiff"], "the hyphen takes room")
    let whole = TextLayout(word, width: 200)
    #expect(whole.strings == ["Donaudampfschiff"] && whole.size.width == CGFloat(16 * 10))
    expectEqual(TextLayout(word, width: 60).lines.first?.rect.width, CGFloat(6 * 10))
  }

  @Test func `zero width spaces and word joiners take no room`() {
    let layout = TextLayout("zero\u{200B}width\u{2060}here", width: 40)
    expectEqual(layout.strings, ["zero", "widt", "hher", "e"])
  }

  @Test func `Chinese fills lines between characters and keeps punctuation with its word`() {
    expectEqual(TextLayout("你好，世界！再见。「日本」", width: 50).strings, ["你好，世", "界！再见。", "「日本」"])
  }

  @Test func `a tab goes to the next stop, 28 points apart`() {
    expectEqual(TextLayout("a\tb", width: 0).size.width, CGFloat(28 + 10))
    expectEqual(TextLayout("abc\tb", width: 0).size.width, CGFloat(56 + 10))
  }

  @Test(arguments: [0, -5, .nan, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func `a width of zero, below it, or no number is unlimited`(width: CGFloat) {
    let layout = TextLayout("one two three", width: width)
    #expect(layout.strings == ["one two three"] && layout.lines[0].rect.origin == .zero)
  }

  @Test(
    arguments: [
      (TextAlignment.left, false, 0), (.center, false, (100 - 30) / 2), (.right, false, 100 - 30), (.natural, false, 0),
      (.natural, true, 100 - 30), (.left, true, 0),
    ] as [(TextAlignment, Bool, CGFloat)])
  func `alignment moves lines in the room, natural by direction`(
    alignment: TextAlignment, isRightToLeft: Bool, x: CGFloat
  ) {
    let layout = TextLayout(
      "one", font: .systemFont(ofSize: 10), alignment: alignment,
      in: TextRoom(width: 100, isRightToLeft: isRightToLeft))
    expectEqual(layout.lines.map(\.rect), [CGRect(x: x, y: 0, width: 30, height: 10)])
  }

  @Test func `without a width lines align with the widest`() {
    let layout = TextLayout("one\nthree", font: .systemFont(ofSize: 10), alignment: .right, in: TextRoom())
    expectEqual(layout.lines.map(\.rect.minX), [50 - 30, 0] as [CGFloat])
  }

  @Test func `justified lines take the room, but for a paragraph's last`() {
    let layout = TextLayout(
      "one two three", font: .systemFont(ofSize: 10), alignment: .justified, in: TextRoom(width: 75))
    expectEqual(layout.lines.map(\.rect.width), [75, 50])
  }

  @Test func `a height leaves out the lines that it has no room for, but never all`() {
    func lines(_ height: CGFloat) -> [TextLayout.Line] {
      TextLayout("one two three", font: .systemFont(ofSize: 10), in: TextRoom(width: 30, height: height)).lines
    }
    #expect(lines(25).map(\.string) == ["one", "two"] && lines(25).map(\.isTruncated) == [false, true])
    #expect(lines(5).map(\.string) == ["one"] && lines(1000).count == 4)
  }

  @Test func `the baseline divides a line as the system font's ascender and descender do`() {
    let layout = TextLayout("one two", width: 30)
    let ascent: CGFloat = 10 * 1950 / 2444
    expectEqual(layout.lines.map(\.baseline), [ascent, 10 + ascent])
  }

  @Test(.textMeasurer(RecordedTextMeasurer(["a b": CGSize(width: 46, height: 18)])))
  func `a text that is measured as a whole has that size`() {
    expectEqual(TextLayout("a b", width: 100).size, CGSize(width: 46, height: 18))
  }
}
