import Foundation
import Synchronization

/// Releases trees of objects without recursion: a deallocated object passes on its children, and a loop releases them.
///
/// The object's own `deinit` still sees its children. Each thread releases the objects that were collected on it, so
/// that a tree is deallocated after the statement that released it, whatever other threads release at the same time.
package enum Teardown {
  /// A lock whose holder finds every view whole, whatever other threads release.
  ///
  /// The main actor holds it while it visits the views of all trees; a deallocated view waits for it, removes the
  /// references to itself, and only then releases what it stores.
  static let lock = NSRecursiveLock()

  /// The threads that are releasing a tree right now, hardly ever more than one, with the arrays of children that wait.
  private static let drains = Mutex<[(thread: pthread_t, waiting: [any Sendable])]>([])

  /// Moves the children of a deallocated object to the list of those to release, and returns whether the caller must
  /// ``drain()`` now: not inside a drain, whose loop releases them.
  package static func collect<Child: AnyObject & Sendable>(_ children: inout [Child]) -> Bool {
    let thread = pthread_self()
    return drains.withLock { drains in
      defer { children = [] }
      if let mine = drains.firstIndex(where: { $0.thread == thread }) {
        drains[mine].waiting.append(children)
        return false
      }
      drains.append((thread, [children]))
      return true
    }
  }

  /// Releases the children that were handed over on this thread, and those that are handed over until it is done.
  package static func drain() {
    let thread = pthread_self()
    while let children = next(on: thread) { _ = consume children }
  }

  private static func next(on thread: pthread_t) -> (any Sendable)? {
    drains.withLock { drains in
      guard let mine = drains.firstIndex(where: { $0.thread == thread }) else { return nil }
      if drains[mine].waiting.isEmpty {
        drains.remove(at: mine)
        return nil
      }
      return drains[mine].waiting.removeLast()
    }
  }
}
