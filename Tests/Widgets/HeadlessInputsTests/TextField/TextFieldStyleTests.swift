import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Attributes of a text field's text, with characters as wide as their font's size.
@MainActor @Suite(.screen(scale: 2), .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct `The style of a text field` {
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let window: Window

  init() {
    window = .showing(field)
    field.font = .systemFont(ofSize: 10)
  }

  private var runs: [DrawingList.TextRun] { field.drawnRuns }

  private func caret(_ offset: Int) -> CGFloat {
    field.caretRect(for: field.position(offset) ?? TextPosition()).minX
  }

  private func kerned() {
    field.defaultTextAttributes = [.font: Font.systemFont(ofSize: 10), .foregroundColor: Color.red, .kern: 20.0]
  }

  @Test func `i13 a text field clips to its bounds`() {
    #expect(field.clipsToBounds && TextField(coder: NSCoder())?.clipsToBounds == true)
  }

  @Test func `default attributes apply to text that is typed into an empty field`() {
    kerned()
    tap(field)
    type("ab")
    expectEqual(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Double, 20)
    expectEqual(field.intrinsicContentSize.width, CGFloat(2 * (10 + 20)))
    #expect(runs.map(\.width) == [60] && caret(1) == 30 && caret(2) == 60)
  }

  @Test func `default attributes apply to text that is set`() {
    kerned()
    field.text = "b"
    #expect(runs.map(\.width) == [30] && runs.map(\.color) == [Color.red.cgColor])
    field.text = nil
    field.text = "bc"
    #expect(runs.map(\.width) == [60] && field.intrinsicContentSize.width == 60)
    field.isSecureTextEntry = true
    #expect(runs.map(\.string) == ["••"] && runs.map(\.width) == [60])
  }

  @Test func `the style of an attributed text's beginning remains when the text is deleted`() {
    field.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: Color.red, .kern: 5.0])
    tap(field)
    type("\u{8}b")
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color, .red)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil && runs.map(\.width) == [10])
  }

  private func setTwoSizes() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: Font.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "cd", attributes: [.font: Font.systemFont(ofSize: 30)]))
    field.attributedText = text
  }

  @Test func `an attributed text is measured with its attributes`() {
    setTwoSizes()
    expectEqual(field.intrinsicContentSize.width, CGFloat(2 * 10 + 2 * 30))
    expectEqual((0...4).map(caret), [0, 10, 20, 50, 80])
    expectEqual(field.closestPosition(to: CGPoint(x: 44, y: 17)), field.position(from: TextPosition(), offset: 3))
    field.textAlignment = .right
    #expect(caret(0) == 200 - 80 && runs.first?.origin.x == 120)
  }

  @Test func `an attributed text that is too wide moves by its own width`() {
    field.attributedText = NSAttributedString(string: "abcdefghij", attributes: [.font: Font.systemFont(ofSize: 30)])
    tap(field)
    #expect(caret(10) == 198 && caret(9) == 168)
  }

  @Test func `i8 an attributed text sets the field's alignment to its beginning's`() {
    let paragraph = MutableParagraphStyle()
    paragraph.alignment = .center
    field.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: paragraph])
    #expect(field.textAlignment == .center && caret(0) == 90)
    field.attributedText = NSAttributedString(string: "ab")
    expectEqual(field.textAlignment, .center)
  }

  @Test func `text without a font or a color of its own has the field's`() {
    field.textColor = .red
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 1.0])
    #expect(runs.map(\.font.pointSize) == [10] && runs.map(\.color) == [Color.red.cgColor])
    expectEqual(runs.map(\.width), [22])
  }
}
