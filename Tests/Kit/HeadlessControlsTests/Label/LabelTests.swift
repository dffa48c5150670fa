import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Label", .reportsIssuesAsFailures) struct LabelTests {
  func label(_ text: String?, size: CGFloat = 17) -> Label { .sample(text, size: size) }

  @Test func `a fresh label has UILabel's defaults`() {
    let label = Label(frame: CGRect(0, 0, 10, 10))
    #expect(label.text == nil && label.attributedText == nil && label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label && label.shadowColor == nil && label.shadowOffset == CGSize(0, -1))
    expectEqual(Button().titleLabel?.shadowOffset, .zero)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled && label.isOpaque && label.backgroundColor == nil)
    #expect(label.highlightedTextColor == nil && !label.isHighlighted && label.isEnabled)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines && !label.allowsDefaultTighteningForTruncation)
    #expect(label.preferredMaxLayoutWidth == 0 && label.lineBreakStrategy == .standard)
    #expect(!label.adjustsFontForContentSizeCategory)
    for offset in [CGSize(1, 2), CGSize(0, -1)] {
      label.shadowOffset = offset
      expectEqual(label.shadowOffset, offset)
    }
  }

  /// Printed heights of real labels and titles: `MeasuredLabel.all` and rows of `button-frames`.
  @Test(
    arguments: [
      (14, 2, 17), (15, 2, 18), (18, 2, 21.5), (15, 3, 18), (16, 3, 58.0 / 3), (17, 3, 61.0 / 3), (18, 3, 65.0 / 3),
      (17, 2, 20.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `d9 a line is 1.193359375 times the size high, rounded up to pixels`(
    size: CGFloat, scale: CGFloat, height: CGFloat
  ) {
    Screen.withMain(Screen(scale: scale)) {
      #expect(abs(label("Button", size: size).sizeThatFits(.zero).height - height) < 1e-6)
      #expect(height * scale - size * 1.193359375 * scale < 1, "and to the next one only")
    }
  }

  @Test func `d9 the width is rounded up to pixels`() {
    let measurer = RecordedTextMeasurer(["text": CGSize(40.1, 18)])
    TextMeasuring.withCurrent(measurer) {
      for (scale, width) in [(1, 41), (2, 40.5), (3, 40 + 1.0 / 3)] as [(CGFloat, CGFloat)] {
        Screen.withMain(Screen(scale: scale)) {
          #expect(abs(label("text").sizeThatFits(.zero).width - width) < 1e-6)
        }
      }
    }
  }

  @Test(arguments: [nil, ""]) func `d9 empty text is 0×0`(text: String?) {
    expectEqual(label(text).sizeThatFits(CGSize(100, 100)), .zero)
    let attributed = Label(frame: .zero)
    attributed.attributedText = text.map { NSAttributedString(string: $0) }
    expectEqual(attributed.sizeThatFits(CGSize(100, 100)), .zero)
  }

  @Test func `text and attributed text replace each other`() {
    let label = label("plain")
    label.attributedText = NSAttributedString(string: "attributed")
    expectEqual(label.text, "attributed")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain" && label.text == "plain")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test(.textMeasurer(.oneEm)) func `attributed text is as wide as its runs and as high as the highest`() {
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(string: "ab", attributes: [.font: Font.systemFont(ofSize: 10)]))
    text.append(NSAttributedString(string: "c"))
    text.append(NSAttributedString(string: "d", attributes: [.font: Font.systemFont(ofSize: 30)]))
    let label = label(nil, size: 12)
    label.attributedText = text
    expectEqual(label.sizeThatFits(.zero), CGSize(2 * 10 + 12 + 30, 30), "a run without a font has the label's")
  }

  @Test func `nil brings back the default font and color`() {
    let label = label("text", size: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test func `a changed value invalidates the size, an equal one does not`() {
    let changes: [(name: String, change: (Label) -> Void)] = [
      ("text", { $0.text = "other" }), ("font", { $0.font = .boldSystemFont(ofSize: 17) }),
      ("attributed text", { $0.attributedText = NSAttributedString(string: "text") }),
      ("line break mode", { $0.lineBreakMode = .byClipping }), ("number of lines", { $0.numberOfLines = 2 }),
      ("preferred width", { $0.preferredMaxLayoutWidth = 20 }),
      ("line break strategy", { $0.lineBreakStrategy = .hangulWordPriority }),
    ]
    for (name, change) in changes {
      let label = CountingLabel(frame: .zero)
      label.text = "text"
      label.count = 0
      for _ in 1...2 {
        change(label)
        expectEqual(label.count, 1, "\(name)")
      }
    }
  }

  @Test(.textMeasurer(.oneEm)) func `D2.7 a new font of a button's label lays the button out again`() {
    let button = Button.titled("abc", frame: CGRect(0, 0, 100, 40))
    expectEqual(button.laidOut.title.size, CGSize(3 * 18, 18))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    let trace = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
    expectEqual(trace.calls.first?.method, "layoutSubviews")
    expectEqual(button.laidOut.title, CGRect((100 - 30) / 2, (40 - 10) / 2, 3 * 10, 10))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty, "an equal font marks nothing")
  }
}
