import Foundation
import HeadlessControls
import HeadlessRecognizers
import HeadlessViews

/// The begin and the end of editing.
/// > Documented: UITextFieldDelegate: the delegate is asked, the first responder changes, the delegate is notified, the
/// > notification is posted. Assumed: the control event is sent before the delegate is called; a log would settle it.
extension TextField {
  final var mayBeginEditing: Bool {
    guard window != nil, canBecomeFirstResponder else { return false }
    return delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  final var mayEndEditing: Bool {
    // Without editing there is nothing to end, and nothing to ask.
    guard isEditing else { return true }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  final func beginEditing() {
    if isEditing { return }
    editing.isOn = true
    content.select(NSRange(location: content.length, length: 0))
    isEditingDidChange()
    if clearsOnBeginEditing { _ = clear() }
    guard isEditing else { return }
    editing.replacesHiddenText = isSecureTextEntry && hasText
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
    editing.replacesHiddenText = false
    isEditingDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  /// Marks the field for layout; side views that are shown at one of the two times change its preferred size too.
  private func isEditingDidChange() {
    let modes = [sides.left.map { _ in leftViewMode }, sides.right.map { _ in rightViewMode }]
    if modes.contains(.whileEditing) || modes.contains(.unlessEditing) { invalidateIntrinsicContentSize() }
    setNeedsLayout(because: "isEditing")
  }

  /// Removes the text and returns true, unless it is empty or the delegate refuses; sends nothing.
  /// > Documented: UITextField.clearsOnBeginEditing: the delegate is asked. Reported: no event or notification.
  private func clear() -> Bool {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return false }
    content.set("")
    contentSizeDidChange("text")
    return true
  }

  /// Removes the text for a tap on the clear button, and begins editing; a delegate that refuses prevents both.
  /// > Seen: fact i8: the event and the notification, without a new selection. Reported: a field that isn't edited
  /// > becomes the first responder after it was cleared.
  final func clearByButton() {
    guard clear() else { return }
    sendEditingChange()
    becomeFirstResponder()
  }

  final func sendEditingChange() {
    sendActions(for: .editingChanged)
    Self.typingNesting.call("textDidChangeNotification of \(type(of: self))") {
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
  }

  /// Adds the recognizer that begins editing.
  /// > Reported: all touch events are sent except lifting ("Programming iOS 4", chapter 11): a recognizer handles it.
  final func addTapRecognizer() {
    if editing.tapRecognizer != nil { return }
    let recognizer = TapGestureRecognizer { [weak self] recognizer in
      if recognizer.state == .ended { self?.tapped(at: recognizer.location(in: self)) }
    }
    editing.tapRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// Begins editing after a tap, or moves the insertion point to the tapped position.
  /// > Assumed: the first tap selects the end of the text, further ones the nearest position between characters.
  private func tapped(at point: CGPoint) {
    let wasEditing = isEditing
    guard becomeFirstResponder(), wasEditing else { return }
    setSelection(NSRange(location: offset(nearest: point), length: 0))
  }
}

extension TextField: StandardControl {
  package final var standardTraits: AccessibilityTraits { isEditing ? [.textEntry, .isEditing] : .textEntry }

  /// Whether the base class handles taps; false, as the field has its own recognizer.
  package final var handlesTaps: Bool { false }

  /// Whether the value names the field; true, as it may be the placeholder.
  package final var isNamedByValue: Bool { true }
}

extension TextField: TextHiding {
  package final var hidesText: Bool { isSecureTextEntry }
}

extension TextField: DismissalFollowing {
  /// Ends editing without asking the delegate: the field has left its window, or `endEditing(true)` was called.
  /// > Documented: textFieldDidEndEditing(_:) may be called although the delegate refuses, as for a removed field.
  package final func wasDismissed() { endEditing() }
}
