import Synchronization

/// The turns of the run loop, which a screen ends: what changed in one turn is on the screen in the next.
package enum Turn {
  private static let ended = Atomic<Int>(0)

  package static var count: Int { ended.load(ordering: .relaxed) }

  package static func end() { ended.add(1, ordering: .relaxed) }
}
