import HeadlessKit
import HeadlessTesting

/// Lines shortened with an ellipsis, which is one em wide as every character.
@Suite("Truncation", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct TruncationTests {
  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, CGFloat(40), "abc…"), (.byTruncatingHead, 40, "…def"),
    (.byTruncatingMiddle, 40, "ab…f"), (.byTruncatingMiddle, 50, "ab…ef"), (.byTruncatingTail, 10, "…"),
    (.byTruncatingHead, 5, "…"), (.byTruncatingMiddle, 60, "abcdef"), (.byTruncatingTail, 59, "abcd…"),
    (.byClipping, 40, "abcdef"), (.byWordWrapping, 40, "abcd"),
  ])
  func `one line is shortened at the place that the mode names`(mode: LineBreakMode, width: CGFloat, shown: String)
    throws
  {
    let line = try #require(TextLayout("abcdef", mode, width: width, lines: 1).lines.first)
    #expect(line.string == shown && line.isTruncated == (width < 60))
    expectEqual(line.range, NSRange(location: 0, length: mode == .byWordWrapping ? 4 : 6))
    if width >= 10 { #expect(line.rect.width <= width) }
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, ["a rather", "long li…"]), (.byTruncatingHead, ["a rather", "…of text"]),
    (.byTruncatingMiddle, ["a rather", "long…ext"]), (.byWordWrapping, ["a rather", "long"]),
    (.byCharWrapping, ["a rather", "long lin"]), (.byClipping, ["a rather", "long line of text"]),
  ])
  func `of several lines the last one is shortened, with the rest of its paragraph`(
    mode: LineBreakMode, shown: [String]
  ) {
    let layout = TextLayout("a rather long line of text", mode, width: 80, lines: 2)
    #expect(layout.strings == shown && layout.lines.map(\.isTruncated) == [false, true])
    expectEqual(layout.size.width, CGFloat(80))
  }

  @Test(arguments: [.byTruncatingTail, .byTruncatingHead, .byClipping] as [LineBreakMode])
  func `lines that fit are not shortened`(mode: LineBreakMode) {
    let layout = TextLayout("one two three", mode, width: 70, lines: 2)
    #expect(layout.strings == ["one two", "three"] && layout.lines.allSatisfy { !$0.isTruncated })
  }

  @Test func `more paragraphs than lines: the tail is an ellipsis`() {
    expectEqual(TextLayout("one\ntwo", .byTruncatingTail, width: 100, lines: 1).strings, ["one…"])
    expectEqual(TextLayout("one\ntwo", .byTruncatingTail, width: 30, lines: 1).strings, ["on…"])
    let middle = TextLayout("one\ntwo", .byTruncatingMiddle, width: 100, lines: 1)
    #expect(middle.strings == ["one"] && middle.lines[0].isTruncated)
  }

  @Test func `grapheme clusters stay whole`() {
    let text = "👨‍👩‍👧e\u{301}🇩🇪x"
    expectEqual(TextLayout(text, .byTruncatingTail, width: 30, lines: 1).strings, ["👨‍👩‍👧e\u{301}…"])
    expectEqual(TextLayout(text, .byTruncatingHead, width: 30, lines: 1).strings, ["…🇩🇪x"])
  }

  @Test func `a line that may tighten by a twentieth does so before it is shortened`() {
    let style = MutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.allowsDefaultTighteningForTruncation = true
    let font = Font.systemFont(ofSize: 10)
    let text = NSAttributedString(string: "abcdefghij", attributes: [.font: font, .paragraphStyle: style])
    func line(_ width: CGFloat) -> TextLayout.Line? {
      TextLayout(text, font: font, in: TextRoom(width: width, maximumLines: 1)).lines.first
    }
    #expect(line(95)?.string == "abcdefghij" && line(95)?.isTruncated == false && line(95)?.rect.width == 95)
    expectEqual(line(94)?.string, "abcdefgh…")
  }

  @Test(arguments: 0...70) func `the largest count is found by doubling and halving`(limit: Int) {
    let search = search(upTo: limit, near: 1)
    expectEqual(search.found, limit == 0 ? nil : limit)
    #expect(search.asked <= 2 * 7, "twice the binary digits of the limit")
  }

  @Test(arguments: 0...70)
  func `a good guess takes four questions at most, and a bad one gives no wrong answer`(limit: Int) {
    for guess in [limit - 1, limit, limit + 1] { #expect(search(upTo: limit, near: guess).asked <= 4) }
    for guess in [-5, 0, 1, 2, 35, 70, 71, 500, 1_000_000] {
      let search = search(upTo: limit, near: guess)
      #expect(search.found == (limit == 0 ? nil : limit) && search.asked <= 2 * 21)
    }
  }

  private func search(upTo limit: Int, near guess: Int) -> (found: Int?, asked: Int) {
    var asked = 0
    let found = Truncation.largest(near: guess) { count -> Int? in
      asked += 1
      return count <= limit ? count : nil
    }
    return (found, asked)
  }
}
