/// A responder whose permission the keyboard requests before it changes the text with the methods of ``KeyInput``.
///
/// The app's own calls of ``KeyInput/insertText(_:)`` and ``KeyInput/deleteBackward()`` don't request it.
/// > Reported: StackOverflow 4674023, PhoneNumberKit issue 336: `shouldChangeCharactersIn` is called for the keyboard
/// > only, and after a refusal the keyboard doesn't call `deleteBackward()`.
@MainActor package protocol KeyboardResponder: KeyInput {
  func keyboardShouldInsert(_ text: String) -> Bool

  func keyboardShouldDelete() -> Bool

  /// Presses the return key, and returns whether the keyboard inserts a newline.
  func keyboardShouldReturn() -> Bool
}
