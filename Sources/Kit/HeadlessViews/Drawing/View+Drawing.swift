import Foundation
import HeadlessGraphics
import HeadlessRendering

extension View {
  /// Returns the drawing of the view and its descendants, in the view's own coordinates.
  ///
  /// The view's own frame and transform have no effect; hidden and transparent views do. Every call draws again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible views and layers.
  /// - Parameter afterScreenUpdates: Whether the layout is brought up to date first, as UIKit does before it draws.
  /// - Returns: The drawing, with the ``bounds`` as its sheet.
  public final func drawing(afterScreenUpdates: Bool = true) -> DrawingList {
    if afterScreenUpdates { layoutIfNeeded() }
    let plan = DrawingPlan(of: rootNode)
    return DrawingList(bounds: bounds) { plan.draw(into: $0) }
  }

  /// Returns the drawing as it is laid out now, and of each text outside of masks the view that drew it.
  package final func drawingWithTextViews() -> (drawing: DrawingList, views: [View?]) {
    let plan = DrawingPlan(of: rootNode)
    var views: [View?] = []
    var current: View?
    let drawing = DrawingList(bounds: bounds) { context in
      func add() { views += Array(repeating: current, count: context.textCount - views.count) }
      plan.draw(into: context) { content in
        add()
        current = content as? View
      }
      add()
    }
    return (drawing, views)
  }

  /// Returns the views that a drawing shows, back to front, without those in masks; nothing is laid out.
  package final func shownViews() -> [View] {
    let plan = DrawingPlan(of: rootNode)
    var views: [View] = []
    _ = DrawingList(bounds: bounds) { plan.visitContents(in: $0) { if let view = $0 as? View { views.append(view) } } }
    return views
  }

  /// Calls ``draw(_:)``, and cuts what it draws at the bounds, or at the area of a control with a shadow.
  package final func drawInBounds(into context: DrawingContext) {
    let bounds = bounds
    context.saveState()
    context.clip(to: .rect((self as? any ShadowDrawing)?.drawnArea ?? bounds))
    context.guardingState { draw(bounds) }
    context.restoreState()
  }
}

/// A view of the toolkit's own that draws a shadow beyond its bounds, such as a slider whose thumb is a view in UIKit.
@MainActor package protocol ShadowDrawing: View {
  /// The area of bounds and shadow, at which ``View/draw(_:)`` is cut.
  var drawnArea: CGRect { get }
}

/// A view of the toolkit's own that shows something without ``View/draw(_:)``, which is then not called.
/// > Documented: UIImageView does not call `draw(_:)` of its subclasses.
@MainActor package protocol ContentDrawing: View {
  /// Draws what the view shows, in its own coordinates; it is not cut at the bounds.
  func drawContent(in context: DrawingContext)

  /// Draws content in front of the subviews; does nothing by default.
  func drawForeground(in context: DrawingContext)
}

extension ContentDrawing {
  package func drawForeground(in context: DrawingContext) {}
}
