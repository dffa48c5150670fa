import Foundation
import HeadlessGraphics

/// Whether a layer draws content of its own.
struct LayerDisplay {
  /// Whether `display()` is to be called.
  var isNeeded = false
  /// Whether `draw(in:)` is called.
  var drawsContent = false
  /// Whether a new size asks for it.
  var isNeededForBounds = false
}

extension Layer {
  /// Whether ``draw(in:)`` is called when the layer is drawn.
  final var drawsContent: Bool { displaying.drawsContent || displaying.isNeededForBounds }

  /// What the layer and everything in it draws, in its own coordinates; of a view's layer, the view.
  ///
  /// To be called on the main actor, as all that touches views; elsewhere it stops the program.
  public final func drawing() -> DrawingList {
    DrawingList(bounds: bounds) { draw(into: $0) }
  }

  final func draw(into context: DrawingContext) {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      let plan =
        if let view = layer.view {
          DrawingPlan(of: view)
        } else {
          DrawingPlan(of: DrawingNode(unowned: layer, traits: InheritedTraits(collection: .current), isRoot: true))
        }
      context.guardingState { plan.draw(into: context) }
    }
  }
}
