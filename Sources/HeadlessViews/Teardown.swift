import Synchronization

/// Lets a tree go without recursion: each view that goes away hands its subviews over, and one loop releases them.
///
/// A view's own `deinit` still sees its subviews, as in UIKit.
enum Teardown {
  private struct Queue {
    var waiting: [[View]] = []
    var isDraining = false
  }

  private static let queue = Mutex(Queue())

  /// Cuts the subviews' way up and releases them; called from a view's `deinit`.
  static func dismantle(_ subviews: [View]) {
    if subviews.isEmpty { return }
    for subview in subviews { subview.superviewReference.view = nil }
    let isAlone = queue.withLock { queue in
      queue.waiting.append(subviews)
      defer { queue.isDraining = true }
      return !queue.isDraining
    }
    if isAlone { drain() }
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
