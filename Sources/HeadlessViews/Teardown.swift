import Synchronization

/// Lets a tree go without recursion: each view that goes away hands its subviews over, and one loop releases them.
///
/// A subclass's own `deinit` still sees the subviews, as in UIKit.
enum Teardown {
  private struct Queue {
    var waiting: [[View]] = []
    var isDraining = false
  }

  private static let queue = Mutex(Queue())

  /// Cuts the subviews' way up, empties the list and releases them; called from a view's `deinit`.
  ///
  /// The list is moved, never copied: a second reference would release the subviews on the way out, level by level.
  static func dismantle(_ subviews: inout [View]) {
    if subviews.isEmpty { return }
    for subview in subviews { subview.superviewReference.view = nil }
    if enqueue(&subviews) { drain() }
  }

  /// Moves the list into the queue and tells whether nobody drains it yet.
  private static func enqueue(_ subviews: inout [View]) -> Bool {
    queue.withLock { queue in
      queue.waiting.append([])
      swap(&queue.waiting[queue.waiting.count - 1], &subviews)
      defer { queue.isDraining = true }
      return !queue.isDraining
    }
  }

  private static func drain() {
    while let subviews = next() { _ = consume subviews }
  }

  private static func next() -> [View]? {
    queue.withLock { queue in
      if queue.waiting.isEmpty { queue.isDraining = false }
      return queue.waiting.popLast()
    }
  }
}
