import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Label", .reportsIssuesAsFailures) struct LabelTests {
  func label(_ text: String?, size: CGFloat = 17) -> Label {
    configured(Label.showing(text)) { $0.font = .systemFont(ofSize: size) }
  }

  @Test func `a fresh label has UILabel's defaults`() {
    let label = Label(frame: CGRect(0, 0, 10, 10))
    #expect(label.text == nil && label.attributedText == nil && label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label && label.shadowColor == nil && label.shadowOffset == CGSize(0, -1))
    #expect(Button().titleLabel?.shadowOffset == .zero)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled && label.isOpaque && label.backgroundColor == nil)
  }

  struct Height: CustomTestStringConvertible {
    let size, scale, height: CGFloat
    var testDescription: String { "\(size.shortDescription) pt @\(scale.shortDescription)x" }
  }

  /// Printed heights of real labels and titles: `MeasuredLabel.all` and rows of `button-frames`.
  nonisolated static let heights = [
    Height(size: 14, scale: 2, height: 17), Height(size: 15, scale: 2, height: 18),
    Height(size: 18, scale: 2, height: 21.5), Height(size: 15, scale: 3, height: 18),
    Height(size: 16, scale: 3, height: 58.0 / 3), Height(size: 17, scale: 3, height: 61.0 / 3),
    Height(size: 18, scale: 3, height: 65.0 / 3), Height(size: 17, scale: 2, height: 20.5),
  ]

  @Test(arguments: heights) func `d9 a line is 1.193359375 times the size high, rounded up to pixels`(row: Height) {
    Screen.withMain(Screen(scale: row.scale)) {
      #expect(abs(label("Button", size: row.size).sizeThatFits(.zero).height - row.height) < 1e-6)
      #expect(row.height * row.scale - row.size * 1.193359375 * row.scale < 1, "and to the next one only")
    }
  }

  @Test func `d9 n lines are n times as high, rounded up to pixels once`() {
    for (text, room) in [("one\ntwo\nthree", 1000), ("one two three", 40)] as [(String, CGFloat)] {
      let label = label(text, size: 15)
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(room, 1000)).height == (3 * 1.193359375 * 15 * 2).rounded(.up) / 2 as CGFloat)
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
    #expect(label(text).sizeThatFits(CGSize(100, 100)) == .zero)
    let attributed = Label(frame: .zero)
    attributed.attributedText = text.map { NSAttributedString(string: $0) }
    #expect(attributed.sizeThatFits(CGSize(100, 100)) == .zero)
  }

  @Test(arguments: [0, 10, 10_000] as [CGFloat]) func `d10 with one line the proposed size is ignored`(width: CGFloat) {
    let label = label("a rather long line of text")
    #expect(label.sizeThatFits(CGSize(width, 5)) == label.intrinsicContentSize)
    #expect(label.intrinsicContentSize.width > 100)
  }

  @Test(.textMeasurer(.oneEm)) func `d10 sizeToFit sets the line's size`() {
    let label = label("abc", size: 20)
    label.frame.origin = CGPoint(x: 5, y: 6)
    label.sizeToFit()
    #expect(label.frame == CGRect(5, 6, 20 * 3, 20))
  }

  @Test func `text and attributed text replace each other`() {
    let label = label("plain")
    label.attributedText = NSAttributedString(string: "attributed")
    #expect(label.text == "attributed")
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
    let label = Label(frame: .zero)
    label.font = .systemFont(ofSize: 12)
    label.attributedText = text
    #expect(label.sizeThatFits(.zero) == CGSize(2 * 10 + 12 + 30, 30), "a run without a font has the label's")
  }

  @Test func `a label without a color of its own is light in the dark style, its attributed text too`() {
    let label = label("text")
    label.overrideUserInterfaceStyle = .dark
    let dark = label.traitCollection
    #expect(label.textColor.resolvedColor(with: dark) == .white)
    #expect(label.drawnTextColor.resolvedColor(with: dark) == .white)
    let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color
    #expect(color?.resolvedColor(with: dark) == .white)
  }

  @Test func `nil brings back the default font and color`() {
    let label = label("text", size: 30)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let change: @MainActor (Label) -> Void
    var testDescription: String { name }
  }

  nonisolated static let changes = [
    Change(name: "text") { $0.text = "other" },
    Change(name: "attributed text") { $0.attributedText = NSAttributedString(string: "text") },
    Change(name: "font") { $0.font = .boldSystemFont(ofSize: 17) },
    Change(name: "line break mode") { $0.lineBreakMode = .byClipping },
    Change(name: "number of lines") { $0.numberOfLines = 2 },
    Change(name: "preferred width") { $0.preferredMaxLayoutWidth = 20 },
    Change(name: "line break strategy") { $0.lineBreakStrategy = .hangulWordPriority },
  ]

  final class Told: Label {
    var count = 0
    override func invalidateIntrinsicContentSize() { count += 1 }
  }

  @Test(arguments: changes) func `a changed value invalidates the size, an equal one does not`(row: Change) {
    let label = Told(frame: .zero)
    label.text = "text"
    label.count = 0
    row.change(label)
    #expect(label.count == 1)
    row.change(label)
    #expect(label.count == 1)
  }

  @Test(.textMeasurer(.oneEm)) func `D2.7 a new font of a button's label lays the button out again`() {
    let button = Button.titled("abc", frame: CGRect(0, 0, 100, 40))
    #expect(button.laidOut.title.size == CGSize(3 * 18, 18))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    let trace = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
    #expect(trace.calls.first?.method == "layoutSubviews")
    #expect(button.laidOut.title == CGRect((100 - 30) / 2, (40 - 10) / 2, 3 * 10, 10))
    button.titleLabel?.font = .systemFont(ofSize: 10)
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty, "an equal font marks nothing")
  }
}
