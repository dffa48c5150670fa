import Dispatch

/// A check whether the code runs on the main actor's queue, for a `deinit`, which may run anywhere.
///
/// The main thread is no answer: a program that parks it serves the main queue, and so the main actor, by another one.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether it does.
  package static var isCurrent: Bool {
    mark
    return DispatchQueue.getSpecific(key: key) ?? false
  }
}
