/// The layers without a view that need layout, until the next update of their screen.
/// > Documented: CALayer.setNeedsLayout(): the next update lays it out. Assumed: after the views of the screen; a layer
/// > that is in no visible window waits.
@MainActor package enum LayerUpdate {
  private struct Entry { weak var layer: Layer? }

  /// Each layer once (`isInUpdate`).
  private static var entries: [Entry] = []
  private static var limit = 64

  static func add(_ layer: Layer) {
    layer.rare.isInUpdate = true
    entries.append(Entry(layer: layer))
    if entries.count < limit { return }
    entries.removeAll { $0.layer == nil }
    limit = 2 * entries.count + 64
  }

  /// Lays out the layers in visible windows of a screen, by its clock, and returns whether there were any.
  ///
  /// A layer that is marked again by these layouts waits for the next update.
  package static func layOut(by clock: VirtualClock) -> Bool {
    if entries.isEmpty { return false }
    let waiting = entries.compactMap(\.layer)
    entries = []
    for layer in waiting { layer.rare.isInUpdate = false }
    var hasLaidOut = false
    for layer in waiting where layer.rare.needsLayout && !layer.rare.isInUpdate {
      if let owner = layer.parent?.nearestOwned?.layerOwner, owner.isInShownWindow, owner.layerClock === clock {
        layer.layOutUnowned()
        hasLaidOut = true
      } else {
        add(layer)
      }
    }
    return hasLaidOut
  }
}
