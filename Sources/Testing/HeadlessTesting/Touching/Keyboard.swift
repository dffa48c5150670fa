import Foundation
import HeadlessViews
import Testing

/// Shows the keyboard at the bottom of the main screen, or gives the shown one another height.
///
/// The notifications are posted as on a device: two before the quarter of a second by which the clock advances, and two
/// after it, with the frames on the screen. `keyboardLayoutGuide` follows at once.
///
/// ```swift
/// tap(field)
/// showKeyboard()
/// #expect(form.contentInset.bottom == 336)
/// ```
///
/// > Documented: UIResponder's keyboard notifications. Reported: 0.25 seconds, the screen as the object since iOS 16.1, and
/// > that the change of the frame is announced first. Assumed: 336 points, about as on a phone without a home button.
/// > Differs: a first responder neither shows nor hides it, as beside a hardware keyboard; the curve is 0, `easeInOut`,
/// > and not a number without a name; the same height is announced again.
///
/// - Parameters:
///   - height: The height, in points, above 0; with one that is higher than the screen the test fails.
///   - sourceLocation: The line of the failure.
@preconcurrency @MainActor
public func showKeyboard(height: CGFloat = 336, sourceLocation: SourceLocation = #_sourceLocation) {
  let screen = Screen.main
  guard height > 0, height <= screen.bounds.height else {
    return Failure.record(
      "Expected a height above 0 and at most \(screen.bounds.height.shortDescription) points; got "
        + "\(height.shortDescription); the keyboard is unchanged. Pass a keyboard's height, or call hideKeyboard().",
      at: sourceLocation)
  }
  screen.moveKeyboard(toHeight: height)
}

/// Hides the keyboard of the main screen, which posts its notifications; without one nothing happens.
///
/// The first responder stays.
@preconcurrency @MainActor public func hideKeyboard() {
  if Screen.main.keyboardHeight > 0 { Screen.main.moveKeyboard(toHeight: 0) }
}

extension Screen {
  private static let keyboardDuration: TimeInterval = 0.25

  fileprivate func moveKeyboard(toHeight height: CGFloat) {
    // One that is hidden is below the screen, with the height of the shown one.
    let hidden = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: max(height, keyboardHeight))
    let old = keyboardFrame ?? hidden
    flush()
    keyboardHeight = height
    let userInfo: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(rect: old),
      Responder.keyboardFrameEndUserInfoKey: NSValue(rect: keyboardFrame ?? hidden),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
    post(Responder.keyboardWillChangeFrameNotification)
    post(height > 0 ? Responder.keyboardWillShowNotification : Responder.keyboardWillHideNotification)
    advance(by: Self.keyboardDuration)
    post(Responder.keyboardDidChangeFrameNotification)
    post(height > 0 ? Responder.keyboardDidShowNotification : Responder.keyboardDidHideNotification)
    flush()
  }
}
