import Foundation
import HeadlessViews

/// An object that allows and follows the editing of a text field; `UITextFieldDelegate` in the module `UIKit`.
///
/// A delegate implements the methods that it needs: each allows everything or does nothing unless implemented.
/// > Documented: UITextFieldDelegate, whose members are optional there.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; called before the text field becomes the first responder.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called after the text field has become the first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end; called before the text field resigns.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called after the text field has resigned, unless the form with a reason is implemented.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called after the text field has resigned; calls the form without a reason unless implemented.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether typed text may replace a range of the text, in UTF-16 units.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the insertion point or the selection has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the clear button, or the beginning of editing, may remove the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key has its effect.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Returns the menu for a range of the text, in UTF-16 units; nil for the system's. Not called here: no menu is shown.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu?
}

extension TextFieldDelegate {
  /// Returns true by default, which allows editing.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns true by default, which allows the end of editing.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls the form without a reason.
  /// > Documented: textFieldDidEndEditing(_:): the form with a reason is called in preference.
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true by default, which allows the change.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  /// Returns true by default, which allows the clear button to remove the text.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns true by default, so that the return key has its effect.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Returns nil by default, for the system's menu.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu? { nil }
}
