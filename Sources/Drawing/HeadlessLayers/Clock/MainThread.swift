import Foundation

/// Calls of main-actor code from members that are not isolated.
package enum MainThread {
  /// Whether main-actor code may run here: on the main thread, or in a block of the main queue.
  package static var isCurrent: Bool { MainQueue.isCurrent || Thread.isMainThread }

  /// Runs main-actor code at once, on values that belong to no actor; stops the program where ``isCurrent`` is false.
  ///
  /// The values stay on their thread: the code has ended when this returns.
  package static func run<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    let value = UncheckedTransfer(value: value)
    return MainActor.assumeIsolated { UncheckedTransfer(value: body(value.value)) }.value
  }
}

/// A value that the compiler lets pass to the main actor and back.
///
/// It is sound in ``MainThread/run(with:_:)``, which stays on its thread, and in
/// ``MainQueue/run(waits:with:_:)`` as long as one thread at a time uses the value.
struct UncheckedTransfer<Value>: @unchecked Sendable {  // One thread at a time.
  let value: Value
}
