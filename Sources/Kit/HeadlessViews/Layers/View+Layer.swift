import HeadlessGeometry
import HeadlessLayers

extension View {
  final func makeLayer() -> Layer {
    let layer = Layer.make(of: Self.layerClass, for: self)
    rare.layer = layer
    restoreOmittedMark()
    return layer
  }

  /// Moves the layers directly above a subview above the one below it, before that subview is moved.
  final func moveLayers(above subview: View, at index: Int) {
    guard let own = rare.layer?.ownSublayers, !own.isEmpty else { return }
    let below = index > 0 ? subviewStorage[index - 1] : nil
    for layer in own where layer.subviewBelow === subview { layer.subviewBelow = below }
  }

  /// Moves the layers directly above a subview above the one that was inserted right above it.
  /// > Reported: a suite that passes on iOS expects `[a, b, layer]` after b was inserted above a in `[a, layer]`.
  final func raiseLayers(from subview: View, to inserted: View) {
    guard let own = rare.layer?.ownSublayers, !own.isEmpty,
      let index = subviewStorage.firstIndex(where: { $0 === subview }), index + 1 < subviewStorage.count,
      subviewStorage[index + 1] === inserted
    else { return }
    for layer in own where layer.subviewBelow === subview { layer.subviewBelow = inserted }
  }

  /// Stops the layers' animations of the view and of everything below it in the same window.
  final func stopLayerAnimations() {
    guard AnimationCount.hasAny else { return }
    for view in viewsOfSameWindow { view.rare.layer?.stopAllAnimations() }
  }

  /// The transform from the view's own coordinates to its superview's.
  package final var transformToSuperview: CGAffineTransform {
    if rare.isEmpty { return CGAffineTransform(translationX: frameStorage.minX, y: frameStorage.minY) }
    return .placing(frameStorage, boundsOrigin: boundsOrigin, around: position, transform)
  }
}
