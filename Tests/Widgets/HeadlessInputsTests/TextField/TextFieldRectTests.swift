import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// The rectangles of a text field of 200×34 points, measured on iOS 26.1 (facts i5 and i6).
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Rectangles of a text field` {
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  var bounds: CGRect { field.bounds }

  @Test func `i5 without a border the text has all of the bounds`() {
    #expect(field.textRect(forBounds: bounds) == bounds && field.editingRect(forBounds: bounds) == bounds)
    #expect(field.placeholderRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
  }

  @Test(arguments: [TextField.BorderStyle.line, .bezel, .roundedRect])
  func `i5 with a border the text is 7 points from the sides and 2 from above and below`(style: TextField.BorderStyle) {
    field.borderStyle = style
    let inner = CGRect(x: 7, y: 2, width: 200 - 2 * 7, height: 34 - 2 * 2)
    #expect(field.textRect(forBounds: bounds) == inner && field.editingRect(forBounds: bounds) == inner)
  }

  private func addSides() -> (left: View, right: View) {
    let left = View(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let right = View(frame: CGRect(x: 0, y: 0, width: 12, height: 22))
    field.borderStyle = .roundedRect
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    return (left, right)
  }

  @Test func `i6 side views are at the edges, and the text between them`() {
    let (left, right) = addSides()
    field.layoutIfNeeded()
    expectEqual(left.frame, CGRect(x: 0, y: (34 - 20) / 2, width: 10, height: 20))
    expectEqual(right.frame, CGRect(x: 200 - 12, y: (34 - 22) / 2, width: 12, height: 22))
    expectEqual(field.textRect(forBounds: bounds), CGRect(x: 10 + 7, y: 2, width: 188 - 17, height: 30))
  }

  @Test func `i6 a left view of an odd height is rounded up to the next pixel`() {
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 13, height: 17))
    expectEqual(field.leftViewRect(forBounds: bounds).minY, 8.5)
    field.leftView = View(frame: CGRect(x: 0, y: 0, width: 13, height: 17.5))
    expectEqual(field.leftViewRect(forBounds: bounds).minY, 8.5)
  }

  @Test(.textMeasurer(.oneEm))
  func `i6 a side view has the size of its constraints or its content, a plain one its own`() {
    let label = Label()
    (label.text, label.font) = ("ab", .systemFont(ofSize: 10))
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 34)
    let picture = ImageView(image: Image(size: CGSize(width: 12, height: 14)))
    picture.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let constrained = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 24).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 18).isActive = true
    let plain = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    plain.addSubview(ImageView(image: picture.image))
    let sizes = [label, picture, constrained, plain].map { view -> CGSize in
      (field.leftView, field.leftViewMode) = (view, .always)
      field.layoutIfNeeded()
      expectEqual(view.frame, field.leftViewRect(forBounds: bounds))
      return view.frame.size
    }
    #expect(sizes[0].width == 20 && sizes[0].height < 34)
    expectEqual(
      sizes[1...], [CGSize(width: 12, height: 14), CGSize(width: 24, height: 18), CGSize(width: 30, height: 20)])
    (field.leftView, field.rightView, field.rightViewMode) = (nil, picture, .always)
    expectEqual(field.rightViewRect(forBounds: bounds), CGRect(x: 200 - 12, y: 10, width: 12, height: 14))
  }

  @Test func `i6 a layout adds a side view if its mode shows it, and does not change the frame of one that it removes`()
  {
    let (left, right) = addSides()
    (field.leftViewMode, field.rightViewMode) = (.whileEditing, .unlessEditing)
    let window = Window.showing(field)
    #expect(left.superview == nil && right.superview === field)
    window.layOut { field.becomeFirstResponder() }
    #expect(left.superview === field && right.superview == nil)
    expectEqual(right.frame, CGRect(x: 188, y: 6, width: 12, height: 22))
    window.layOut { field.resignFirstResponder() }
    #expect(left.superview == nil && right.superview === field)
  }

  @Test func `i6 the clear button is 5 points from the edge, and the text ends 10 points before it`() {
    field.borderStyle = .roundedRect
    expectEqual(field.clearButtonRect(forBounds: bounds), CGRect(x: 200 - 5 - 19, y: 8, width: 19, height: 19))
    field.clearButtonMode = .always
    expectEqual(field.textRect(forBounds: bounds).maxX, 193)
    field.text = "clear me"
    expectEqual(field.textRect(forBounds: bounds).maxX, 166)
  }

  @Test func `i6 a right view replaces the clear button`() throws {
    field.text = "text"
    field.layOut { $0.clearButtonMode = .always }
    let button = try #require(field.subviews.first as? Button)
    expectEqual(button.frame, field.clearButtonRect(forBounds: bounds))
    _ = addSides()
    field.layoutIfNeeded()
    #expect(button.superview == nil && field.textRect(forBounds: bounds).maxX == 188)
  }

  @Test func `in a right-to-left layout the leading view is at the right, and its hook returns the same rectangle`() {
    let (left, right) = addSides()
    field.layOut { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(field.leftViewRect(forBounds: bounds).minX == 0 && left.frame.maxX == 200 && right.frame.minX == 0)
    expectEqual(field.textRect(forBounds: bounds), CGRect(x: 12, y: 2, width: 171, height: 30))
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
    padded.layOut { $0.leftViewMode = .always }
    #expect(padded.leftView?.frame.minX == 15 && padded.editingRect(forBounds: bounds).minX == 25)
    padded.placeholder = "name"
    _ = padded.drawing()
    padded.text = "Ann"
    _ = padded.drawing()
    expectEqual(padded.calls, ["placeholder (20, 0, 160, 34)", "text (20, 0, 160, 34)"])
  }

  @Test func `in bounds that are too small for the paddings rectangles have no size`() {
    field.borderStyle = .roundedRect
    expectEqual(field.textRect(forBounds: .zero).size, .zero)
  }

  @Test(.textMeasurer(.oneEm)) func `i5 the preferred width is that of the text or the placeholder and 28 points`() {
    field.font = .systemFont(ofSize: 10.25)
    expectEqual(field.intrinsicContentSize.width, 5)
    field.placeholder = "name"
    expectEqual(field.intrinsicContentSize.width, 4 * 10.25 as CGFloat)
    field.text = "Ann"
    expectEqual(field.intrinsicContentSize.width, 31)
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.width, 59)
    field.isSecureTextEntry = true
    expectEqual(field.intrinsicContentSize.width, 59)
  }

  @Test func `i5 the preferred height is 34 points with a border and 22 without, at 17 points`() {
    expectEqual(field.intrinsicContentSize.height, 22)
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.height, 34)
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 34 && field.sizeThatFits(.zero) == field.intrinsicContentSize)
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.height > 34)
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
