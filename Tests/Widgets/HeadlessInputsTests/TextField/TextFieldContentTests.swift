import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Content of a text field` {
  let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  @Test func `i7 a new field is empty, with the font of 17 points and the color of labels`() {
    #expect(field.text == "" && field.attributedText?.string == "" && !field.hasText)
    #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label && field.textAlignment == .natural)
    #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
  }

  @Test func `i7 setting nil brings back the default`() {
    (field.text, field.font, field.textColor) = ("a", .systemFont(ofSize: 12), .red)
    (field.text, field.font, field.textColor) = (nil, nil, nil)
    #expect(field.text == "" && field.font == .systemFont(ofSize: 17) && field.textColor == .label)
  }

  @Test func `a changed value marks the field for layout, an equal one does not`() {
    let changes: [(TextField) -> Void] = [
      { $0.text = "a" }, { $0.placeholder = "a" }, { $0.font = .systemFont(ofSize: 12) }, { $0.borderStyle = .line },
      { $0.leftViewMode = .always }, { $0.clearButtonMode = .always }, { $0.isSecureTextEntry = true },
    ]
    for (index, change) in changes.enumerated() {
      let (root, field) = (View(), TextField(frame: self.field.frame))
      root.layOut { $0.addSubview(field) }
      change(field)
      #expect(field.needsLayout, "change \(index)")
      root.layoutIfNeeded()
      change(field)
      #expect(!field.needsLayout, "change \(index)")
    }
  }

  @Test func `i8 an attributed text sets the field's font and color to its beginning's`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: Font.systemFont(ofSize: 20)])
    text.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 1))
    field.attributedText = text
    #expect(field.text == "ab" && field.font == .systemFont(ofSize: 20) && field.textColor == .red)
    field.textColor = .blue
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? Color, .blue)
    field.text = "plain"
    expectEqual(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? Font, .systemFont(ofSize: 20))
  }

  @Test func `i8 placeholder and attributed placeholder are one value`() {
    field.placeholder = "Plain"
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? Font == field.font && attributes?[.foregroundColor] as? Color == .placeholderText)
    field.attributedPlaceholder = NSAttributedString(string: "Styled", attributes: [.foregroundColor: Color.red])
    expectEqual(field.placeholder, "Styled")
    field.attributedPlaceholder = nil
    expectNil(field.placeholder)
  }

  @Test func `default attributes change all text`() {
    field.text = "a"
    field.defaultTextAttributes = [.font: Font.systemFont(ofSize: 9), .foregroundColor: Color.red, .kern: 3.0]
    #expect(field.font == .systemFont(ofSize: 9) && field.textColor == .red)
    expectEqual(field.defaultTextAttributes[.kern] as? Double, 3)
    expectEqual(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double, 3)
  }

  @Test func `it draws its text, or else its placeholder, and hidden text as bullets`() {
    expectEqual(field.drawnTexts, [])
    field.placeholder = "Name"
    expectEqual(field.drawnTexts, ["Name"])
    field.text = "a👍🏽b"
    expectEqual(field.drawnTexts, ["a👍🏽b"])
    field.isSecureTextEntry = true
    #expect(field.drawnTexts == ["•••"] && field.text == "a👍🏽b" && field.accessibilityValue == "•••")
  }

  @Test func `a rounded border is a filled rectangle, and replaces the background image`() {
    field.background = Image(size: CGSize(width: 4, height: 4))
    #expect(field.drawnImages.count == 1 && field.filledBoxes == [])
    field.borderStyle = .roundedRect
    #expect(field.drawnImages == [] && field.filledBoxes == [field.bounds])
  }

  @Test(.textMeasurer(.oneEm)) func `text that is too wide is truncated, and smaller where the field adjusts its font`()
  {
    field.font = .systemFont(ofSize: 20)
    field.text = "abcdefghijklmno"
    expectEqual(field.drawnTexts, ["abcdefghi…"])
    field.adjustsFontSizeToFitWidth = true
    expectEqual(field.drawnTexts, ["abcdefghijklmno"])
    field.minimumFontSize = 18
    expectEqual(field.drawnTexts, ["abcdefghij…"])
  }

  @Test func `the traits of the keyboard are stored`() {
    (field.keyboardType, field.returnKeyType, field.keyboardAppearance) = (.emailAddress, .search, .dark)
    (field.autocapitalizationType, field.autocorrectionType, field.spellCheckingType) = (.none, .no, .yes)
    (field.smartQuotesType, field.smartDashesType, field.smartInsertDeleteType) = (.no, .no, .no)
    (field.textContentType, field.inputView, field.inputAccessoryView) = (.password, View(), View())
    #expect(field.keyboardType.rawValue == 7 && field.returnKeyType.rawValue == 6)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no && field.spellCheckingType == .yes)
    #expect(field.smartQuotesType == .no && field.smartDashesType == .no && field.smartInsertDeleteType == .no)
    #expect(field.textContentType == .password && field.inputView != nil && field.inputAccessoryView != nil)
    expectNil(field.passwordRules)
    field.passwordRules = TextInputPasswordRules(descriptor: "required: upper;")
    expectEqual(field.passwordRules?.passwordRulesDescriptor, "required: upper;")
  }

  @Test func `a font that follows the text size is adjusted with it`() {
    let window = Window.showing(field)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    window.screen.preferredContentSizeCategory = .accessibilityLarge
    #expect((field.font?.pointSize ?? 0) > 17)
  }

  @Test func `side views that would make a cycle are reported`() {
    let (outer, shared) = (View(), View())
    outer.addSubview(field)
    let reports = IssueReporting.collect {
      field.leftView = field
      field.rightView = outer
      field.leftView = shared
      field.rightView = shared
    }
    #expect(
      reports.map(\.description) == [
        "TextField.leftView: the TextField is the text field itself; keeping the old value. Give each side a view of its own.",
        "TextField.rightView: the View contains the text field; keeping the old value. Give each side a view of its own.",
        "TextField.rightView: the View is the view of the other side; keeping the old value. Give each side a view of its own.",
      ])
    #expect(field.leftView === shared && field.rightView == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func `a minimum font size that is not valid is reported`(size: CGFloat)
  {
    let reports = IssueReporting.collect { field.minimumFontSize = size }
    let fault = size == -1 ? "is negative" : "is not finite"
    #expect(reports.map(\.problem).first?.hasSuffix("\(fault); keeping the old value.") == true && reports.count == 1)
    expectEqual(field.minimumFontSize, 0)
  }

  @Test func `a field with side views, a delegate, a clear button and typed text is released`() {
    weak var released: TextField?
    do {
      let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      released = field
      (field.leftView, field.leftViewMode, field.clearButtonMode) = (View(), .always, .always)
      let window = Window.showing(field)
      field.becomeFirstResponder()
      field.insertText("a")
      window.layoutIfNeeded()
      field.removeFromSuperview()
    }
    expectNil(released)
  }
}
