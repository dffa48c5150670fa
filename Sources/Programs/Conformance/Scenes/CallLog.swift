import UIKit

/// The calls of overrides, delegates, actions and completions, in their order.
@MainActor final class CallLog {
  var calls: [String] = []

  nonisolated init() {}

  func write(_ call: String) { calls.append(call) }

  /// Writes a call of an object with a name, such as `a.layoutSubviews`.
  func write(_ call: String, of name: String) { write(name.isEmpty ? call : "\(name).\(call)") }

  func removeAll() { calls = [] }

  /// Returns the calls since the last time, and forgets them.
  func takeCalls() -> [String] {
    defer { removeAll() }
    return calls
  }

  /// Records the calls since the last time, and forgets them.
  func record(_ name: String, on stage: Stage) { stage.record(name, .list(takeCalls())) }

  /// Lays the window out, and records the calls since the last time.
  func layOutAndRecord(_ name: String, on stage: Stage) {
    stage.layOut()
    record(name, on: stage)
  }

  /// Sends the actions of a control for events, and records the calls since the last time.
  func sendAndRecord(_ name: String, _ events: UIControl.Event, of control: UIControl, on stage: Stage) {
    stage.sendActions(for: events, of: control)
    record(name, on: stage)
  }

  /// Touches a view, moves the touch to another point if any, lifts it, and records the calls since the last time.
  func touchAndRecord(_ name: String, _ view: UIView, at point: CGPoint, movedTo end: CGPoint? = nil, on stage: Stage) {
    stage.touch(view, at: point)
    if let end { stage.moveTouch(to: end) }
    stage.liftTouch()
    record(name, on: stage)
  }

  /// Records those calls since the last time that contain one of some words, and forgets all.
  func record(_ name: String, containing words: [String], on stage: Stage) {
    stage.record(name, .list(takeCalls().filter { call in words.contains { call.contains($0) } }))
  }
}

extension UIControl {
  /// Writes down the events of a control, each by its name.
  func logEvents(_ events: [(name: String, event: UIControl.Event)], _ write: @escaping @MainActor (String) -> Void) {
    for (name, event) in events { addAction(UIAction { _ in write(name) }, for: event) }
  }
}
