import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct `Typing into a text field` {
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let window: Window

  init() {
    window = .showing(field)
    field.font = .systemFont(ofSize: 10)
    tap(field)
  }

  private func select(_ start: Int, _ length: Int) {
    guard let first = field.position(start), let last = field.position(start + length) else { return }
    field.selectedTextRange = field.textRange(from: first, to: last)
  }

  private var selection: [Int] {
    guard let range = field.selectedTextRange else { return [] }
    return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test func `characters are inserted at the insertion point, and the backspace key deletes whole ones`() {
    type("Ann👨‍👩‍👧")
    expectEqual(field.text, "Ann👨‍👩‍👧")
    type("\u{8}\u{8}a")
    expectEqual(field.text, "Ana")
    select(1, 0)
    type("--")
    #expect(field.text == "A--na" && selection == [3, 3])
  }

  @Test func `typed text replaces the selection`() {
    field.text = "Hello"
    select(1, 3)
    expectEqual(field.text(in: field.selectedTextRange ?? TextRange()), "ell")
    type("i")
    expectEqual(field.text, "Hio")
    select(0, 2)
    type("\u{8}")
    #expect(field.text == "o" && selection == [0, 0])
  }

  @Test func `selecting all selects all`() {
    field.text = "A😀B"
    field.selectAll(nil)
    expectEqual(selection, [0, 4])
    type("x")
    expectEqual(field.text, "x")
  }

  @Test func `a range outside of the text is limited to it`() {
    field.text = "ab"
    select(1, 0)
    expectNil(field.position(from: field.endOfDocument, offset: 1))
    #expect(field.position(.max) == nil && field.position(-1) == nil)
    let range = field.selectedTextRange
    field.text = ""
    field.selectedTextRange = range
    #expect(selection == [0, 0] && range.map { field.text(in: $0) } == .some(nil))
  }

  @Test func `replacing a range sends no event`() throws {
    field.text = "Hello"
    var changes = 0
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    let end = try #require(field.position(4))
    field.replace(try #require(field.textRange(from: end, to: field.beginningOfDocument)), withText: "J")
    #expect(field.text == "Jo" && changes == 0)
    expectEqual(field.compare(field.beginningOfDocument, to: field.endOfDocument), .orderedAscending)
  }

  @Test func `half of a surrogate pair can be selected and replaced`() {
    field.text = "😀"
    select(1, 0)
    type("a")
    expectEqual(field.text?.contains("a"), true)
    type("\u{8}\u{8}\u{8}")
    expectEqual(field.text?.contains("a"), false)
  }

  @Test func `a field that clears on insertion replaces its text once`() {
    field.text = "old"
    field.clearsOnInsertion = true
    type("new")
    #expect(field.text == "new" && !field.clearsOnInsertion)
  }

  @Test func `a new selection ends clearing on insertion, and the replacement of hidden text`() {
    field.text = "abc"
    field.clearsOnInsertion = true
    select(1, 0)
    type("x")
    #expect(field.text == "axbc" && !field.clearsOnInsertion)
    field.resignFirstResponder()
    field.isSecureTextEntry = true
    tap(field)
    select(1, 1)
    type("y")
    expectEqual(field.text, "aybc")
  }

  @Test func `text that replaces a selection has the attributes of its first character`() {
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 1))
    field.attributedText = text
    select(1, 2)
    type("x")
    let kerns = (0..<2).map { field.attributedText?.attribute(.kern, at: $0, effectiveRange: nil) as? Int }
    #expect(field.text == "ax" && kerns == [nil, 3])
  }

  /// A field without a width in a row grows and shrinks with the side view that is shown.
  @Test(arguments: [true, false], [TextField.ViewMode.whileEditing, .unlessEditing])
  func `the width follows a side view that editing shows or hides`(isLeft: Bool, mode: TextField.ViewMode) {
    let field = TextField()
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    if isLeft {
      (field.leftView, field.leftViewMode) = (view, mode)
    } else {
      (field.rightView, field.rightViewMode) = (view, mode)
    }
    let row = window.adding(View(frame: CGRect(x: 0, y: 100, width: 300, height: 50)))
    row.addForConstraints(field)
    LayoutConstraint.activate([
      field.leftAnchor.constraint(equalTo: row.leftAnchor), field.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    window.layoutIfNeeded()
    let width = field.frame.width
    for _ in 0..<2 {
      window.layOut { field.becomeFirstResponder() }
      #expect((field.frame.width > width) == (mode == .whileEditing) && field.frame.width != width)
      window.layOut { field.resignFirstResponder() }
      expectEqual(field.frame.width, width)
    }
  }

  @Test func `typed text in an attributed text has the attributes before it`() {
    field.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: Color.red])
    type("c")
    #expect(field.attributedText?.string == "abc" && field.text == "abc")
    expectEqual(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? Color, .red)
  }

  @Test func `typing attributes are there while the text is edited, until the selection changes`() {
    field.text = "ab"
    field.typingAttributes = [.foregroundColor: Color.red]
    expectEqual(field.typingAttributes?[.foregroundColor] as? Color, .red)
    select(0, 1)
    expectEqual(field.typingAttributes?[.foregroundColor] as? Color, .label)
    field.typingAttributes = [.kern: 5]
    field.resignFirstResponder()
    expectNil(field.typingAttributes)
    tap(field)
    #expect(field.typingAttributes != nil && field.typingAttributes?[.kern] == nil)
  }

  @Test func `the insertion point is behind the characters before it, and a tap moves it to the nearest place`() throws
  {
    field.text = "abcd"
    let position = try #require(field.position(3))
    expectEqual(field.caretRect(for: position), CGRect(x: 30, y: 17 - 11.5 / 2 + 0.25, width: 2, height: 10 + 1.5))
    tap(field, at: CGPoint(x: 14, y: 17))
    expectEqual(selection, [1, 1])
    Screen.main.clock.advance(by: 1)
    tap(field, at: CGPoint(x: 16, y: 17))
    expectEqual(selection, [2, 2])
    field.textAlignment = .right
    expectEqual(field.caretRect(for: field.endOfDocument).minX, 200)
    expectEqual(
      field.firstRect(for: try #require(field.textRange(from: field.beginningOfDocument, to: position))).width, 30)
  }

  @Test func `text of 100,000 characters is set, typed into, drawn and measured`() {
    field.text = String(repeating: "x", count: 100_000)
    type("y\u{8}")
    #expect(field.text?.utf16.count == 100_000 && field.intrinsicContentSize.width == 1_000_000)
    #expect(field.caretRect(for: field.endOfDocument).maxX <= 200)
    #expect(field.closestPosition(to: .zero) != nil && field.drawnTexts.count == 1)
  }

  @Test func `text that is too wide moves, so that the insertion point is in the field`() {
    type("abcdefghijklmnopqrstuvwxyz")
    expectEqual(field.caretRect(for: field.endOfDocument).minX, 198)
    #expect(field.filledBoxes.contains { $0.minX == 198 && $0.width == 2 })
  }

  @Test func `an insertion outside of editing changes the text`() {
    field.resignFirstResponder()
    field.insertText("a")
    field.deleteBackward()
    #expect(field.text == "" && !field.isEditing)
  }
}
