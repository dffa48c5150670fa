import Foundation
import Synchronization

/// Lets a tree go without recursion: each view that goes away hands its subviews over, and one loop releases them.
///
/// A view's own `deinit` still sees its subviews, as in UIKit. Every thread releases what was handed over on it, so that
/// a tree has gone when the statement that let it go is over, whatever other threads let go meanwhile.
enum Teardown {
  private struct Drain {
    let thread: pthread_t
    var waiting: [[View]]
  }

  /// The threads that are releasing a tree right now; hardly ever more than one.
  private static let drains = Mutex<[Drain]>([])

  /// Takes over the subviews of a view that goes away.
  ///
  /// - Returns: Whether the caller must ``drain()`` now; false inside a drain, whose loop will come to them.
  static func take(_ subviews: inout [View]) -> Bool {
    let thread = pthread_self()
    return drains.withLock { drains in
      defer { subviews = [] }
      if let mine = drains.firstIndex(where: { $0.thread == thread }) {
        drains[mine].waiting.append(subviews)
        return false
      }
      drains.append(Drain(thread: thread, waiting: [subviews]))
      return true
    }
  }

  /// Releases what was handed over on this thread, and what is handed over by that.
  static func drain() {
    let thread = pthread_self()
    while let subviews = next(on: thread) { _ = consume subviews }
  }

  private static func next(on thread: pthread_t) -> [View]? {
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
