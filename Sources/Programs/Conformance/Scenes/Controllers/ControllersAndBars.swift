extension ConformanceScene {
  @MainActor static let controllersAndBars: [ConformanceScene] = [
    loadedViews, controllerLayout, appearances, children, presentations, ownTransitions, navigationBars, tabBars,
    navigationStacks, lowBars, alertBoxes,
  ].flatMap { $0 }
}
