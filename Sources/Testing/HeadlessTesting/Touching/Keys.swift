import HeadlessViews
import Testing

/// A key of a hardware keyboard.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The character, or the `input…` constant of `KeyCommand`.
  let input: String
  private let name: String?

  private init(_ input: String, _ name: String?) {
    self.input = input
    self.name = name
  }

  /// Creates the key of a character.
  public init(stringLiteral value: String) { self.init(value, nil) }

  /// The return key.
  public static let `return` = Key("\r", "return")
  /// The tabulator key.
  public static let tab = Key("\t", "tab")
  /// The space bar.
  public static let space = Key(" ", "space")
  /// The key that deletes the character before the insertion point.
  public static let delete = Key("\u{8}", "delete")
  /// The escape key.
  @MainActor public static let escape = Key(KeyCommand.inputEscape, "escape")
  /// The up arrow key.
  @MainActor public static let upArrow = Key(KeyCommand.inputUpArrow, "up arrow")
  /// The down arrow key.
  @MainActor public static let downArrow = Key(KeyCommand.inputDownArrow, "down arrow")
  /// The left arrow key.
  @MainActor public static let leftArrow = Key(KeyCommand.inputLeftArrow, "left arrow")
  /// The right arrow key.
  @MainActor public static let rightArrow = Key(KeyCommand.inputRightArrow, "right arrow")

  fileprivate func description(with modifiers: KeyModifierFlags) -> String {
    let signs: [(KeyModifierFlags, String)] = [(.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    return signs.filter { modifiers.contains($0.0) }.map(\.1).joined() + (name ?? input)
  }
}

/// Presses a key of a hardware keyboard.
///
/// The first key command for it, from the first responder upward, is performed. Without one, and without modifiers but
/// shift, a key of a character is typed into the first responder. The test fails if the key does neither. The window is
/// the key window of the screen, unless another one is passed.
///
/// ```swift
/// press(.return)
/// press("s", .command)
/// ```
@preconcurrency @MainActor public func press(
  _ key: Key, _ modifiers: KeyModifierFlags = [], in window: Window? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let window = usableWindow(window, to: "press a key in", sourceLocation) else { return }
  if window.pressKey(key.input, modifierFlags: modifiers) { return window.screen.flush() }
  if modifiers.subtracting(.shift).isEmpty, key.input.count == 1, window.firstResponder is any KeyInput {
    let text = key == .return ? "\n" : modifiers.contains(.shift) ? key.input.uppercased() : key.input
    return type(text, in: window, sourceLocation: sourceLocation)
  }
  let responder = window.firstResponder.map(nameInTests(of:))
  Failure.record(
    "The key \(key.description(with: modifiers)) has no effect: no key command for it is above "
      + "\(responder ?? "the window, as there is no first responder"). Add it to keyCommands, or call becomeFirstResponder().",
    at: sourceLocation)
}

/// Pastes a text into the first responder: one change, for which a text field asks its delegate once.
///
/// It fails as ``type(_:in:sourceLocation:)`` does.
@preconcurrency @MainActor
public func paste(_ text: String, in window: Window? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let window = usableWindow(window, to: "paste into", sourceLocation) else { return }
  guard let input = window.firstResponder as? any KeyInput else {
    return Failure.record(
      "There is no first responder that accepts text to paste \(text.quoted) into. Tap a text field first.",
      at: sourceLocation)
  }
  if (input as? any KeyboardResponder)?.keyboardShouldInsert(text) ?? true { input.insertText(text) }
  window.layoutIfNeeded()
}

/// Returns a window, or the key window of the screen, at the end of its turn; without one the test fails.
@MainActor func usableWindow(_ window: Window?, to action: String, _ sourceLocation: SourceLocation) -> Window? {
  let found = givenOrKeyWindow(window, to: action, sourceLocation)
  found?.screen.endTurnIfNeeded()
  found?.layoutIfNeeded()
  return found
}

/// Returns a window, or the key window of the screen; without one the test fails.
@MainActor func givenOrKeyWindow(_ window: Window?, to action: String, _ sourceLocation: SourceLocation) -> Window? {
  if let found = window ?? Screen.main.shownKeyWindow { return found }
  Failure.record(
    "There is no key window to \(action). Call makeKeyAndVisible() on a window, and keep it in a constant.",
    at: sourceLocation)
  return nil
}
