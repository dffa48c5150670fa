import Dispatch

/// The queue of the main actor, for a `deinit`, which may run anywhere.
///
/// The current thread does not decide: a program that parks the main thread serves the main queue by another one.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the running code is a block of the main queue.
  package static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Runs a body on the main actor: at once where this is its queue, else while this thread waits, or later.
  package static func run(waits: Bool, _ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else if waits {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Runs a body on the main actor, on a value that belongs to no actor; see ``run(waits:_:)``.
  ///
  /// The caller must not use the value until the body has returned, and not at all if it does not wait.
  package static func run<Value>(waits: Bool, with value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    let value = UncheckedTransfer(value: value)
    run(waits: waits) { body(value.value) }
  }

  /// Runs a body on the main actor later, also where this is its queue; the caller must not use the value any more.
  package static func enqueue<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    let value = UncheckedTransfer(value: value)
    DispatchQueue.main.async { MainActor.assumeIsolated { body(value.value) } }
  }
}
