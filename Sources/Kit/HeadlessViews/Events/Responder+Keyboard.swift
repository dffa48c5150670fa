import Foundation

/// The notifications of the keyboard, and the keys of their user info.
///
/// `showKeyboard` of `HeadlessTesting` posts them; a first responder shows no keyboard, as beside a hardware keyboard.
/// > Documented: UIResponder's keyboard notifications. Reported: their raw values, under which older code finds them.
extension Responder {
  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = named("WillShow")
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = named("DidShow")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = named("WillHide")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = named("DidHide")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
  /// Posted after the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = named("DidChangeFrame")

  /// The keyboard's frame on the screen before the change, an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame on the screen after the change, an `NSValue` of a rectangle.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the change, in seconds, an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the change's ``View/AnimationCurve``, an `NSNumber`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's, an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  private nonisolated static func named(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIKeyboard\(name)Notification")
  }
}
