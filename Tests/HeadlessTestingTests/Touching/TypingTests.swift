import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Typing", .screen(scale: 2), .reportsIssuesAsFailures)
struct TypingTests {
  /// Takes text as a view of an app does.
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
    window.addSubview(page)
    window.makeKeyAndVisible()
  }

  @Test func `each character goes to the first responder, whole, and backspace deletes`() {
    page.becomeFirstResponder()
    type("aé👨‍👩‍👧\n\u{8}")
    #expect(page.typed == ["a", "é", "👨‍👩‍👧", "\n", "back"])
  }

  @Test func `a window can be named`() {
    let other = Window()
    other.makeKeyAndVisible()
    page.becomeFirstResponder()
    type("a", in: window)
    #expect(page.typed == ["a"])
  }

  @Test func `typing nothing does nothing`() {
    type("")
    #expect(page.typed == [])
  }

  @Test func `without a first responder it fails, also in the middle`() {
    expectFailure("There is no first responder to type 'a' into. Tap a text field first.") {
      type("a", sourceLocation: $0)
    }
    page.last = "b"
    page.becomeFirstResponder()
    expectFailure("There is no first responder to type 'c' into after 'ab'. Tap a text field first.") {
      type("abc", sourceLocation: $0)
    }
    #expect(page.typed == ["a", "b"])
  }

  @Test func `a first responder that takes no text fails it`() {
    final class Still: View { override var canBecomeFirstResponder: Bool { true } }
    let still = Still()
    still.tag = 4
    window.addSubview(still)
    still.becomeFirstResponder()
    expectFailure("The first responder <Still tag 4> takes no text.") { type("a", sourceLocation: $0) }
  }

  @Test func `without a key window it fails`() {
    window.isHidden = true
    expectFailure(
      "There is no key window to type into. Call makeKeyAndVisible() on a window, and keep it in a constant."
    ) {
      type("a", sourceLocation: $0)
    }
  }
}
