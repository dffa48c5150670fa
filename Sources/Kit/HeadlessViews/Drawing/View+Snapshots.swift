import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessRendering

extension View {
  final func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
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
    DrawingPlan(of: rootNode).draw(into: drawing)
    drawing.restoreState()
    return true
  }

  /// Returns a view that shows the current content of this one in a rectangle, nil for the bounds; none for one that is
  /// empty or not finite, which is reported.
  final func snapshot(of rect: CGRect?, afterScreenUpdates: Bool, capInsets: EdgeInsets) -> View? {
    var list = drawing(afterScreenUpdates: afterScreenUpdates)
    guard let rect else { return SnapshotView(list, capInsets) }
    guard rect.isFinite, !rect.isEmpty, capInsets.isFinite else {
      report(
        "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
        "Expected a finite rectangle above 0×0 with finite insets; got \(rect.shortDescription) with "
          + "\(capInsets); there is no snapshot.", cure: "Pass a part of the view's bounds.")
      return nil
    }
    list.bounds = rect.standardized
    return SnapshotView(list, capInsets)
  }

  private func reportDrawing(_ problem: String, _ cure: String) {
    report("drawHierarchy(in:afterScreenUpdates:)", "\(problem); nothing was drawn.", cure: cure)
  }
}

/// A view that shows a drawing, stretched to its bounds but for the caps at its edges.
private final class SnapshotView: View, ContentDrawing {
  private let list: DrawingList
  private let capInsets: EdgeInsets

  init(_ list: DrawingList, _ capInsets: EdgeInsets) {
    self.list = list
    self.capInsets = capInsets
    super.init(frame: CGRect(origin: .zero, size: list.bounds.size))
  }

  required init?(coder: NSCoder) {
    list = DrawingList(bounds: .zero)
    capInsets = .zero
    super.init(coder: coder)
  }

  func drawContent(in context: DrawingContext) {
    let sheet = list.bounds
    for piece in DrawingList.ImagePlacement.pieces(of: sheet.size, caps: capInsets, in: bounds) {
      let source = piece.source.offsetBy(dx: sheet.minX, dy: sheet.minY)
      context.saveState()
      context.clip(to: .rect(piece.rect))
      context.concatenate(
        CGAffineTransform(translationX: -source.minX, y: -source.minY)
          .concatenating(
            CGAffineTransform(scaleX: piece.rect.width / source.width, y: piece.rect.height / source.height)
          )
          .concatenating(CGAffineTransform(translationX: piece.rect.minX, y: piece.rect.minY)))
      context.draw(list)
      context.restoreState()
    }
  }
}
