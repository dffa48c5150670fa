import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

/// Pictures of views.
extension View {
  /// Draws the view and everything in it into the current context, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the ``bounds`` go.
  ///   - afterScreenUpdates: Whether the layout is brought up to date first.
  /// - Returns: Whether it was drawn: not without a context, nor without a size, which is reported.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = CGContext.current else {
      reportDrawing("there is no context to draw into", "Call it in an image renderer's closure.")
      return false
    }
    if afterScreenUpdates { layoutIfNeeded() }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, rect.isFinite else {
      reportDrawing(
        "\(bounds.shortDescription) can't be stretched into \(rect.shortDescription)", "Give the view a size.")
      return false
    }
    let drawing = context.drawing
    drawing.saveState()
    drawing.concatenate(
      CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height))
        .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
    DrawingPlan(of: self).draw(into: drawing)
    drawing.restoreState()
    return true
  }

  /// A view that shows what this one shows now, whatever becomes of this one; it has the same size.
  ///
  /// - Parameter afterScreenUpdates: Whether the layout is brought up to date first.
  /// - Returns: A new view.
  public final func snapshotView(afterScreenUpdates: Bool) -> View? {
    SnapshotView(drawing(afterScreenUpdates: afterScreenUpdates))
  }

  private func reportDrawing(_ problem: String, _ cure: String) {
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: self)).drawHierarchy(in:afterScreenUpdates:)", problem: "\(problem); nothing was drawn.",
        cure: cure))
  }
}

/// A view that shows a drawing, stretched to its bounds.
private final class SnapshotView: View, ContentDrawing {
  private let list: DrawingList

  init(_ list: DrawingList) {
    self.list = list
    super.init(frame: CGRect(origin: .zero, size: list.bounds.size))
  }

  required init?(coder: NSCoder) {
    list = DrawingList(bounds: .zero)
    super.init(coder: coder)
  }

  func drawContent(in context: DrawingContext) {
    let (sheet, bounds) = (list.bounds, bounds)
    guard sheet.width > 0, sheet.height > 0 else { return }
    context.saveState()
    context.clip(to: .rect(bounds))
    context.concatenate(
      CGAffineTransform(translationX: -sheet.minX, y: -sheet.minY)
        .concatenating(CGAffineTransform(scaleX: bounds.width / sheet.width, y: bounds.height / sheet.height))
        .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY)))
    context.draw(list)
    context.restoreState()
  }
}
