import HeadlessKit
import HeadlessTesting

/// Titles of several lines, and with attributes; one-em characters of 10 points.
@MainActor @Suite("Button titles of several lines", .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct ButtonLinesTests {
  func button(_ title: String, _ size: CGSize, lines: Int = 0) -> Button {
    let button = Button(frame: CGRect(origin: .zero, size: size))
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.titleLabel?.numberOfLines = lines
    button.titleLabel?.lineBreakMode = .byWordWrapping
    return button
  }

  @Test func `a title wraps in its room, as high as its lines, and the label hugs the widest`() {
    let button = button("one two three", CGSize(75, 60))
    expectEqual(button.laidOut.title, CGRect(2.5, 20, 70, 2 * 10), "(75 - 70) / 2, (60 - 20) / 2")
    expectEqual(button.titleLabel?.shownLines.map(\.string), ["one two", "three"])
    button.frame.size.width = 59
    expectEqual(button.laidOut.title, CGRect(4.5, 15, 50, 3 * 10))
    button.frame.size.width = 200
    expectEqual(button.laidOut.title, CGRect(35, 25, 13 * 10, 10))
  }

  @Test func `a title beside an image wraps at the remaining width`() {
    let button = button("one two three", CGSize(90, 60))
    button.setImage(Image(size: CGSize(20, 20)), for: .normal)
    expectEqual(button.laidOut.image, CGRect(0, 20, 20, 20))
    expectEqual(button.laidOut.title, CGRect(20, 20, 70, 2 * 10))
  }

  @Test func `the number of lines limits them, and the last one is shortened`() {
    let button = button("one two three four", CGSize(50, 60), lines: 2)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    expectEqual(button.laidOut.title, CGRect(0, 20, 50, 2 * 10))
    expectEqual(button.titleLabel?.shownLines.map(\.string), ["one", "two …"])
  }

  @Test func `more lines than the button has room for stick out evenly`() {
    expectEqual(button("one two three", CGSize(50, 20)).laidOut.title, CGRect(0, -5, 50, 3 * 10))
  }

  @Test func `a button's own size includes newlines, but not wrapping`() {
    let button = button("one two three", CGSize(75, 60))
    expectEqual(button.intrinsicContentSize, CGSize(13 * 10, 10 + 12))
    expectEqual(button.sizeThatFits(CGSize(75, 1000)), CGSize(13 * 10, 10 + 12))
    button.setTitle("one\nthree", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(5 * 10, 2 * 10 + 12))
    button.titleLabel?.numberOfLines = 1
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    expectEqual(button.intrinsicContentSize, CGSize(4 * 10, 10 + 12), "one and an ellipsis")
  }

  @Test func `another number of lines lays the button out again`() {
    let button = button("one two three", CGSize(75, 60), lines: 1)
    expectEqual(button.laidOut.title.height, 10)
    button.titleLabel?.numberOfLines = 0
    expectEqual(button.laidOut.title.height, 20)
    button.setTitle("one", for: .normal)
    expectEqual(button.laidOut.title.height, 10)
  }

  @Test func `a7 a title with attributes is truncated in the middle too, and the label hugs it`() {
    let button = button("", CGSize(75, 60), lines: 1)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.setAttributedTitle(NSAttributedString(string: "abcdefghij", attributes: [.kern: 5]), for: .normal)
    // Four characters of 10 + 5 and the ellipsis alike are 75.
    expectEqual(button.laidOut.title, CGRect(0, 25, 75, 10))
    button.frame.size.width = 74
    expectEqual(button.laidOut.title, CGRect(7, 25, 60, 10))
    expectEqual(button.titleLabel?.shownLines.map(\.string), ["ab…j"])
  }

  @Test func `a title with attributes is as large as its runs; runs without a font have the label's`() {
    let button = button("", CGSize(200, 60), lines: 1)
    let title = NSMutableAttributedString(string: "aa", attributes: [.font: Font.systemFont(ofSize: 20)])
    title.append(NSAttributedString(string: "b"))
    button.setAttributedTitle(title, for: .normal)
    expectEqual(button.laidOut.title.size, CGSize(2 * 20 + 10, 20))
    expectEqual(button.intrinsicContentSize, CGSize(2 * 20 + 10, 20 + 12))
    button.setNeedsLayout()
    expectEqual(button.laidOut.title.size, CGSize(2 * 20 + 10, 20), "the label's font is not the title's")
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("plain", for: .normal)
    expectEqual(button.laidOut.title.size, CGSize(5 * 10, 10))
  }

  @Test func `a paragraph style in a title wraps it`() {
    let button = button("", CGSize(75, 60))
    let style = MutableParagraphStyle()
    style.lineSpacing = 4
    button.setAttributedTitle(
      NSAttributedString(string: "one two three", attributes: [.paragraphStyle: style]), for: .normal)
    expectEqual(button.laidOut.title.size, CGSize(70, 10 + 4 + 10))
  }
}
