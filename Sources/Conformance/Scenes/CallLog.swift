import UIKit

/// The calls of overrides, delegates, actions and completions, in their order.
@MainActor
final class CallLog {
  var calls: [String] = []

  nonisolated init() {}

  func write(_ call: String) { calls.append(call) }

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
