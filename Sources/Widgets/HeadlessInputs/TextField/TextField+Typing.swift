import Foundation
import HeadlessReporting
import HeadlessViews

/// The changes of text and selection by the keyboard.
extension TextField {
  final func insert(_ text: String) {
    let line = Self.line(of: text)
    let range = editing.replacesHiddenText ? wholeRange : rangeOfInsertion
    if line.isEmpty, range.length == 0 { return }
    change(range, to: line)
  }

  final func deleteSelection() {
    let range = editing.replacesHiddenText ? wholeRange : content.rangeOfBackspace
    if range.length > 0 { change(range, to: "") }
  }

  private func change(_ range: NSRange, to string: String) {
    clearsOnInsertion = false
    editing.replacesHiddenText = false
    replaceText(in: range, with: string)
    notifyOfSelection()
    sendEditingChange()
  }

  private var wholeRange: NSRange { NSRange(location: 0, length: content.length) }

  private var rangeOfInsertion: NSRange { clearsOnInsertion ? wholeRange : content.selection }

  /// Returns a text with line breaks replaced by spaces, as a field has one line.
  private static func line(of text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  private func mayChange(_ range: NSRange, to string: String) -> Bool {
    guard let delegate else { return true }
    let method = "textField(_:shouldChangeCharactersIn:replacementString:)"
    return Self.typingNesting.call("\(method) of the delegate of \(type(of: self))") {
      delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    } ?? false
  }

  /// Presses the return key.
  /// > Documented: textFieldShouldReturn(_:); enablesReturnKeyAutomatically. Reported: without a refusal the field
  /// > sends `primaryActionTriggered` and `editingDidEndOnExit`, and a handler of the latter ends editing.
  private func pressReturn() {
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
    clearsOnInsertion = false
    if content.selection == old { return }
    editing.replacesHiddenText = false
    editing.typingAttributes = nil
    notifyOfSelection()
  }

  private func notifyOfSelection() {
    Self.selectionNesting.call("textFieldDidChangeSelection(_:) of the delegate of \(type(of: self))") {
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private static let selectionNesting = CallbackNesting(
    "changes of the selection", cure: "Set the selection in it only if it is not the wanted one.")

  /// The calls that begin and end editing, as a delegate may begin and end it in them.
  static let typingNesting = CallbackNesting(
    "changes of the text", cure: "Don't type in what a key calls; set the text, only if it is not the wanted one.")
  static let editingNesting = CallbackNesting(
    "changes of the first responder", cure: "Don't let fields give each other the first responder.")
}

extension TextField: KeyboardResponder {
  /// Asks the delegate; of a hidden text that the character will replace, for the insertion point too.
  /// > Reported: the delegate of a secure field gets the ordinary range although all text is replaced.
  package final func keyboardShouldInsert(_ text: String) -> Bool { mayChange(rangeOfInsertion, to: text) }

  /// Asks the delegate, if there is something to delete.
  /// > Reported: ``deleteBackward()`` is called at the text's beginning too, since iOS 6 (B. Homer); not the delegate.
  package final func keyboardShouldDelete() -> Bool {
    let range = content.rangeOfBackspace
    return range.length == 0 || mayChange(range, to: "")
  }

  /// Presses the return key, which inserts nothing.
  package final func keyboardShouldReturn() -> Bool {
    Self.typingNesting.call("textFieldShouldReturn(_:) of the delegate of \(type(of: self))") { pressReturn() }
    return false
  }
}
