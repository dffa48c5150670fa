import UIKit

/// The calls of overrides, delegates, actions and completions, in their order.
@MainActor
final class CallLog {
  var calls: [String] = []

  nonisolated init() {}

  func write(_ call: String) { calls.append(call) }

  /// Writes a call of an object with a name, such as `a.layoutSubviews`.
  func write(_ call: String, of name: String) { write(name.isEmpty ? call : "\(name).\(call)") }

  /// Returns the calls since the last time.
  func removeAll() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Returns the calls since the last time.
  func recordedCalls() -> RecordedValue { .list(removeAll()) }

  /// Returns those calls since the last time that contain one of some words.
  func recordedCalls(containing words: String...) -> RecordedValue {
    .list(removeAll().filter { call in words.contains { call.contains($0) } })
  }

  /// Records the calls since the last time.
  func record(_ name: String, on stage: Stage) { stage.record(name, recordedCalls()) }
}

extension UIControl {
  /// Writes down the events of a control, each by its name.
  func logEvents(_ events: [(name: String, event: UIControl.Event)], _ write: @escaping @MainActor (String) -> Void) {
    for (name, event) in events { addAction(UIAction { _ in write(name) }, for: event) }
  }
}
