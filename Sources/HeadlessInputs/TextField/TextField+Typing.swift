import Foundation
import HeadlessControls
import HeadlessViews

/// The changes of text and selection by the keyboard.
extension TextField {
  final func typeText(_ text: String) {
    if text == "\n" { return typeReturn() }
    // A field has one line.
    let line = text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    let range = clearsOnInsertion ? NSRange(location: 0, length: content.length) : content.selection
    if line.isEmpty, range.length == 0 { return }
    change(range, to: line)
  }

  final func typeBackspace() {
    let range = content.rangeOfBackspace
    if range.length > 0 { change(range, to: "") }
  }

  private func change(_ range: NSRange, to string: String) {
    let allowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard allowed else { return }
    editing.clearsOnInsertion = false
    content.replace(range, with: string)
    contentSizeDidChange("text")
    delegate?.textFieldDidChangeSelection(self)
    sendEditingChange()
  }

  /// Presses the return key.
  ///
  /// > Documented: textFieldShouldReturn(_:); enablesReturnKeyAutomatically. Reported: without a refusal the field sends
  /// > `primaryActionTriggered` and `editingDidEndOnExit`, and a handler of the latter ends editing.
  private func typeReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
    if endsEditing { resignFirstResponder() }
  }

  final func replaceText(in range: NSRange, with string: String) {
    content.replace(range, with: string)
    contentSizeDidChange("text")
  }

  final func setSelection(_ range: NSRange) {
    let old = content.selection
    content.select(range)
    editing.clearsOnInsertion = false
    if content.selection == old { return }
    editing.typingAttributes = nil
    delegate?.textFieldDidChangeSelection(self)
  }
}
