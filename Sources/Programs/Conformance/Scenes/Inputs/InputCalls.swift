import UIKit

extension CallLog {
  convenience init(eventsOf control: UIControl) {
    self.init()
    control.logEvents([
      ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ]) { self.write($0) }
  }
}

/// A log of the calls of a text field: of its delegate, its actions, and the observers of its notifications.
final class FieldCalls: NSObject, UITextFieldDelegate {
  /// The questions that the delegate answers with false.
  var refused: Set<String> = []
  private let log = CallLog()
  private var observers: [any NSObjectProtocol] = []

  /// Becomes the delegate of a field and observes it, until ``stop()``.
  func follow(_ field: UITextField) {
    field.delegate = self
    field.logEvents([
      ("event editingDidBegin", .editingDidBegin), ("event editingChanged", .editingChanged),
      ("event editingDidEnd", .editingDidEnd), ("event editingDidEndOnExit", .editingDidEndOnExit),
      ("event primaryActionTriggered", .primaryActionTriggered),
    ]) { [log] in log.write($0) }
    let notifications: [(String, Notification.Name)] = [
      ("notification didBeginEditing", UITextField.textDidBeginEditingNotification),
      ("notification didChange", UITextField.textDidChangeNotification),
      ("notification didEndEditing", UITextField.textDidEndEditingNotification),
    ]
    observers = notifications.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) { [self] _ in
        MainActor.assumeIsolated { log.write(name) }
      }
    }
  }

  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  /// Stops, ends editing, and removes the field.
  func stopAndRemove(_ field: UITextField) {
    stop()
    field.resignFirstResponder()
    field.removeFromSuperview()
  }

  /// Records the calls since the last call, after those that the field makes a moment later.
  func record(_ name: String, on stage: Stage) {
    stage.wait(0.25)
    log.record(name, on: stage)
  }

  private func allows(_ call: String) -> Bool {
    log.write(call)
    return !refused.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows("shouldBeginEditing") }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.write("didBeginEditing '\(textField.text ?? "nil")'")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows("shouldEndEditing") }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    log.write("didEndEditing reason \(reason.rawValue)")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { allows("shouldChangeCharacters \(range.location)+\(range.length) '\(string)'") }

  func textFieldDidChangeSelection(_ textField: UITextField) { log.write("didChangeSelection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows("shouldClear") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows("shouldReturn") }
}
