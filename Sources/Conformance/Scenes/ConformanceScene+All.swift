import UIKit

extension ConformanceScene {
  /// All scenes, each with a name of its own.
  @MainActor public static let all: [ConformanceScene] =
    printedButtons + configuredButtons + constrainedViews + stacks + inputs + scrolling + texts
}
