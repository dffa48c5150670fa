import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// The rectangles of a text field of 200×34 points, measured on iOS 26.1 (facts i5 and i6).
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Rectangles of a text field` {
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  var bounds: CGRect { field.bounds }

  private func addSides() -> (left: View, right: View) {
    let left = View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let right = View(frame: CGRect(x: 0, y: 0, width: 12, height: 22))
    field.borderStyle = .roundedRect
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    return (left, right)
  }

  @Test func `in a right-to-left layout the leading view is at the right, and its hook returns the same rectangle`() {
    let (left, right) = addSides()
    field.layOut { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(field.leftViewRect(forBounds: bounds).minX == 0 && left.frame.maxX == 200 && right.frame.minX == 0)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 12, y: 2, width: 171, height: 30))
  }

  final class Padded: TextField {
    var calls: [String] = []
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 15, dy: 0)
    }
    override func drawText(in rect: CGRect) {
      calls.append("text \(rect.shortDescription)")
      super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      calls.append("placeholder \(rect.shortDescription)")
      super.drawPlaceholder(in: rect)
    }
  }

  @Test func `overridden hooks move the views and the drawing, and that of the text doesn't move edited text`() {
    let padded = Padded(frame: field.frame)
    padded.leftView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    padded.leftViewMode = .always
    padded.layoutIfNeeded()
    #expect(padded.leftView?.frame.minX == 15 && padded.editingRect(forBounds: bounds).minX == 25)
    padded.placeholder = "name"
    _ = padded.drawing()
    padded.text = "Ann"
    _ = padded.drawing()
    #expect(padded.calls == ["placeholder (20, 0, 160, 34)", "text (20, 0, 160, 34)"])
  }

  @Test func `in bounds that are too small for the paddings rectangles have no size`() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: .zero).size == .zero)
  }

  @Test(.textMeasurer(.oneEm)) func `i5 the preferred width is that of the text or the placeholder and 28 points`() {
    field.font = .systemFont(ofSize: 10.25)
    #expect(field.intrinsicContentSize.width == 5)
    field.placeholder = "name"
    #expect(field.intrinsicContentSize.width == 4 * 10.25)
    field.text = "Ann"
    #expect(field.intrinsicContentSize.width == 31)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 59)
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.width == 59)
  }

  @Test func `a field in a stack view has its preferred height, and its baseline is that of a label`() {
    let label = Label.showing("Name")
    let stack = StackView(arrangedSubviews: [label, field])
    stack.alignment = .firstBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    root.layOut { $0.addSubview(stack) }
    #expect(field.frame.height == 22 && abs(field.frame.midY - label.frame.midY) <= 1)
  }
}
