import HeadlessGeometry
import HeadlessReporting

extension Layer {
  /// Makes a change of the value under a key, with an animation where there is to be one.
  final func change(_ key: @autoclosure () -> String, _ body: () -> Void) {
    if LayerActions.isListening { LayerActions.perform(key(), of: self, body) } else { body() }
  }

  /// Sets the geometry; a new size needs layout.
  final func setGeometry(_ new: AnchoredGeometry) {
    let isResized = new.bounds.size != geometry.bounds.size
    if LayerActions.isListening {
      if new.position != geometry.position { change("position") { geometry.position = new.position } }
      if new.bounds != geometry.bounds { change("bounds") { geometry.bounds = new.bounds } }
    }
    geometry = new
    if isResized, delegate != nil || type(of: self).placesSublayers { requestLayout() }
  }

  /// Marks a layer without a view for layout, in the next update of its screen; on another thread than the main one, for
  /// the next layout alone.
  final func requestLayout() {
    rare.needsLayout = true
    if rare.isInUpdate || !MainThread.isCurrent { return }
    MainThread.run(with: self) { LayerUpdate.add($0) }
  }

  /// The geometry of the layer; of a view's layer, the view's.
  final var shownGeometry: AnchoredGeometry {
    if layerOwner == nil { return geometry }
    return AnchoredGeometry(bounds: bounds, position: position, anchorPoint: anchorPoint, transform: affineTransform())
  }

  /// The transform, while its effect on the plane is the same as the affine transform's.
  final var spaceTransform: CATransform3D {
    let plane = affineTransform()
    if let kept = rare.transform, kept.plane == plane { return kept }
    return CATransform3D(plane)
  }

  final func setSpaceTransform(_ transform: CATransform3D) {
    guard isFinite(transform, "transform") else { return }
    if transform.isInPlane {
      rare.transform = nil
      return storeAffineTransform(transform.plane)
    }
    change("transform") {
      rare.transform = transform
      if onOwner({ $0.layerTransform = transform.plane }) == nil { geometry.transform = transform.plane }
    }
  }

  /// Stops the animations of the layer and of the layers without a view in it, without recursion.
  package final func stopAllAnimations() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.stopAnimations { _ in true }
      waiting += layer.ownSublayers
    }
  }

  /// Lays out a layer without a view and those in it that need it, parents first, without recursion.
  ///
  /// A layer that is marked again in its own layout has to wait for the next one, and so have the layers that add
  /// others in their layout without end.
  package final func layOutUnowned() {
    // With the number of layouts of which each added the next layer.
    var waiting: [(layer: Layer, generation: UInt32)] = [(self, 0)]
    var isGrowing = false
    while let (layer, generation) = waiting.popLast() {
      let before = layer.ownSublayers
      if layer.rare.needsLayout {
        if generation >= (isGrowing ? 2 : EndlessWork.generationLimit) {
          if !isGrowing {
            EndlessWork.reportGrowth("layoutSublayers of \(type(of: layer))", "layer", cure: "Add sublayers")
          }
          isGrowing = true
          continue
        }
        if layer.rare.isLayingOut { continue }
        layer.rare.needsLayout = false
        layer.rare.isLayingOut = true
        layer.layoutSublayers()
        layer.rare.isLayingOut = false
      }
      let after = layer.ownSublayers
      let old = before.elementsEqual(after, by: ===) ? nil : Set(before.map(ObjectIdentifier.init))
      waiting += after.reversed().map { sublayer in
        (sublayer, old?.contains(ObjectIdentifier(sublayer)) == false ? generation + 1 : generation)
      }
    }
  }
}
