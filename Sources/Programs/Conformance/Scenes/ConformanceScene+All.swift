import UIKit

extension ConformanceScene {
  /// All scenes, each with a name of its own.
  @MainActor public static let all: [ConformanceScene] = [
    printedButtons, configuredButtons, constrainedViews, stacks,
    buttonFrames, mirroredButtonFrames, buttonSizes, truncatedTitles, buttonHooks, buttonLooks,
    configurationLooks, configurationFrames, configurationUpdates,
    viewLayout, observedViews, tracking, targetActions, constraintCases, controllersAndBars, inputs, scrolling, texts,
    layoutManagers,
    insetRecipes, documentButtons, imagePositions, buttonContents, drawnLooks, hookRectangles, picturedFrames,
    observedChanges, geometry, drawnChoices, stackCases, constraintChoices, viewsByHand, scrollChoices,
    configurationChoices, textChoices, backButtons, overriddenInsets, buttonChanges, configuredSpaces, controlEvents,
    hitTests, viewOrder, labelSizes, largeTexts, stackSpaces, constraintChanges, mirroredInputs,
    buttonRestyles, configuredStates, visualFormats, resizedViews, shownAgain, promptedBars, scrollSpaces,
    apps, formApps, accessibility,
  ].flatMap(\.self)

  static let scrolling = scrollOffsets + scrollInsets + scrollMotions

  /// Text fields, and controls other than buttons.
  static let inputs =
    valueControls + segmentsAndPages + controlGestures + fieldRects + fieldEditing + fieldDefaults
    + drawnInputs

  @MainActor static let controllersAndBars: [ConformanceScene] = [
    loadedViews, controllerLayout, appearances, children, presentations, ownTransitions, navigationBars, tabBars,
    navigationStacks, lowBars, alertBoxes,
  ].flatMap { $0 }
}
