import Foundation
import HeadlessControls
import HeadlessRecognizers
import HeadlessViews

/// The begin and the end of editing.
///
/// > Documented: UITextFieldDelegate: the delegate is asked, the first responder changes, the delegate is notified, the
/// > notification is posted. Assumed: the control event comes before the delegate; a log would settle it.
extension TextField {
  final var mayBeginEditing: Bool {
    guard window != nil, canBecomeFirstResponder else { return false }
    return delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  final var mayEndEditing: Bool {
    // A field that is edited no more has asked already.
    guard isEditing else { return true }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  final func beginEditing() {
    if isEditing { return }
    editing.isOn = true
    content.select(NSRange(location: content.length, length: 0))
    setNeedsLayout(because: "isEditing")
    if clearsOnBeginEditing { clear() }
    guard isEditing else { return }
    sendActions(for: .editingDidBegin)
    guard isEditing else { return }
    delegate?.textFieldDidBeginEditing(self)
    guard isEditing else { return }
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func endEditing() {
    guard isEditing else { return }
    editing.isOn = false
    editing.typingAttributes = nil
    setNeedsLayout(because: "isEditing")
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  // MARK: The clear button

  /// Removes the text as the clear button does, unless the delegate refuses.
  ///
  /// > Seen: fact i8: the event and the notification, without a new selection.
  final func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    content.set("")
    contentSizeDidChange("text")
    sendEditingChange()
  }

  final func sendEditingChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Taps

  /// Adds the recognizer that begins editing.
  ///
  /// > Reported: a text field sends all events of touches but those of lifting ("Programming iOS 4", chapter 11): a recognizer
  /// > takes the finger.
  final func addTapRecognizer() {
    if editing.tapRecognizer != nil { return }
    let recognizer = TapGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .ended { self?.tapped(at: recognizer.location(in: self)) }
    }
    editing.tapRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  final func keepsTap(from recognizer: GestureRecognizer) -> Bool {
    guard let tap = recognizer as? TapGestureRecognizer, tap.view !== self else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// > Assumed: the first tap selects the end of the text, further ones the nearest place between characters.
  private func tapped(at point: CGPoint) {
    guard isEnabled else { return }
    let wasEditing = isEditing
    guard becomeFirstResponder(), wasEditing else { return }
    setSelection(NSRange(location: offset(nearest: point), length: 0))
  }
}

extension TextField: DismissalFollowing {
  /// Ends editing without asking: the field has left its window, or was told to end by force.
  ///
  /// > Documented: textFieldDidEndEditing(_:) may be called although the delegate refuses, as for a field that is removed.
  package final func wasDismissed() { endEditing() }
}
