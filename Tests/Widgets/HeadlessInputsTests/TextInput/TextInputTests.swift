import HeadlessInputs
import HeadlessKit
import HeadlessTesting
import Synchronization

@MainActor @Suite(.screen(scale: 2), .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct `Text input of a text field` {
  let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let window: Window

  init() {
    window = .showing(field)
    field.font = .systemFont(ofSize: 10)
    field.text = "a😀b"
  }

  private func position(_ offset: Int) -> TextPosition? { field.position(offset) }

  private func range(_ start: Int, _ end: Int) -> TextRange? {
    guard let start = position(start), let end = position(end) else { return nil }
    return field.textRange(from: start, to: end)
  }

  @Test func `positions and ranges are equal by value`() {
    #expect(field.endOfDocument == position(4) && field.beginningOfDocument != field.endOfDocument)
    expectEqual(Set([position(1), position(1), position(3)]).count, 2)
    #expect(range(1, 3) == range(1, 3) && range(1, 3) != range(0, 3) && TextRange() == range(0, 0))
    expectEqual(range(1, 3)?.hash, range(1, 3)?.hash)
  }

  @Test func `positions of an app's own class are equal to themselves only`() {
    final class Place: TextPosition {}
    let place = Place()
    #expect(place == place && place != Place() && TextPosition() != place && place != TextPosition())
  }

  @Test func `a position is found by its direction`() {
    expectEqual(field.position(from: field.beginningOfDocument, in: .right, offset: 1), position(1))
    expectEqual(field.position(from: field.endOfDocument, in: .left, offset: 1), position(3))
    expectNil(field.position(from: field.beginningOfDocument, in: .left, offset: 1))
    expectNil(field.position(from: field.endOfDocument, in: .up, offset: 1))
    field.semanticContentAttribute = .forceRightToLeft
    expectEqual(field.position(from: field.beginningOfDocument, in: .left, offset: 1), position(1))
  }

  @Test func `a character is found by its place`() {
    expectEqual(field.characterRange(at: CGPoint(x: 5, y: 17)), range(0, 1))
    expectEqual(field.characterRange(at: CGPoint(x: 15, y: 17)), range(1, 3))
    expectEqual(field.characterRange(at: CGPoint(x: 29, y: 17)), range(3, 4))
    expectNil(field.characterRange(at: CGPoint(x: 31, y: 17)))
    expectNil(field.characterRange(at: CGPoint(x: -1, y: 17)))
  }

  /// A measurer for which a character is one em wide, and which counts its calls.
  private final class CountingMeasurer: TextMeasurer {
    private let count = Mutex(0)
    var calls: Int { count.withLock(\.self) }
    func size(of line: String, in font: Font) -> CGSize {
      count.withLock { $0 += 1 }
      return OneEmTextMeasurer().size(of: line, in: font)
    }
  }

  @Test func `a place in a long text is found with few measurements`() {
    let measurer = CountingMeasurer()
    field.text = String(repeating: "a", count: 1000)
    field.frame.size.width = 1000 * 10
    let point = CGPoint(x: 700 * 10 + 4, y: 17)
    TextMeasuring.withCurrent(measurer) {
      expectEqual(field.closestPosition(to: point), position(700))
      expectEqual(field.characterRange(at: point), range(700, 701))
    }
    // For each of both: the whole text at most twice, ten halvings of 1,001 positions, the two neighbors of the point.
    #expect(measurer.calls <= 2 * (2 + 10 + 2))
  }

  @Test func `a selection has one rectangle`() throws {
    let rects = field.selectionRects(for: try #require(range(1, 4)))
    #expect(rects.map(\.rect.minX) == [10] && rects.map(\.rect.width) == [20])
    #expect(
      rects.allSatisfy { $0.containsStart && $0.containsEnd && !$0.isVertical && $0.writingDirection == .leftToRight })
    #expect(field.selectionRects(for: try #require(range(1, 1))).isEmpty)
  }

  @Test func `marked text is inserted, and never marked`() {
    tap(field)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    field.unmarkText()
    #expect(field.text == "a😀bx" && field.markedTextRange == nil)
    field.markedTextStyle = [.kern: 1.0]
    expectEqual(field.markedTextStyle?[.kern] as? Double, 1)
  }

  @Test func `the raw values of directions and units are Apple's`() {
    expectEqual([TextLayoutDirection.right, .left, .up, .down].map(\.rawValue), [2, 3, 4, 5])
    #expect(TextDirection.storage(.backward).rawValue == 1 && TextDirection.layout(.up).rawValue == 4)
    expectEqual(TextGranularity.document.rawValue, 5)
  }

  @Test func `the tokenizer finds words, sentences and all of the text`() throws {
    field.text = "One two. Three"
    let (tokenizer, forward) = (field.tokenizer, TextDirection.storage(.forward))
    let inTwo = try #require(position(5))
    expectEqual(tokenizer.rangeEnclosingPosition(inTwo, with: .word, inDirection: forward), range(4, 7))
    expectEqual(tokenizer.rangeEnclosingPosition(inTwo, with: .character, inDirection: forward), range(5, 6))
    expectEqual(tokenizer.rangeEnclosingPosition(inTwo, with: .sentence, inDirection: forward), range(0, 9))
    expectEqual(tokenizer.rangeEnclosingPosition(inTwo, with: .document, inDirection: forward), range(0, 14))
    expectNil(tokenizer.rangeEnclosingPosition(try #require(position(8)), with: .word, inDirection: forward))
    expectEqual(tokenizer.position(from: inTwo, toBoundary: .word, inDirection: .layout(.right)), position(7))
    for (offset, start) in [(5, 4), (4, 0)] {
      let from = try #require(position(offset))
      expectEqual(tokenizer.position(from: from, toBoundary: .word, inDirection: .storage(.backward)), position(start))
    }
    #expect(tokenizer.isPosition(try #require(position(7)), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(inTwo, atBoundary: .word, inDirection: forward))
    #expect(tokenizer.isPosition(inTwo, withinTextUnit: .word, inDirection: forward))
  }
}
