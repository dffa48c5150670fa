import Foundation
import Synchronization

/// The targets of the timers of run loops that call a method, for messages about objects that are retained.
package enum TimerTargets {
  private struct Entry {
    weak var timer: Timer?
    let target: ObjectIdentifier
    let method: String

    var isLive: Bool { timer?.isValid == true }
  }

  private static let entries = Mutex<(list: [Entry], limit: Int)>(([], 64))

  /// Adds a timer, which is not retained.
  ///
  /// - Complexity: Amortized O(1).
  package static func add(_ timer: Timer, target: AnyObject, method: String) {
    let entry = Entry(timer: timer, target: ObjectIdentifier(target), method: method)
    entries.withLock { entries in
      entries.list.append(entry)
      if entries.list.count < entries.limit { return }
      entries.list.removeAll { !$0.isLive }
      entries.limit = max(64, 2 * entries.list.count)
    }
  }

  /// Returns the methods of an object that valid timers call.
  ///
  /// - Complexity: O(*n*) for *n* timers.
  package static func methods(of target: AnyObject) -> [String] {
    let target = ObjectIdentifier(target)
    return entries.withLock { entries in entries.list.filter { $0.target == target && $0.isLive }.map(\.method) }
  }
}
