import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Editing of a text field` {
  /// A delegate that records its calls, and refuses those that a test sets.
  final class Delegate: TextFieldDelegate {
    let log: EventLog
    var refused: Set<String> = []
    var onCall: (String) -> Void = { _ in }
    init(_ log: EventLog) { self.log = log }
    private func allows(_ call: String) -> Bool {
      log.events.append(call)
      onCall(call)
      return !refused.contains(call)
    }

    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: TextField) { _ = allows("delegate didBegin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { allows("shouldEnd") }
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
      _ = allows("delegate didEnd \(reason)")
    }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      _ = allows("shouldChange \(range.location)+\(range.length) '\(string)'")
      return !refused.contains("shouldChange")
    }
    func textFieldDidChangeSelection(_ textField: TextField) { _ = allows("selection") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { allows("shouldClear") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { allows("shouldReturn") }
  }

  let log = EventLog()
  let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
  let delegate: Delegate
  let window: Window

  init() {
    delegate = Delegate(log)
    window = .showing(field)
    field.delegate = delegate
    field.record(into: log)
  }

  /// Returns the calls of `body`, with the notifications that the field posts.
  private func calls(of body: () -> Void) -> [String] {
    log.events = []
    field.record(into: log, while: body)
    return log.events
  }

  @Test func `a tap begins editing, and another responder ends it, in the documented order`() {
    expectEqual(
      calls { tap(field) }, ["down", "shouldBegin", "didBegin", "delegate didBegin", "note didBegin", "cancel"])
    #expect(field.isEditing && field.isFirstResponder)
    let other = window.adding(TextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34)))
    expectEqual(calls { tap(other) }, ["shouldEnd", "didEnd", "delegate didEnd committed", "note didEnd"])
    #expect(!field.isEditing && other.isEditing)
  }

  @Test func `i8 typing asks the delegate, then notifies it of the selection, the handlers and the observers`() {
    tap(field)
    expectEqual(calls { type("A") }, ["shouldChange 0+0 'A'", "selection", "changed", "note changed"])
    expectEqual(calls { type("\u{8}") }, ["shouldChange 0+1 ''", "selection", "changed", "note changed"])
    #expect(calls { type("\u{8}") } == [] && field.text == "")
  }

  @Test func `i8 a text that is set sends no event and calls no delegate`() {
    tap(field)
    expectEqual(calls { field.text = "Ann" }, [])
    expectEqual(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, 3)
  }

  @Test func `a delegate can refuse to begin, to change, to clear, to return and to end`() {
    delegate.refused = ["shouldBegin"]
    tap(field)
    #expect(!field.isEditing && !field.isFirstResponder)
    delegate.refused = ["shouldChange", "shouldClear", "shouldReturn", "shouldEnd"]
    tap(field)
    field.text = "Ann"
    type("x")
    expectEqual(field.text, "Ann")
    field.clearButtonMode = .always
    tap(window, at: CGPoint(x: 195, y: 27))
    #expect(field.text == "Ann" && log.events.contains("shouldClear"))
    field.addAction(Action { [log] _ in log.events.append("exit") }, for: .editingDidEndOnExit)
    type("\n")
    #expect(!log.events.contains("exit"))
    #expect(!field.resignFirstResponder() && field.isFirstResponder && field.isEditing)
  }

  @Test func `i8 the clear button empties the text, and is hidden`() {
    tap(field)
    type("Ann")
    field.clearButtonMode = .always
    window.layoutIfNeeded()
    let calls = calls { tap(.accessibilityLabel("Clear text"), in: window) }
    expectEqual(calls.suffix(3), ["shouldClear", "changed", "note changed"])
    #expect(field.text == "" && field.isEditing && field.subviews.isEmpty)
  }

  @Test func `the return key sends two events, and ends editing where one of them has a handler`() {
    tap(field)
    field.addAction(Action { [log] _ in log.events.append("primary") }, for: .primaryActionTriggered)
    expectEqual(calls { type("\n") }, ["shouldReturn", "primary"])
    #expect(field.isEditing && field.text == "")
    field.addAction(Action { [log] _ in log.events.append("exit") }, for: .editingDidEndOnExit)
    #expect(
      calls { type("\n") } == [
        "shouldReturn", "primary", "exit", "shouldEnd", "didEnd", "delegate didEnd committed", "note didEnd",
      ])
    #expect(!field.isEditing)
  }

  @Test func `a return key that is enabled by text has no effect without any`() {
    field.enablesReturnKeyAutomatically = true
    tap(field)
    expectEqual(calls { type("\n") }, [])
    type("a")
    expectEqual(calls { type("\n") }, ["shouldReturn"])
  }

  @Test func `a field that is removed ends editing, although its delegate refuses`() {
    delegate.refused = ["shouldEnd"]
    tap(field)
    expectEqual(
      calls { field.removeFromSuperview() }, ["shouldEnd", "didEnd", "delegate didEnd committed", "note didEnd"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func `editing that ends by force ends, although its delegate refuses`() {
    delegate.refused = ["shouldEnd"]
    tap(field)
    #expect(!window.endEditing(false) && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  @Test(arguments: [
    "shouldBegin", "delegate didBegin", "shouldChange 0+0 'a'", "selection", "shouldReturn", "shouldEnd",
  ])
  func `a delegate may remove the field in any call`(call: String) {
    delegate.onCall = { [weak field] in if $0 == call { field?.removeFromSuperview() } }
    let events = calls {
      tap(field)
      for key in ["a", "\n"] where field.isFirstResponder { type(key) }
      field.resignFirstResponder()
    }
    #expect(field.superview == nil && !field.isEditing && !field.isFirstResponder)
    expectEqual(events.count { $0 == "didBegin" }, events.count { $0 == "didEnd" })
    #expect(!events.drop { $0 != "note didEnd" }.contains("note didBegin"))
  }

  @Test func `a delegate that sets the text itself and refuses the change keeps its text`() {
    delegate.refused = ["shouldChange"]
    delegate.onCall = { [weak field] in if $0.hasPrefix("shouldChange") { field?.text = "12-34" } }
    tap(field)
    type("4")
    expectEqual(field.text, "12-34")
  }

  @Test func `a delegate that shortens the text and allows the change does not crash`() {
    field.text = "long text"
    delegate.onCall = { [weak field] in if $0.hasPrefix("shouldChange") { field?.text = "" } }
    tap(field)
    type("x")
    expectEqual(field.text, "x")
  }

  @Test func `a disabled field handles no tap, and doesn't become the first responder`() {
    field.isEnabled = false
    tap(window, at: CGPoint(x: 100, y: 27))
    #expect(!field.isEditing && log.events == [])
    #expect(!field.becomeFirstResponder() && !field.canBecomeFirstResponder)
  }

  @Test func `a field in no window doesn't begin editing, and doesn't ask`() {
    let alone = TextField()
    alone.delegate = delegate
    #expect(!alone.becomeFirstResponder() && log.events == [])
  }

  @Test func `the delegate is not retained`() {
    weak var released: Delegate?
    do {
      let delegate = Delegate(log)
      field.delegate = delegate
      released = delegate
    }
    #expect(released == nil && field.delegate == nil)
  }

  /// A delegate that implements only the call without a reason.
  final class OldDelegate: TextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: TextField) { ends += 1 }
  }

  @Test func `a delegate without the call with a reason gets the one without`() {
    let old = OldDelegate()
    field.delegate = old
    tap(field)
    field.resignFirstResponder()
    expectEqual(old.ends, 1)
  }
}
