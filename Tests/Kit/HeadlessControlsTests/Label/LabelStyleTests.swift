import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Label styles", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct LabelStyleTests {
  let small = Font.systemFont(ofSize: 10)
  let large = Font.systemFont(ofSize: 20)

  /// Returns a label of "aa" in a small red font, centered, and "b" without attributes.
  func label() -> Label {
    let style = MutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "aa", attributes: [.font: small, .foregroundColor: Color.red, .paragraphStyle: style])
    text.append(NSAttributedString(string: "b"))
    let label = Label(frame: CGRect(0, 0, 100, 20))
    label.font = large
    label.attributedText = text
    return label
  }

  func attribute<Value>(_ key: NSAttributedString.Key, of label: Label, at index: Int = 0) -> Value? {
    label.attributedText?.attribute(key, at: index, effectiveRange: nil) as? Value
  }

  @Test func `plain text reads as a text with the label's style`() throws {
    let label = Label.sample("abc")
    label.textColor = .red
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    expectEqual(label.attributedText?.string, "abc")
    #expect(attribute(.font, of: label) == small && attribute(.foregroundColor, of: label) == Color.red)
    let style: ParagraphStyle = try #require(attribute(.paragraphStyle, of: label))
    #expect(style.alignment == .right && style.lineBreakMode == .byClipping)
    expectNil(attribute(.shadow, of: label) as TextShadow?)
    label.shadowColor = .blue
    let shadow: TextShadow = try #require(attribute(.shadow, of: label))
    #expect(shadow.shadowColor as? Color == .blue && shadow.shadowOffset == CGSize(0, -1))
  }

  @Test func `the style properties return the values of the text's beginning`() {
    let label = label()
    #expect(label.font == small && label.textColor == .red && label.textAlignment == .center)
    expectEqual(label.lineBreakMode, .byWordWrapping, "the default of the paragraph's style")
    expectEqual(label.sizeThatFits(.zero), CGSize(40, 20), "a range without a font has the label's")
    expectEqual(label.shownLines.map(\.rect.minX), [(100 - 40) / 2] as [CGFloat])
  }

  @Test func `a style that is set applies to all of the text, until the next text`() {
    let label = label()
    let text = label.attributedText
    label.font = .systemFont(ofSize: 15)
    label.textColor = .blue
    label.textAlignment = .right
    expectEqual(label.sizeThatFits(.zero), CGSize(3 * 15, 15))
    for index in [0, 2] {
      expectEqual(attribute(.font, of: label, at: index), Font.systemFont(ofSize: 15))
      expectEqual(attribute(.foregroundColor, of: label, at: index), Color.blue)
    }
    expectEqual(label.shownLines.map(\.rect.maxX), [100])
    label.attributedText = text
    #expect(label.font == small && label.textColor == .red && label.textAlignment == .center)
  }

  @Test func `a line break mode that is set applies to all of the text`() {
    let label = label()
    label.lineBreakMode = .byTruncatingTail
    label.frame.size.width = 30
    #expect(label.shownLines.map(\.string) == ["aa…"] || label.shownLines.map(\.string) == ["a…"])
    expectEqual(label.shownLines.map(\.isTruncated), [true])
  }

  @Test func `plain text after it has its style`() {
    let label = label()
    label.text = "cc"
    #expect(label.font == small && label.textColor == .red && label.textAlignment == .center)
    expectEqual(label.sizeThatFits(.zero), CGSize(2 * 10, 10))
  }

  @Test func `with attributes too a changed style marks, an equal one does not`() {
    let label = CountingLabel(frame: .zero)
    label.attributedText = NSAttributedString(string: "abc", attributes: [.font: small])
    for _ in 1...2 { label.font = large }
    expectEqual(label.count, 2)
    for _ in 1...2 { label.lineBreakMode = .byClipping }
    expectEqual(label.count, 3)
    label.textColor = .red
    expectEqual(label.count, 3, "colors have no size")
    for _ in 1...2 { label.attributedText = NSAttributedString(string: "abc", attributes: [.font: small]) }
    expectEqual(label.count, 4, "the fonts are the text's again")
    label.lineBreakMode = .byClipping
    label.attributedText = NSAttributedString(string: "abc", attributes: [.font: small])
    expectEqual(label.count, 6, "the line break mode is the text's again")
  }

  @Test(.screen(scale: 2))
  func `a text style's font follows the reader's text size where the label is asked to, in attributed text too`() {
    let window = Window(frame: CGRect(0, 0, 200, 200))
    window.makeKeyAndVisible()
    let kinds: [(text: String?, adjusts: Bool)] = [(nil, true), (nil, false), ("abc", true)]
    let labels = kinds.map { text, adjusts in
      let label = window.adding(CountingLabel(frame: .zero))
      label.attributedText = text.map { NSAttributedString(string: $0) }
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      label.count = 0
      return label
    }
    Screen.main.preferredContentSizeCategory = .small
    #expect(labels.map(\.font.pointSize) == [15, 17, 15] && labels.map(\.count) == [1, 0, 1])
    expectEqual(labels[2].sizeThatFits(.zero), CGSize(3 * 15, 15))
    Screen.main.preferredContentSizeCategory = .large
    expectEqual(labels[0].font, .preferredFont(forTextStyle: .body))
  }
}
