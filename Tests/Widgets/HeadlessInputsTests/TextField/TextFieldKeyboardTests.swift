import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `The keyboard and a text field` {
  final class Field: TextField {
    var calls: [String] = []
    override func insertText(_ text: String) {
      calls.append("insert '\(text)'")
      super.insertText(text)
    }
    override func deleteBackward() {
      calls.append("delete")
      super.deleteBackward()
    }
  }

  final class Delegate: TextFieldDelegate {
    var allows = true
    var questions: [String] = []
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      questions.append("\(range.location)+\(range.length) '\(string)'")
      return allows
    }
  }

  let field = Field(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let delegate = Delegate()
  let window: Window

  init() {
    window = .showing(field)
    field.delegate = delegate
    tap(field)
  }

  @Test func `i8 calls of the app change the text without asking the delegate`() {
    delegate.allows = false
    var changes = 0
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    field.insertText("Anna")
    field.deleteBackward()
    #expect(field.text == "Ann" && delegate.questions == [] && changes == 2)
  }

  @Test func `i8 the keyboard asks the delegate before it calls the method`() {
    type("A\u{8}")
    #expect(delegate.questions == ["0+0 'A'", "0+1 ''"] && field.calls == ["insert 'A'", "delete"])
  }

  @Test func `i8 after a refusal the keyboard calls no method`() {
    field.text = "Ann"
    delegate.allows = false
    type("x\u{8}")
    #expect(delegate.questions == ["3+0 'x'", "2+1 ''"] && field.calls == [] && field.text == "Ann")
  }

  @Test func `i8 the backspace key calls deleteBackward in an empty field too, and doesn't ask`() {
    type("\u{8}")
    #expect(delegate.questions == [] && field.calls == ["delete"])
  }

  @Test func `the return key calls no method, and each line break of the app is a space`() {
    type("\n")
    #expect(field.calls == [] && field.text == "")
    field.insertText("\n")
    field.insertText("a\nb")
    expectEqual(field.text, " a b")
  }

  @Test func `i8 the first character typed into hidden text replaces it, and the delegate gets the ordinary range`() {
    field.resignFirstResponder()
    (field.text, field.isSecureTextEntry) = ("old", true)
    tap(field)
    type("ne")
    #expect(field.text == "ne" && delegate.questions == ["3+0 'n'", "1+0 'e'"])
  }

  @Test func `i8 the first backspace in hidden text deletes all of it, and the delegate gets the ordinary range`() {
    field.resignFirstResponder()
    (field.text, field.isSecureTextEntry) = ("old", true)
    tap(field)
    type("\u{8}")
    #expect(field.text == "" && delegate.questions == ["2+1 ''"])
    type("ab\u{8}")
    expectEqual(field.text, "a")
  }

  @Test func `i8 text that becomes hidden while it is edited is replaced by the next character`() {
    type("ab")
    field.isSecureTextEntry = true
    type("c")
    expectEqual(field.text, "c")
    type("d")
    expectEqual(field.text, "cd")
  }

  @Test func `i8 text that is shown again, or was set after editing began without one, is not replaced`() {
    field.resignFirstResponder()
    (field.text, field.isSecureTextEntry) = ("ab", true)
    tap(field)
    field.isSecureTextEntry = false
    type("c")
    expectEqual(field.text, "abc")
    field.resignFirstResponder()
    (field.text, field.isSecureTextEntry) = ("", true)
    tap(field)
    field.text = "de"
    type("f")
    expectEqual(field.text, "def")
  }

  @Test func `hidden text that was typed since editing began is not cleared, nor is text that the app inserted`() {
    field.isSecureTextEntry = true
    type("ab")
    expectEqual(field.text, "ab")
    field.resignFirstResponder()
    tap(field)
    field.deleteBackward()
    field.insertText("ab")
    type("c")
    expectEqual(field.text, "abc")
  }
}
