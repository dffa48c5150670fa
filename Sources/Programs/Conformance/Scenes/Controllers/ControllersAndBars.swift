extension ConformanceScene {
  /// The scenes of controllers and bars.
  @MainActor static let controllersAndBars: [ConformanceScene] = [
    loadedViews, controllerLayout, appearances, children, presentations, ownTransitions, navigationBars, tabBars,
    navigationStacks, lowBars, alertBoxes,
  ].flatMap { $0 }
}
