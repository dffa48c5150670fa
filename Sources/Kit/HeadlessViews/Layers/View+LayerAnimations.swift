import HeadlessLayers

extension View {
  /// Stops the layers' animations of the view and of everything below it in the same window.
  final func stopLayerAnimations() {
    guard AnimationCount.hasAny else { return }
    for view in viewsOfSameWindow { view.rare.layer?.stopAllAnimations() }
  }
}
