import HeadlessViews
import Testing

/// Types text on the keyboard, character by character, into the first responder of a window.
///
/// `"\n"` is the return key and `"\u{8}"` the backspace key. The window is laid out first, and after each character.
/// The test fails without a key window, without a first responder that accepts text, and if editing ends early.
///
/// ```swift
/// tap(field)
/// type("Ann\n")
/// ```
///
/// - Parameters:
///   - text: The characters.
///   - window: The window; nil for the key window of the screen.
///   - sourceLocation: The line of the failure.
/// - Complexity: A layout of the window for each character.
@preconcurrency @MainActor
public func type(_ text: String, in window: Window? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let window = givenOrKeyWindow(window, to: "type into", sourceLocation) else { return }
  window.layoutIfNeeded()
  for (index, character) in text.enumerated() {
    guard let responder = window.firstResponder else {
      let typed = index == 0 ? "" : " after \(String(text.prefix(index)).quoted)"
      return Failure.record(
        "There is no first responder to type \(String(character).quoted) into\(typed). Tap a text field first.",
        at: sourceLocation)
    }
    guard let input = responder as? any KeyInput else {
      let name = nameInTests(of: responder)
      return Failure.record("Expected a first responder that accepts text; got \(name).", at: sourceLocation)
    }
    press(character, on: input)
    window.layoutIfNeeded()
  }
}

/// Presses a key; the text is not changed if the responder refuses the key.
@MainActor private func press(_ key: Character, on input: any KeyInput) {
  let responder = input as? any KeyboardResponder
  switch key {
  case "\u{8}": if responder?.keyboardShouldDelete() ?? true { input.deleteBackward() }
  case "\n": if responder?.keyboardShouldReturn() ?? true { input.insertText("\n") }
  default: if responder?.keyboardShouldInsert(String(key)) ?? true { input.insertText(String(key)) }
  }
}
