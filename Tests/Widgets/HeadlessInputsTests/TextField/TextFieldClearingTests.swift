import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Clearing a text field` {
  final class Delegate: TextFieldDelegate {
    var allows = true
    var calls: [String] = []
    var onShouldClear: () -> Void = {}
    func textFieldShouldClear(_ textField: TextField) -> Bool {
      calls.append("shouldClear")
      onShouldClear()
      return allows
    }
    func textFieldDidBeginEditing(_ textField: TextField) { calls.append("didBegin '\(textField.text ?? "")'") }
  }

  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let delegate = Delegate()
  let log = EventLog()
  let window: Window

  init() {
    window = .showing(field)
    field.delegate = delegate
    field.text = "Ann"
    field.record(into: log)
  }

  @Test func `i8 a field that clears when editing begins asks the delegate and sends nothing`() {
    field.clearsOnBeginEditing = true
    field.record(into: log) { field.becomeFirstResponder() }
    #expect(field.text == "" && delegate.calls == ["shouldClear", "didBegin ''"])
    expectEqual(log.events, ["didBegin", "note didBegin"])
  }

  @Test func `i8 a delegate can refuse that the beginning of editing clears, and an empty field doesn't ask`() {
    field.clearsOnBeginEditing = true
    delegate.allows = false
    field.becomeFirstResponder()
    expectEqual(field.text, "Ann")
    field.resignFirstResponder()
    (field.text, delegate.calls) = ("", [])
    field.becomeFirstResponder()
    expectEqual(delegate.calls, ["didBegin ''"])
  }

  @Test func `a delegate that ends editing when it is asked to clear lets no editing begin`() {
    field.clearsOnBeginEditing = true
    delegate.onShouldClear = { [field] in field.resignFirstResponder() }
    field.record(into: log) { field.becomeFirstResponder() }
    #expect(!field.isEditing && delegate.calls == ["shouldClear"] && !log.events.contains("didBegin"))
  }

  @Test func `i8 the clear button of a field that isn't edited clears it, then begins editing`() {
    window.layOut { field.clearButtonMode = .always }
    field.record(into: log) { tap(.accessibilityLabel("Clear text"), in: window) }
    #expect(field.text == "" && field.isEditing && delegate.calls == ["shouldClear", "didBegin ''"])
    expectEqual(log.events, ["changed", "note changed", "didBegin", "note didBegin"])
  }

  @Test func `where the delegate refuses to clear, a field that isn't edited doesn't begin editing`() {
    field.clearButtonMode = .always
    delegate.allows = false
    window.layoutIfNeeded()
    tap(.accessibilityLabel("Clear text"), in: window)
    #expect(field.text == "Ann" && !field.isEditing && log.events == [])
  }
}
