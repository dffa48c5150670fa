import Foundation
import HeadlessGeometry
import HeadlessLayers
import HeadlessViews
import Testing

/// Shows the keyboard at the bottom of the main screen, or gives the shown one another height.
///
/// The notifications are posted as on a device: two before the quarter of a second by which the clock advances, and two
/// after it, with the frames on the screen. `keyboardLayoutGuide` follows. A text field that becomes first responder
/// shows no keyboard, as beside a hardware keyboard.
///
/// ```swift
/// tap(field)
/// showKeyboard()
/// #expect(form.contentInset.bottom == 336)
/// ```
///
/// > Documented: UIResponder's keyboard notifications. Reported: 0.25 seconds, the curve 7, the screen as the object since
/// > iOS 16.1, and that the change of the frame is announced first. Assumed: 336 points, about those of a phone without a
/// > home button.
///
/// - Parameters:
///   - height: The height, in points, more than 0; higher than the screen fails the test.
///   - sourceLocation: The line of the failure.
@preconcurrency @MainActor
public func showKeyboard(height: CGFloat = 336, sourceLocation: SourceLocation = #_sourceLocation) {
  let screen = Screen.main
  guard height > 0, height <= screen.bounds.height else {
    return Failure(
      message: "Expected a keyboard of 0 to \(screen.bounds.height.shortDescription) points; got "
        + "\(height.shortDescription). Pass the height of a keyboard."
    ).record(at: sourceLocation)
  }
  screen.moveKeyboard(toHeight: height)
}

/// Hides the keyboard of the main screen, which posts its notifications; without one nothing happens.
///
/// The first responder stays.
@preconcurrency @MainActor
public func hideKeyboard() {
  if Screen.main.keyboardHeight > 0 { Screen.main.moveKeyboard(toHeight: 0) }
}

extension Screen {
  fileprivate func moveKeyboard(toHeight height: CGFloat) {
    let userInfo: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(rect: keyboardFrame(ofHeight: keyboardHeight)),
      Responder.keyboardFrameEndUserInfoKey: NSValue(rect: keyboardFrame(ofHeight: height)),
      Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
    flush()
    keyboardHeight = height
    post(Responder.keyboardWillChangeFrameNotification)
    post(height > 0 ? Responder.keyboardWillShowNotification : Responder.keyboardWillHideNotification)
    for guide in visibleWindows.flatMap(\.viewsInTests).flatMap(\.layoutGuides) {
      (guide as? any KeyboardFollowing)?.follow(height > 0 ? keyboardFrame(ofHeight: height) : nil)
    }
    advance(by: 0.25)
    post(Responder.keyboardDidChangeFrameNotification)
    post(height > 0 ? Responder.keyboardDidShowNotification : Responder.keyboardDidHideNotification)
    flush()
  }

  /// Returns the frame of a keyboard; one that is hidden is below the screen.
  private func keyboardFrame(ofHeight height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
