import HeadlessKit
import HeadlessTesting

/// The effects of a label's paragraph style and font on text with attributes; one-em characters of 10 points.
@MainActor @Suite("A label's paragraphs", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct LabelParagraphTests {
  @Test func `text without a paragraph style is still truncated when its alignment is set`() {
    let label = Label.sample(nil, frame: CGRect(0, 0, 55, 20))
    label.attributedText = NSAttributedString(string: "a long text")
    label.textAlignment = .center
    expectEqual(label.shownLines.map(\.string), ["a lo…"])
  }

  @Test func `the indents of paragraphs do not change when the alignment or the mode is set`() {
    let text = NSMutableAttributedString(string: "")
    for (string, indent) in [("a\n", CGFloat(5)), ("b", 7)] {
      let style = MutableParagraphStyle()
      style.firstLineHeadIndent = indent
      text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
    }
    let label = Label.sample(nil, lines: 0, frame: CGRect(0, 0, 100, 40))
    label.attributedText = text
    label.textAlignment = .left
    label.lineBreakMode = .byCharWrapping
    expectEqual(label.shownLines.map(\.rect.minX), [5, 7])
  }

  final class Large: Label {
    override var font: Font! {
      get { .systemFont(ofSize: 20) }
      set { super.font = newValue }
    }
  }

  @Test func `an overridden font applies to stretches without one, as it does to plain text`() {
    let label = Large(frame: .zero)
    label.attributedText = NSAttributedString(string: "ab")
    expectEqual(label.sizeThatFits(.zero), CGSize(2 * 20, 20))
    label.text = "ab"
    expectEqual(label.sizeThatFits(.zero), CGSize(2 * 20, 20))
  }
}
