/// The tree of layers.
///
/// A layer without a view stores its sublayers in `ownSublayers`. In the layer of a view the subviews' layers, which
/// belong to the views, are between them: each sublayer without a view references the subview that it is directly
/// above, its `subviewBelow`, and stays in its position when that subview is removed.
extension Layer {
  final var superviewLayer: Layer? { onOwner { $0.layerAbove } ?? nil }

  /// The sublayers, including the layers of subviews, back to front.
  final var allSublayers: [Layer] {
    guard let subviewLayers = onOwner({ $0.layersBelow }) else { return ownSublayers }
    if ownSublayers.isEmpty { return subviewLayers }
    let own = Dictionary(grouping: ownSublayers) { $0.subviewBelow.map(ObjectIdentifier.init) }
    return subviewLayers.reduce(into: own[nil] ?? []) { list, layer in
      list.append(layer)
      if let owner = layer.layerOwner { list += own[ObjectIdentifier(owner)] ?? [] }
    }
  }

  /// Inserts a layer at the index that `index` returns for the other sublayers.
  final func insert(_ layer: Layer, _ place: String, at index: ([Layer]) -> Int?) {
    guard canAddSublayer(layer, place) else { return }
    var list = allSublayers
    list.removeAll { $0 === layer }
    guard let index = index(list) else {
      return refuse(
        place, value: "the sibling", because: "is not a sublayer of this layer (Core Animation raises an exception)",
        consequence: "changing nothing", cure: "Pass one of the sublayers, or nil.")
    }
    if layer.layerOwner == nil, layer.parent !== self { layer.detach() }
    list.insert(layer, at: index)
    arrange(list)
  }

  private func canAddSublayer(_ layer: Layer, _ place: String) -> Bool {
    func refused(_ value: String, because reason: String, cure: String) -> Bool {
      refuse(place, value: value, because: reason, consequence: "changing nothing", cure: cure)
      return false
    }
    if layer === self {
      return refused("the layer itself", because: "can't be its own sublayer", cure: "Add another layer.")
    }
    if layer.layerOwner != nil {
      if layer.superviewLayer === self { return true }
      return refused(
        "the layer of a view", because: "is added with its view",
        cure: "Add the view to this layer's view: addSubview(_:).")
    }
    if !layer.ownSublayers.isEmpty, sequence(first: self, next: { $0.parent }).contains(where: { $0 === layer }) {
      return refused(
        "\(type(of: layer))", because: "is a layer that this one is in",
        cure: "Remove it from there first: removeFromSuperlayer().")
    }
    return true
  }

  /// Sets the list of sublayers; subviews' layers reorder their views.
  private func arrange(_ list: [Layer]) {
    let owners = list.compactMap(\.layerOwner)
    onOwner { $0.orderBelow(owners) }
    var subviewBelow: (any LayerOwner)?
    ownSublayers = []
    for layer in list {
      if let owner = layer.layerOwner {
        subviewBelow = owner
      } else {
        if layer.parent !== self { layer.turnOfInsertion = Turn.count }
        layer.parent = self
        layer.subviewBelow = subviewBelow
        ownSublayers.append(layer)
      }
    }
  }

  final func replaceSublayers(_ list: [Layer]) {
    let old = allSublayers.compactMap(\.layerOwner).map(ObjectIdentifier.init)
    guard list.compactMap(\.layerOwner).map(ObjectIdentifier.init) == old else {
      return refuse(
        "sublayers", value: "a list without the subviews' layers in their order",
        because: "would separate views from their layers",
        cure: "Keep the \(old.count) of them, or use removeFromSuperview().")
    }
    guard Set(list.map(ObjectIdentifier.init)).count == list.count else {
      return refuse(
        "sublayers", value: "a list that names a layer twice", because: "is ambiguous", cure: "Name each layer once.")
    }
    guard list.allSatisfy({ canAddSublayer($0, "sublayers") }) else { return }
    let kept = Set(list.map(ObjectIdentifier.init))
    for layer in ownSublayers where !kept.contains(ObjectIdentifier(layer)) { layer.parent = nil }
    for layer in list where layer.layerOwner == nil && layer.parent !== self { layer.detach() }
    arrange(list)
  }

  final func detachFromSuperlayer() {
    if layerOwner != nil {
      if superviewLayer == nil { return }
      return refuse(
        "removeFromSuperlayer()", value: "the layer of a view", because: "is removed with its view",
        consequence: "changing nothing", cure: "Remove the view: removeFromSuperview().")
    }
    detach()
  }

  private func detach() {
    guard let parent else { return }
    stopAllAnimations()
    parent.ownSublayers.removeAll { $0 === self }
    self.parent = nil
    subviewBelow = nil
  }

  /// Releases the sublayers one by one, without recursion for any depth.
  final func releaseSublayers() {
    var waiting = ownSublayers
    ownSublayers = []
    while var layer = waiting.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      waiting += layer.ownSublayers
      layer.ownSublayers = []
    }
  }
}
