/// A responder that accepts typed text; `UIKeyInput` in the module `UIKit`.
///
/// While it is the first responder, `type("…")` of `HeadlessTesting` calls it for every character.
/// > Documented: UIKeyInput. Differs: it does not inherit the keyboard's traits; the name in `UIKit` means both.
@preconcurrency @MainActor public protocol KeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the insertion point; the return key inserts a newline.
  func insertText(_ text: String)

  /// Deletes the selection, or else the character before the insertion point.
  func deleteBackward()
}
