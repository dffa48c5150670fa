/// The layers without a view that need layout, until the next update of their screen.
/// > Documented: CALayer.setNeedsLayout(), fact em7.
@MainActor package enum LayerUpdate {
  private struct Entry { weak var layer: Layer? }

  private static var entries: [Entry] = []
  private static var limit = 64

  static func add(_ layer: Layer) {
    if entries.count >= limit {
      entries.removeAll { $0.layer?.rare.needsLayout != true }
      limit = 2 * entries.count + 64
    }
    entries.append(Entry(layer: layer))
  }

  /// Lays out the layers in visible windows of a screen, by its clock; others wait until they are in one.
  ///
  /// A layer that its layout marks again waits for the next update.
  package static func layOut(by clock: VirtualClock) {
    if entries.isEmpty { return }
    let waiting = entries
    entries = []
    for entry in waiting {
      guard let layer = entry.layer, layer.rare.needsLayout else { continue }
      if let owner = layer.ownerAbove, owner.isInShownWindow, owner.layerClock === clock {
        layer.layOutUnowned()
      } else {
        entries.append(entry)
      }
    }
  }
}

extension Layer {
  /// The view whose layer is the nearest one above.
  fileprivate var ownerAbove: (any LayerOwner)? {
    var current = parent
    while let layer = current {
      if let owner = layer.layerOwner { return owner }
      current = layer.parent
    }
    return nil
  }
}
