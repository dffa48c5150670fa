import Foundation

extension TextField {
  /// The border that is drawn around the text.
  /// > Documented: UITextField.BorderStyle. Seen: fact i7: the raw values.
  public enum BorderStyle: Int, Sendable {
    /// No border and no background.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a bezel.
    case bezel = 2
    /// A rectangle with round corners.
    case roundedRect = 3
  }

  /// The times at which a side view or the clear button is shown.
  /// > Documented: UITextField.ViewMode. Seen: fact i7: the raw values.
  public enum ViewMode: Int, Sendable {
    /// The view is never shown.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// The view is always shown.
    case always = 3
  }

  /// The reason for the end of editing.
  /// > Documented: UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: Int, Sendable {
    /// The user has accepted the text.
    case committed = 0
    /// The user has aborted editing; not sent here, as only a television does.
    case cancelled = 1
  }

  /// Posted after editing began; its object is the text field.
  /// > Documented: UITextField.textDidBeginEditingNotification.
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user has changed the text; its object is the text field.
  /// > Seen: fact i8: its raw value.
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing ended; its object is the text field.
  /// > Documented: UITextField.textDidEndEditingNotification.
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// The key of the reason in the notification's user info, an `NSNumber` of its raw value.
  /// > Documented: UITextField.didEndEditingReasonUserInfoKey.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
