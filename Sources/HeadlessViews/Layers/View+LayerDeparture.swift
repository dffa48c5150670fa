extension View {
  /// Stops the layers' animations of views that leave their window; evaluated with the first layer of a view.
  static let stopsAnimationsOnDeparture: Void = WindowDeparture.addObserver { root in
    guard AnimationCount.hasAny else { return }
    for view in root.viewsOfSameWindow { view.rare.layer?.stopAllAnimations() }
  }
}
