import HeadlessKit
import HeadlessTesting

/// The lines that a label draws; one-em characters of 10 points.
@MainActor @Suite("Label lines", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct LabelLinesTests {
  func label(_ text: String?, _ width: CGFloat, _ height: CGFloat, lines: Int = 0) -> Label {
    .sample(text, lines: lines, frame: CGRect(7, 8, width, height))
  }

  @Test func `d10 lines are in the middle of the height, in the label's own coordinates`() {
    let lines = label("one two three", 75, 50).shownLines
    expectEqual(lines.map(\.string), ["one two", "three"])
    expectEqual(lines.map(\.rect), [CGRect(0, 15, 70, 10), CGRect(0, 25, 50, 10)], "(50 - 2 * 10) / 2 = 15")
    expectEqual(lines.map(\.range), [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    #expect(lines.allSatisfy { !$0.isTruncated && $0.scale == 1 })
    #expect(abs(lines[0].baseline - (15 + 10 * 1950 / 2444)) < 1e-9)
  }

  @Test func `text higher than the label sticks out evenly`() {
    expectEqual(label("one", 100, 4, lines: 1).shownLines.map(\.rect), [CGRect(0, -3, 30, 10)])
  }

  @Test func `as many lines as the height has room for, the last one shortened`() {
    let lines = label("one two three four", 50, 25).shownLines
    #expect(lines.map(\.string) == ["one", "two …"] && lines.map(\.isTruncated) == [false, true])
    expectEqual(label("one two three four", 50, 3).shownLines.map(\.string), ["one …"])
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "one …"), (.byTruncatingHead, "…hree"), (.byTruncatingMiddle, "on…ee"),
    (.byClipping, "one two three"), (.byWordWrapping, "one"), (.byCharWrapping, "one t"),
  ])
  func `the line break mode shortens the last line`(mode: LineBreakMode, shown: String) {
    let label = label("one two three", 50, 10, lines: 1)
    label.lineBreakMode = mode
    #expect(label.shownLines.map(\.string) == [shown] && label.shownLines.map(\.isTruncated) == [true])
  }

  @Test func `alignment is natural by direction by default`() {
    let label = label("one", 100, 10)
    func x() -> CGFloat? { label.shownLines.first?.rect.minX }
    expectEqual(x(), 0)
    label.semanticContentAttribute = .forceRightToLeft
    expectEqual(x(), CGFloat(100 - 30))
    label.textAlignment = .center
    expectEqual(x(), CGFloat((100 - 30) / 2))
    label.textAlignment = .left
    expectEqual(x(), 0)
  }

  @Test(arguments: [(nil, 50, 50), ("", 50, 50), ("a", 0, 50), ("a", 50, 0)] as [(String?, CGFloat, CGFloat)])
  func `without text or room there are no lines`(text: String?, width: CGFloat, height: CGFloat) {
    #expect(label(text, width, height).shownLines.isEmpty)
  }

  @Test func `the lines move with the origin of the bounds`() {
    let label = label("one", 100, 10)
    label.bounds.origin = CGPoint(x: 20, y: 30)
    expectEqual(label.shownLines.map(\.rect), [CGRect(20, 30, 30, 10)])
  }

  @Test func `a subclass adds space around the text: in its size and in its lines`() {
    let label = LabelsGuideTests.PaddedLabel(frame: .zero)
    (label.text, label.font, label.insets) = ("one two", .systemFont(ofSize: 10), EdgeInsets(1, 2, 3, 4))
    expectEqual(label.intrinsicContentSize, CGSize(70 + 2 + 4, 10 + 1 + 3))
    label.sizeToFit()
    expectEqual(label.shownLines.map(\.rect), [CGRect(2, 1, 70, 10)])
    label.numberOfLines = 0
    expectEqual(label.sizeThatFits(CGSize(36, 0)), CGSize(30 + 2 + 4, 2 * 10 + 1 + 3))
  }

  /// The label with its text at the top that many apps have.
  final class TopLabel: Label {
    override func drawText(in rect: CGRect) {
      super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    }
  }

  @Test func `a subclass moves its text to the top`() {
    let label = TopLabel(frame: CGRect(0, 0, 100, 80))
    label.font = .systemFont(ofSize: 10)
    label.text = "one"
    expectEqual(label.shownLines.map(\.rect), [CGRect(0, 0, 30, 10)])
  }

  final class SilentLabel: Label { override func drawText(in rect: CGRect) {} }

  @Test func `a text that a subclass does not draw has no line; a text that it computes has one`() {
    let silent = SilentLabel(frame: CGRect(0, 0, 100, 80))
    silent.text = "one"
    #expect(silent.shownLines.isEmpty)
    final class Fixed: Label {
      override var text: String? {
        get { "fixed" }
        set {}
      }
      override var numberOfLines: Int {
        get { 2 }
        set {}
      }
    }
    let fixed = Fixed(frame: CGRect(0, 0, 51, 80))
    fixed.font = .systemFont(ofSize: 17)
    #expect(fixed.shownLines.map(\.string) == ["fix", "ed"] && fixed.sizeThatFits(.zero).width == CGFloat(5 * 17))
  }
}
