import Foundation

/// The notifications of the keyboard, and the keys of their user info.
///
/// No keyboard is shown here; a test posts a notification itself.
///
/// > Documented: UIResponder's keyboard notifications. Reported: their raw values, under which older code finds them.
extension Responder {
  /// The keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = named("WillShow")
  /// The keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = named("DidShow")
  /// The keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = named("WillHide")
  /// The keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = named("DidHide")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
  /// The keyboard's frame has changed.
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
