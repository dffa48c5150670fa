import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Typing", .screen(scale: 2), .reportsIssuesAsFailures) struct TypingTests {
  final class Page: View, KeyInput {
    var typed: [String] = []
    var last: Character?
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) {
      typed.append(text)
      if text.first == last { resignFirstResponder() }
    }
    func deleteBackward() { typed.append("back") }
  }

  let page = Page(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.show(page)
  }

  @Test func `each character is inserted as a whole into the first responder, and backspace deletes`() {
    page.becomeFirstResponder()
    type("aé👨‍👩‍👧\n\u{8}")
    expectEqual(page.typed, ["a", "é", "👨‍👩‍👧", "\n", "back"])
  }

  @Test func `text is typed into a given window`() {
    let other = Window()
    other.makeKeyAndVisible()
    page.becomeFirstResponder()
    type("a", in: window)
    expectEqual(page.typed, ["a"])
  }

  @Test func `an empty text has no effect`() {
    type("")
    expectEqual(page.typed, [])
  }

  @Test func `typing fails without a first responder, also in the middle`() {
    expectFailure("There is no first responder to type 'a' into. Tap a text field first.") {
      type("a", sourceLocation: $0)
    }
    page.last = "b"
    page.becomeFirstResponder()
    expectFailure("There is no first responder to type 'c' into after 'ab'. Tap a text field first.") {
      type("abc", sourceLocation: $0)
    }
    expectEqual(page.typed, ["a", "b"])
  }

  @Test func `typing fails for a first responder that accepts no text`() {
    final class Still: View { override var canBecomeFirstResponder: Bool { true } }
    let still = window.adding(Still())
    still.tag = 4
    still.becomeFirstResponder()
    expectFailure("Expected a first responder that accepts text; got <Still tag 4>.") { type("a", sourceLocation: $0) }
  }

  @Test func `typing fails without a key window`() {
    window.isHidden = true
    expectFailure(
      "There is no key window to type into. Call makeKeyAndVisible() on a window, and keep it in a constant."
    ) { type("a", sourceLocation: $0) }
  }
}
