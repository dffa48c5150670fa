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
}
